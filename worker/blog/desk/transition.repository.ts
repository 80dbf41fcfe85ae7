import { and, eq, gte, not, or, type SQL, sql } from "drizzle-orm";
import type { RefusedPicture } from "../../contract/api";
import { type PostAction, postTransitions } from "../../contract/desk/post-states";
import type { PostStatus, StaffPost } from "../../contract/desk/staff-post";
import type { BulkAction } from "../../contract/desk/transitions";
import { jakartaOffset } from "../../contract/jakarta";
import { batchNamed, type Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import { dayMs } from "../../utc-day";
import { countOpenClaims, hasNoOpenClaim } from "../claims/note-claims.repository";
import {
  hasNoUndescribed,
  isOwnUnpublished,
  keepingStatement,
  laterThanStored,
  undescribedColumn,
  type WriteOutcome,
  writePost,
} from "../posts/post.repository";
import { deskPostStatement, isInView, readDeskPost } from "./staff-posts.repository";

/** A post with the version that the user has read. */
export interface ChosenVersion {
  id: number;
  version: Date;
}

/** The state of a chosen post at the beginning of the batch. */
export interface FoundState {
  id: number;
  found: {
    title: string;
    status: PostStatus;
    publishedAt: Date;
    updatedAt: Date;
    authorId: number | null;
    /** Whether its claims are known; true for posts that people wrote. */
    isChecked: boolean;
    openClaims: number;
    /** The missing fields of a draft, each with a message. */
    missing: Record<string, string> | null;
    /** Pictures of the library without an alt text. */
    undescribed: RefusedPicture[];
  } | null;
}

/** The acting user, and whether the user may change only own unpublished posts. */
export interface Actor {
  userId: number;
  isOwnOnly: boolean;
}

/** The beginning of a statement: a table `item` of the chosen posts in their order, with an optional time `at`. */
function selectItems(items: readonly (ChosenVersion & { at?: Date })[]): SQL {
  const json = JSON.stringify(
    items.map(({ id, version, at }) => ({ id, version: version.getTime(), at: at?.getTime() ?? null })),
  );
  return sql`item AS (
    SELECT key AS position, value ->> 'id' AS id, value ->> 'version' AS version, value ->> 'at' AS at
    FROM json_each(${json}))`;
}

/** The chosen posts that still have the version that was read and fulfil `from`. */
function fitting(from: SQL, { userId, isOwnOnly }: Actor): SQL {
  return sql`item JOIN blog_posts ON blog_posts.id = item.id AND blog_posts.updated_at = item.version
    WHERE ${from} AND ${isOwnOnly ? isOwnUnpublished(userId) : sql`TRUE`}`;
}

/** Reads the states of the chosen posts; `readState` parses the rows. */
function statesStatement(items: readonly ChosenVersion[]) {
  return sql<RawState>`WITH ${selectItems(items)}
    SELECT item.id AS chosen, title, status, published_at, updated_at, author_id,
      ${countOpenClaims(sql`blog_posts.id`)} AS open_claims,
      incomplete, generation_item_id IS NULL OR EXISTS (SELECT 1 FROM post_checks WHERE post_id = blog_posts.id) AS is_checked,
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
  incomplete: string | null;
  is_checked: 0 | 1;
  undescribed: string;
}

function readState({ chosen: id, title, ...row }: RawState): FoundState {
  if (title === null) return { id, found: null };
  const { status, published_at, updated_at, author_id, open_claims, is_checked, incomplete, undescribed } =
    row;
  const found = {
    ...{ title, status, publishedAt: new Date(published_at), updatedAt: new Date(updated_at) },
    ...{ authorId: author_id, isChecked: is_checked === 1, openClaims: open_claims },
    missing: incomplete === null ? null : JSON.parse(incomplete),
    undescribed: JSON.parse(undescribed),
  };
  return { id, found };
}

/** Whether this text was also approved last: approvals that alternate with withdrawals keep it once. */
const isKept = sql`EXISTS (SELECT 1 FROM post_revisions AS kept
  WHERE kept.id = (SELECT max(id) FROM post_revisions WHERE post_id = blog_posts.id AND kind = 'approve')
    AND (kept.title, kept.summary, kept.image, kept.category, kept.content)
      = (blog_posts.title, blog_posts.summary, blog_posts.image, blog_posts.category, blog_posts.content))`;

/** Keeps the approved versions as revisions; `allowed` is the table of the posts at the beginning of the statement. */
function approvingStatement(
  beginning: SQL,
  allowed: "allowed" | "chosen",
  { userId }: Actor,
  at: number,
): SQL {
  const from = sql`blog_posts WHERE id IN (SELECT id FROM ${sql.raw(allowed)}) AND status IN ('draft', 'review')
    AND NOT ${isKept}`;
  return sql`WITH ${beginning} ${keepingStatement({ kind: "approve", authorId: userId, at, from })}`;
}

/** The limit of AI articles between two times. */
interface Ceiling {
  from: Date;
  to: Date;
  limit: number;
}

export interface Transition {
  action: BulkAction;
  actor: Actor;
  now: Date;
  /** The publication time, for `publish`. */
  publishedAt: Date;
  note: string | undefined;
  /** Null without a limit. */
  ceiling: Ceiling | null;
}

export const asksForAll = (action: PostAction) => action === "submit" || action === "publish";

/**
 * The condition on a post for an action: its state and, for publishing, its claims and pictures. The refusals in words are
 * in `explainRefusal` of `transition.service.ts`.
 */
function mayTransit(action: PostAction, now: Date): SQL {
  const isInState = or(...postTransitions[action].from.map((view) => isInView(view, now)));
  if (!asksForAll(action)) return sql`${isInState}`;
  const isWhole = sql`${isInState} AND incomplete IS NULL`;
  if (action !== "publish") return isWhole;
  return sql`${isWhole} AND ${hasNoOpenClaim} AND ${hasNoUndescribed}`;
}

/** A user who only reschedules an approved post does not become its reviewer. */
const approvedBy = ({ userId }: Actor, at: number) =>
  sql`reviewer_id = CASE WHEN status = 'published' THEN reviewer_id ELSE ${userId} END,
    reviewed_at = CASE WHEN status = 'published' THEN reviewed_at ELSE ${at} END`;

const withoutApproval = sql`reviewer_id = NULL, reviewed_at = NULL`;
/** For an unpublished post `published_at` is the time of creation. */
const notInFuture = (now: Date) => sql`published_at = min(published_at, ${now.getTime()})`;

function buildChanges({ action, actor, now, publishedAt }: Transition): SQL {
  const at = now.getTime();
  const changes: Record<BulkAction, SQL> = {
    submit: sql``,
    return: sql`, ${withoutApproval}`,
    publish: sql`, published_at = ${publishedAt.getTime()}, ${approvedBy(actor, at)}`,
    unpublish: sql`, ${withoutApproval}, ${notInFuture(now)}`,
    trash: sql`, ${withoutApproval}, ${notInFuture(now)}, trashed_at = ${at}, trashed_slug = slug, slug = 'trash/' || id`,
  };
  return sql`status = ${postTransitions[action].to}${changes[action]}`;
}

function selectChosen(items: readonly ChosenVersion[], { action, actor, now, ceiling }: Transition): SQL {
  const fit = fitting(mayTransit(action, now), actor);
  if (!ceiling) return sql`${selectItems(items)}, chosen AS (SELECT blog_posts.id AS id FROM ${fit})`;
  const isThatDay = sql`(status = 'published' AND published_at >= ${ceiling.from.getTime()}
    AND published_at < ${ceiling.to.getTime()})`;
  return sql`${selectItems(items)},
    fit AS (SELECT blog_posts.id AS id, position, generation_item_id IS NOT NULL AND NOT ${isThatDay} AS adds FROM ${fit}),
    counted AS (SELECT id, adds, sum(adds) OVER (ORDER BY position ROWS UNBOUNDED PRECEDING) AS added FROM fit),
    chosen AS (SELECT id FROM counted WHERE adds = 0 OR added + (
      SELECT count(*) FROM blog_posts WHERE generation_item_id IS NOT NULL AND ${isThatDay}) <= ${ceiling.limit})`;
}

interface Transited {
  /** The earlier state of each post, in the order of `items`. */
  states: FoundState[];
  /** The changed posts with their new versions in milliseconds since 1970. */
  changed: Map<number, number>;
  first: StaffPost | null;
}

/** Changes the state of posts in one batch, each independently, if they still have the version that was read. */
export async function transitPosts(
  db: Database,
  items: readonly ChosenVersion[],
  transition: Transition,
): Promise<Transited> {
  const { action, actor, now, note } = transition;
  const at = now.getTime();
  const chosen = selectChosen(items, transition);
  const { states, changed, first } = await batchNamed(db, {
    states: statesStatement(items),
    ...(note !== undefined && {
      note: sql`WITH ${chosen} INSERT INTO post_notes (post_id, author_id, body, created_at)
        SELECT id, ${actor.userId}, ${note}, ${at} FROM chosen`,
    }),
    ...(action === "publish" && { approving: approvingStatement(chosen, "chosen", actor, at) }),
    changed: sql<{ id: number; updated_at: number }>`WITH ${chosen}
      UPDATE blog_posts SET ${buildChanges(transition)}, updated_at = ${laterThanStored(now)}
      WHERE id IN (SELECT id FROM chosen) RETURNING id, updated_at`,
    first: deskPostStatement(sql`${items[0]?.id ?? 0}`),
  });
  return {
    states: states.map(readState),
    changed: new Map(changed.map(({ id, updated_at }) => [id, updated_at])),
    first: readDeskPost(first[0]),
  };
}

/** Restores a post from the trash as a draft, with `slug` or with its original slug. */
export function restorePost(
  db: Database,
  { id, version }: ChosenVersion,
  slug: string | undefined,
  now: Date,
): Promise<WriteOutcome> {
  return writePost(db, {
    id: sql`${id}`,
    write: sql`UPDATE blog_posts SET status = ${postTransitions.restore.to}, slug = coalesce(${slug ?? null}, trashed_slug, slug),
        trashed_slug = NULL, trashed_at = NULL, updated_at = ${laterThanStored(now)}
      WHERE id = ${id} AND updated_at = ${version.getTime()} AND ${mayTransit("restore", now)}
      RETURNING id`,
  });
}

/** A published or scheduled article. */
export interface Scheduled {
  at: Date;
  isAi: boolean;
}

/** Reads, in one round trip, which posts are AI articles and which others are scheduled from `from` on. */
export async function readScheduled(db: Database, ids: readonly number[], from: Date) {
  const isAi = sql<number>`${blogPosts.generationItemId} IS NOT NULL`.mapWith(Boolean);
  const chosen = sql`${blogPosts.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const [posts, scheduled] = await db.batch([
    db.select({ id: blogPosts.id, isAi }).from(blogPosts).where(chosen),
    db
      .select({ at: blogPosts.publishedAt, isAi })
      .from(blogPosts)
      .where(and(eq(blogPosts.status, "published"), gte(blogPosts.publishedAt, from), not(chosen))),
  ]);
  return { posts, scheduled };
}

interface Slot extends ChosenVersion {
  at: Date;
}

interface Drip {
  actor: Actor;
  now: Date;
  /** The limit of AI articles for a day in Jakarta. */
  ceiling: number;
}

interface Dripped {
  states: FoundState[];
  /** Days in Jakarta, as YYYY-MM-DD, above the limit, with their counts. */
  overfull: { day: string; count: number }[];
  changed: number;
}

const dayAt = (moment: SQL) => sql`date((${moment} + ${jakartaOffset}) / 1000, 'unixepoch')`;

function buildChecks(slots: readonly Slot[], { actor, now, ceiling }: Drip): SQL {
  const moments = slots.map(({ at }) => at.getTime());
  const [first, last] = [Math.min(...moments) - dayMs, Math.max(...moments) + dayMs];
  return sql`${selectItems(slots)},
    chosen AS (SELECT blog_posts.id AS id, item.at AS at, generation_item_id IS NOT NULL AS is_ai FROM ${fitting(mayTransit("publish", now), actor)}),
    out_of_ai AS (
      SELECT ${dayAt(sql`at`)} AS day FROM chosen WHERE is_ai
      UNION ALL
      SELECT ${dayAt(sql`published_at`)} FROM blog_posts
      WHERE status = 'published' AND published_at BETWEEN ${first} AND ${last} AND generation_item_id IS NOT NULL
        AND id NOT IN (SELECT id FROM item)),
    overfull AS (
      SELECT day, count(*) AS count FROM out_of_ai
      WHERE day IN (SELECT ${dayAt(sql`at`)} FROM chosen WHERE is_ai)
      GROUP BY day HAVING count(*) > ${ceiling})`;
}

const matchAll = (slots: readonly Slot[]) =>
  sql`((SELECT count(*) FROM chosen) = ${slots.length} AND NOT EXISTS (SELECT 1 FROM overfull))`;

/** Schedules all posts or none in one batch; `isTrial` returns the same without writing. */
export async function scheduleSlots(
  db: Database,
  slots: readonly Slot[],
  drip: Drip,
  { isTrial }: { isTrial: boolean },
): Promise<Dripped> {
  const { actor, now } = drip;
  const at = now.getTime();
  const checks = buildChecks(slots, drip);
  const allowed = sql`${checks}, allowed AS (SELECT id FROM chosen WHERE ${matchAll(slots)})`;
  const writing = {
    approving: approvingStatement(allowed, "allowed", actor, at),
    changed: sql`WITH ${checks}
      UPDATE blog_posts SET status = 'published', published_at = chosen.at, ${approvedBy(actor, at)}, updated_at = ${laterThanStored(now)}
      FROM chosen WHERE blog_posts.id = chosen.id AND ${matchAll(slots)} RETURNING blog_posts.id`,
  };
  const { states, overfull, ...written } = await batchNamed(db, {
    states: statesStatement(slots),
    overfull: sql<Dripped["overfull"][number]>`WITH ${checks} SELECT day, count FROM overfull ORDER BY day`,
    ...(!isTrial && writing),
  });
  return { states: states.map(readState), overfull, changed: written.changed?.length ?? 0 };
}
