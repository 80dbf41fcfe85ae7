import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { revision, revisionSummary } from "../../worker/contract/desk/revisions";
import { staffPost } from "../../worker/contract/desk/staff-post";
import { fetchAs } from "../lib/read-as";
import { useBlogMutation } from "./blog-admin";

/** What is kept of a post, the newest first. */
export function historyQuery(postId: number) {
  return queryOptions({
    queryKey: ["blog", "history", postId],
    queryFn: () => fetchAs(z.array(revisionSummary), `/api/blog/${postId}/revisions`),
    staleTime: 0,
  });
}

/** One version, which never changes. */
export function revisionQuery(postId: number, revisionId: number) {
  return queryOptions({
    queryKey: ["post-version", postId, revisionId],
    queryFn: () => fetchAs(revision, `/api/blog/${postId}/revisions/${revisionId}`),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface Restoring {
  postId: number;
  revisionId: number;
  body: { version: string; slug?: string };
  key: string;
}

/** Writes an earlier version as a new one. */
export function useRestoreVersion() {
  return useBlogMutation(async ({ postId, revisionId, body, key }: Restoring) => {
    const path = `/api/blog/${postId}/revisions/${revisionId}/restore`;
    return fetchAs(staffPost, path, { method: "POST", body, idempotencyKey: key });
  });
}
