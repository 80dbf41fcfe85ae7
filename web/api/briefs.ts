import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import {
  type Brief,
  type BriefInput,
  brief,
  type ProposalInput,
  proposalAnswer,
} from "../../worker/contract/studio/brief";
import { type WritingRulesInput, writingRules } from "../../worker/contract/studio/writing-rules";
import { request } from "../lib/http";
import { keepAnswer } from "../lib/query-client";
import { fetchAs } from "../lib/read-as";
import { askAt, once, pageQuery, post, put, readQuery, useWrite, versionQuery } from "./calls";

const path = "/api/briefs";
const briefsKey = ["briefs"];
const plannedKey = ["blog", "calendar"];
/** Timeout of outlines in milliseconds; the server's own is shorter. */
const outlineMs = 120_000;

/** A page of the briefs: planned ones first, then the newest. */
export const briefsQuery = ({ page, ...filter }: { page: number; q: string; state: string }) => {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));
  return pageQuery([...briefsKey, given], askAt(path, given), brief, page);
};

export const fetchBrief = (id: number): Promise<Brief> => fetchAs(brief, `${path}/${id}`);

/** The brief in a form, always fetched, because a save must be based on the stored version. */
export const editedBriefQuery = (id: number) => readQuery(["brief-form", id], brief, `${path}/${id}`, once);

/** Refetches all briefs except the one in a form. */
export function refreshBriefs(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: briefsKey });
}

interface SavedBrief {
  input: BriefInput;
  over: { id: number; version: string } | null;
  key: string;
}

/** Stores a new brief or a change; 409 if the version is stale. */
export const useSaveBrief = () =>
  useWrite([briefsKey, plannedKey], ({ input, over, key: idempotencyKey }: SavedBrief) =>
    over === null
      ? post(brief, path, input, { idempotencyKey })
      : put(brief, `${path}/${over.id}`, { ...input, version: over.version }, { idempotencyKey }),
  );

export const useDeleteBrief = () =>
  useWrite([briefsKey, plannedKey], ({ id, updatedAt }: Brief) =>
    request(`${path}/${id}${versionQuery(updatedAt)}`, { method: "DELETE" }),
  );

/** Lets the writer outline a stored brief again. */
export const useOutlineBrief = () =>
  useWrite([briefsKey, plannedKey], (id: number) =>
    post(brief, `${path}/${id}/outline`, undefined, { limitMs: outlineMs }),
  );

/** Outlines proposed by the writer; nothing is stored. */
export const useProposals = () =>
  useWrite([], async (body: ProposalInput) => {
    const call = { method: "POST", body, limitMs: outlineMs } as const;
    return (await fetchAs(proposalAnswer, `${path}/proposals`, call)).proposals;
  });

/** The writing rules, always refetched. */
export const writingRulesQuery = () =>
  readQuery(["writing-rules"], writingRules, "/api/writing-rules", { gcTime: 0 });

/** Stores a new version. */
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
