import { queryOptions } from "@tanstack/react-query";
import {
  type FormatChange,
  type FormatRun,
  formatAnswer,
  formatCheck,
  formatStatus,
  formatUndoAnswer,
} from "../../worker/contract/format";
import { isSignedOut, request } from "../lib/http";
import { fetchAs, readAs } from "../lib/read-as";
import { useBlogMutation } from "./blog-admin";

const pollMs = 2000;
/** Milliseconds that going through all articles may take. */
const allArticlesMs = 120_000;

/** The last run; asked for again and again while it goes on in the background, or is being undone. */
export function formatRunQuery() {
  return queryOptions({
    queryKey: ["blog", "format-run"],
    queryFn: async (): Promise<FormatRun | null> => {
      return (await fetchAs(formatStatus, "/api/blog/update-formats")).run;
    },
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      (data?.state === "running" || data?.state === "undoing") && !isSignedOut(error) ? pollMs : false,
  });
}

/** What a run would change, over all posts; `onProgress` hears how many were looked at so far. */
export async function checkFormats(onProgress: (checked: number) => void): Promise<FormatChange[]> {
  const changes: FormatChange[] = [];
  let checked = 0;
  let after: number | null = 0;
  while (after !== null) {
    const response = await request(`/api/blog/update-formats/check?after=${after}`);
    const page = await readAs(formatCheck, response);
    changes.push(...page.changes);
    checked += page.checked;
    after = page.next;
    onProgress(checked);
  }
  return changes;
}

export function useUpdateFormats() {
  return useBlogMutation(() =>
    fetchAs(formatAnswer, "/api/blog/update-formats", { method: "POST", limitMs: allArticlesMs }),
  );
}

export function useUndoFormats() {
  return useBlogMutation(() =>
    fetchAs(formatUndoAnswer, "/api/blog/update-formats/undo", {
      method: "POST",
      limitMs: allArticlesMs,
    }),
  );
}
