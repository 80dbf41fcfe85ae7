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
const variantsOf = sql`media_variants WHERE media_variants.media_id = media.id`;
const shown = sql`${original}, 'alt', iif(media.decorative, '', media.alt), 'focalX', media.focal_x, 'focalY', media.focal_y,
    'variants', json((SELECT json_group_array(json_array(media_variants.width, media_variants.type)) FROM ${variantsOf}))`;
const shared = sql`'shared', (SELECT max(media_variants.width) FROM ${variantsOf}
    AND media_variants.type = 'image/webp' AND media_variants.bytes <= ${sql.raw(String(maxSharedBytes))})`;

/** With its table, which Drizzle leaves out of what it selects from one alone: inside a subquery that names another column. */
const inItsTable = (column: SQLWrapper) => sql`${column}`;

/** The pictures of a text: of a post or of a preview link, by its id. What is not selected of a subquery costs nothing. */
export function picturesColumn(source: "post" | "link", id: SQLWrapper): SQL<ShownPicture[]> {
  return sql<ShownPicture[]>`(SELECT json_group_array(json_object(${shown}))
    FROM media_uses JOIN media ON media.id = media_uses.media_id
    WHERE media_uses.source = ${sql.raw(`'${source}'`)} AND media_uses.source_id = ${inItsTable(id)})`.mapWith(
    JSON.parse,
  );
}

/**
 * The picture at the address of a cover; null where it is none of the library. Found by the address alone: what is
 * stored of a post's uses lies behind its text, through which a list would have to read.
 */
export const coverColumn = (image: SQLWrapper) => pictureAt<ShownCover>(image, sql`${shown}, ${shared}`);

/** Of the same picture no more than decides in which bytes it is fetched by others. */
export const sharedColumn = (image: SQLWrapper) =>
  pictureAt<SharedPicture>(image, sql`${original}, ${shared}`);

function pictureAt<Found extends SharedPicture>(image: SQLWrapper, fields: SQL): SQL<Found | null> {
  const address = inItsTable(image);
  return sql<Found | null>`CASE WHEN instr(${address}, '/media/') > 0 THEN
    (SELECT json_object(${fields}) FROM media
      WHERE media.hash = substr(${address}, instr(${address}, '/media/') + 7, 32))
  END`.mapWith(JSON.parse);
}

/** What readers are told of an article beside its text, as one JSON text. */
export interface FactsColumn {
  author: { name: string } | null;
  reviewer: { name: string } | null;
  isGenerated: 0 | 1;
  /** Of the brief. */
  named: NamedSource[] | null;
  /** Addresses by which claims of the text were confirmed, in the order of the text. */
  confirmed: string[];
}

/** More addresses than anybody looks up. */
const mostConfirmed = 50;

/** The name that staff gave themselves, and nothing by which they log in. */
const nameOf = (id: SQL) => sql`(SELECT json_object('name', users.name) FROM users WHERE users.id = ${id})`;

/** Of each row of the posts; what is not selected of a subquery costs nothing. */
export const factsColumn = sql<FactsColumn>`json_object(
    'author', json(${nameOf(sql`${blogPosts.authorId}`)}),
    'reviewer', json(${nameOf(sql`${blogPosts.reviewerId}`)}),
    'isGenerated', ${blogPosts.generationItemId} IS NOT NULL,
    'named', json((SELECT sources FROM post_provenance WHERE post_id = ${blogPosts.id})),
    'confirmed', (SELECT json_group_array(source) FROM (
      SELECT source FROM post_claims
      WHERE post_id = ${blogPosts.id} AND is_present = 1 AND verdict = 'confirmed' AND source LIKE 'http%'
      GROUP BY source ORDER BY min(position) LIMIT ${sql.raw(String(mostConfirmed))}))
  )`.mapWith(JSON.parse);

/** The same of one post in any state, with its pictures; null when there is none. */
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
