import { eq } from "drizzle-orm";
import type { Database } from "../../db/client";
import { generationItems } from "../../db/schema/generation";

/** What was ordered of the writer when it wrote a post; null where nobody knows any more. */
export async function findOrderOfPost(
  db: Database,
  postId: number,
): Promise<{ topic: string; category: string | null; briefId: number | null } | null> {
  const { topic, category, briefId } = generationItems;
  const rows = await db
    .select({ topic, category, briefId })
    .from(generationItems)
    .where(eq(generationItems.postId, postId))
    .limit(1);
  return rows[0] ?? null;
}
