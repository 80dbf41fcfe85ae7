import { and, asc, count, desc, eq, gt, gte, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import { generationBatches, generationItems } from "../../db/schema/generation";

export type BatchRow = typeof generationBatches.$inferSelect;
export type NewItemRow = Pick<
  typeof generationItems.$inferSelect,
  "id" | "position" | "topic" | "category" | "seed"
>;

/** D1 takes 100 parameters in a statement; a batch has at most ten items of eight. */
export async function insertBatch(
  db: Database,
  batch: BatchRow,
  items: readonly NewItemRow[],
): Promise<void> {
  const moment = { createdAt: batch.createdAt, updatedAt: batch.createdAt };
  await db.batch([
    db.insert(generationBatches).values(batch),
    ...items.map((item) => db.insert(generationItems).values({ ...item, ...moment, batchId: batch.id })),
  ]);
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

/** Articles ordered since a moment, without those that failed. */
export async function countItemsSince(db: Database, since: Date): Promise<number> {
  const rows = await db
    .select({ items: count() })
    .from(generationItems)
    .where(and(gte(generationItems.createdAt, since), ne(generationItems.state, "failed")));
  return rows[0]?.items ?? 0;
}

/** Topics that are being written or wait for it. */
export async function listOpenTopics(db: Database): Promise<string[]> {
  const rows = await db
    .select({ topic: generationItems.topic })
    .from(generationItems)
    .where(or(eq(generationItems.state, "queued"), eq(generationItems.state, "writing")));
  return rows.map(({ topic }) => topic);
}

/** Puts failed items of a batch, all or one, back into the queue; the ids of those that were failed. */
export async function requeueFailed(
  db: Database,
  batchId: string,
  itemId: string | undefined,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .update(generationItems)
    .set({ state: "queued", attempts: 0, error: null, notBefore: null, leaseUntil: null, updatedAt: now })
    .where(
      and(
        eq(generationItems.batchId, batchId),
        eq(generationItems.state, "failed"),
        itemId === undefined ? undefined : eq(generationItems.id, itemId),
      ),
    )
    .returning({ id: generationItems.id });
  return rows.map(({ id }) => id);
}

/**
 * Items that wait although nobody works on them: their message was lost, or their writer died. They are marked
 * as seen now, so that the next look does not find them again.
 */
export async function takeStalled(
  db: Database,
  { now, before }: { now: Date; before: Date },
): Promise<string[]> {
  const waits = sql`${generationItems.state} = 'queued' AND coalesce(${generationItems.notBefore}, 0) <= ${now.getTime()}`;
  const died = sql`${generationItems.state} = 'writing' AND ${generationItems.leaseUntil} < ${now.getTime()}`;
  const rows = await db
    .update(generationItems)
    .set({ updatedAt: now })
    .where(sql`${generationItems.updatedAt} < ${before.getTime()} AND ((${waits}) OR (${died}))`)
    .returning({ id: generationItems.id });
  return rows.map(({ id }) => id);
}
