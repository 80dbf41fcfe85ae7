import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { revisionKinds } from "../../contract/desk/revisions";
import { users } from "./auth";
import { blogPosts } from "./blog";
import { instant } from "./columns";

const postId = () =>
  integer("post_id")
    .notNull()
    .references(() => blogPosts.id, { onDelete: "cascade" });

const staffId = (name: string) => integer(name).references(() => users.id, { onDelete: "set null" });

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
export const postRevisions = sqliteTable(
  "post_revisions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    postId: postId(),
    /** What happened then. */
    kind: text("kind", { enum: revisionKinds }).notNull(),
    /** Who did it. */
    authorId: staffId("author_id"),
    createdAt: instant("created_at").notNull(),
    ...writtenFields(),
  },
  (table) => [
    check("post_revisions_kind", sql`${table.kind} IN ('save', 'restore', 'approve', 'ai', 'reformat')`),
    index("post_revisions_post").on(table.postId, sql`${table.id} DESC`),
  ],
);

/** One change that waits beside a post. */
export const postPending = sqliteTable("post_pending", {
  postId: integer("post_id")
    .primaryKey()
    .references(() => blogPosts.id, { onDelete: "cascade" }),
  /** The version of the post that it began from. */
  baseVersion: instant("base_version").notNull(),
  updatedAt: instant("updated_at").notNull(),
  authorId: staffId("author_id"),
  ...writtenFields(),
  /** See the same of a post. */
  pictures: text("pictures").notNull().default("[]"),
});

/** What staff and invited readers say of a post. */
export const postNotes = sqliteTable(
  "post_notes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    postId: postId(),
    authorId: staffId("author_id"),
    /** Of a reader without an account. */
    name: text("name"),
    body: text("body").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("post_notes_post").on(table.postId, sql`${table.id} DESC`),
    index("post_notes_created_at").on(table.createdAt),
  ],
);

/** Until when somebody has read the notes of a post. */
export const postNoteViews = sqliteTable(
  "post_note_views",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    postId: postId(),
    seenAt: instant("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index("post_note_views_post").on(table.postId),
  ],
);

const { slug: _slug, ...shownFields } = writtenFields();

/** One version of a post, for whoever has the link. */
export const previewLinks = sqliteTable(
  "preview_links",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    tokenHash: text("token_hash").notNull(),
    postId: postId(),
    madeBy: staffId("made_by"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    ...shownFields,
    /** See the same of a post. */
    pictures: text("pictures").notNull().default("[]"),
  },
  (table) => [
    uniqueIndex("preview_links_token_hash").on(table.tokenHash),
    index("preview_links_post").on(table.postId, sql`${table.id} DESC`),
    index("preview_links_expires_at").on(table.expiresAt),
  ],
);
