import { and, asc, desc, eq, gt, gte, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Landing } from "../../contract/generation";
import { batchNamed, type Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";
import { generationBatches, generationItems, jobs } from "../../db/schema/generation";
import { enqueueStatement, type JobWrites } from "../../jobs/job.repository";

type BatchRow = typeof generationBatches.$inferSelect;
type NewItemRow = Pick<
  typeof generationItems.$inferSelect,
  "id" | "position" | "topic" | "category" | "seed" | "briefId"
>;

/** The limit of ordered articles since `dayStart`. Nothing may be ordered while articles are paused. */
export interface Allowance {
  dailyLimit: number;
  dayStart: Date;
  now: Date;
}

/** The condition that `count` more articles may be ordered, evaluated in the writing statement. */
function isAllowed(count: number | SQL, { dailyLimit, dayStart, now }: Allowance): SQL {
  return sql`(SELECT count(*) FROM jobs
      WHERE kind = 'article' AND created_at >= ${dayStart.getTime()} AND state <> 'failed') + ${count} <= ${dailyLimit}
    AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = 'article' AND state = 'queued' AND not_before > ${now.getTime()})`;
}

const openItems = sql`(SELECT generation_items.* FROM jobs JOIN generation_items ON generation_items.id = jobs.subject
  WHERE jobs.kind = 'article' AND jobs.state IN ('queued', 'running'))`;

/** The condition that an item uses up its brief: its article is not written yet, or is a post outside the trash. */
const isOpenOrKept = sql`(EXISTS (
  SELECT 1 FROM jobs WHERE kind = 'article' AND subject = item.id AND state IN ('queued', 'running')) OR EXISTS (
  SELECT 1 FROM blog_posts WHERE blog_posts.generation_item_id = item.id AND blog_posts.status <> 'trash'))`;

/**
 * Stores an order with its items, all or nothing. False if the allowance is too small, if an unwritten article has one of
 * `ownTopics`, or if one of the briefs does not exist or has an article.
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
  const { stored } = await batchNamed(db, {
    stored: sql`INSERT INTO generation_batches (id, count, topic, category, created_by, created_at, landing)
      SELECT ${id}, ${count}, ${topic}, ${category}, ${createdBy}, ${at}, ${landing}
      WHERE ${isAllowed(count, allowance)}
        AND NOT EXISTS (SELECT 1 FROM ${openItems}
          WHERE topic IN (SELECT value FROM json_each(${JSON.stringify(ownTopics)})))
        AND NOT EXISTS (SELECT 1 FROM generation_items AS item WHERE brief_id IN ${briefs} AND ${isOpenOrKept})
        AND (SELECT count(*) FROM topic_briefs WHERE id IN ${briefs}) = ${briefIds.length}
      RETURNING id`,
    items: sql`INSERT INTO generation_items (id, batch_id, position, topic, category, seed, brief_id, has_brief)
      SELECT value ->> 'id', ${id}, value ->> 'position', value ->> 'topic', value ->> 'category', value ->> 'seed',
        value ->> 'briefId', value ->> 'briefId' IS NOT NULL
      FROM json_each(${JSON.stringify(items)}) WHERE EXISTS (SELECT 1 FROM generation_batches WHERE id = ${id})`,
    jobs: enqueueStatement("article", sql`SELECT id FROM generation_items WHERE batch_id = ${id}`, createdAt),
  });
  return stored.length === 1;
}

const isJobOfItem = and(eq(jobs.kind, "article"), eq(jobs.subject, generationItems.id));

const itemsQuery = (db: Database, batchId: string) =>
  db
    .select({
      item: generationItems,
      job: jobs,
      post: { id: blogPosts.id, title: blogPosts.title, slug: blogPosts.slug },
    })
    .from(generationItems)
    .innerJoin(jobs, isJobOfItem)
    .leftJoin(blogPosts, eq(blogPosts.id, generationItems.postId))
    .where(eq(generationItems.batchId, batchId))
    .orderBy(asc(generationItems.position));

export type ItemWithPost = Awaited<ReturnType<typeof itemsQuery>>[number];

export async function findBatch(db: Database, id: string) {
  // Two queries, because `db.batch` names columns and the join has `id` twice.
  const [batches, items] = await Promise.all([
    db.select().from(generationBatches).where(eq(generationBatches.id, id)).limit(1),
    itemsQuery(db, id),
  ]);
  return batches[0] ? { batch: batches[0], items } : null;
}

export async function findLatestBatchId(db: Database, since: Date): Promise<string | null> {
  const rows = await db
    .select({ id: generationBatches.id })
    .from(generationBatches)
    .where(and(gt(generationBatches.count, 1), gte(generationBatches.createdAt, since)))
    .orderBy(desc(generationBatches.createdAt))
    .limit(1);
  return rows[0]?.id ?? null;
}

/** Counts the articles that were ordered or retried since a time, without failed ones. */
export async function countItemsSince(db: Database, since: Date): Promise<number> {
  const { kind, createdAt, state } = jobs;
  return db.$count(jobs, and(eq(kind, "article"), gte(createdAt, since), ne(state, "failed")));
}

export async function listOpenTopics(db: Database): Promise<string[]> {
  const rows = await db.all<{ topic: string }>(sql`SELECT topic FROM ${openItems}`);
  return rows.map(({ topic }) => topic);
}

/** The articles that use up briefs; `title` is null until the article is written. */
export function findArticlesOfBriefs(db: Database, briefIds: readonly number[]) {
  const isKept = and(eq(blogPosts.generationItemId, generationItems.id), ne(blogPosts.status, "trash"));
  const isOpen = inArray(jobs.state, ["queued", "running"]);
  return db
    .select({ briefId: generationItems.briefId, title: blogPosts.title })
    .from(generationItems)
    .innerJoin(jobs, isJobOfItem)
    .leftJoin(blogPosts, isKept)
    .where(and(inArray(generationItems.briefId, [...briefIds]), or(isOpen, isNotNull(blogPosts.id))));
}

/**
 * Requeues failed items if the allowance suffices for all; they count as ordered now. Skips items whose brief has another
 * article. Returns the requeued ids.
 */
export async function requeueFailed(
  db: Database,
  ids: readonly string[],
  allowance: Allowance,
): Promise<string[]> {
  const failed = sql`SELECT subject FROM jobs WHERE kind = 'article' AND state = 'failed'
    AND subject IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
    AND NOT EXISTS (SELECT 1 FROM generation_items AS own JOIN generation_items AS item
      ON item.brief_id = own.brief_id WHERE own.id = subject AND ${isOpenOrKept})`;
  const isReached = isAllowed(sql`(SELECT count(*) FROM (${failed}))`, allowance);
  const { queued } = await batchNamed(db, {
    queued: sql<{
      subject: string;
    }>`${enqueueStatement("article", sql`${failed} AND ${isReached}`, allowance.now)}
      RETURNING subject`,
  });
  return queued.map(({ subject }) => subject);
}

export type ItemRow = typeof generationItems.$inferSelect;

/** An item with the time of the order, the orderer (if the account exists) and the landing state; null without the item. */
export async function findItem(
  db: Database,
  itemId: string,
): Promise<{ item: ItemRow; landing: Landing; createdBy: number | null; orderedAt: Date } | null> {
  const { id, landing, createdBy, createdAt: orderedAt } = generationBatches;
  const [row] = await db
    .select({ item: generationItems, landing, createdBy: users.id, orderedAt })
    .from(generationItems)
    .innerJoin(generationBatches, eq(id, generationItems.batchId))
    .leftJoin(users, eq(users.id, createdBy))
    .where(eq(generationItems.id, itemId));
  return row ?? null;
}

export async function findItemOfPost(db: Database, postId: number): Promise<ItemRow | null> {
  const rows = await db.select().from(generationItems).where(eq(generationItems.postId, postId)).limit(1);
  return rows[0] ?? null;
}

export function itemWritten(id: string, postId: number, now: Date): JobWrites {
  return [
    sql`UPDATE generation_items SET post_id = ${postId} WHERE id = ${id}`,
    sql`UPDATE topic_briefs SET state = 'written', updated_at = max(${now.getTime()}, updated_at + 1)
      WHERE id = (SELECT brief_id FROM generation_items WHERE id = ${id})`,
  ];
}
