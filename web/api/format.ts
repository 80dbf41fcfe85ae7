import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import {
  type FormatChange,
  formatAnswer,
  formatCheck,
  formatStatus,
  formatUndoAnswer,
} from "../../worker/contract/format";
import { isSignedOut } from "../lib/http";
import { fetchAs } from "../lib/read-as";
import { blogKeys } from "./blog-admin";
import { useWrite } from "./calls";

const path = "/api/blog/update-formats";
const pollMs = 2000;
/** A run over all articles takes long. */
const call = { method: "POST", limitMs: 120_000 } as const;

/** The last run; polled while it is running or being undone. */
export const formatRunQuery = () =>
  queryOptions({
    queryKey: ["blog", "format-run"],
    queryFn: async () => (await fetchAs(formatStatus, path)).run,
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      (data?.state === "running" || data?.state === "undoing") && !isSignedOut(error) ? pollMs : false,
  });

/** The changes that a run would make, over all posts; `onProgress` gets the number of checked posts. */
export async function checkFormats(onProgress: (checked: number) => void): Promise<FormatChange[]> {
  const changes: FormatChange[] = [];
  let checked = 0;
  for (let after: number | null = 0; after !== null; ) {
    const page: z.infer<typeof formatCheck> = await fetchAs(formatCheck, `${path}/check?after=${after}`);
    changes.push(...page.changes);
    checked += page.checked;
    after = page.next;
    onProgress(checked);
  }
  return changes;
}

export const useUpdateFormats = () => useWrite(blogKeys, () => fetchAs(formatAnswer, path, call));

export const useUndoFormats = () => useWrite(blogKeys, () => fetchAs(formatUndoAnswer, `${path}/undo`, call));
