import * as z from "zod/mini";
import { post, postListQuery, postSummary } from "../blog";
import { maxContentBytes } from "../limits";
import { parsePictureAddress } from "../media/pictures";
import {
  byteLength,
  formedText,
  maxSlugLength,
  requiredLine,
  requiredText,
  searchWords,
  toPostSlug,
} from "../text";

const slugMessage = "Slug hanya boleh berisi huruf kecil, angka, dan tanda hubung (-)";
const contentMessage = "Konten harus minimal 50 karakter";

/** An https URL, or a path of this site's pictures. */
function isImageAddress(value: string): boolean {
  return (
    /^https:\/\/[^\s\p{Cc}/$.?#][^\s\p{Cc}.]*\.[^\s\p{Cc}]*$/iu.test(value) ||
    /^\/images\/[\w./-]+$/.test(value) ||
    (value.startsWith("/media/") && parsePictureAddress(value) !== null)
  );
}

export const fitsIntoRow = () =>
  z.refine<string>((value) => byteLength(value) <= maxContentBytes, "Konten terlalu besar (maksimal 1 MB)");

export const postSlug = z
  .string("Slug harus minimal 3 karakter")
  .check(
    z.minLength(3, "Slug harus minimal 3 karakter"),
    z.maxLength(maxSlugLength, `Slug maksimal ${maxSlugLength} karakter`),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, slugMessage),
  );

/** The body of a post; the server cleans the HTML of `content`. */
export const postInput = z.strictObject({
  title: requiredLine(5, "Judul harus minimal 5 karakter", 200, "Judul"),
  slug: postSlug,
  summary: requiredText(20, "Ringkasan harus minimal 20 karakter", 600, "Ringkasan"),
  content: z.string(contentMessage).check(z.trim(), z.minLength(50, contentMessage), fitsIntoRow()),
  image: formedText("URL gambar tidak valid").check(
    z.maxLength(2000, { error: "URL gambar maksimal 2.000 karakter", abort: true }),
    z.refine(isImageAddress, "URL gambar tidak valid"),
  ),
  category: requiredLine(2, "Kategori harus minimal 2 karakter", 60, "Kategori"),
});
export type PostInput = z.infer<typeof postInput>;

export const cleanedPart = z.object({
  kind: z.enum(["removed", "changed"]),
  /** An Indonesian noun for staff. */
  what: z.string(),
  count: z.number(),
});
export type CleanedPart = z.infer<typeof cleanedPart>;

/** Body of the request that shows how the server would store `content`. */
export const postPreview = z.object({ content: z.string("Konten harus berupa teks").check(fitsIntoRow()) });
/** `content` as it would be stored. */
export const postPreviewAnswer = z.object({ content: z.string(), cleaned: z.array(cleanedPart) });
export type PostPreviewAnswer = z.infer<typeof postPreviewAnswer>;

export const person = z.object({ id: z.number(), name: z.string() });
export type Person = z.infer<typeof person>;

export const postStatuses = ["draft", "review", "published", "trash"] as const;
export type PostStatus = (typeof postStatuses)[number];

/** Tabs of the staff's list; a scheduled post is a published one with a future time. */
export const postViews = ["draft", "review", "scheduled", "published", "trash"] as const;
export type PostView = (typeof postViews)[number];

export const viewNames: Record<PostView, string> = {
  draft: "Draf",
  review: "Menunggu tinjauan",
  scheduled: "Terjadwal",
  published: "Terbit",
  trash: "Sampah",
};

/** The view of a post at a moment. `publishedAt` is null unless it is published. */
export function extendPost(
  { status, publishedAt }: { status: PostStatus; publishedAt: string | null },
  now: number,
): PostView {
  if (status !== "published") return status;
  return publishedAt !== null && Date.parse(publishedAt) > now ? "scheduled" : "published";
}

const staffFields = {
  status: z.enum(postStatuses),
  origin: z.enum(["manual", "ai"]),
  author: z.nullable(person),
  reviewer: z.nullable(person),
  reviewedAt: z.nullable(z.string()),
  /** When it was returned to its author, while it is a draft. */
  returnedAt: z._default(z.nullable(z.string()), null),
  /** Whether it has a pending change. */
  hasPending: z.boolean(),
  /** Notes by staff and by readers of a preview. */
  notes: z._default(z.number(), 0),
  openClaims: z.number(),
};

/** Other accounts that have had the post open in the last 90 seconds, longest first. */
const editing = z.array(z.object({ name: z.string(), since: z.string() }));

/** Response of `PUT /api/blog/{id}/presence`. */
export const presence = z.object({ editing });
export type Presence = z.infer<typeof presence>;

export const staffPostSummary = z.extend(postSummary, staffFields);
export type StaffPostSummary = z.infer<typeof staffPostSummary>;
export const staffPost = z.extend(post, {
  ...staffFields,
  /** Only in the response to a write of the text: what cleaning removed or changed. */
  cleaned: z.optional(z.array(cleanedPart)),
  /** Only in `GET /api/blog/{id}`. */
  editing: z.optional(editing),
});
export type StaffPost = z.infer<typeof staffPost>;

const authorMessage = "Penulis tidak dikenal";

/**
 * Query of `GET /api/blog` for staff. Filters: `status`, `q` (words of title, summary or text), `author` (an account or
 * `me`) and `returned` (returned to the author). `view=staff` answers 401 without a session; `view=public` answers as
 * for a visitor.
 */
export const staffListQuery = z.extend(postListQuery, {
  status: z.optional(z.enum(postViews, "Status artikel tidak dikenal")),
  q: z.optional(searchWords),
  author: z.optional(z.string(authorMessage).check(z.regex(/^(me|[1-9]\d{0,8})$/, authorMessage))),
  returned: z.optional(z.enum(["1"], "Nilai returned harus 1")),
  view: z.optional(z.enum(["staff", "public"], "Nilai view tidak dikenal")),
  pending: z.optional(z.literal("true", "Nilai pending tidak dikenal")),
});
export type StaffListQuery = z.infer<typeof staffListQuery>;

export const viewCounts = z.object({
  all: z.number(),
  draft: z.number(),
  review: z.number(),
  scheduled: z.number(),
  published: z.number(),
  trash: z.number(),
  /** Drafts that were returned to their authors. */
  returned: z._default(z.number(), 0),
});
export type ViewCounts = z.infer<typeof viewCounts>;

/** Response of `GET /api/blog/authors`: authors of posts outside the trash, with the number of posts. */
export const postAuthors = z.array(z.extend(person, { count: z.number() }));
export type PostAuthors = z.infer<typeof postAuthors>;

const versionMessage = "Versi artikel tidak valid";

/** The `updatedAt` of the post that was read. */
export const version = z.iso
  .datetime({ offset: true, error: versionMessage })
  .check(z.maxLength(40, versionMessage));

/** The query of a deletion: the version that was seen; without it any version is deleted. */
export const seenVersion = z.object({ version: z.optional(version) });

/**
 * The body of a draft: fields may be empty or incomplete, but title or text is required. `missingFields` lists what is
 * missing for publication.
 */
export const draftFieldsSchema = z.strictObject({
  title: requiredLine(0, "Judul harus minimal 5 karakter", 200, "Judul"),
  /** If empty, the server derives it from the title; else it is normalized with `draftSlug`. */
  slug: z
    .string("Slug harus minimal 3 karakter")
    .check(z.maxLength(maxSlugLength, `Slug maksimal ${maxSlugLength} karakter`)),
  summary: requiredText(0, "Ringkasan harus minimal 20 karakter", 600, "Ringkasan"),
  content: z.string("Konten harus minimal 50 karakter").check(z.trim(), fitsIntoRow()),
  image: formedText("URL gambar tidak valid").check(z.maxLength(2000, "URL gambar maksimal 2.000 karakter")),
  category: requiredLine(0, "Kategori harus minimal 2 karakter", 60, "Kategori"),
});
export type DraftFields = z.infer<typeof draftFieldsSchema>;

export const nothingWritten = "Tulis judul atau isi artikel dulu";

/** The slug of a draft: of the typed slug, else of the title; "" if neither contains letters or digits. */
export function draftSlug({ slug, title }: Pick<DraftFields, "slug" | "title">): string {
  return toPostSlug(slug) || toPostSlug(title);
}

/** A message for each field that is incomplete for review or publication. */
export function missingFields(draft: DraftFields): Record<string, string> {
  const { title, slug, summary, content, image, category } = draft;
  const fields = { title, slug, summary, content, image, category };
  const issues = postInput.safeParse(fields).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** Body of `PUT /api/blog/{id}`; a post that is no draft must satisfy `postInput`. */
export const postUpdate = z.extend(draftFieldsSchema, {
  /** The version that was edited; if it is not the stored one, nothing is written. */
  baseUpdatedAt: z.optional(version),
  /**
   * The `updatedAt` of the pending change that the text is based on. Saving deletes that change; if it has changed
   * meanwhile, nothing is written.
   */
  pendingUpdatedAt: z.optional(version),
});
export type PostUpdate = z.infer<typeof postUpdate>;

/**
 * Body of `PUT /api/blog/{id}/autosave`. `version` is the `updatedAt` of the pending change if the form shows one, else
 * of the post.
 */
export const autosaveSchema = z.extend(draftFieldsSchema, { version });
export type Autosave = z.infer<typeof autosaveSchema>;

/** The next autosave must name this `version`. */
export const autosaveAnswer = z.object({
  version: z.string(),
  savedAt: z.string(),
  /** Whether the post itself or its pending change was written. */
  target: z.enum(["post", "pending"]),
  /** What cleaning removed or changed, if anything. */
  cleaned: z.optional(z.array(cleanedPart)),
});
export type AutosaveAnswer = z.infer<typeof autosaveAnswer>;
