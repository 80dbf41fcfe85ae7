import { and, eq, type SQL, sql } from "drizzle-orm";
import type { RefusedPicture } from "../../contract/api";
import type { RevisionKind } from "../../contract/desk/revisions";
import type { PostStatus, StaffPost } from "../../contract/desk/staff-post";
import { toPostSlug } from "../../contract/text";
import { batchNamed, type Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import type { FoundClaim } from "../claims/extract-claims";
import { approvingVerdicts, notingClaims } from "../claims/note-claims.repository";
import { deskPostStatement, ownSlug, readDeskPost } from "../desk/staff-posts.repository";

interface WrittenPictures {
  /** JSON of `PictureUse[]`. */
  pictures: string;
  /** Whether the text would be published or scheduled. */
  isPublic: SQL;
}

const hasAny = ({ pictures }: WrittenPictures) => pictures !== "[]";

const isWithoutWords = sql`media.alt = '' AND media.decorative = 0 AND used.value ->> 'isDescribed' = 0`;

/** Uses without an alt text of pictures without an alt text. */
const undescribedAmong = (pictures: string) => sql`json_each(${pictures}) AS used
  CROSS JOIN media ON media.hash = used.value ->> 'hash' WHERE ${isWithoutWords}`;

/** The undescribed pictures of a row of `blog_posts`; reads the uses only if a picture has no alt text in the library. */
const undescribedOfPost = sql`media_uses CROSS JOIN media ON media.id = media_uses.media_id
  CROSS JOIN json_each(blog_posts.pictures) AS used ON used.value ->> 'hash' = media.hash
  WHERE media_uses.source = 'post' AND media_uses.source_id = blog_posts.id AND ${isWithoutWords}`;

/** The condition that all pictures of a row of `blog_posts` have an alt text or are decorative. */
export const hasNoUndescribed = sql`NOT EXISTS (SELECT 1 FROM ${undescribedOfPost})`;

/** The undescribed pictures as a column: JSON of `RefusedPicture[]`. */
export const undescribedColumn = sql`(
  SELECT json_group_array(json_object('id', media.id, 'name', media.name, 'field', used.value ->> 'field')
    ORDER BY used.key)
  FROM ${undescribedOfPost})`;

/** The condition that a text's pictures allow its write. */
export function mayShow(shown: WrittenPictures): SQL {
  if (!hasAny(shown)) return sql`TRUE`;
  return sql`(NOT (${shown.isPublic}) OR NOT EXISTS (SELECT 1 FROM ${undescribedAmong(shown.pictures)}))`;
}

/**
 * Reads, before a write in the same batch, the pictures for which the write will be refused; undefined for a text without
 * pictures. `id` is the post, null for a new one.
 */
export function undescribedStatement(shown: WrittenPictures, id: SQL | null): SQL | undefined {
  if (!hasAny(shown)) return undefined;
  const isAsked = id
    ? sql`EXISTS (SELECT 1 FROM blog_posts WHERE id = ${id} AND ${shown.isPublic})`
    : shown.isPublic;
  return sql`SELECT media.id AS id, media.name AS name, used.value ->> 'field' AS field
    FROM ${undescribedAmong(shown.pictures)} AND ${isAsked} ORDER BY used.key`;
}

/** Whether the batch failed because of a picture that is not in the library. */
export function isPictureMissing(error: unknown): boolean {
  return /D1_ERROR: media missing\b/.test(toErrorText(error));
}

/** The state of a post that decides about actions on it. */
export type DeskState = NonNullable<Awaited<ReturnType<typeof findDeskState>>>;

export const isGenerated = sql<boolean>`${blogPosts.generationItemId} IS NOT NULL`.mapWith(Boolean);

export async function findDeskState(db: Database, id: number) {
  const { title, status, authorId, updatedAt, content } = blogPosts;
  const contentBytes = sql<number>`octet_length(${content})`;
  const rows = await db
    .select({ title, status, authorId, updatedAt, contentBytes, isGenerated })
    .from(blogPosts)
    .where(eq(blogPosts.id, id));
  return rows[0] ?? null;
}

/** The condition that a post is by one author; with null any post. */
export function isOwnPost(ownerId: number | null): SQL {
  return ownerId === null ? sql`TRUE` : sql`blog_posts.author_id = ${ownerId}`;
}

/** The stored fields of a post that staff write. */
export type PostValues = Pick<
  typeof blogPosts.$inferInsert,
  "title" | "slug" | "summary" | "image" | "category" | "content"
> & {
  contentText: string;
  /** JSON of `PictureUse[]`. */
  pictures: string;
  /** JSON of the missing fields of a draft; null for a complete post. */
  incomplete: string | null;
  /** Whether a draft gets a similar slug if this one is taken or empty. */
  variesSlug: boolean;
};

/** The stored slug of a draft without a slug, which is no public address. */
const nowhere = sql`blog_posts.slug LIKE 'draf/%'`;

const mostTried = 20;

/** The draft's slug if it is free, else a similar one; `id` is the draft's, NULL for a new one. */
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
  /** `isReopened`: the post was scheduled and went back to review because of open claims. */
  | { outcome: "written"; post: StaffPost; isReopened: boolean }
  | { outcome: "slug-taken" }
  | { outcome: "picture-missing" }
  /**
   * The post does not exist or does not fulfil the condition. `undescribed` are pictures without an alt text, which its state
   * does not allow.
   */
  | { outcome: "no-match"; undescribed: RefusedPicture[] };

/** The most revisions of a post, besides approved versions and the AI's first version. */
export const keptRevisions = 50;
/** Those of formatting runs, of which the last one can be undone. */
const keptReformats = 2;

interface Keeping {
  /** The id, or a query for it. */
  postId: SQL;
  kind: RevisionKind;
  /** The user whose action creates the revision; null for the system. */
  authorId: number | null;
  /** Milliseconds since 1970. */
  at: number;
  /** The condition of the following write, on the row of `blog_posts`. */
  condition: SQL;
}

/**
 * Keep the current version as a revision, in the batch before a write. The copy happens within the database. Without
 * `condition` they do nothing.
 */
export function keepingStatements({ postId, condition, ...kept }: Keeping): SQL[] {
  return [
    keepingStatement({ ...kept, from: sql`blog_posts WHERE id = ${postId} AND ${condition}` }),
    sql`DELETE FROM post_revisions WHERE id IN (
      SELECT id FROM post_revisions WHERE post_id = ${postId} AND kind NOT IN ('approve', 'ai')
        AND (kind = 'reformat') = (${kept.kind} = 'reformat')
      ORDER BY id DESC LIMIT -1 OFFSET ${kept.kind === "reformat" ? keptReformats : keptRevisions})`,
  ];
}

/** Keeps every post of `from`, a FROM clause that begins with the table of posts. */
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

/** Published and scheduled posts. */
export const isPublished = sql`status = 'published'`;

/**
 * A user who saves an approved post becomes its reviewer, because the former reviewer has read another text.
 */
const takesApproval = (userId: number, at: number) =>
  sql`, reviewed_at = CASE WHEN reviewer_id IS NULL THEN NULL ELSE ${at} END,
    reviewer_id = CASE WHEN reviewer_id IS NULL THEN NULL ELSE ${userId} END`;

/** The change time is the version of a post, so a new one is always later than the stored one. */
export const laterThanStored = (now: Date) => sql`max(${now.getTime()}, blog_posts.updated_at + 1)`;

interface Change {
  now: Date;
  /** The version that the edit is based on; null for any. */
  baseUpdatedAt: Date | null;
  /** The version of the pending change that the text continues and that the save deletes; null for none. */
  pendingUpdatedAt?: Date | null;
  /** The saving user. */
  authorId: number;
  /** Only posts of `authorId` that are not published. */
  isOwnOnly: boolean;
  /** The states in which the post is saved; not the trash. */
  states: readonly PostStatus[];
  /** The claims of the text; null for a post that people wrote. */
  claims: readonly FoundClaim[] | null;
  /**
   * The kind of the revision that keeps the former version. Autosaves of a user keep one revision an hour, and one before an
   * autosave that leaves less than half of the text, as `save`.
   */
  kind: "save" | "restore" | "autosave";
}

const hourMs = 3_600_000;

/** Saves a post and keeps the former version, all or nothing. */
export function updatePost(
  db: Database,
  postId: number,
  values: PostValues,
  { now, baseUpdatedAt, pendingUpdatedAt = null, authorId, isOwnOnly, states, claims, kind }: Change,
): Promise<WriteOutcome> {
  const id = sql`${postId}`;
  const at = now.getTime();
  const shown = { pictures: values.pictures, isPublic: isPublished };
  const waiting = sql`post_pending WHERE post_id = ${postId} AND post_pending.updated_at = ${pendingUpdatedAt?.getTime()}
    AND ${isOwnOnly ? sql`post_pending.author_id = ${authorId}` : sql`TRUE`}`;
  const condition = sql`status IN (SELECT value FROM json_each(${JSON.stringify(states)}))
    AND ${baseUpdatedAt ? sql`updated_at = ${baseUpdatedAt.getTime()}` : sql`TRUE`}
    AND ${pendingUpdatedAt ? sql`EXISTS (SELECT 1 FROM ${waiting})` : sql`TRUE`}
    AND ${isOwnOnly ? isOwnUnpublished(authorId) : sql`TRUE`}
    AND ${mayShow(shown)}`;
  /** Whether less than half of the text stays, or the last revision is by another user or older than an hour. */
  const isKept = sql`length(content) > ${2 * values.content.length} OR NOT EXISTS (
    SELECT 1 FROM post_revisions AS last WHERE post_id = ${postId} AND kind = 'save' AND last.author_id = ${authorId} AND created_at > ${at - hourMs}
    AND NOT EXISTS (SELECT 1 FROM post_revisions WHERE post_id = ${postId} AND id > last.id))`;
  const keeping =
    kind === "autosave"
      ? { kind: "save" as const, condition: sql`${condition} AND (${isKept})` }
      : { kind, condition };
  return writePost(db, {
    id,
    write: replacingStatement(postId, values, { now, condition, besides: takesApproval(authorId, at) }),
    asking: undescribedStatement(shown, id),
    before: [
      ...keepingStatements({ postId: id, authorId, at, ...keeping }),
      ...(pendingUpdatedAt && !isOwnOnly ? [approvingVerdicts(postId, condition)] : []),
    ],
    after: pendingUpdatedAt ? [sql`DELETE FROM ${waiting} AND changes() > 0`] : [],
    noted: claims && { claims, now },
  });
}

interface Replacing {
  now: Date;
  condition: SQL;
  /** Additional assignments. */
  besides?: SQL;
}

/** Updates a post that fulfils `condition`, and returns its id. */
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

export const isOwnUnpublished = (userId: number) =>
  sql`(author_id = ${userId} AND status IN ('draft', 'review'))`;

export const notingAt = (at: number) => ({ token: crypto.randomUUID(), at });

interface Write {
  id: SQL;
  /** Returns a row if it has written. */
  write: SQL;
  /** Reads the pictures for which the write will be refused; runs first. */
  asking?: SQL | undefined;
  before?: readonly SQL[];
  after?: readonly SQL[];
  /** The claims of the written text. */
  noted?: { claims: readonly FoundClaim[]; now: Date } | null;
}

/**
 * Runs a write and its dependent statements in one batch. The batch also reads the post, so that the answer is the written
 * version, not a later one.
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
    if (/UNIQUE constraint failed: blog_posts\.slug/.test(toErrorText(error)))
      return { outcome: "slug-taken" };
    if (isPictureMissing(error)) return { outcome: "picture-missing" };
    throw error;
  }
}

const numbered = (name: string, statements: readonly SQL[]) =>
  Object.fromEntries(statements.map((statement, index) => [name + index, statement]));

const toErrorText = (error: unknown) => `${error} ${error instanceof Error ? error.cause : ""}`;

export async function deletePost(db: Database, id: number, seen?: string): Promise<{ title: string } | null> {
  const deleted = await db
    .delete(blogPosts)
    .where(and(eq(blogPosts.id, id), seen ? eq(blogPosts.updatedAt, new Date(seen)) : undefined))
    .returning({ title: blogPosts.title });
  return deleted[0] ?? null;
}
