import { and, eq, lte, type Placeholder, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { writer } from "../../db/client";
import { blogPosts, formerSlugs } from "../../db/schema/blog";
import type { ShownCover, ShownPicture } from "../pictures-shown/shown-picture";
import { coverColumn, picturesColumn } from "../pictures-shown/shown-pictures.repository";
import { type FactsColumn, factsColumn } from "./article-facts.repository";

const isPublic = (now: Date | Placeholder) =>
  and(eq(blogPosts.status, "published"), lte(blogPosts.publishedAt, now));

/** What is scheduled was last written before it became public; visitors learn of the later moment. */
const changedAt = sql<Date>`max(${blogPosts.updatedAt}, ${blogPosts.publishedAt})`
  .mapWith(blogPosts.updatedAt)
  .as("changed_at");

const { id, title, slug, summary, image, category, publishedAt, content } = blogPosts;
const listed = {
  ...{ id, title, slug, summary, image, category, publishedAt, updatedAt: changedAt },
  cover: coverColumn(image).as("cover"),
};

/**
 * The posts that visitors may read at a moment: the one door through which every public surface reads them. SQLite
 * dissolves it into the query around it, so that it costs no more than its condition.
 */
function publicPosts(now: Date | Placeholder) {
  return writer
    .select({
      ...{ ...listed, content },
      facts: factsColumn.as("facts"),
      pictures: picturesColumn("post", id).as("pictures_shown"),
    })
    .from(blogPosts)
    .where(isPublic(now))
    .as("post");
}

/** The same posts with what lists show of them alone: so much less for D1 to take in with every query. */
function publicSummaries(now: Date | Placeholder): ReadPosts {
  const posts = writer.select(listed).from(blogPosts).where(isPublic(now)).as("post");
  return posts as unknown as ReadPosts;
}

export type ReadPosts = ReturnType<typeof publicPosts>;

/** A database, and the posts of it that may be read. */
export interface Reading {
  db: Database;
  posts: ReadPosts;
}

/** What visitors may read now. */
export function readingOf({ db, clock }: { db: Database; clock: () => Date }): Reading {
  return { db, posts: publicPosts(clock()) };
}

const now = sql.placeholder("now");

/** What visitors may read at the moment `now`, in milliseconds: for statements, which are written once. */
export const statementReading = () => ({ db: writer, posts: publicPosts(now) }) satisfies Reading;

/** The same for statements that ask for no text. */
export const statementSummaries = () => ({ db: writer, posts: publicSummaries(now) }) satisfies Reading;

/** Whether visitors may read the post of an id at the moment `now`, by an index alone: it reads no row with its texts. */
export const isPublicId = (postId: SQLWrapper) =>
  sql`EXISTS (SELECT 1 FROM ${blogPosts} INDEXED BY blog_posts_public_by_id WHERE ${id} = ${postId} AND ${isPublic(now)})`;

/** The ids of all posts that have a slug, also in the trash, and of those that left it; the greatest departure is the last. */
export function holdersOf(address: SQLWrapper) {
  const present = { id, departure: sql<number | null>`NULL`.as("departure") };
  const former = {
    id: formerSlugs.postId,
    departure: sql<number | null>`${formerSlugs.id}`.as("departure"),
  };
  return writer
    .select(present)
    .from(blogPosts)
    .where(eq(slug, address))
    .unionAll(writer.select(present).from(blogPosts).where(eq(blogPosts.trashedSlug, address)))
    .unionAll(writer.select(former).from(formerSlugs).where(eq(formerSlugs.slug, address)))
    .as("holders");
}

/** The columns of a list, and what else whoever reads may read: staff `desk` (`worker/blog/desk/staff-posts.repository.ts`), visitors `cover`. */
export function summaryColumnsOf(posts: ReadPosts) {
  const { id, title, slug, summary, image, category, publishedAt, updatedAt } = posts;
  const shown = { id, title, slug, summary, image, category, publishedAt, updatedAt };
  const more = "desk" in posts._.selectedFields ? { desk: posts["desk" as "title"] } : { cover: posts.cover };
  return { ...shown, ...more } as typeof shown;
}

/** Those of whole posts; for visitors with the pictures of their texts. */
export function columnsOf(posts: ReadPosts) {
  const columns = { ...summaryColumnsOf(posts), content: posts.content };
  return { ...columns, ...picturesOf(posts) } as typeof columns;
}

export function picturesOf(posts: ReadPosts): Partial<Pick<ReadPosts, "pictures">> {
  return "pictures" in posts._.selectedFields ? { pictures: posts.pictures } : {};
}

/** Those of one article, with what visitors are told of it besides. What staff read has its `desk` instead. */
export function articleColumnsOf(posts: ReadPosts) {
  const columns = columnsOf(posts);
  const more = "facts" in posts._.selectedFields ? { facts: posts.facts } : {};
  return { ...columns, ...more } as typeof columns;
}

/** What `summaryColumnsOf` adds for visitors. */
export interface WithCover {
  cover?: ShownCover | null;
}

/** What `columnsOf` adds for visitors. */
export interface WithPictures {
  pictures?: ShownPicture[];
}

/** What `articleColumnsOf` adds for visitors. */
export interface WithFacts {
  facts: FactsColumn;
  pictures: ShownPicture[];
}
