import * as z from "zod/mini";
import { passwordConfirmation } from "./account";

export const maxImportBytes = 50 * 1024 * 1024;
/** Bytes of a ZIP of pictures: what Cloudflare takes in one request, with some room. */
export const maxPicturesZipBytes = 95 * 1024 * 1024;

export const statusChoices = ["draft", "keep"] as const;
export const pictureChoices = ["fetch", "zip", "none"] as const;
export const itemKinds = ["post", "page", "other"] as const;
export const itemStates = ["found", "present", "skipped", "stored", "failed", "undone", "kept"] as const;
export const exportKinds = ["wxr", "everything"] as const;
export type ExportKind = (typeof exportKinds)[number];

/** What was left out of a text, or stands there in another form. */
export const receiptPart = z.object({
  kind: z.enum(["changed", "removed"]),
  /** What it is, as staff read it. */
  what: z.string(),
  count: z.number(),
  /** Where: words beside it, or its address; a few of them. */
  places: z._default(z.array(z.string()), []),
});
export type ReceiptPart = z.infer<typeof receiptPart>;

const counted = z.object({ name: z.string(), count: z.number() });

/** What was found in a file before anything is written. */
export const importFound = z.object({
  source: z.enum(["wordpress", "ghost"]),
  /** The address of the old site; "" where the file does not say it. */
  site: z.string(),
  title: z.string(),
  posts: z.number(),
  pages: z.number(),
  pictures: z.number(),
  /** Of the posts that were imported before. */
  present: z.number(),
  /** Addresses that will lead on. */
  addresses: z.number(),
  words: z.number(),
  authors: z.array(z.object({ name: z.string(), count: z.number(), account: z.nullable(z.string()) })),
  categories: z.array(counted),
  /** What is changed and left out, in all posts. */
  notes: z.array(z.object({ kind: receiptPart.shape.kind, what: z.string(), count: z.number() })),
  /** What of the old system has no place here. */
  other: z.array(counted),
  /** From where pictures would be fetched. */
  hosts: z.array(z.string()),
  /** What is wrong with the file itself. */
  warnings: z.array(z.string()),
});
export type ImportFound = z.infer<typeof importFound>;

export const receiptItem = z.object({
  position: z.number(),
  kind: z.enum(itemKinds),
  title: z.string(),
  oldPath: z.string(),
  state: z.enum(itemStates),
  /** Why it is not there, or not as it was. */
  reason: z.nullable(z.string()),
  postId: z.nullable(z.number()),
  slug: z.string(),
  wordsBefore: z.number(),
  wordsAfter: z.number(),
  notes: z.array(receiptPart),
});
export type ReceiptItem = z.infer<typeof receiptItem>;

export const importStates = ["reading", "ready", "running", "done", "failed", "undone"] as const;

/** An import without its receipt. */
export const importSummary = z.object({
  id: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  createdAt: z.string(),
  error: z.nullable(z.string()),
});
export type ImportSummary = z.infer<typeof importSummary>;

/** Answer of `GET /api/imports/{id}`. */
export const importAnswer = z.extend(importSummary, {
  status: z.nullable(z.enum(statusChoices)),
  pictures: z.nullable(z.enum(pictureChoices)),
  hasZip: z.boolean(),
  isUndoing: z.boolean(),
  /** Things that are done, of all that there are. */
  progress: z.object({ done: z.number(), total: z.number() }),
  found: z.nullable(importFound),
  /** Each post, from `after` on; null while it is read or written. */
  receipt: z.nullable(z.object({ items: z.array(receiptItem), next: z.nullable(z.number()) })),
  /** How many pictures could not be taken, and of the first of them why. */
  lost: z.number(),
  lostPictures: z.array(z.object({ url: z.string(), reason: z.string() })),
});
export type ImportAnswer = z.infer<typeof importAnswer>;

export const importQuery = z.object({
  /** The last position of the page before. */
  after: z.optional(z.string().check(z.regex(/^\d{1,6}$/, "Nilai after tidak valid"))),
});

/** Body of `POST /api/imports/{id}/start`. */
export const importStart = z.strictObject({
  status: z.enum(statusChoices, "Pilih draf atau keadaan semula"),
  pictures: z.enum(pictureChoices, "Pilih dari mana gambar diambil"),
});
export type ImportStart = z.infer<typeof importStart>;

export const exportInput = z.strictObject({
  kind: z.enum(exportKinds, "Pilih jenis ekspor"),
  /** Asked for before everything is taken away. */
  currentPassword: z.optional(passwordConfirmation.shape.currentPassword),
});
export type ExportInput = z.infer<typeof exportInput>;

/** Answer of `GET /api/exports/{id}`. */
export const exportAnswer = z.object({
  id: z.string(),
  kind: z.enum(exportKinds),
  state: z.enum(["running", "done", "failed"]),
  /** Where it is downloaded, until `expiresAt`. */
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
