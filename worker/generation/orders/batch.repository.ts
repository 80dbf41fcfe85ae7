import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import { generationBatches, generationItems } from "../../db/schema/generation";
import { batchSql } from "../../db/sql-batch";

export type BatchRow = typeof generationBatches.$inferSelect;
export type NewItemRow = Pick<
  typeof generationItems.$inferSelect,
  "id" | "position" | "topic" | "category" | "seed" | "briefId"
>;

/** What may be ordered: so many articles since the day began, and none while some wait for the writer's allowance. */
export interface Allowance {
  dailyLimit: number;
  dayStart: Date;
  now: Date;
}

/** Holds where `count` more articles may be ordered, when the statement that it stands in runs. */
function isAllowed(count: number | SQL, { dailyLimit, dayStart, now }: Allowance): SQL {
  return sql`(SELECT count(*) FROM generation_items
      WHERE created_at >= ${dayStart.getTime()} AND state <> 'failed') + ${count} <= ${dailyLimit}
    AND NOT EXISTS (SELECT 1 FROM generation_items WHERE state = 'queued' AND not_before > ${now.getTime()})`;
}

/** Holds while an article is still to be written. */
const isOpen = sql`state IN ('queued', 'writing')`;

/** Holds for an item whose article is still to be written, or is a post outside the trash: its brief is used up. */
const isOpenOrKept = (item: SQL) => sql`(${item}.state IN ('queued', 'writing') OR EXISTS (
  SELECT 1 FROM blog_posts WHERE blog_posts.generation_item_id = ${item}.id AND blog_posts.status <> 'trash'))`;

/**
 * Stores an order with its items, all or nothing; false where the allowance does not reach any more, where an article
 * that is still to be written has one of `ownTopics`, or where one of the briefs is gone or has an article.
 */
export async function insertBatch(
  db: Database,
  { id, count, topic, category, createdBy, createdAt, landing }: BatchRow,
  items: readonly NewItemRow[],
  { allowance, ownTopics }: { allowance: Allowance; ownTopics: readonly string[] },
): Promise<boolean> {
  const at = createdAt.getTime();
  const briefIds = items.flatMap(({ briefId }) => briefId ?? []);
  const briefs = sql`(SELECT value FROM json_each(${JSON.stringify(briefIds)}))`;
  const [stored] = await batchSql(db, [
    sql`INSERT INTO generation_batches (id, count, topic, category, created_by, created_at, landing)
      SELECT ${id}, ${count}, ${topic}, ${category}, ${createdBy}, ${at}, ${landing}
      WHERE ${isAllowed(count, allowance)}
        AND NOT EXISTS (SELECT 1 FROM generation_items
          WHERE ${isOpen} AND topic IN (SELECT value FROM json_each(${JSON.stringify(ownTopics)})))
        AND NOT EXISTS (SELECT 1 FROM generation_items
          WHERE brief_id IN ${briefs} AND ${isOpenOrKept(sql`generation_items`)})
        AND (SELECT count(*) FROM topic_briefs WHERE id IN ${briefs}) = ${briefIds.length}
      RETURNING id`,
    ...items.map(
      (item) => sql`INSERT INTO generation_items
          (id, batch_id, position, topic, category, seed, brief_id, created_at, updated_at)
        SELECT ${item.id}, id, ${item.position}, ${item.topic}, ${item.category}, ${item.seed}, ${item.briefId}, ${at}, ${at}
        FROM generation_batches WHERE id = ${id}`,
    ),
  ]);
  return stored?.length === 1;
}

const itemsQuery = (db: Database, batchId: string) =>
  db
    .select({
      item: generationItems,
      post: { id: blogPosts.id, title: blogPosts.title, slug: blogPosts.slug },
    })
    .from(generationItems)
    .leftJoin(blogPosts, eq(blogPosts.id, generationItems.postId))
    .where(eq(generationItems.batchId, batchId))
    .orderBy(asc(generationItems.position));

export type ItemWithPost = Awaited<ReturnType<typeof itemsQuery>>[number];

export async function findBatch(db: Database, id: string) {
  // Not in one `db.batch`: D1 answers a batch by column names, and the join has `id` twice.
  const [batches, items] = await Promise.all([
    db.select().from(generationBatches).where(eq(generationBatches.id, id)).limit(1),
    itemsQuery(db, id),
  ]);
  return batches[0] ? { batch: batches[0], items } : null;
}

/** The newest order of several articles since a moment. */
export async function findLatestBatchId(db: Database, since: Date): Promise<string | null> {
  const rows = await db
    .select({ id: generationBatches.id })
    .from(generationBatches)
    .where(and(gt(generationBatches.count, 1), gte(generationBatches.createdAt, since)))
    .orderBy(desc(generationBatches.createdAt))
    .limit(1);
  return rows[0]?.id ?? null;
}

/** Articles ordered, or tried again, since a moment, without those that failed. */
export async function countItemsSince(db: Database, since: Date): Promise<number> {
  const rows = await db
    .select({ items: count() })
    .from(generationItems)
    .where(and(gte(generationItems.createdAt, since), ne(generationItems.state, "failed")));
  return rows[0]?.items ?? 0;
}

/** Topics that are being written or wait for it. */
export async function listOpenTopics(db: Database): Promise<string[]> {
  const rows = await db.select({ topic: generationItems.topic }).from(generationItems).where(isOpen);
  return rows.map(({ topic }) => topic);
}

/** The articles that use up briefs: `title` is that of the post, null while the article is still to be written. */
export function findArticlesOfBriefs(db: Database, briefIds: readonly number[]) {
  const isKept = and(eq(blogPosts.generationItemId, generationItems.id), ne(blogPosts.status, "trash"));
  return db
    .select({ briefId: generationItems.briefId, title: blogPosts.title })
    .from(generationItems)
    .leftJoin(blogPosts, isKept)
    .where(and(inArray(generationItems.briefId, [...briefIds]), or(isOpen, isNotNull(blogPosts.id))));
}

/**
 * Holds for a failed item that another one has replaced: of its brief, or of its topic, where that is one of the
 * catalogue's.
 */
const isTaken = sql`(SELECT topic FROM generation_batches WHERE id = generation_items.batch_id) IS NULL
  AND EXISTS (SELECT 1 FROM generation_items AS other
    WHERE other.id <> generation_items.id AND CASE WHEN generation_items.brief_id IS NOT NULL
      THEN other.brief_id = generation_items.brief_id AND ${isOpenOrKept(sql`other`)}
      ELSE other.topic = generation_items.topic AND (other.state IN ('queued', 'writing')
        OR (other.state = 'done' AND other.created_at >= generation_items.created_at)) END)`;

/**
 * Puts failed items of a batch, all or one, back into the queue where the allowance reaches for them; they count as
 * ordered now. Those whose topic others have taken stay failed, with `takenError`. The ids of those that wait again,
 * none where the allowance does not reach, and how many have lost their topic.
 */
export async function requeueFailed(
  db: Database,
  { batchId, itemId }: { batchId: string; itemId: string | undefined },
  { allowance, takenError }: { allowance: Allowance; takenError: string },
): Promise<{ queued: string[]; taken: number }> {
  const { now } = allowance;
  const { id } = generationItems;
  const failed = failedOf(batchId, itemId);
  const free = sql`${failed} AND NOT (${isTaken})`;
  const [queued, taken] = await db.batch([
    db
      .update(generationItems)
      .set({
        ...{ state: "queued", attempts: 0, error: null, notBefore: null, leaseUntil: null },
        ...{ createdAt: now, updatedAt: now },
      })
      .where(
        sql`${free} AND ${isAllowed(sql`(SELECT count(*) FROM generation_items WHERE ${free})`, allowance)}`,
      )
      .returning({ id }),
    db
      .update(generationItems)
      .set({ error: takenError })
      .where(sql`${failed} AND ${isTaken}`)
      .returning({ id }),
  ]);
  return { queued: queued.map(({ id }) => id), taken: taken.length };
}

function failedOf(batchId: string, itemId: string | undefined): SQL {
  const isChosen = itemId === undefined ? sql`TRUE` : sql`id = ${itemId}`;
  return sql`batch_id = ${batchId} AND state = 'failed' AND ${isChosen}`;
}

/** How many items of a batch, all or one, have failed. */
export async function countFailed(
  db: Database,
  batchId: string,
  itemId: string | undefined,
): Promise<number> {
  return db.$count(generationItems, failedOf(batchId, itemId));
}

/** Messages that a queue takes at once. */
const mostMessages = 100;

/**
 * Items that wait although nobody works on them, as many as a queue takes at once: their message was lost, or their
 * writer died. They are marked as seen now, so that the next look does not find them again.
 */
export async function takeStalled(
  db: Database,
  { now, before }: { now: Date; before: Date },
): Promise<string[]> {
  const waits = sql`${generationItems.state} = 'queued' AND coalesce(${generationItems.notBefore}, 0) <= ${now.getTime()}`;
  const died = sql`${generationItems.state} = 'writing' AND ${generationItems.leaseUntil} < ${now.getTime()}`;
  const stalled = db
    .select({ id: generationItems.id })
    .from(generationItems)
    .where(sql`${generationItems.updatedAt} < ${before.getTime()} AND ((${waits}) OR (${died}))`)
    .limit(mostMessages);
  const rows = await db
    .update(generationItems)
    .set({ updatedAt: now })
    .where(inArray(generationItems.id, stalled))
    .returning({ id: generationItems.id });
  return rows.map(({ id }) => id);
}
