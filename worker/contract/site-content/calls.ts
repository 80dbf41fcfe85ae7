import * as z from "zod/mini";
import { type ContentKey, contentKeys, type SiteContent } from "./schema";

const version = z.int("Versi tidak valid").check(z.gte(0, "Versi tidak valid"));

/** When what was read as pending had been changed; null where nothing was pending. */
const updatedAt = z.nullable(z.int("Waktu perubahan tidak valid"));

/** Body of the calls that name a published whole, and what is pending as its reader has seen it. */
export const versionInput = z.strictObject({ version, updatedAt });
export type VersionInput = z.infer<typeof versionInput>;

/** Body of `DELETE /api/site-content/pending`. */
export const discardInput = z.strictObject({ updatedAt });
export type DiscardInput = z.infer<typeof discardInput>;

const anyKeys = Object.fromEntries(contentKeys.map((key) => [key, z.optional(z.unknown())]));

/** Body of `PUT /api/site-content/pending`. */
export const pendingInput = z.strictObject({
  version,
  /** Left out, what somebody else has put there is not looked at. */
  updatedAt: z.optional(updatedAt),
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
  keys: ContentKey[];
  changes: FieldChange[];
}

/** A field that a version has changed, in words; "" for what was not there. */
export interface FieldChange {
  field: string;
  old: string;
  new: string;
}
