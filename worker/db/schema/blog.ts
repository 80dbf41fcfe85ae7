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
  /** When it becomes public, or became; of what is not published, when it was made. */
  publishedAt: instant("published_at").notNull().default(now),
  updatedAt: instant("updated_at").notNull().default(now),
  content: text("content").notNull(),
  /** The words of `content` without tags, for the search; kept by the service. */
  contentText: text("content_text").notNull().default(""),
  /** The item that this post was written for; no item gets two posts. */
  generationItemId: text("generation_item_id"),
  /** See `worker/blog/reading/public-posts.repository.ts` for who reads it. */
  status: text("status", { enum: ["draft", "review", "published", "trash"] })
    .notNull()
    .default("published"),
  authorId: integer("author_id"),
  /** Who brought it before the public, and when they decided that. */
  reviewerId: integer("reviewer_id"),
  reviewedAt: instant("reviewed_at"),
  trashedAt: instant("trashed_at"),
  /** The address of a post in the trash; `slug` is free for others there. */
  trashedSlug: text("trashed_slug"),
  /** Pictures of the library that it uses, as JSON of `PictureUse[]`; written with the text. */
  pictures: text("pictures").notNull().default("[]"),
  /** When an editor gave it back to its author, while it is a draft; a trigger keeps it. */
  returnedAt: instant("returned_at"),
  /** What is missing of a draft before a review or the public: JSON from fields to sentences, null for nothing. */
  incomplete: text("incomplete"),
});

/** Slugs at which posts were public and that they left, the last with the greatest id; a trigger keeps them. */
export const formerSlugs = sqliteTable("former_slugs", {
  id: integer("id").primaryKey(),
  slug: text("slug").notNull(),
  postId: integer("post_id").notNull(),
});

/**
 * The version of what visitors can read, in one row that triggers keep: see `worker/cache/content-version.ts`. The table has
 * the name that it was made with, since migrations only add.
 */
export const contentVersion = sqliteTable("content_generation", {
  key: integer("key").primaryKey(),
  /** Read by no code any more. */
  id: text("id").notNull(),
  /** Grows with every write that visitors can see. */
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

/** What a post was before a write, and what of it was approved or came from the writer. */
export const postRevisions = sqliteTable("post_revisions", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  postId: integer("post_id").notNull(),
  /** What happened then. */
  kind: text("kind", { enum: revisionKinds }).notNull(),
  /** Who did it. */
  authorId: integer("author_id"),
  createdAt: instant("created_at").notNull(),
  ...writtenFields(),
});

/** One change that waits beside a post. */
export const postPending = sqliteTable("post_pending", {
  postId: integer("post_id").primaryKey(),
  /** The version of the post that it began from. */
  baseVersion: instant("base_version").notNull(),
  updatedAt: instant("updated_at").notNull(),
  authorId: integer("author_id"),
  ...writtenFields(),
  /** See the same of a post. */
  pictures: text("pictures").notNull().default("[]"),
});

/** What staff and invited readers say of a post. */
export const postNotes = sqliteTable("post_notes", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  postId: integer("post_id").notNull(),
  authorId: integer("author_id"),
  /** Of a reader without an account. */
  name: text("name"),
  body: text("body").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Until when somebody has read the notes of a post. */
export const postNoteViews = sqliteTable("post_note_views", {
  userId: integer("user_id").notNull(),
  postId: integer("post_id").notNull(),
  seenAt: instant("seen_at").notNull(),
});

/** Who has a post open in the form, and since when. */
export const postPresence = sqliteTable("post_presence", {
  postId: integer("post_id").notNull(),
  userId: integer("user_id").notNull(),
  since: instant("since").notNull(),
  seenAt: instant("seen_at").notNull(),
});

const { slug: _slug, ...shownFields } = writtenFields();

/** One version of a post, for whoever has the link. */
export const previewLinks = sqliteTable("preview_links", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  tokenHash: text("token_hash").notNull(),
  postId: integer("post_id").notNull(),
  madeBy: integer("made_by"),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  ...shownFields,
  /** See the same of a post. */
  pictures: text("pictures").notNull().default("[]"),
});

/** One pass of bulk formatting over all posts. */
export const formatRuns = sqliteTable("format_runs", {
  id: text("id").primaryKey(),
  state: text("state", { enum: ["running", "done", "failed", "undoing", "undone"] })
    .notNull()
    .default("running"),
  /** Posts up to this id are behind it. */
  lastId: integer("last_id").notNull().default(0),
  checked: integer("checked").notNull().default(0),
  updated: integer("updated").notNull().default(0),
  restored: integer("restored").notNull().default(0),
  /** Posts there were when it began. */
  total: integer("total").notNull(),
  error: text("error"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  /** In whose name it goes on; null for the runs of before this was noted. */
  startedBy: integer("started_by"),
});
