import { eq, type SQL, sql } from "drizzle-orm";
import { userMay } from "../../auth/accounts/user.repository";
import type { RefusedPicture } from "../../contract/api";
import type { PostStatus } from "../../contract/desk/staff-post";
import type { NamedSource } from "../../contract/studio/brief";
import type { Database } from "../../db/client";
import { batchSql } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import type { FoundClaim } from "../claims/extract-claims";
import { notingClaims } from "../claims/note-claims.repository";
import { type DeskPostRow, deskPostStatement, readDeskPost } from "../desk/staff-posts.repository";
import { isPictureMissing } from "../pictures/missing.repository";
import { mayShow, readUndescribed, undescribedStatements } from "../pictures/undescribed.repository";
import { keepingStatements } from "../revisions/keep-revision.repository";

/** How an article of the writer came about. */
export interface Provenance {
  /** As staff see it. */
  writer: string;
  model: string | null;
  promptVersion: string | null;
  tokens: number | null;
  rulesVersion: number;
  briefId: number | null;
  /** What the brief named then. */
  sources: readonly NamedSource[];
}

/** What staff write of a post, as it is stored. */
export type PostValues = Pick<
  typeof blogPosts.$inferInsert,
  "title" | "slug" | "summary" | "image" | "category" | "content"
> & {
  contentText: string;
  /** JSON of `PictureUse[]`. */
  pictures: string;
};

interface NewPost {
  values: PostValues;
  status: Exclude<PostStatus, "trash">;
  publishedAt: Date;
  now: Date;
  authorId: number | null;
  generationItemId: string | null;
  provenance: Provenance | null;
  /** What its text claims. */
  claims: readonly FoundClaim[];
}

export type WriteOutcome =
  /** `isReopened` where it was scheduled, and went back to review for what it claims now. */
  | { outcome: "written"; row: DeskPostRow; isReopened: boolean }
  | { outcome: "slug-taken" }
  /** The library does not have a picture of it (any more). */
  | { outcome: "picture-missing" }
  /**
   * There is no such post, or the condition does not hold of it. `undescribed` are pictures for which it could not have
   * been written into a post in its state.
   */
  | { outcome: "no-match"; undescribed: RefusedPicture[] };

/** What is public, or will be by its time alone. */
export const isPublished = sql`status = 'published'`;

/**
 * Stores a new post. What the writer wrote is kept besides. What is to be published goes to review where its author may
 * not publish (any more).
 */
export function insertPost(db: Database, post: NewPost): Promise<WriteOutcome> {
  const { values, status, publishedAt, now, authorId, generationItemId, claims, provenance } = post;
  const { title, slug, summary, image, category, content, contentText, pictures } = values;
  const at = now.getTime();
  const right = generationItemId === null ? "posts.publish" : "generation.publish";
  const mayBePublished = status === "published" ? userMay(right, authorId) : sql`FALSE`;
  const landing =
    status === "published" ? sql`iif(${mayBePublished}, 'published', 'review')` : sql`${status}`;
  // Where nothing is stored, another post may have the address.
  const isThis = sql`generation_item_id IS ${generationItemId}`;
  const stored = sql`(SELECT id FROM blog_posts WHERE slug = ${slug} AND ${isThis})`;
  const shown = { pictures, isPublic: mayBePublished };
  const statements = [
    sql`INSERT INTO blog_posts (title, slug, summary, image, category, content, content_text, pictures, generation_item_id,
        status, author_id, published_at, updated_at)
      SELECT ${title}, ${slug}, ${summary}, ${image}, ${category}, ${content}, ${contentText}, ${pictures},
        ${generationItemId},
        ${landing}, ${authorId}, iif(${mayBePublished}, ${publishedAt.getTime()}, ${at}), ${at}
      WHERE ${mayShow(shown)}
      RETURNING id`,
    ...(generationItemId === null
      ? []
      : [
          ...notingClaims(stored, claims, notingAt(at)),
          ...keepingStatements({ postId: stored, kind: "ai", authorId, at, condition: sql`TRUE` }),
        ]),
    ...(provenance ? [provenanceStatement(stored, provenance)] : []),
  ];
  return writePost(db, stored, statements, { asking: undescribedStatements(shown, null) });
}

/**
 * Who writes into a post that was approved answers for it from then on: the record does not go on naming somebody who has
 * read another text.
 */
export const takesApproval = (userId: number, at: number) =>
  sql`, reviewed_at = CASE WHEN reviewer_id IS NULL THEN NULL ELSE ${at} END,
    reviewer_id = CASE WHEN reviewer_id IS NULL THEN NULL ELSE ${userId} END`;

/** `now`, or a millisecond after the version that is replaced: no two versions of a post carry the same moment. */
export const laterThanStored = (now: Date) => sql`max(${now.getTime()}, blog_posts.updated_at + 1)`;

interface Change {
  now: Date;
  /** The version that was edited; without it whichever is stored. */
  baseUpdatedAt: Date | null;
  /** Who saves it. */
  authorId: number;
  /** Their own posts alone, and only before they are published. */
  isOwnOnly: boolean;
  /** What the text claims then. */
  claims: readonly FoundClaim[];
}

/** Writes a post outside the trash and keeps what it was, all or nothing. */
export function updatePost(
  db: Database,
  id: number,
  values: PostValues,
  { now, baseUpdatedAt, authorId, isOwnOnly, claims }: Change,
): Promise<WriteOutcome> {
  const shown = { pictures: values.pictures, isPublic: isPublished };
  const condition = sql`status <> 'trash'
    AND ${baseUpdatedAt ? sql`updated_at = ${baseUpdatedAt.getTime()}` : sql`TRUE`}
    AND ${isOwnOnly ? isOwnUnpublished(authorId) : sql`TRUE`}
    AND ${mayShow(shown)}`;
  return writePost(
    db,
    sql`${id}`,
    [replacingStatement(id, values, { now, condition, besides: takesApproval(authorId, now.getTime()) })],
    {
      asking: undescribedStatements(shown, sql`${id}`),
      before: keepingStatements({ postId: sql`${id}`, kind: "save", authorId, at: now.getTime(), condition }),
      noted: { claims, now },
    },
  );
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
  { title, slug, summary, image, category, content, contentText, pictures }: PostValues,
  { now, condition, besides = sql`` }: Replacing,
): SQL {
  return sql`UPDATE blog_posts
    SET title = ${title}, slug = ${slug}, summary = ${summary}, image = ${image}, category = ${category},
        content = ${content}, content_text = ${contentText}, pictures = ${pictures}, updated_at = ${laterThanStored(now)}${besides}
    WHERE id = ${postId} AND ${condition}
    RETURNING id`;
}

/** What a writer may change: their own posts that nobody has published. */
export const isOwnUnpublished = (userId: number) =>
  sql`(author_id = ${userId} AND status IN ('draft', 'review'))`;

const notingAt = (at: number) => ({ token: crypto.randomUUID(), at });

interface Around {
  /** What reads, ahead of everything, the pictures for which the write will be refused. */
  asking?: readonly SQL[];
  /** What comes ahead of the statements. */
  before?: readonly SQL[];
  /** What the text that they write claims. */
  noted?: { claims: readonly FoundClaim[]; now: Date };
}

/**
 * Runs the statements of a write in one batch; the first of them answers a row where it wrote, and where claims are
 * noted the last has changed one then. The row is read within the batch: what is answered is what was written, and no later version of somebody else.
 */
export async function writePost(
  db: Database,
  id: SQL,
  statements: readonly SQL[],
  { asking = [], before = [], noted }: Around = {},
): Promise<WriteOutcome> {
  const noting = noted ? notingClaims(id, noted.claims, notingAt(noted.now.getTime())) : [];
  try {
    const ahead = [...asking, ...before];
    const results = await batchSql(db, [...ahead, ...statements, ...noting, deskPostStatement(id)]);
    if (results[ahead.length]?.length !== 1) {
      return { outcome: "no-match", undescribed: asking.length > 0 ? readUndescribed(results[0]) : [] };
    }
    const row = readDeskPost(results.at(-1)?.[0]);
    const isReopened = noted !== undefined && results.at(-2)?.length === 1;
    return row ? { outcome: "written", row, isReopened } : { outcome: "no-match", undescribed: [] };
  } catch (error) {
    if (isSlugTaken(error)) return { outcome: "slug-taken" };
    if (isPictureMissing(error)) return { outcome: "picture-missing" };
    throw error;
  }
}

function isSlugTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return /UNIQUE constraint failed: blog_posts\.slug/.test(`${error} ${cause}`);
}

/** The title of the deleted post, or null when there was nothing to delete. */
export async function deletePost(db: Database, id: number): Promise<{ title: string } | null> {
  const deleted = await db
    .delete(blogPosts)
    .where(eq(blogPosts.id, id))
    .returning({ title: blogPosts.title });
  return deleted[0] ?? null;
}

/**
 * The statement that notes how a post came about, for the batch that stores it; `postId` is a query of its id, which
 * answers null where it was not stored. A brief that is gone is not named.
 */
function provenanceStatement(
  postId: SQL,
  { writer, model, promptVersion, tokens, rulesVersion, briefId, sources }: Provenance,
): SQL {
  return sql`INSERT INTO post_provenance
      (post_id, writer, model, prompt_version, rules_version, brief_id, tokens, sources)
    SELECT id, ${writer}, ${model}, ${promptVersion}, ${rulesVersion},
      (SELECT id FROM topic_briefs WHERE id = ${briefId}), ${tokens}, ${JSON.stringify(sources)}
    FROM (SELECT ${postId} AS id) WHERE id IS NOT NULL`;
}
