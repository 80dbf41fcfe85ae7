import * as z from "zod/mini";
import { chosenSchema, storedId } from "../query";
import { requiredText } from "../text";
import { draftFieldsSchema, postInput, postSlug, version } from "./staff-post";

const timeMessage = "Waktu terbit tidak valid. Tulis tanggal, jam, dan zona waktunya.";

export const publishAt = z.iso
  .datetime({ offset: true, error: timeMessage })
  .check(z.maxLength(40, timeMessage));

export const noteBody = requiredText(1, "Catatan harus diisi", 2000, "Catatan");

/** Publication time, with the status `published`. */
const moment = { publishAt: z.optional(publishAt) };

/** Body of `POST /api/blog`: publishes at once unless a status is given. */
export const postCreation = z.discriminatedUnion(
  "status",
  [
    z.extend(draftFieldsSchema, { status: z.literal("draft"), ...moment }),
    z.extend(postInput, { status: z.optional(z.enum(["review", "published"])), ...moment }),
  ],
  "Status artikel tidak dikenal",
);
export type PostCreation = z.infer<typeof postCreation>;

/** Bodies of the requests that change a post's state. */
export const submission = z.strictObject({ version, note: z.optional(noteBody) });
export const returning = z.strictObject({ version, note: noteBody });
export const publication = z.strictObject({ version, publishAt: z.optional(publishAt) });
export const withdrawal = z.strictObject({ version });
export const restoration = z.strictObject({
  version,
  /** Another slug, if the post's own is taken. */
  slug: z.optional(postSlug),
});

export const maxItems = 50;
const chosenPost = z.strictObject({ id: storedId("ID artikel tidak valid"), version });
export type ChosenPost = z.infer<typeof chosenPost>;
export const chosenPosts = chosenSchema(chosenPost, maxItems, "Artikel");

export const bulkActions = ["submit", "return", "publish", "unpublish", "trash"] as const;
export type BulkAction = (typeof bulkActions)[number];

export const bulkInput = z.strictObject({
  action: z.enum(bulkActions, "Tindakan tidak dikenal"),
  items: chosenPosts,
  publishAt: z.optional(publishAt),
  note: z.optional(noteBody),
});
export type BulkInput = z.infer<typeof bulkInput>;

/** The result of one post; `code` is an API error code, `message` is Indonesian. */
export const bulkResult = z.object({
  id: z.number(),
  ok: z.boolean(),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  version: z.optional(z.string()),
});
export type BulkResult = z.infer<typeof bulkResult>;
export const bulkAnswer = z.object({ results: z.array(bulkResult) });
export type BulkAnswer = z.infer<typeof bulkAnswer>;
