import * as z from "zod/mini";
import { cleanedPart, fitsIntoRow, post, postInput, postListQuery, postSummary } from "../blog";
import { isInstant } from "../jakarta";
import { maxSlugLength, toPostSlug } from "../slug";
import { formedText, requiredLine, requiredText, searchWords } from "../text";

export const person = z.object({ id: z.number(), name: z.string() });
export type Person = z.infer<typeof person>;

export const postStatuses = ["draft", "review", "published", "trash"] as const;
export type PostStatus = (typeof postStatuses)[number];

/** Tabs of staff's list: a scheduled post is a published one whose time has not come. */
export const postViews = ["draft", "review", "scheduled", "published", "trash"] as const;
export type PostView = (typeof postViews)[number];

export const viewNames: Record<PostView, string> = {
  draft: "Draf",
  review: "Menunggu tinjauan",
  scheduled: "Terjadwal",
  published: "Terbit",
  trash: "Sampah",
};

/** The word for the state of a post at a moment. `publishedAt` is null for what is not published. */
export function viewOf(
  { status, publishedAt }: { status: PostStatus; publishedAt: string | null },
  now: number,
): PostView {
  if (status !== "published") return status;
  return publishedAt !== null && Date.parse(publishedAt) > now ? "scheduled" : "published";
}

/** What a post has for staff besides. Dates are ISO 8601 in UTC. */
const deskFields = {
  status: z.enum(postStatuses),
  origin: z.enum(["manual", "ai"]),
  author: z.nullable(person),
  /** Who brought it before the public, and when they decided that. */
  reviewer: z.nullable(person),
  reviewedAt: z.nullable(z.string()),
  /** When it was given back to its author, while it is a draft. */
  returnedAt: z._default(z.nullable(z.string()), null),
  /** Whether a change waits beside it. */
  hasPending: z.boolean(),
  /** What was said of it, by staff and by readers of a preview. */
  notes: z._default(z.number(), 0),
  /** Claims of an AI article that nobody has ticked. */
  openClaims: z.number(),
};

/** Others who have had a post open in the last 90 seconds, the longest first. */
const editing = z.array(z.object({ name: z.string(), since: z.string() }));

/** Answer of `PUT /api/blog/{id}/presence`. */
export const presence = z.object({ editing });
export type Presence = z.infer<typeof presence>;

export const staffPostSummary = z.extend(postSummary, deskFields);
export type StaffPostSummary = z.infer<typeof staffPostSummary>;
export const staffPost = z.extend(post, {
  ...deskFields,
  /** Only in the answer to what wrote its text: what cleaning has left out or changed. */
  cleaned: z.optional(z.array(cleanedPart)),
  /** Only at `GET /api/blog/{id}`. */
  editing: z.optional(editing),
});
export type StaffPost = z.infer<typeof staffPost>;

const authorMessage = "Penulis tidak dikenal";

/**
 * Query of `GET /api/blog` for staff: `status` narrows the list, as do `q` (words of the title, the summary or the text),
 * `author` (an account, or `me`) and `returned` (what was sent back to its author). `view=staff` asks as staff alone, and is refused when
 * the session has ended; `view=public` asks as any visitor.
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

/** Posts of each tab; `all` is everything outside the trash. */
export const viewCounts = z.object({
  all: z.number(),
  draft: z.number(),
  review: z.number(),
  scheduled: z.number(),
  published: z.number(),
  trash: z.number(),
  /** Drafts that were sent back to their authors. */
  returned: z._default(z.number(), 0),
});
export type ViewCounts = z.infer<typeof viewCounts>;

/** Answer of `GET /api/blog/authors`: who has written what is outside the trash, and how much. */
export const postAuthors = z.array(z.extend(person, { count: z.number() }));
export type PostAuthors = z.infer<typeof postAuthors>;

const versionMessage = "Versi artikel tidak valid";

/** The `updatedAt` of the post that somebody has read. */
export const version = z
  .string(versionMessage)
  .check(z.maxLength(40, versionMessage), z.refine(isInstant, versionMessage));

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
