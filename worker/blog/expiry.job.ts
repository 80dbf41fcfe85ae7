import { and, eq, inArray, lt, lte } from "drizzle-orm";
import { blogPosts, previewLinks } from "../db/schema/blog";
import type { Deps } from "../deps";
import { dayMs } from "../utc-day";

const keptDays = 30;
/** Posts deleted in one run, because each is deleted with its whole history. */
const batchSize = 20;

export async function emptyTrash({ db, clock }: Deps): Promise<number> {
  const { id, status, trashedAt } = blogPosts;
  const limit = new Date(clock().getTime() - keptDays * dayMs);
  const isOld = and(eq(status, "trash"), lt(trashedAt, limit));
  const old = db.select({ id }).from(blogPosts).where(isOld).limit(batchSize);
  return (
    await db
      .delete(blogPosts)
      .where(and(inArray(id, old), isOld))
      .returning({ id })
  ).length;
}

export async function deleteExpiredPreviewLinks({ db, clock }: Deps): Promise<number> {
  const deleted = await db
    .delete(previewLinks)
    .where(lte(previewLinks.expiresAt, clock()))
    .returning({ id: previewLinks.id });
  return deleted.length;
}
