import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type Brief,
  type BriefInput,
  brief,
  briefList,
  type Proposal,
  type ProposalInput,
  proposalAnswer,
} from "../../worker/contract/studio/brief";
import { type WritingRulesInput, writingRules } from "../../worker/contract/studio/writing-rules";
import { request } from "../lib/http";
import { keepAnswer } from "../lib/query-client";
import { fetchAs, readAs } from "../lib/read-as";

const briefsKey = ["briefs"];
/** Milliseconds that a writer may take for outlines; the server gives up before. */
const outlineMs = 120_000;

/** All briefs: what is planned first comes first, then the newest. */
export function briefsQuery() {
  return queryOptions({
    queryKey: [...briefsKey, "list"],
    queryFn: () => fetchAs(briefList, "/api/briefs"),
    staleTime: 0,
    retry: 1,
  });
}

export function fetchBrief(id: number): Promise<Brief> {
  return fetchAs(brief, `/api/briefs/${id}`);
}

/** The brief that a form edits: a save must start from what is stored. */
export function editedBriefQuery(id: number) {
  return queryOptions({
    queryKey: ["brief-form", id],
    queryFn: () => fetchBrief(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Has all briefs fetched anew, but for one that is being edited. */
export function refreshBriefs(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: briefsKey });
}

/** A mutation after which briefs are fetched anew, and the calendar with what is planned. */
function useBriefMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      refreshBriefs(client);
      void client.invalidateQueries({ queryKey: ["blog", "calendar"] });
    },
  });
}

interface SavedBrief {
  input: BriefInput;
  over: { id: number; version: string } | null;
  key: string;
}

/** Stores a new brief, or a change of the version that is named: 409 when somebody has changed it since. */
export function useSaveBrief() {
  return useBriefMutation(async ({ input, over, key: idempotencyKey }: SavedBrief) => {
    const response =
      over === null
        ? await request("/api/briefs", { method: "POST", body: input, idempotencyKey })
        : await request(`/api/briefs/${over.id}`, {
            method: "PUT",
            body: { ...input, version: over.version },
            idempotencyKey,
          });
    return readAs(brief, response);
  });
}

export function useDeleteBrief() {
  return useBriefMutation((id: number) => request(`/api/briefs/${id}`, { method: "DELETE" }));
}

/** Has the writer plan a stored brief anew. */
export function useOutlineBrief() {
  return useBriefMutation((id: number) =>
    fetchAs(brief, `/api/briefs/${id}/outline`, { method: "POST", limitMs: outlineMs }),
  );
}

/** Outlines that the writer proposes; nothing is stored. */
export function useProposals() {
  return useMutation({
    mutationFn: async (body: ProposalInput): Promise<Proposal[]> => {
      return (
        await fetchAs(proposalAnswer, "/api/briefs/proposals", { method: "POST", body, limitMs: outlineMs })
      ).proposals;
    },
  });
}

/** How we write, always the newest state. */
export function writingRulesQuery() {
  return queryOptions({
    queryKey: ["writing-rules"],
    queryFn: () => fetchAs(writingRules, "/api/writing-rules"),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Stores the next version. */
export function useChangeRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input: body, key: idempotencyKey }: { input: WritingRulesInput; key: string }) =>
      fetchAs(writingRules, "/api/writing-rules", { method: "PUT", body, idempotencyKey }),
    onSuccess: (stored) => keepAnswer(client, writingRulesQuery().queryKey, stored),
  });
}
