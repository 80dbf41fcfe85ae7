import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

const now = sql`(CAST(unixepoch('subsec') * 1000 AS INTEGER))`;
/** Milliseconds since 1970 in the table, a `Date` in code. */
const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

export const users = sqliteTable(
  "users",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    username: text("username").notNull(),
    password: text("password").notNull(),
    name: text("name").notNull(),
    isAdmin: integer("is_admin", { mode: "boolean" }).notNull().default(false),
    createdAt: instant("created_at").notNull().default(now),
    updatedAt: instant("updated_at").notNull().default(now),
  },
  (table) => [uniqueIndex("users_username").on(table.username)],
);

/** Sessions ended before their time; KV alone may still answer them for a minute elsewhere. */
export const revokedSessions = sqliteTable(
  "revoked_sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("revoked_sessions_expires_at").on(table.expiresAt)],
);

export const blogPosts = sqliteTable(
  "blog_posts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    title: text("title").notNull(),
    slug: text("slug").notNull(),
    summary: text("summary").notNull(),
    image: text("image").notNull(),
    category: text("category").notNull(),
    publishedAt: instant("published_at").notNull().default(now),
    updatedAt: instant("updated_at").notNull().default(now),
    content: text("content").notNull(),
    /** The words of `content` without tags, for the search; kept by the service. */
    contentText: text("content_text").notNull().default(""),
  },
  (table) => [
    uniqueIndex("blog_posts_slug").on(table.slug),
    index("blog_posts_published_at").on(sql`${table.publishedAt} DESC`, sql`${table.id} DESC`),
    index("blog_posts_category").on(table.category, sql`${table.publishedAt} DESC`, sql`${table.id} DESC`),
  ],
);

/** Addresses that posts had before; triggers keep it in step with the posts. */
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

export const contactSubmissions = sqliteTable(
  "contact_submissions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phoneNumber: text("phone_number"),
    websiteType: text("website_type"),
    message: text("message").notNull(),
    submittedAt: instant("submitted_at").notNull().default(now),
  },
  (table) => [
    index("contact_submissions_submitted_at").on(sql`${table.submittedAt} DESC`, sql`${table.id} DESC`),
  ],
);
