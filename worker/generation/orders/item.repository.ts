import { eq, sql } from "drizzle-orm";
import type { Landing } from "../../contract/generation";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { generationBatches, generationItems } from "../../db/schema/generation";
import type { JobWrites } from "../../jobs/job.repository";

export type ItemRow = typeof generationItems.$inferSelect;

/** An item with who ordered it, while that account exists, and where its article lands; null when there is none. */
export async function findItem(
  db: Database,
  itemId: string,
): Promise<{ item: ItemRow; landing: Landing; createdBy: number | null } | null> {
  const { id, landing, createdBy } = generationBatches;
  const [row] = await db
    .select({ item: generationItems, landing, createdBy: users.id })
    .from(generationItems)
    .innerJoin(generationBatches, eq(id, generationItems.batchId))
    .leftJoin(users, eq(users.id, createdBy))
    .where(eq(generationItems.id, itemId));
  return row ?? null;
}

/** The item that a post was written for, while it is there. */
export async function findItemOfPost(db: Database, postId: number): Promise<ItemRow | null> {
  const rows = await db.select().from(generationItems).where(eq(generationItems.postId, postId)).limit(1);
  return rows[0] ?? null;
}

/** Notes that an item has its post, and on its brief that it is written. */
export function itemWritten(id: string, postId: number, now: Date): JobWrites {
  return [
    sql`UPDATE generation_items SET post_id = ${postId} WHERE id = ${id}`,
    sql`UPDATE topic_briefs SET state = 'written', updated_at = max(${now.getTime()}, updated_at + 1)
      WHERE id = (SELECT brief_id FROM generation_items WHERE id = ${id})`,
  ];
}
