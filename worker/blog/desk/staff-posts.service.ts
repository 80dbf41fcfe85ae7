import { and, asc, count, eq, gt, gte, lt, lte, ne, sql } from "drizzle-orm";
import type { PostCategory } from "../../contract/blog";
import { type Calendar, type CalendarQuery, maxCalendarDays } from "../../contract/desk/calendar";
import type {
  PostAuthors,
  PostView,
  Presence,
  StaffListQuery,
  StaffPost,
  StaffPostSummary,
  ViewCounts,
} from "../../contract/desk/staff-post";
import { addDays, toMoment } from "../../contract/jakarta";
import { mayBeSlug } from "../../contract/text";
import { batchNamed, type Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { blogPosts, postPresence } from "../../db/schema/blog";
import { topicBriefs } from "../../db/schema/generation";
import type { Deps } from "../../deps";
import { AppError, fieldError } from "../../errors";
import { dayMs } from "../../utc-day";
import { postGone } from "../access/own-post.service";
import { isGenerated } from "../posts/post.repository";
import { findPostById, findPostBySlug, listCategories } from "../reading/reading.repository";
import { listPosts, type PostList } from "../reading/reading.service";
import {
  createAnyStateReading,
  createStaffReading,
  isInView,
  toStaffPost,
  toStaffPostSummary,
} from "./staff-posts.repository";

/** A page of the staff list: all states outside the trash, or one tab. */
export function listStaffPosts(
  deps: Deps,
  { status, q, author, returned, pending, ...query }: StaffListQuery,
  readerId: number,
): Promise<PostList<StaffPost | StaffPostSummary>> {
  const authorId = author === "me" ? readerId : author && Number(author);
  const narrowing = {
    ...{ q, isReturned: returned === "1", isPendingOnly: pending === "true" },
    ...(authorId && { authorId }),
  };
  return listPosts(createStaffReading(deps, status, narrowing), query, {
    toSummary: toStaffPostSummary,
    toWhole: toStaffPost,
  });
}

export async function getStaffPost(deps: Deps, id: number): Promise<StaffPost> {
  const row = await findPostById(createAnyStateReading(deps), id);
  if (!row) throw postGone();
  return toStaffPost(row);
}

/** A post in any state, with the other users who have it open. */
export async function readStaffPost(deps: Deps, id: number, readerId: number): Promise<StaffPost> {
  const [post, editing] = await Promise.all([getStaffPost(deps, id), othersAt(deps, id, readerId)]);
  return { ...post, editing };
}

const presenceMs = 90_000;

/** Other users who have a post open, the longest first. */
async function othersAt({ db, clock }: Deps, postId: number, userId: number): Promise<Presence["editing"]> {
  const { since, seenAt } = postPresence;
  const recent = new Date(clock().getTime() - presenceMs);
  const others = await db
    .select({ name: users.name, since })
    .from(postPresence)
    .innerJoin(users, eq(users.id, postPresence.userId))
    .where(and(eq(postPresence.postId, postId), ne(users.id, userId), gt(seenAt, recent)))
    .orderBy(asc(since));
  return others.map(({ name, since }) => ({ name, since: since.toISOString() }));
}

/**
 * Stores that a user has a post open, deletes expired rows and returns the other users who have it open; 404 without the
 * post.
 */
export async function stayPresent(deps: Deps, id: number, userId: number): Promise<Presence> {
  const at = deps.clock().getTime();
  const { present } = await batchNamed(deps.db, {
    over: sql`DELETE FROM post_presence WHERE seen_at <= ${at - presenceMs}`,
    present: sql`INSERT INTO post_presence (post_id, user_id, since, seen_at)
      SELECT id, ${userId}, ${at}, ${at} FROM blog_posts WHERE id = ${id}
      ON CONFLICT (post_id, user_id) DO UPDATE SET seen_at = excluded.seen_at RETURNING post_id`,
  });
  if (present.length === 0) throw postGone();
  return { editing: await othersAt(deps, id, userId) };
}

export async function endPresence({ db }: Deps, postId: number, userId: number): Promise<void> {
  await db.delete(postPresence).where(and(eq(postPresence.postId, postId), eq(postPresence.userId, userId)));
}

/** The post with a current or former slug; a post in the trash only if no other has the slug. Null without one. */
export async function findStaffPostBySlug(deps: Deps, slug: string): Promise<StaffPost | null> {
  if (!mayBeSlug(slug)) return null;
  const row =
    (await findPostBySlug(createStaffReading(deps, undefined), slug)) ??
    (await findPostBySlug(createStaffReading(deps, "trash"), slug));
  return row && toStaffPost(row);
}

/** Like `findStaffPostBySlug`, but 404 without the post. */
export async function getStaffPostBySlug(deps: Deps, slug: string): Promise<StaffPost> {
  const post = await findStaffPostBySlug(deps, slug);
  if (!post) throw new AppError("not_found", "Artikel tidak ditemukan");
  return post;
}

/** Every category of what is outside the trash, with its number of articles. */
export async function listStaffCategories(deps: Deps): Promise<PostCategory[]> {
  const categories = await listCategories(createStaffReading(deps, undefined));
  // A draft may have none yet.
  return categories.filter(({ category }) => category !== "");
}

export function listPostAuthors({ db, clock }: Deps): Promise<PostAuthors> {
  const articles = count();
  return db
    .select({ id: users.id, name: users.name, count: articles })
    .from(blogPosts)
    .innerJoin(users, eq(users.id, blogPosts.authorId))
    .where(isInView(undefined, clock()))
    .groupBy(users.id)
    .orderBy(users.name);
}

/** Posts of every tab, in one query. */
export async function countPosts({ db, clock }: Pick<Deps, "db" | "clock">): Promise<ViewCounts> {
  const { status, publishedAt } = blogPosts;
  const view = sql<PostView>`CASE WHEN ${status} = 'published' AND ${publishedAt} > ${clock().getTime()}
    THEN 'scheduled' ELSE ${status} END`;
  // This count uses a partial index; the others use an index of state and date.
  const returned = sql<number>`(SELECT count(*) FROM blog_posts WHERE status = 'draft' AND returned_at IS NOT NULL)`;
  const rows = await db.select({ view, count: count(), returned }).from(blogPosts).groupBy(sql`1`);
  const counts: ViewCounts = {
    all: 0,
    draft: 0,
    review: 0,
    scheduled: 0,
    published: 0,
    trash: 0,
    returned: 0,
  };
  for (const row of rows) {
    counts[row.view] = row.count;
    counts.returned = row.returned;
    if (row.view !== "trash") counts.all += row.count;
  }
  return counts;
}

/** Published, scheduled and planned entries from one day in Jakarta to another, both included. */
export async function readCalendar(deps: Deps, { from, to }: CalendarQuery): Promise<Calendar> {
  const [start, end] = [toMoment(from), toMoment(addDays(to, 1))];
  const days = (end.getTime() - start.getTime()) / dayMs;
  if (days < 1 || days > maxCalendarDays) {
    throw fieldError("to", `Rentang kalender 1 sampai ${maxCalendarDays} hari`);
  }
  const [rows, plans] = await Promise.all([
    listPublications(deps.db, start, end),
    listPlans(deps.db, from, to),
  ]);
  const posts = rows.map(({ publishedAt, updatedAt, isGenerated, ...row }) => ({
    ...row,
    publishAt: publishedAt.toISOString(),
    origin: isGenerated ? ("ai" as const) : ("manual" as const),
    version: updatedAt.toISOString(),
  }));
  return { posts, plans, aiDailyCeiling: deps.aiDailyCeiling };
}

/** Published and scheduled posts from `from` to before `to`, by time. */
function listPublications(db: Database, from: Date, to: Date) {
  const { id, title, status, publishedAt, updatedAt } = blogPosts;
  return db
    .select({ id, title, status, publishedAt, updatedAt, isGenerated })
    .from(blogPosts)
    .where(and(eq(status, "published"), gte(publishedAt, from), lt(publishedAt, to)))
    .orderBy(asc(publishedAt), asc(id));
}

/** Unwritten briefs that are planned from one day in Jakarta to another, both included, by day. */
function listPlans(db: Database, from: string, to: string) {
  const { id, title, plannedDate, state } = topicBriefs;
  return db
    .select({ briefId: id, title, date: sql<string>`${plannedDate}` })
    .from(topicBriefs)
    .where(and(gte(plannedDate, from), lte(plannedDate, to), ne(state, "written")))
    .orderBy(asc(plannedDate), asc(id));
}
