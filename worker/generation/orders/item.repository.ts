import { and, eq, gt, inArray, max, sql } from "drizzle-orm";
import type { Landing } from "../../contract/generation";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { generationBatches, generationItems } from "../../db/schema/generation";
import { topicBriefs } from "../../db/schema/studio";

export type ItemRow = typeof generationItems.$inferSelect;

/**
 * Takes an item for writing until `leaseUntil`: one that waits, or one whose last writer's lease ran out, while
 * fewer than `mostWriting` are being written. Null when it cannot be had now.
 */
export async function claimItem(
  db: Database,
  id: string,
  { now, leaseUntil, mostWriting }: { now: Date; leaseUntil: Date; mostWriting: number },
): Promise<ItemRow | null> {
  const at = now.getTime();
  const rows = await db
    .update(generationItems)
    .set({
      state: "writing",
      attempts: sql`${generationItems.attempts} + 1`,
      leaseUntil,
      updatedAt: now,
    })
    .where(
      sql`${generationItems.id} = ${id}
        AND (${generationItems.state} = 'queued' OR (${generationItems.state} = 'writing' AND ${generationItems.leaseUntil} < ${at}))
        AND coalesce(${generationItems.notBefore}, 0) <= ${at}
        AND (SELECT count(*) FROM generation_items AS other
             WHERE other.state = 'writing' AND other.lease_until >= ${at}) < ${mostWriting}`,
    )
    .returning();
  return rows[0] ?? null;
}

export async function findItem(db: Database, id: string): Promise<ItemRow | null> {
  const rows = await db.select().from(generationItems).where(eq(generationItems.id, id)).limit(1);
  return rows[0] ?? null;
}

/** The item that a post was written for, while it is there. */
export async function findItemOfPost(db: Database, postId: number): Promise<ItemRow | null> {
  const rows = await db.select().from(generationItems).where(eq(generationItems.postId, postId)).limit(1);
  return rows[0] ?? null;
}

/** Who ordered the articles of a batch, and where they land. */
export async function findOrder(
  db: Database,
  batchId: string,
): Promise<{ landing: Landing; createdBy: number | null }> {
  const { id, landing, createdBy } = generationBatches;
  const rows = await db
    .select({ landing, createdBy: users.id })
    .from(generationBatches)
    .leftJoin(users, eq(users.id, createdBy))
    .where(eq(id, batchId))
    .limit(1);
  return rows[0] ?? { landing: "review", createdBy: null };
}

/** Notes that an item has its post, and on its brief that it is written. */
export async function finishItem(db: Database, id: string, postId: number, now: Date): Promise<void> {
  await db.batch([
    db
      .update(generationItems)
      .set({ state: "done", postId, error: null, leaseUntil: null, notBefore: null, updatedAt: now })
      .where(eq(generationItems.id, id)),
    db
      .update(topicBriefs)
      .set({ state: "written", updatedAt: sql`max(${now.getTime()}, ${topicBriefs.updatedAt} + 1)` })
      .where(
        sql`${topicBriefs.id} = (SELECT brief_id FROM ${generationItems} WHERE ${generationItems.id} = ${id})`,
      ),
  ]);
}

interface Release {
  state: "queued" | "failed";
  error: string;
  /** When it may be tried again; null for at once. */
  notBefore: Date | null;
  now: Date;
}

/**
 * Gives a claimed item back after a failed attempt: to wait for the next one, or for good. Does nothing when the lease
 * ran out and somebody else has claimed it.
 */
export async function releaseItem(
  db: Database,
  { id, leaseUntil }: ItemRow,
  { state, error, notBefore, now }: Release,
): Promise<void> {
  const { id: itemId, leaseUntil: lease } = generationItems;
  await db
    .update(generationItems)
    .set({ state, error, notBefore, leaseUntil: null, updatedAt: now })
    .where(
      and(
        eq(itemId, id),
        eq(generationItems.state, "writing"),
        sql`${lease} IS ${leaseUntil?.getTime() ?? null}`,
      ),
    );
}

/** Fails an item that nobody writes any more; false when it is done, gone, or still being written. */
export async function failItem(
  db: Database,
  id: string,
  { error, now }: { error: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(generationItems)
    .set({
      state: "failed",
      error: sql`coalesce(${generationItems.error}, ${error})`,
      leaseUntil: null,
      updatedAt: now,
    })
    .where(
      sql`${generationItems.id} = ${id} AND (${generationItems.state} = 'queued'
        OR (${generationItems.state} = 'writing' AND ${generationItems.leaseUntil} < ${now.getTime()}))`,
    )
    .returning({ id: generationItems.id });
  return rows.length > 0;
}

/** Sets items that wait, but were never sent, to failed. */
export async function failQueued(
  db: Database,
  ids: readonly string[],
  error: string,
  now: Date,
): Promise<void> {
  await db
    .update(generationItems)
    .set({ state: "failed", error, updatedAt: now })
    .where(and(inArray(generationItems.id, [...ids]), eq(generationItems.state, "queued")));
}

/** Lets everything that waits, wait until a moment, or longer where it does already, and says why. */
export async function holdQueued(db: Database, until: Date, error: string, now: Date): Promise<void> {
  const notBefore = sql`max(coalesce(${generationItems.notBefore}, 0), ${until.getTime()})`;
  await db
    .update(generationItems)
    .set({ notBefore, error, updatedAt: now })
    .where(eq(generationItems.state, "queued"));
}

/** Until when articles wait for the allowance to be renewed, or null. */
export async function findHold(db: Database, now: Date): Promise<Date | null> {
  const rows = await db
    .select({ until: max(generationItems.notBefore) })
    .from(generationItems)
    .where(and(eq(generationItems.state, "queued"), gt(generationItems.notBefore, now)));
  return rows[0]?.until ?? null;
}
