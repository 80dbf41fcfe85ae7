import type { PostCategory } from "../../contract/blog";
import { type Calendar, type CalendarQuery, maxCalendarDays } from "../../contract/desk/calendar";
import type {
  PostAuthors,
  Presence,
  StaffListQuery,
  StaffPost,
  StaffPostSummary,
  ViewCounts,
} from "../../contract/desk/staff-post";
import { addDays, momentOf } from "../../contract/jakarta";
import { mayBeSlug } from "../../contract/slug";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { dayMs } from "../../utc-day";
import { postGone } from "../access/own-post.service";
import { findPostById, findPostBySlug, listCategories } from "../reading/reading.repository";
import { listPosts, type PostList } from "../reading/reading.service";
import {
  anyStateReadingOf,
  countViews,
  deletePresence,
  listAuthors,
  listPlans,
  listPresent,
  listPublications,
  staffReadingOf,
  toStaffPost,
  toStaffPostSummary,
  writePresence,
} from "./staff-posts.repository";

/** What staff's list answers: every state outside the trash, or one tab. */
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
  return listPosts(staffReadingOf(deps, status, narrowing), query, {
    toSummary: toStaffPostSummary,
    toWhole: toStaffPost,
  });
}

/** A post in any state; 404 when there is none. */
export async function getStaffPost(deps: Deps, id: number): Promise<StaffPost> {
  const row = await findPostById(anyStateReadingOf(deps), id);
  if (!row) throw postGone();
  return toStaffPost(row);
}

/** The same for a member of staff, with the others who have it open. */
export async function readStaffPost(deps: Deps, id: number, readerId: number): Promise<StaffPost> {
  const [post, editing] = await Promise.all([getStaffPost(deps, id), othersAt(deps, id, readerId)]);
  return { ...post, editing };
}

async function othersAt(deps: Deps, id: number, userId: number): Promise<Presence["editing"]> {
  const others = await listPresent(deps.db, id, userId, deps.clock());
  return others.map(({ name, since }) => ({ name, since: since.toISOString() }));
}

/** Says that somebody has a post open in the form, and answers who else has; 404 without the post. */
export async function stayPresent(deps: Deps, id: number, userId: number): Promise<Presence> {
  if (!(await writePresence(deps.db, id, userId, deps.clock()))) throw postGone();
  return { editing: await othersAt(deps, id, userId) };
}

export function endPresence(deps: Deps, id: number, userId: number): Promise<void> {
  return deletePresence(deps.db, id, userId);
}

/** The post of an address, or of a former one; one in the trash where no other has it. Null when there is none. */
export async function findStaffPostBySlug(deps: Deps, slug: string): Promise<StaffPost | null> {
  if (!mayBeSlug(slug)) return null;
  const row =
    (await findPostBySlug(staffReadingOf(deps, undefined), slug)) ??
    (await findPostBySlug(staffReadingOf(deps, "trash"), slug));
  return row && toStaffPost(row);
}

/** The same, or 404. */
export async function getStaffPostBySlug(deps: Deps, slug: string): Promise<StaffPost> {
  const post = await findStaffPostBySlug(deps, slug);
  if (!post) throw new AppError("not_found", "Artikel tidak ditemukan");
  return post;
}

/** Every category of what is outside the trash, with its number of articles. */
export async function listStaffCategories(deps: Deps): Promise<PostCategory[]> {
  const categories = await listCategories(staffReadingOf(deps, undefined));
  // A draft may have none yet.
  return categories.filter(({ category }) => category !== "");
}

/** Who has written what is outside the trash. */
export function listPostAuthors(deps: Deps): Promise<PostAuthors> {
  return listAuthors(deps.db, deps.clock());
}

export function countPosts(deps: Deps): Promise<ViewCounts> {
  return countViews(deps.db, deps.clock());
}

/** What is out, scheduled or planned on days of Jakarta, both included. */
export async function calendarOf(deps: Deps, { from, to }: CalendarQuery): Promise<Calendar> {
  const [start, end] = [momentOf(from), momentOf(addDays(to, 1))];
  const days = (end.getTime() - start.getTime()) / dayMs;
  if (days < 1 || days > maxCalendarDays) {
    const message = `Rentang kalender 1 sampai ${maxCalendarDays} hari`;
    throw new AppError("validation_failed", message, { fields: { to: message } });
  }
  const [rows, plans] = await Promise.all([
    listPublications(deps.db, start, end),
    listPlans(deps.db, from, to),
  ]);
  const posts = rows.map(({ publishedAt, updatedAt, isGenerated, ...row }) => ({
    ...row,
    publishAt: publishedAt.toISOString(),
    origin: isGenerated === 1 ? ("ai" as const) : ("manual" as const),
    version: updatedAt.toISOString(),
  }));
  return { posts, plans, aiDailyCeiling: deps.aiDailyCeiling };
}
