import * as z from "zod/mini";
import { type ContentKey, contentKeys, type SiteContent } from "./schema";

const version = z.int("Versi tidak valid").check(z.gte(0, "Versi tidak valid"));

/** When the pending content that was read had changed; null if there was none. */
const updatedAt = z.nullable(z.int("Waktu perubahan tidak valid"));

/** Names a published version, and the pending content as it was read. */
export const versionInput = z.strictObject({ version, updatedAt });
export type VersionInput = z.infer<typeof versionInput>;

/** Body of `DELETE /api/site-content/pending`. */
export const discardInput = z.strictObject({ updatedAt });
export type DiscardInput = z.infer<typeof discardInput>;

const anyKeys = Object.fromEntries(contentKeys.map((key) => [key, z.optional(z.unknown())]));

/** Body of `PUT /api/site-content/pending`. */
export const pendingInput = z.strictObject({
  version,
  /** If absent, a newer pending change is overwritten. */
  updatedAt: z.optional(updatedAt),
  keys: z.strictObject(anyKeys, "Isi situs tidak lengkap"),
});
export type PendingInput = Omit<z.infer<typeof pendingInput>, "keys"> & {
  keys: Partial<Record<ContentKey, unknown>>;
};

/** Response of `GET /api/site-content`; texts contain placeholders in braces. */
export interface SiteContentState {
  version: number;
  keys: SiteContent;
  samples: ContentKey[];
  pending: PendingContent | null;
}

export interface PendingContent {
  keys: Partial<SiteContent>;
  updatedAt: number;
}

/** An article outside the trash that still states an old fact. */
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

export interface ContentVersionEntry {
  version: number;
  updatedAt: number;
  /** Who published it; null if the account was deleted. */
  by: string | null;
  keys: ContentKey[];
  changes: FieldChange[];
}

/** A changed field as text; "" for a missing value. */
export interface FieldChange {
  field: string;
  old: string;
  new: string;
}
