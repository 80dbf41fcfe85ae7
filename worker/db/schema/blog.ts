import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { revisionKinds } from "../../contract/desk/revisions";
import { instant, now } from "./auth";

export const blogPosts = sqliteTable("blog_posts", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  title: text("title").notNull(),
  slug: text("slug").notNull(),
  summary: text("summary").notNull(),
  image: text("image").notNull(),
  category: text("category").notNull(),
  /** Publication time, past or future; of an unpublished post, its creation. */
  publishedAt: instant("published_at").notNull().default(now),
  updatedAt: instant("updated_at").notNull().default(now),
  content: text("content").notNull(),
  /** `content` without tags, for the search; updated by the service. */
  contentText: text("content_text").notNull().default(""),
  /** The generation item of the post; unique. */
  generationItemId: text("generation_item_id"),
  /** See `worker/blog/reading/public-posts.repository.ts` for what visitors may read. */
  status: text("status", { enum: ["draft", "review", "published", "trash"] })
    .notNull()
    .default("published"),
  authorId: integer("author_id"),
  /** Who approved it, and when. */
  reviewerId: integer("reviewer_id"),
  reviewedAt: instant("reviewed_at"),
  trashedAt: instant("trashed_at"),
  /** The slug of a post in the trash; others may use it meanwhile, because `slug` is changed. */
  trashedSlug: text("trashed_slug"),
  /** The library pictures that it uses, as JSON of `PictureUse[]`; written together with the text. */
  pictures: text("pictures").notNull().default("[]"),
  /** When an editor returned it to its author, while it is a draft; maintained by a trigger. */
  returnedAt: instant("returned_at"),
  /** What a draft lacks for publication: JSON of field → message; null if it is complete. */
  incomplete: text("incomplete"),
});

/** Former slugs of public posts; the newest has the greatest id. Maintained by a trigger. */
export const formerSlugs = sqliteTable("former_slugs", {
  id: integer("id").primaryKey(),
  slug: text("slug").notNull(),
  postId: integer("post_id").notNull(),
});

/**
 * The version of public content, in one row that triggers maintain: see `worker/cache/content-version.ts`. The table
 * keeps its first name, because migrations only add.
 */
export const contentVersion = sqliteTable("content_generation", {
  key: integer("key").primaryKey(),
  /** Unused. */
  id: text("id").notNull(),
  /** Incremented by every write that visitors can see. */
  number: integer("number").notNull(),
});

/** The fields of a post that staff write. */
const writtenFields = () => ({
  title: text("title").notNull(),
  slug: text("slug").notNull(),
  summary: text("summary").notNull(),
  image: text("image").notNull(),
  category: text("category").notNull(),
  content: text("content").notNull(),
});

/** Posts before a write, as approved, or as generated. */
export const postRevisions = sqliteTable("post_revisions", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  postId: integer("post_id").notNull(),
  kind: text("kind", { enum: revisionKinds }).notNull(),
  authorId: integer("author_id"),
  createdAt: instant("created_at").notNull(),
  ...writtenFields(),
});

export const postPending = sqliteTable("post_pending", {
  postId: integer("post_id").primaryKey(),
  baseVersion: instant("base_version").notNull(),
  updatedAt: instant("updated_at").notNull(),
  authorId: integer("author_id"),
  ...writtenFields(),
  /** See `blogPosts.pictures`. */
  pictures: text("pictures").notNull().default("[]"),
});

export const postNotes = sqliteTable("post_notes", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  postId: integer("post_id").notNull(),
  authorId: integer("author_id"),
  /** The name of a reader without an account. */
  name: text("name"),
  body: text("body").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Until when an account has read the notes of a post. */
export const postNoteViews = sqliteTable("post_note_views", {
  userId: integer("user_id").notNull(),
  postId: integer("post_id").notNull(),
  seenAt: instant("seen_at").notNull(),
});

/** Accounts that have a post open in the editor. */
export const postPresence = sqliteTable("post_presence", {
  postId: integer("post_id").notNull(),
  userId: integer("user_id").notNull(),
  since: instant("since").notNull(),
  seenAt: instant("seen_at").notNull(),
});

const { slug: _slug, ...shownFields } = writtenFields();

/** A version of a post for anybody with the link. */
export const previewLinks = sqliteTable("preview_links", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  tokenHash: text("token_hash").notNull(),
  postId: integer("post_id").notNull(),
  madeBy: integer("made_by"),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  ...shownFields,
  /** See `blogPosts.pictures`. */
  pictures: text("pictures").notNull().default("[]"),
});

export const formatRuns = sqliteTable("format_runs", {
  id: text("id").primaryKey(),
  state: text("state", { enum: ["running", "done", "failed", "undoing", "undone"] })
    .notNull()
    .default("running"),
  /** Posts up to this id are done. */
  lastId: integer("last_id").notNull().default(0),
  checked: integer("checked").notNull().default(0),
  updated: integer("updated").notNull().default(0),
  restored: integer("restored").notNull().default(0),
  /** Number of posts at the start. */
  total: integer("total").notNull(),
  error: text("error"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  /** The account that started it; null for runs from before this was stored. */
  startedBy: integer("started_by"),
});
