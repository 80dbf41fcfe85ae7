import { lte } from "drizzle-orm";
import { previewLinks } from "../../db/schema/blog";
import type { Deps } from "../../deps";

/** Deletes the links to previews whose time is over; answers how many. */
export async function deleteExpiredPreviewLinks({ db, clock }: Deps): Promise<number> {
  const deleted = await db
    .delete(previewLinks)
    .where(lte(previewLinks.expiresAt, clock()))
    .returning({ id: previewLinks.id });
  return deleted.length;
}
