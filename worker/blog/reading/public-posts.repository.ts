import { and, eq, lte, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { NamedSource } from "../../contract/studio/brief";
import { type Database, writer } from "../../db/client";
import { blogPosts, formerSlugs } from "../../db/schema/blog";
import {
  maxSharedBytes,
  type SharedPicture,
  type ShownCover,
  type ShownPicture,
} from "../pictures-shown/shown-pictures";

const original = sql`'hash', media.hash, 'type', media.type, 'width', media.width, 'height', media.height,
    'bytes', media.bytes`;
const pictureVariants = sql`media_variants WHERE media_variants.media_id = media.id`;
const shown = sql`${original}, 'alt', iif(media.decorative, '', media.alt), 'focalX', media.focal_x, 'focalY', media.focal_y,
    'variants', json((SELECT json_group_array(json_array(media_variants.width, media_variants.type)) FROM ${pictureVariants}))`;
const shared = sql`'shared', (SELECT max(media_variants.width) FROM ${pictureVariants}
    AND media_variants.type = 'image/webp' AND media_variants.bytes <= ${sql.raw(String(maxSharedBytes))})`;

/** The column with its table name. Drizzle omits it in queries of one table, where a subquery would resolve another column. */
const inItsTable = (column: SQLWrapper) => sql`${column}`;

/** The pictures of a post or of a preview link. Unselected columns of a subquery cost nothing. */
export function picturesColumn(source: "post" | "link", id: SQLWrapper): SQL<ShownPicture[]> {
  return sql<ShownPicture[]>`(SELECT json_group_array(json_object(${shown}))
    FROM media_uses JOIN media ON media.id = media_uses.media_id
    WHERE media_uses.source = ${sql.raw(`'${source}'`)} AND media_uses.source_id = ${inItsTable(id)})`.mapWith(
    JSON.parse,
  );
}

/**
 * The library's picture at a cover's address, or null. It is found by the address, because the stored uses of a post lie
 * behind its content in the row, which a list would have to read.
 */
export const coverColumn = (image: SQLWrapper) => pictureAt<ShownCover>(image, sql`${shown}, ${shared}`);

/** The part of the picture that decides which file others fetch. */
export const sharedColumn = (image: SQLWrapper) =>
  pictureAt<SharedPicture>(image, sql`${original}, ${shared}`);

function pictureAt<Found extends SharedPicture>(image: SQLWrapper, fields: SQL): SQL<Found | null> {
  const address = inItsTable(image);
  return sql<Found | null>`CASE WHEN instr(${address}, '/media/') > 0 THEN
    (SELECT json_object(${fields}) FROM media
      WHERE media.hash = substr(${address}, instr(${address}, '/media/') + 7, 32))
  END`.mapWith(JSON.parse);
}

/** The facts that readers see beside an article, as one JSON text. */
export interface FactsColumn {
  author: { name: string } | null;
  reviewer: { name: string } | null;
  isGenerated: 0 | 1;
  /** The sources of the brief. */
  named: NamedSource[] | null;
  /** Sources of confirmed claims, in the order of the text. */
  confirmed: string[];
}

/** The most sources of an article. */
const mostConfirmed = 50;

/** The display name of an account, never the username. */
const selectName = (id: SQL) =>
  sql`(SELECT json_object('name', users.name) FROM users WHERE users.id = ${id})`;

/** The facts of each row. Unselected columns of a subquery cost nothing. */
export const factsColumn = sql<FactsColumn>`json_object(
    'author', json(${selectName(sql`${blogPosts.authorId}`)}),
    'reviewer', json(${selectName(sql`${blogPosts.reviewerId}`)}),
    'isGenerated', ${blogPosts.generationItemId} IS NOT NULL,
    'named', json((SELECT sources FROM post_provenance WHERE post_id = ${blogPosts.id})),
    'confirmed', (SELECT json_group_array(source) FROM (
      SELECT source FROM post_claims
      WHERE post_id = ${blogPosts.id} AND is_present = 1 AND verdict = 'confirmed' AND source LIKE 'http%'
      GROUP BY source ORDER BY min(position) LIMIT ${sql.raw(String(mostConfirmed))}))
  )`.mapWith(JSON.parse);

export async function findFacts(db: Database, postId: number) {
  const rows = await db
    .select({
      facts: factsColumn,
      pictures: picturesColumn("post", blogPosts.id),
      cover: coverColumn(blogPosts.image),
    })
    .from(blogPosts)
    .where(eq(blogPosts.id, postId));
  return rows[0] ?? null;
}

const isPublic = (now: Date | Placeholder) =>
  and(eq(blogPosts.status, "published"), lte(blogPosts.publishedAt, now));

/** The time of the last visible change. A scheduled post was saved before it became public. */
const changedAt = sql<Date>`max(${blogPosts.updatedAt}, ${blogPosts.publishedAt})`
  .mapWith(blogPosts.updatedAt)
  .as("changed_at");

const { id, title, slug, summary, image, category, publishedAt, content } = blogPosts;
const listed = {
  ...{ id, title, slug, summary, image, category, publishedAt, updatedAt: changedAt },
  cover: coverColumn(image).as("cover"),
};

/**
 * The posts that visitors may read. Every public query uses this subquery. SQLite flattens it, so it costs no more than its
 * condition.
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

/** The public posts with only the columns of lists, which makes the queries shorter. */
function publicSummaries(now: Date | Placeholder): ReadPosts {
  const posts = writer.select(listed).from(blogPosts).where(isPublic(now)).as("post");
  return posts as unknown as ReadPosts;
}

export type ReadPosts = ReturnType<typeof publicPosts>;

/** A database and the posts that may be read from it. */
export interface Reading {
  db: Database;
  posts: ReadPosts;
}

/** The posts that visitors may read now. */
export function createReading({ db, clock }: { db: Database; clock: () => Date }): Reading {
  return { db, posts: publicPosts(clock()) };
}

const now = sql.placeholder("now");

/** The public posts for prepared queries, with the placeholder `now` in milliseconds since 1970. */
export const statementReading = () => ({ db: writer, posts: publicPosts(now) }) satisfies Reading;

/** The public posts for prepared queries, without their content. */
export const statementSummaries = () => ({ db: writer, posts: publicSummaries(now) }) satisfies Reading;

/** Whether a post is public at `now`. A covering index answers, so no row is read. */
export const isPublicId = (postId: SQLWrapper) =>
  sql`EXISTS (SELECT 1 FROM ${blogPosts} INDEXED BY blog_posts_public_by_id WHERE ${id} = ${postId} AND ${isPublic(now)})`;

/** The ids of all posts that have or had a slug, also in the trash; the greatest `departure` is the latest. */
export function selectHolders(address: SQLWrapper) {
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

/** The columns of a list. Staff also get `desk` (`worker/blog/desk/staff-posts.repository.ts`), visitors `cover`. */
export function selectSummaryColumns(posts: ReadPosts) {
  const { id, title, slug, summary, image, category, publishedAt, updatedAt } = posts;
  const shown = { id, title, slug, summary, image, category, publishedAt, updatedAt };
  const more = "desk" in posts._.selectedFields ? { desk: posts["desk" as "title"] } : { cover: posts.cover };
  return { ...shown, ...more } as typeof shown;
}

/** The columns of whole posts; for visitors with the pictures of their content. */
export function selectColumns(posts: ReadPosts) {
  const columns = { ...selectSummaryColumns(posts), content: posts.content };
  return { ...columns, ...selectPictures(posts) } as typeof columns;
}

export function selectPictures(posts: ReadPosts): Partial<Pick<ReadPosts, "pictures">> {
  return "pictures" in posts._.selectedFields ? { pictures: posts.pictures } : {};
}

/** The columns of one article; for visitors with its facts, for staff with `desk`. */
export function selectArticleColumns(posts: ReadPosts) {
  const columns = selectColumns(posts);
  const more = "facts" in posts._.selectedFields ? { facts: posts.facts } : {};
  return { ...columns, ...more } as typeof columns;
}

/** The addition of `summaryColumnsOf` for visitors. */
export interface WithCover {
  cover?: ShownCover | null;
}

/** The addition of `columnsOf` for visitors. */
export interface WithPictures {
  pictures?: ShownPicture[];
}

/** The addition of `articleColumnsOf` for visitors. */
export interface WithFacts {
  facts: FactsColumn;
  pictures: ShownPicture[];
}
