import { type SQL, sql } from "drizzle-orm";
import type { RefusedPicture } from "../../contract/api";
import type { PostStatus } from "../../contract/desk/staff-post";
import { countOpenClaims } from "../claims/note-claims.repository";
import { undescribedColumn } from "../pictures/undescribed.repository";
import { isOwnUnpublished } from "../posts/post.repository";
import { keepingStatement } from "../revisions/keep-revision.repository";

/** A post in the version that somebody has read. */
export interface ChosenVersion {
  id: number;
  version: Date;
}

/** What a chosen post was when the batch began; null where there is none. */
export interface FoundState {
  id: number;
  found: {
    title: string;
    status: PostStatus;
    publishedAt: Date;
    updatedAt: Date;
    authorId: number | null;
    /** Whether what it claims is known; also of what people wrote. */
    isChecked: boolean;
    openClaims: number;
    /** Pictures of the library that it shows and nobody has described. */
    undescribed: RefusedPicture[];
  } | null;
}

/** Who acts, and whether they may change their own unpublished posts alone. */
export interface Actor {
  userId: number;
  isOwnOnly: boolean;
}

/** The beginning of a statement: `item` is what was chosen, in its order; `at` the moment of each where it has one. */
export function itemsOf(items: readonly (ChosenVersion & { at?: Date })[]): SQL {
  const json = JSON.stringify(
    items.map(({ id, version, at }) => ({ id, version: version.getTime(), at: at?.getTime() ?? null })),
  );
  return sql`item AS (
    SELECT key AS position, value ->> 'id' AS id, value ->> 'version' AS version, value ->> 'at' AS at
    FROM json_each(${json}))`;
}

/** The chosen posts that are still the version that was read, and of which `from` holds. */
export function fitting(from: SQL, { userId, isOwnOnly }: Actor): SQL {
  return sql`item JOIN blog_posts ON blog_posts.id = item.id AND blog_posts.updated_at = item.version
    WHERE ${from} AND ${isOwnOnly ? isOwnUnpublished(userId) : sql`TRUE`}`;
}

/** The statement that reads what the chosen posts are; `readStates` takes its rows. */
export function statesStatement(items: readonly ChosenVersion[]): SQL {
  return sql`WITH ${itemsOf(items)}
    SELECT item.id AS chosen, title, status, published_at, updated_at, author_id,
      ${countOpenClaims(sql`blog_posts.id`)} AS open_claims,
      generation_item_id IS NULL OR EXISTS (SELECT 1 FROM post_checks WHERE post_id = blog_posts.id) AS is_checked,
      ${undescribedColumn} AS undescribed
    FROM item LEFT JOIN blog_posts ON blog_posts.id = item.id ORDER BY position`;
}

interface RawState {
  chosen: number;
  title: string | null;
  status: PostStatus;
  published_at: number;
  updated_at: number;
  author_id: number | null;
  open_claims: number;
  is_checked: 0 | 1;
  undescribed: string;
}

export function readStates(rows: unknown[] | undefined): FoundState[] {
  return ((rows ?? []) as RawState[]).map((row) => ({
    id: row.chosen,
    found:
      row.title === null
        ? null
        : {
            title: row.title,
            status: row.status,
            publishedAt: new Date(row.published_at),
            updatedAt: new Date(row.updated_at),
            authorId: row.author_id,
            isChecked: row.is_checked === 1,
            openClaims: row.open_claims,
            undescribed: JSON.parse(row.undescribed),
          },
  }));
}

/** The statement that keeps what is approved, as it is read; `allowed`, of its beginning, names the posts. */
export function approvingStatement(
  beginning: SQL,
  allowed: "allowed" | "chosen",
  { userId }: Actor,
  at: number,
): SQL {
  const from = sql`blog_posts WHERE id IN (SELECT id FROM ${sql.raw(allowed)}) AND status IN ('draft', 'review')`;
  return sql`WITH ${beginning} ${keepingStatement({ kind: "approve", authorId: userId, at, from })}`;
}
