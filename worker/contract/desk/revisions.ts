import * as z from "zod/mini";
import { cleanedPart, person, postInput, version } from "./staff-post";

/** What creates a revision of a post. */
export const revisionKinds = ["save", "restore", "approve", "ai", "reformat"] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/**
 * A revision in a list, newest first: the post before it was saved, restored or reformatted, or as it was approved or
 * written by AI. Dates are ISO 8601 in UTC.
 */
export const revisionSummary = z.object({
  id: z.number(),
  kind: z.enum(revisionKinds),
  createdAt: z.string(),
  author: z.nullable(person),
});
export type RevisionSummary = z.infer<typeof revisionSummary>;

export const revision = z.extend(revisionSummary, {
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  image: z.string(),
  category: z.string(),
  content: z.string(),
});
export type Revision = z.infer<typeof revision>;

/**
 * Body of `PUT /api/blog/{id}/pending`; `baseVersion` is the `updatedAt` of the live post that the change is based on.
 */
export const pendingInput = z.extend(postInput, {
  baseVersion: version,
  /**
   * `updatedAt` of the pending change that was read; without it, another account's pending change is not overwritten.
   */
  updatedAt: z.optional(version),
});
export type PendingInput = z.infer<typeof pendingInput>;

export const pendingChange = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  image: z.string(),
  category: z.string(),
  content: z.string(),
  baseVersion: z.string(),
  updatedAt: z.string(),
  author: z.nullable(person),
  /** Only in the response to a write: what cleaning removed or changed. */
  cleaned: z.optional(z.array(cleanedPart)),
});
export type PendingChange = z.infer<typeof pendingChange>;

/** Body of `POST /api/blog/{id}/pending/promote`: the versions of post and pending change that were read. */
export const promotion = z.strictObject({ baseVersion: version, updatedAt: version });
export type Promotion = z.infer<typeof promotion>;
