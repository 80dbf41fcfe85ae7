import * as z from "zod/mini";
import { cleanedPart, fitsIntoRow, postInput } from "../blog";
import { maxSlugLength, toPostSlug } from "../slug";
import { formedText, requiredLine, requiredText } from "../text";
import { version } from "./staff-post";

/**
 * What staff write of a draft: every field may be empty or unfinished. Of a title and a text one must be there; what else
 * is missing, `missingFields` says.
 */
export const draftFieldsSchema = z.strictObject({
  title: requiredLine(0, "Judul harus minimal 5 karakter", 200, "Judul"),
  /** Empty for one that the server makes of the title; another is made into one (`draftSlug`). */
  slug: z
    .string("Slug harus minimal 3 karakter")
    .check(z.maxLength(maxSlugLength, `Slug maksimal ${maxSlugLength} karakter`)),
  summary: requiredText(0, "Ringkasan harus minimal 20 karakter", 600, "Ringkasan"),
  content: z.string("Konten harus minimal 50 karakter").check(z.trim(), fitsIntoRow()),
  image: formedText("URL gambar tidak valid").check(z.maxLength(2000, "URL gambar maksimal 2.000 karakter")),
  category: requiredLine(0, "Kategori harus minimal 2 karakter", 60, "Kategori"),
});
export type DraftFields = z.infer<typeof draftFieldsSchema>;

/** Why a draft is refused of which nothing is written yet. */
export const nothingWritten = "Tulis judul atau isi artikel dulu";

/** The slug of a draft: what was typed, made into one, or one of its title; "" where neither has letters or digits. */
export function draftSlug({ slug, title }: Pick<DraftFields, "slug" | "title">): string {
  return toPostSlug(slug) || toPostSlug(title);
}

/** What is missing of fields before a review or the public: a sentence for each such field. */
export function missingFields(draft: DraftFields): Record<string, string> {
  const { title, slug, summary, content, image, category } = draft;
  const fields = { title, slug, summary, content, image, category };
  const issues = postInput.safeParse(fields).error?.issues ?? [];
  // Of each field the first.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** Body of `PUT /api/blog/{id}`; any state but that of a draft takes what `postInput` takes alone. */
export const postUpdate = z.extend(draftFieldsSchema, {
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
