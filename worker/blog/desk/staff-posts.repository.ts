import { and, eq, gt, inArray, isNotNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type {
  Person,
  PostStatus,
  PostView,
  StaffPost,
  StaffPostSummary,
} from "../../contract/desk/staff-post";
import { type Database, hasWords } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import { countOpenClaims } from "../claims/note-claims.repository";
import type { Reading, ReadPosts } from "../reading/public-posts.repository";
import type { PostSummaryRow, PostWithContentRow } from "../reading/reading.repository";
import { beginning, publicIndex, wordsThatCount } from "../search/search.repository";

interface DeskColumn {
  status: PostStatus;
  isGenerated: 0 | 1;
  author: Person | null;
  reviewer: Person | null;
  /** Milliseconds since 1970. */
  reviewedAt: number | null;
  /** Milliseconds since 1970. */
  returnedAt: number | null;
  hasPending: 0 | 1;
  notes: number;
  openClaims: number;
}

type DeskRow = PostSummaryRow & { desk: DeskColumn };

const selectPerson = (id: SQL) =>
  sql`(SELECT json_object('id', users.id, 'name', users.name) FROM users WHERE users.id = ${id})`;

/**
 * The slug that staff wrote, also of a post in the trash. A draft without a slug is stored under `draf/…`, which is no
 * public address.
 */
export const ownSlug = sql<string>`iif(coalesce(blog_posts.trashed_slug, blog_posts.slug) LIKE 'draf/%', '',
  coalesce(blog_posts.trashed_slug, blog_posts.slug))`;

const hasPending = sql`EXISTS (SELECT 1 FROM post_pending WHERE post_id = ${blogPosts.id})`;

const deskColumn = sql<DeskColumn>`json_object(
    'status', ${blogPosts.status},
    'isGenerated', ${blogPosts.generationItemId} IS NOT NULL,
    'author', json(${selectPerson(sql`${blogPosts.authorId}`)}),
    'reviewer', json(${selectPerson(sql`${blogPosts.reviewerId}`)}),
    'reviewedAt', ${blogPosts.reviewedAt},
    'returnedAt', ${blogPosts.returnedAt},
    'notes', (SELECT count(*) FROM post_notes WHERE post_id = blog_posts.id),
    'openClaims', ${countOpenClaims(sql`${blogPosts.id}`)},
    'hasPending', ${hasPending}
  )`.mapWith(JSON.parse);

/** The condition of a tab of the staff list; without a tab, all posts outside the trash. */
export function isInView(view: PostView | undefined, now: Date) {
  const { status, publishedAt } = blogPosts;
  // The states are listed so that SQLite uses the indexes on the state. The column itself lies behind the content in the row.
  if (view === undefined) return inArray(status, ["draft", "review", "published"]);
  if (view === "scheduled") return and(eq(status, "published"), gt(publishedAt, now));
  if (view === "published") return and(eq(status, "published"), lte(publishedAt, now));
  return eq(status, view);
}

interface Narrowing {
  q?: string | undefined;
  authorId?: number | undefined;
  isReturned?: boolean;
  isPendingOnly?: boolean;
}

/** The posts that staff may read: all states, or one tab. A post in the trash shows its original slug. */
export function createStaffReading(
  { db, clock }: { db: Database; clock: () => Date },
  view: PostView | undefined,
  { q, authorId, isReturned, isPendingOnly }: Narrowing = {},
): Reading {
  const condition = and(
    isInView(view, clock()),
    authorId === undefined ? undefined : eq(blogPosts.authorId, authorId),
    isReturned ? isNotNull(blogPosts.returnedAt) : undefined,
    isPendingOnly ? hasPending : undefined,
    q ? matching(q) : undefined,
  );
  return readingWhere(db, condition);
}

/**
 * Posts whose title contains the typed words, or that contain each word anywhere. Published and scheduled posts are searched
 * by the full-text index, also for beginnings of words; the few others by their text.
 */
function matching(q: string) {
  const typed = q.normalize("NFKC").toLowerCase();
  const words = wordsThatCount(typed.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
  const { id, status, title, summary, contentText } = blogPosts;
  const inTitle = sql`instr(lower(${title}), lower(${q})) > 0`;
  if (words.length === 0) return inTitle;
  const asked = words.map(beginning).join(" AND ");
  const text = sql`concat_ws(' ', ${title}, ${summary}, substr(${contentText}, 1, 50000))`;
  return or(
    inTitle,
    sql`${id} IN (SELECT rowid FROM ${publicIndex} WHERE ${publicIndex} MATCH ${asked})`,
    and(ne(status, "published"), hasWords(text, words.join(" "))),
  );
}

/** What staff may read, with the trash. */
export function createAnyStateReading({ db }: { db: Database }): Reading {
  return readingWhere(db, undefined);
}

function readingWhere(db: Database, condition: SQL | undefined): Reading {
  const { id, title, summary, image, category, publishedAt, updatedAt, content } = blogPosts;
  const whole = { id, title, slug: ownSlug.as("own_slug"), summary, image, category, publishedAt, updatedAt };
  const posts = db
    .select({ ...whole, content, desk: deskColumn.as("desk") })
    .from(blogPosts)
    .where(condition)
    .as("post");
  // The columns of lists are the same; `desk` is an additional one.
  return { db, posts: posts as unknown as ReadPosts };
}

/** A statement for a batch that reads one post in any state; `readDeskPost` parses its row. */
export function deskPostStatement(id: SQL): SQL {
  return sql`SELECT id, title, ${ownSlug} AS slug, summary, image, category, published_at, updated_at,
      content, ${deskColumn} AS desk
    FROM blog_posts WHERE id = ${id}`;
}

type RawRow = Omit<PostWithContentRow, "publishedAt" | "updatedAt"> & {
  published_at: number;
  updated_at: number;
  desk: string;
};

export function readDeskPost(raw: unknown): StaffPost | null {
  if (!raw) return null;
  const { published_at, updated_at, desk, ...row } = raw as RawRow;
  const times = { publishedAt: new Date(published_at), updatedAt: new Date(updated_at) };
  return toStaffPost({ ...row, ...times, desk: JSON.parse(desk) } as PostWithContentRow);
}

const isoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export function toStaffPostSummary(row: PostSummaryRow): StaffPostSummary {
  const { id, title, slug, summary, image, category, publishedAt, updatedAt, desk } = row as DeskRow;
  const { status, author, reviewer, notes, openClaims } = desk;
  return {
    ...{ id, title, slug, summary, image, category, status, author, reviewer, notes, openClaims },
    publishedAt: status === "published" ? publishedAt.toISOString() : null,
    updatedAt: updatedAt.toISOString(),
    origin: desk.isGenerated === 1 ? "ai" : "manual",
    reviewedAt: isoOrNull(desk.reviewedAt),
    returnedAt: isoOrNull(desk.returnedAt),
    hasPending: desk.hasPending === 1,
  };
}

export function toStaffPost(row: PostWithContentRow): StaffPost {
  return { ...toStaffPostSummary(row), content: row.content };
}
