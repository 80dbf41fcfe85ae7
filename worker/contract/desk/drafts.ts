import * as z from "zod/mini";
import { cleanedPart, fitsIntoRow, postInput } from "../blog";
import { maxSlugLength, toPostSlug } from "../slug";
import { formedText, requiredLine, requiredText } from "../text";
import { version } from "./staff-post";

/**
 * What staff write of a draft: every field may be empty or unfinished, and a slug is made into one. Of a title and a text
 * one must be there (`nothingWritten` says so); `postInput` says what is missing for the public.
 */
export const draftFieldsSchema = z.strictObject({
  title: requiredLine(0, "Judul harus berupa teks", 200, "Judul"),
  /** Empty for one that the server makes of the title. */
  slug: z.string("Slug harus berupa teks").check(
    z.maxLength(maxSlugLength, { error: `Slug maksimal ${maxSlugLength} karakter`, abort: true }),
    z.overwrite((value) => toPostSlug(value)),
  ),
  summary: requiredText(0, "Ringkasan harus berupa teks", 600, "Ringkasan"),
  content: z.string("Konten harus berupa teks").check(z.trim(), fitsIntoRow),
  image: formedText("URL gambar harus berupa teks").check(
    z.maxLength(2000, "URL gambar maksimal 2.000 karakter"),
  ),
  category: requiredLine(0, "Kategori harus berupa teks", 60, "Kategori"),
});
export type DraftFields = z.infer<typeof draftFieldsSchema>;

export const nothingWritten = "Tulis judul atau isi artikel dulu";

/** What would be missing of a draft before the public or a review: a sentence for each such field. */
export function missingFields(draft: DraftFields): Record<string, string> {
  const issues = postInput.safeParse(draft).error?.issues ?? [];
  // Of each field the first.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** Body of `PUT /api/blog/{id}`. */
export const postUpdate = z.extend(postInput, {
  /** The version that was edited; when it is not the stored one, nothing is written. */
  baseUpdatedAt: z.optional(version),
  /**
   * The `updatedAt` of the waiting change that the text goes on from: that change is gone when the text is saved, and
   * nothing is written when it is another one by then.
   */
  pendingUpdatedAt: z.optional(version),
});
export type PostUpdate = z.infer<typeof postUpdate>;

/**
 * Body of `PUT /api/blog/{id}/autosave`. `version` is that of what the form holds: the `updatedAt` of the waiting change
 * where the form shows one, else that of the post.
 */
export const autosaveSchema = z.extend(draftFieldsSchema, { version });
export type Autosave = z.infer<typeof autosaveSchema>;

/** The next autosave names this `version`. */
export const autosaveAnswer = z.object({
  version: z.string(),
  savedAt: z.string(),
  /** Whether the draft itself was written, or the change that waits beside the post. */
  target: z.enum(["post", "pending"]),
  /** What cleaning has left out or changed; absent where that is nothing. */
  cleaned: z.optional(z.array(cleanedPart)),
});
export type AutosaveAnswer = z.infer<typeof autosaveAnswer>;
