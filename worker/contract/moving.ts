import * as z from "zod/mini";
import { passwordConfirmation } from "./account";

export const maxImportBytes = 50 * 1024 * 1024;
/** Bytes of a ZIP of pictures; below Cloudflare's request limit of 100 MB. */
export const maxPicturesZipBytes = 95 * 1024 * 1024;

export const statusChoices = ["draft", "keep"] as const;
export const pictureChoices = ["fetch", "zip", "none"] as const;
export const itemKinds = ["post", "page", "other"] as const;
export const itemStates = ["found", "present", "skipped", "stored", "failed", "undone", "kept"] as const;
export const exportKinds = ["wxr", "everything"] as const;
export type ExportKind = (typeof exportKinds)[number];

export const receiptPart = z.object({
  kind: z.enum(["changed", "removed"]),
  what: z.string(),
  count: z.number(),
  /** Some of the positions: nearby words, or a URL. */
  places: z._default(z.array(z.string()), []),
});
export type ReceiptPart = z.infer<typeof receiptPart>;

const counted = z.object({ name: z.string(), count: z.number() });

/** The content of a file, before anything is imported. */
export const importFound = z.object({
  source: z.enum(["wordpress", "ghost"]),
  /** The URL of the old site; "" if unknown. */
  site: z.string(),
  title: z.string(),
  posts: z.number(),
  pages: z.number(),
  pictures: z.number(),
  /** Posts that were imported before. */
  present: z.number(),
  /** Old paths that will redirect. */
  addresses: z.number(),
  words: z.number(),
  authors: z.array(z.object({ name: z.string(), count: z.number(), account: z.nullable(z.string()) })),
  categories: z.array(counted),
  /** Changes and omissions in all posts. */
  notes: z.array(z.object({ kind: receiptPart.shape.kind, what: z.string(), count: z.number() })),
  /** Parts of the old system that are not imported. */
  other: z.array(counted),
  /** Hosts from which pictures would be fetched. */
  hosts: z.array(z.string()),
  /** Problems of the file itself. */
  warnings: z.array(z.string()),
});
export type ImportFound = z.infer<typeof importFound>;

export const receiptItem = z.object({
  position: z.number(),
  kind: z.enum(itemKinds),
  title: z.string(),
  oldPath: z.string(),
  state: z.enum(itemStates),
  reason: z.nullable(z.string()),
  postId: z.nullable(z.number()),
  slug: z.string(),
  wordsBefore: z.number(),
  wordsAfter: z.number(),
  notes: z.array(receiptPart),
});
export type ReceiptItem = z.infer<typeof receiptItem>;

export const importStates = ["reading", "ready", "running", "done", "failed", "undone"] as const;

export const importSummary = z.object({
  id: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  createdAt: z.string(),
  error: z.nullable(z.string()),
});
export type ImportSummary = z.infer<typeof importSummary>;

/** Response of `GET /api/imports/{id}`. */
export const importAnswer = z.extend(importSummary, {
  status: z.nullable(z.enum(statusChoices)),
  pictures: z.nullable(z.enum(pictureChoices)),
  hasZip: z.boolean(),
  isUndoing: z.boolean(),
  progress: z.object({ done: z.number(), total: z.number() }),
  found: z.nullable(importFound),
  /** A page of items after `after`; null while the import is running. */
  receipt: z.nullable(z.object({ items: z.array(receiptItem), next: z.nullable(z.number()) })),
  /** The number of pictures that failed, and the first of them with reasons. */
  lost: z.number(),
  lostPictures: z.array(z.object({ url: z.string(), reason: z.string() })),
});
export type ImportAnswer = z.infer<typeof importAnswer>;

export const importQuery = z.object({
  /** The last position of the previous page. */
  after: z.optional(z.string().check(z.regex(/^\d{1,6}$/, "Nilai after tidak valid"))),
});

export const importStart = z.strictObject({
  status: z.enum(statusChoices, "Pilih draf atau keadaan semula"),
  pictures: z.enum(pictureChoices, "Pilih dari mana gambar diambil"),
});
export type ImportStart = z.infer<typeof importStart>;

export const exportInput = z.strictObject({
  kind: z.enum(exportKinds, "Pilih jenis ekspor"),
  /** Required for an export of everything. */
  currentPassword: z.optional(passwordConfirmation.shape.currentPassword),
});
export type ExportInput = z.infer<typeof exportInput>;

/** Response of `GET /api/exports/{id}`. */
export const exportAnswer = z.object({
  id: z.string(),
  kind: z.enum(exportKinds),
  state: z.enum(["running", "done", "failed"]),
  /** The download URL, valid until `expiresAt`. */
  url: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  bytes: z.nullable(z.number()),
  error: z.nullable(z.string()),
  createdAt: z.string(),
});
export type ExportAnswer = z.infer<typeof exportAnswer>;

export const created = z.object({ id: z.string() });
export const importList = z.array(importSummary);
export const exportList = z.array(exportAnswer);
