import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import {
  type Brief,
  type BriefInput,
  brief,
  briefList,
  type ProposalInput,
  proposalAnswer,
} from "../../worker/contract/studio/brief";
import { type WritingRulesInput, writingRules } from "../../worker/contract/studio/writing-rules";
import { request } from "../lib/http";
import { keepAnswer } from "../lib/query-client";
import { fetchAs } from "../lib/read-as";
import { once, post, put, readQuery, useWrite } from "./calls";

const path = "/api/briefs";
const briefsKey = ["briefs"];
const plannedKey = ["blog", "calendar"];
/** Milliseconds that a writer may take for outlines; the server gives up before. */
const outlineMs = 120_000;

/** All briefs: what is planned first comes first, then the newest. */
export const briefsQuery = () => readQuery(briefsKey, briefList, path, { retry: 1 });

export const fetchBrief = (id: number): Promise<Brief> => fetchAs(brief, `${path}/${id}`);

/** The brief that a form edits: a save must start from what is stored. */
export const editedBriefQuery = (id: number) => readQuery(["brief-form", id], brief, `${path}/${id}`, once);

/** Has all briefs fetched anew, but for one that is being edited. */
export function refreshBriefs(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: briefsKey });
}

interface SavedBrief {
  input: BriefInput;
  over: { id: number; version: string } | null;
  key: string;
}

/** Stores a new brief, or a change of the version that is named: 409 when somebody has changed it since. */
export const useSaveBrief = () =>
  useWrite([briefsKey, plannedKey], ({ input, over, key: idempotencyKey }: SavedBrief) =>
    over === null
      ? post(brief, path, input, { idempotencyKey })
      : put(brief, `${path}/${over.id}`, { ...input, version: over.version }, { idempotencyKey }),
  );

export const useDeleteBrief = () =>
  useWrite([briefsKey, plannedKey], (id: number) => request(`${path}/${id}`, { method: "DELETE" }));

/** Has the writer plan a stored brief anew. */
export const useOutlineBrief = () =>
  useWrite([briefsKey, plannedKey], (id: number) =>
    post(brief, `${path}/${id}/outline`, undefined, { limitMs: outlineMs }),
  );

/** Outlines that the writer proposes; nothing is stored. */
export const useProposals = () =>
  useWrite([], async (body: ProposalInput) => {
    const call = { method: "POST", body, limitMs: outlineMs } as const;
    return (await fetchAs(proposalAnswer, `${path}/proposals`, call)).proposals;
  });

/** How we write, always the newest state. */
export const writingRulesQuery = () =>
  readQuery(["writing-rules"], writingRules, "/api/writing-rules", { gcTime: 0 });

/** Stores the next version. */
export function useChangeRules() {
  const client = useQueryClient();
  return useWrite(
    [],
    async ({ input: body, key: idempotencyKey }: { input: WritingRulesInput; key: string }) => {
      const stored = await put(writingRules, "/api/writing-rules", body, { idempotencyKey });
      await keepAnswer(client, writingRulesQuery().queryKey, stored);
      return stored;
    },
  );
}
