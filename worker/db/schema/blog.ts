import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./auth";
import { instant, now } from "./columns";

export const blogPosts = sqliteTable(
  "blog_posts",
  {
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
    authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
    /** Who brought it before the public, and when they decided that. */
    reviewerId: integer("reviewer_id").references(() => users.id, { onDelete: "set null" }),
    reviewedAt: instant("reviewed_at"),
    trashedAt: instant("trashed_at"),
    /** The address of a post in the trash; `slug` is free for others there. */
    trashedSlug: text("trashed_slug"),
    /** Pictures of the library that it uses, as JSON of `PictureUse[]`; written with the text. */
    pictures: text("pictures").notNull().default("[]"),
    /** When an editor gave it back to its author, while it is a draft; a trigger keeps it. */
    returnedAt: instant("returned_at"),
  },
  (table) => [
    check("blog_posts_status", sql`${table.status} IN ('draft', 'review', 'published', 'trash')`),
    uniqueIndex("blog_posts_generation_item").on(table.generationItemId),
    uniqueIndex("blog_posts_slug").on(table.slug),
    index("blog_posts_published_at").on(sql`${table.publishedAt} DESC`, sql`${table.id} DESC`),
    index("blog_posts_category").on(table.category, sql`${table.publishedAt} DESC`, sql`${table.id} DESC`),
    index("blog_posts_public").on(table.status, sql`${table.publishedAt} DESC`, sql`${table.id} DESC`),
    index("blog_posts_public_category").on(
      table.status,
      table.category,
      sql`${table.publishedAt} DESC`,
      sql`${table.id} DESC`,
    ),
    index("blog_posts_public_by_id").on(table.id, table.status, table.publishedAt),
    index("blog_posts_trashed").on(table.trashedAt).where(sql`${table.trashedAt} IS NOT NULL`),
    index("blog_posts_returned").on(table.authorId).where(sql`${table.returnedAt} IS NOT NULL`),
    index("blog_posts_trashed_slug").on(table.trashedSlug).where(sql`${table.trashedSlug} IS NOT NULL`),
  ],
);

/** Slugs at which posts were public and that they left, the last with the greatest id; a trigger keeps them. */
export const formerSlugs = sqliteTable(
  "former_slugs",
  {
    id: integer("id").primaryKey(),
    slug: text("slug").notNull(),
    postId: integer("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("former_slugs_slug").on(table.slug, table.postId),
    index("former_slugs_post_id").on(table.postId),
  ],
);

/** One post for each slug that was changed: only the version before `former_slugs` reads it. Triggers keep it. */
export const slugRedirects = sqliteTable(
  "slug_redirects",
  {
    slug: text("slug").primaryKey(),
    postId: integer("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
  },
  (table) => [index("slug_redirects_post_id").on(table.postId)],
);

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
