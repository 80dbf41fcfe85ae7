import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { newPreviewLink, postNote, previewLink } from "../../worker/contract/desk/post-notes";
import { pendingChange, revision, revisionSummary } from "../../worker/contract/desk/revisions";
import { type StaffPost, staffPost } from "../../worker/contract/desk/staff-post";
import {
  agedPosts,
  type Checks,
  checks,
  decided,
  type MovedVersions,
  provenance,
  type VerdictInput,
} from "../../worker/contract/studio/checks";
import { ApiError, nullIfGone, request } from "../lib/http";
import { keepAnswer } from "../lib/query-client";
import { fetchAs } from "../lib/read-as";
import { blogKeys } from "./blog-admin";
import { post, put, readQuery, refresh, useWrite } from "./calls";
import { pendingQuery } from "./post-form";
import { postNotesQuery } from "./workflow";

/** The claims and other problems of a generated article; refetched after each write. */
export const checksQuery = (postId: number) =>
  readQuery(["blog", "checks", postId], checks, `/api/blog/${postId}/checks`);

/** Stores the verdict on a claim; the counts of lists are refetched. */
export function useDecideClaim(postId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: VerdictInput & { key: string }) =>
      put(decided, `/api/blog/${postId}/claims/${encodeURIComponent(key)}`, body),
    onSuccess: ({ moved, ...answer }) => {
      if (moved.change) void refresh(client, pendingQuery(postId).queryKey);
      return keepAnswer<Checks>(client, checksQuery(postId).queryKey, answer);
    },
    // Not awaited, because an open form can continue with the versions in the response.
    onSettled: () => void refresh(client, ["blog"]),
  });
}

/** Takes a source of the brief off an article. */
export const useRemoveSource = (postId: number) =>
  useWrite([checksQuery(postId).queryKey], (url: string) =>
    request(`/api/blog/${postId}/sources?url=${encodeURIComponent(url)}`, { method: "DELETE" }),
  );

/** Applies the new version that a verdict has created, if the known version is the one before it. */
export function applyMovedVersion<Known extends { updatedAt?: string | null } | null | undefined>(
  moved: MovedVersions["post"],
  known: Known,
): Known {
  return known && moved && known.updatedAt === moved.from ? { ...known, updatedAt: moved.to } : known;
}

/** The provenance of an article; null if there is none. */
export const provenanceQuery = (postId: number) =>
  queryOptions({
    queryKey: ["blog", "provenance", postId],
    queryFn: () => nullIfGone(fetchAs(provenance, `/api/blog/${postId}/provenance`)),
    staleTime: 60_000,
  });

const named = z.object({ title: z.string() });

/** The title of a brief; null if it was deleted. */
export const briefTitleQuery = (briefId: number) =>
  queryOptions({
    queryKey: ["brief-title", briefId],
    queryFn: async () => (await nullIfGone(fetchAs(named, `/api/briefs/${briefId}`)))?.title ?? null,
    staleTime: 60_000,
  });

/** Whether publication was refused because of unchecked claims. */
export function isHeldByClaims(error: unknown): boolean {
  return error instanceof ApiError && error.code === "claims_open";
}

/** Articles that are due for review, those with dead links first. */
export const agedPostsQuery = () => readQuery(["blog", "aged"], agedPosts, "/api/blog/refresh", { retry: 1 });

/** Timeout of a refresh in milliseconds; the server's own is shorter. */
const limitMs = 120_000;

/** Lets the writer revise an article; the result becomes its pending change. */
export const useRefreshPost = () =>
  useWrite([["blog"]], (id: number) =>
    post(pendingChange, `/api/blog/${id}/refresh`, undefined, { limitMs }),
  );

export const useAddNote = (postId: number) =>
  useWrite([postNotesQuery(postId).queryKey], (body: string) =>
    post(postNote, `/api/blog/${postId}/notes`, { body }),
  );

/** The valid preview links of a post. */
export const previewLinksQuery = (postId: number) =>
  readQuery(["preview-links", postId], z.array(previewLink), `/api/blog/${postId}/preview-links`);

/** Creates a preview link; only this response contains its URL. */
export const useShareVersion = (postId: number) =>
  useWrite([previewLinksQuery(postId).queryKey], () =>
    post(newPreviewLink, `/api/blog/${postId}/preview-links`),
  );

export const useWithdrawLink = (postId: number) =>
  useWrite([previewLinksQuery(postId).queryKey], (linkId: number) =>
    request(`/api/blog/${postId}/preview-links/${linkId}`, { method: "DELETE" }),
  );

export const historyQuery = (postId: number) =>
  readQuery(["blog", "history", postId], z.array(revisionSummary), `/api/blog/${postId}/revisions`);

/** A revision, which never changes. */
export const revisionQuery = (postId: number, revisionId: number) =>
  readQuery(["post-version", postId, revisionId], revision, `/api/blog/${postId}/revisions/${revisionId}`, {
    staleTime: Number.POSITIVE_INFINITY,
  });

interface Restoring {
  post: StaffPost;
  revisionId: number;
  key: string;
}

/** Restores a revision as a new version; if its slug is taken, with the post's current slug. */
export const useRestoreVersion = () =>
  useWrite(blogKeys, async ({ post: current, revisionId, key }: Restoring) => {
    const path = `/api/blog/${current.id}/revisions/${revisionId}/restore`;
    const call = (idempotencyKey: string, slug?: string) => {
      const body = { version: current.updatedAt ?? "", ...(slug && { slug }) };
      return post(staffPost, path, body, { idempotencyKey });
    };
    try {
      return await call(key);
    } catch (error) {
      const free = error instanceof ApiError && error.fields.slug;
      if (!free) throw error;
      return call(crypto.randomUUID(), current.slug || free);
    }
  });
