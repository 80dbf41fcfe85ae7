import * as z from "zod/mini";
import { type ContentKey, contentKeys, type SiteContent } from "./schema";

const version = z.int("Versi tidak valid").check(z.gte(0, "Versi tidak valid"));

/** Body of the calls that name a published whole. */
export const versionInput = z.strictObject({ version });

const anyKeys = Object.fromEntries(contentKeys.map((key) => [key, z.optional(z.unknown())]));

/** Body of `PUT /api/site-content/pending`. */
export const pendingInput = z.strictObject({
  /** The published whole that was read. */
  version,
  /** When what was read as pending had been changed; left out, what somebody else has put there is not looked at. */
  updatedAt: z.optional(z.nullable(z.number())),
  keys: z.strictObject(anyKeys, "Isi situs tidak lengkap"),
});
export type PendingInput = Omit<z.infer<typeof pendingInput>, "keys"> & {
  keys: Partial<Record<ContentKey, unknown>>;
};

/** `GET /api/site-content`; texts name facts in braces. */
export interface SiteContentState {
  version: number;
  keys: SiteContent;
  /** Keys in which something is still a sample. */
  samples: ContentKey[];
  pending: PendingContent | null;
}

export interface PendingContent {
  keys: Partial<SiteContent>;
  updatedAt: number;
}

/** A public article that still says what was changed. */
export interface StaleArticle {
  postId: number;
  title: string;
  sentence: string;
  old: string;
  new: string;
}

export interface PublishedContent {
  version: number;
  stale: StaleArticle[];
}

/** A published whole in the history, newest first. */
export interface ContentVersionEntry {
  version: number;
  updatedAt: number;
  /** Who published it; null where the account is gone. */
  by: string | null;
  /** What it changed. */
  keys: ContentKey[];
}
