import * as z from "zod/mini";
import { cleanedPart, post, postListQuery, postSummary } from "../blog";
import { searchWords } from "../text";

/** A member of staff as posts name them. */
export const person = z.object({ id: z.number(), name: z.string() });
export type Person = z.infer<typeof person>;

export const postStatuses = ["draft", "review", "published", "trash"] as const;
export type PostStatus = (typeof postStatuses)[number];

/** Tabs of staff's list: a scheduled post is a published one whose time has not come. */
export const postViews = ["draft", "review", "scheduled", "published", "trash"] as const;
export type PostView = (typeof postViews)[number];

/** What staff read for a state, and for a tab. */
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
  /** Only posts beside which a change waits. */
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

const clock = "([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?";
const offset = "(Z|[+-](0\\d|1[0-4]):[0-5]\\d)";
const instant = new RegExp(`^(\\d{4}-\\d\\d-\\d\\d)T${clock}${offset}$`);

/** Whether a text is a day of the calendar, as YYYY-MM-DD: `Date` would make one of March of 30 February. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a text is a moment in ISO 8601, with its offset from UTC. */
export function isInstant(text: string): boolean {
  const day = instant.exec(text)?.[1];
  return day !== undefined && isDay(day);
}

/** The `updatedAt` of the post that somebody has read. */
export const version = z
  .string(versionMessage)
  .check(z.maxLength(40, versionMessage), z.refine(isInstant, versionMessage));
