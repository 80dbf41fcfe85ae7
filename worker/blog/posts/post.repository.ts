import { eq, type SQL, sql } from "drizzle-orm";
import type { RefusedPicture } from "../../contract/api";
import type { RevisionKind } from "../../contract/desk/revisions";
import type { StaffPost } from "../../contract/desk/staff-post";
import { toPostSlug } from "../../contract/slug";
import { batchNamed, type Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import type { FoundClaim } from "../claims/extract-claims";
import { notingClaims } from "../claims/note-claims.repository";
import { deskPostStatement, ownSlug, readDeskPost } from "../desk/staff-posts.repository";

interface WrittenPictures {
  /** JSON of `PictureUse[]`. */
  pictures: string;
  /** Whether the text would stand before the public, at once or by its time alone. */
  isPublic: SQL;
}

/** Of a text that has no picture of the library nothing is asked. */
const hasAny = ({ pictures }: WrittenPictures) => pictures !== "[]";

const isWithoutWords = sql`media.alt = '' AND media.decorative = 0 AND used.value ->> 'isDescribed' = 0`;

/** Uses without words of their own, of pictures without words in the library. */
const undescribedAmong = (pictures: string) => sql`json_each(${pictures}) AS used
  CROSS JOIN media ON media.hash = used.value ->> 'hash' WHERE ${isWithoutWords}`;

/** The same of a row of `blog_posts`, whose pictures are read only where one of them has no words in the library. */
const undescribedOfPost = sql`media_uses CROSS JOIN media ON media.id = media_uses.media_id
  CROSS JOIN json_each(blog_posts.pictures) AS used ON used.value ->> 'hash' = media.hash
  WHERE media_uses.source = 'post' AND media_uses.source_id = blog_posts.id AND ${isWithoutWords}`;

/** Holds of a row of `blog_posts` whose pictures all have words, or need none. */
export const hasNoUndescribed = sql`NOT EXISTS (SELECT 1 FROM ${undescribedOfPost})`;

/** Those that have none, as a column: JSON of `RefusedPicture[]`. */
export const undescribedColumn = sql`(
  SELECT json_group_array(json_object('id', media.id, 'name', media.name, 'field', used.value ->> 'field')
    ORDER BY used.key)
  FROM ${undescribedOfPost})`;

/** Holds where a text may be written: in the condition of its write. */
export function mayShow(shown: WrittenPictures): SQL {
  if (!hasAny(shown)) return sql`TRUE`;
  return sql`(NOT (${shown.isPublic}) OR NOT EXISTS (SELECT 1 FROM ${undescribedAmong(shown.pictures)}))`;
}

/**
 * The statement that reads, ahead of a write in the same batch, for which of its pictures it will be refused; none for a
 * text without pictures. `id` is the post that is written to, null for a new one.
 */
export function undescribedStatement(shown: WrittenPictures, id: SQL | null): SQL | undefined {
  if (!hasAny(shown)) return undefined;
  const isAsked = id
    ? sql`EXISTS (SELECT 1 FROM blog_posts WHERE id = ${id} AND ${shown.isPublic})`
    : shown.isPublic;
  return sql`SELECT media.id AS id, media.name AS name, used.value ->> 'field' AS field
    FROM ${undescribedAmong(shown.pictures)} AND ${isAsked} ORDER BY used.key`;
}

/** Whether a write was refused, with all of its batch, for a picture that the library does not have. */
export function isPictureMissing(error: unknown): boolean {
  return /D1_ERROR: media missing\b/.test(textOf(error));
}

/** What the desk asks of a post before it does something to it. */
export type DeskState = NonNullable<Awaited<ReturnType<typeof findDeskState>>>;

export async function findDeskState(db: Database, id: number) {
  const { title, status, authorId, updatedAt, generationItemId } = blogPosts;
  const isGenerated = sql<boolean>`${generationItemId} IS NOT NULL`.mapWith(Boolean);
  const rows = await db
    .select({ title, status, authorId, updatedAt, isGenerated })
    .from(blogPosts)
    .where(eq(blogPosts.id, id));
  return rows[0] ?? null;
}

/** Holds of the posts that somebody may work on: those of one author, or with null all. */
export function isOwnPost(ownerId: number | null): SQL {
  return ownerId === null ? sql`TRUE` : sql`blog_posts.author_id = ${ownerId}`;
}

/** What staff write of a post, as it is stored. */
export type PostValues = Pick<
  typeof blogPosts.$inferInsert,
  "title" | "slug" | "summary" | "image" | "category" | "content"
> & {
  contentText: string;
  /** JSON of `PictureUse[]`. */
  pictures: string;
  /** JSON of what is missing of a draft; null where nothing is. */
  incomplete: string | null;
  /** Whether a draft takes another slug where this one is taken, or empty. */
  variesSlug: boolean;
};

/** Where a draft stands whose title gives no slug: at no address. Its own slug is empty. */
const nowhere = sql`blog_posts.slug LIKE 'draf/%'`;

const mostTried = 20;

/** The slug of a draft where it is free, else one like it; `id` is the draft's own, NULL for a new one. */
export function freeSlug(slug: string, id: SQL): SQL {
  const numbers = Array.from({ length: slug === "" ? 0 : mostTried }, (_, index) => index + 1);
  const candidates = JSON.stringify(numbers.map((number) => toPostSlug(slug, number)));
  const base = slug === "" ? "draf/" : `${toPostSlug(slug).slice(0, 120)}-`;
  return sql`coalesce((SELECT value FROM json_each(${candidates})
    WHERE NOT EXISTS (SELECT 1 FROM blog_posts AS other WHERE other.slug = value AND other.id IS NOT ${id})
      AND NOT EXISTS (SELECT 1 FROM former_slugs WHERE former_slugs.slug = value AND post_id IS NOT ${id})
    ORDER BY key LIMIT 1), ${base} || lower(hex(randomblob(8))))`;
}

export type WriteOutcome =
  /** `isReopened` where it was scheduled, and went back to review for what it claims now. */
  | { outcome: "written"; post: StaffPost; isReopened: boolean }
  | { outcome: "slug-taken" }
  /** The library does not have a picture of it (any more). */
  | { outcome: "picture-missing" }
  /**
   * There is no such post, or the condition does not hold of it. `undescribed` are pictures for which it could not have
   * been written into a post in its state.
   */
  | { outcome: "no-match"; undescribed: RefusedPicture[] };

/** Versions that are kept of a post beside the approved ones and what the writer wrote. */
export const keptRevisions = 50;

interface Keeping {
  /** Its id, or a query of it. */
  postId: SQL;
  kind: RevisionKind;
  /** Who does what the version is kept for; null for the system. */
  authorId: number | null;
  /** Milliseconds since 1970. */
  at: number;
  /** What has to hold of the row of `blog_posts`: the condition of the write that follows. */
  condition: SQL;
}

/**
 * The statements that keep a post as it stands, for the batch of the write that comes after them: within the database,
 * so that no article travels for it. Where `condition` does not hold they do nothing.
 */
export function keepingStatements({ postId, condition, ...kept }: Keeping): SQL[] {
  return [
    keepingStatement({ ...kept, from: sql`blog_posts WHERE id = ${postId} AND ${condition}` }),
    sql`DELETE FROM post_revisions WHERE id IN (
      SELECT id FROM post_revisions WHERE post_id = ${postId} AND kind NOT IN ('approve', 'ai')
      ORDER BY id DESC LIMIT -1 OFFSET ${keptRevisions})`,
  ];
}

/** Keeps every post of `from`, which is what follows FROM and begins with the table of posts. */
export function keepingStatement({
  kind,
  authorId,
  at,
  from,
}: Pick<Keeping, "kind" | "authorId" | "at"> & { from: SQL }): SQL {
  const of = (column: string) => sql.raw(`blog_posts.${column}`);
  const written = sql.join(
    [of("title"), ownSlug, ...["summary", "image", "category", "content"].map(of)],
    sql`, `,
  );
  return sql`INSERT INTO post_revisions
      (post_id, kind, author_id, created_at, title, slug, summary, image, category, content)
    SELECT ${of("id")}, ${kind}, ${authorId}, ${at}, ${written} FROM ${from}`;
}

/** What is public, or will be by its time alone. */
export const isPublished = sql`status = 'published'`;

/**
 * Who writes into a post that was approved answers for it from then on: the record does not go on naming somebody who has
 * read another text.
 */
const takesApproval = (userId: number, at: number) =>
  sql`, reviewed_at = CASE WHEN reviewer_id IS NULL THEN NULL ELSE ${at} END,
    reviewer_id = CASE WHEN reviewer_id IS NULL THEN NULL ELSE ${userId} END`;

/** `now`, or a millisecond after the version that is replaced: no two versions of a post carry the same moment. */
export const laterThanStored = (now: Date) => sql`max(${now.getTime()}, blog_posts.updated_at + 1)`;

interface Change {
  now: Date;
  /** The version that was edited; without it whichever is stored. */
  baseUpdatedAt: Date | null;
  /** The waiting change that the text goes on from, which it takes away; null for none. */
  pendingUpdatedAt?: Date | null;
  /** Who saves it. */
  authorId: number;
  /** Their own posts alone, and only before they are published. */
  isOwnOnly: boolean;
  /** Drafts alone. */
  isDraftOnly: boolean;
  /** What the text claims then; null for a post that people wrote. */
  claims: readonly FoundClaim[] | null;
  /** As what the history keeps the version before: of somebody's autosaves one an hour, as `save`. */
  kind: "save" | "restore" | "autosave";
}

const hourMs = 3_600_000;

/** Writes a post outside the trash and keeps what it was, all or nothing. */
export function updatePost(
  db: Database,
  postId: number,
  values: PostValues,
  { now, baseUpdatedAt, pendingUpdatedAt = null, authorId, isOwnOnly, isDraftOnly, claims, kind }: Change,
): Promise<WriteOutcome> {
  const id = sql`${postId}`;
  const at = now.getTime();
  const shown = { pictures: values.pictures, isPublic: isPublished };
  const waiting = sql`post_pending WHERE post_id = ${postId} AND post_pending.updated_at = ${pendingUpdatedAt?.getTime()}
    AND ${isOwnOnly ? sql`post_pending.author_id = ${authorId}` : sql`TRUE`}`;
  const condition = sql`${isDraftOnly ? sql`status = 'draft'` : sql`status <> 'trash'`}
    AND ${baseUpdatedAt ? sql`updated_at = ${baseUpdatedAt.getTime()}` : sql`TRUE`}
    AND ${pendingUpdatedAt ? sql`EXISTS (SELECT 1 FROM ${waiting})` : sql`TRUE`}
    AND ${isOwnOnly ? isOwnUnpublished(authorId) : sql`TRUE`}
    AND ${mayShow(shown)}`;
  /** Whether the version before is somebody else's, or older than an hour of their own. */
  const isHourOver = sql`NOT EXISTS (SELECT 1 FROM post_revisions AS last WHERE post_id = ${postId} AND kind = 'save'
    AND last.author_id = ${authorId} AND created_at > ${at - hourMs}
    AND NOT EXISTS (SELECT 1 FROM post_revisions WHERE post_id = ${postId} AND id > last.id))`;
  const keeping =
    kind === "autosave"
      ? { kind: "save" as const, condition: sql`${condition} AND ${isHourOver}` }
      : { kind, condition };
  return writePost(db, {
    id,
    write: replacingStatement(postId, values, { now, condition, besides: takesApproval(authorId, at) }),
    asking: undescribedStatement(shown, id),
    before: keepingStatements({ postId: id, authorId, at, ...keeping }),
    after: pendingUpdatedAt ? [sql`DELETE FROM ${waiting} AND changes() > 0`] : [],
    noted: claims && { claims, now },
  });
}

interface Replacing {
  now: Date;
  condition: SQL;
  /** Columns that are set besides. */
  besides?: SQL;
}

/** Writes other fields into a post where `condition` holds of it, and answers its id then. */
export function replacingStatement(
  postId: number,
  {
    title,
    slug,
    summary,
    image,
    category,
    content,
    contentText,
    pictures,
    incomplete,
    variesSlug,
  }: PostValues,
  { now, condition, besides = sql`` }: Replacing,
): SQL {
  const variedSlug = () =>
    slug === "" ? sql`iif(${nowhere}, slug, ${freeSlug("", sql`id`)})` : freeSlug(slug, sql`${postId}`);
  return sql`UPDATE blog_posts
    SET title = ${title}, slug = ${variesSlug ? variedSlug() : sql`${slug}`}, summary = ${summary}, image = ${image},
        category = ${category}, content = ${content}, content_text = ${contentText}, pictures = ${pictures},
        incomplete = ${incomplete}, updated_at = ${laterThanStored(now)}${besides}
    WHERE id = ${postId} AND ${condition}
    RETURNING id`;
}

/** What a writer may change: their own posts that nobody has published. */
export const isOwnUnpublished = (userId: number) =>
  sql`(author_id = ${userId} AND status IN ('draft', 'review'))`;

export const notingAt = (at: number) => ({ token: crypto.randomUUID(), at });

interface Write {
  /** The post. */
  id: SQL;
  /** Answers a row where it has written. */
  write: SQL;
  /** What reads, ahead of everything, the pictures for which the write will be refused. */
  asking?: SQL | undefined;
  before?: readonly SQL[];
  after?: readonly SQL[];
  /** What the written text claims. */
  noted?: { claims: readonly FoundClaim[]; now: Date } | null;
}

/**
 * Runs a write and what belongs to it in one batch. The post is read within the batch: what is answered is what was
 * written, and no later version of somebody else.
 */
export async function writePost(
  db: Database,
  { id, write, asking, before = [], after = [], noted }: Write,
): Promise<WriteOutcome> {
  const statements: Record<string, SQL> = {
    ...(asking && { asking }),
    ...numbered("before", before),
    write,
    ...numbered("after", after),
    ...(noted && notingClaims(id, noted.claims, notingAt(noted.now.getTime()))),
    post: deskPostStatement(id),
  };
  try {
    const results = await batchNamed(db, statements);
    const post = results.write?.length === 1 ? readDeskPost(results.post?.[0]) : null;
    if (post) return { outcome: "written", post, isReopened: results.reopening?.length === 1 };
    return { outcome: "no-match", undescribed: (results.asking ?? []) as RefusedPicture[] };
  } catch (error) {
    if (/UNIQUE constraint failed: blog_posts\.slug/.test(textOf(error))) return { outcome: "slug-taken" };
    if (isPictureMissing(error)) return { outcome: "picture-missing" };
    throw error;
  }
}

const numbered = (name: string, statements: readonly SQL[]) =>
  Object.fromEntries(statements.map((statement, index) => [name + index, statement]));

const textOf = (error: unknown) => `${error} ${error instanceof Error ? error.cause : ""}`;

/** The title of the deleted post, or null when there was nothing to delete. */
export async function deletePost(db: Database, id: number): Promise<{ title: string } | null> {
  const deleted = await db
    .delete(blogPosts)
    .where(eq(blogPosts.id, id))
    .returning({ title: blogPosts.title });
  return deleted[0] ?? null;
}
