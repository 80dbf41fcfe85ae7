import { and, count, desc, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { media } from "../../db/schema/media";
import { type ItemRow, itemColumns } from "./media-item.repository";

export interface MediaFilter {
  /** Words in the name or in the alternative text, in any case. */
  words?: string | undefined;
  only?: "undescribed" | "unused" | undefined;
  hashes?: readonly string[] | undefined;
}

/** A page of the pictures of a filter, the newest first, and how many there are on all pages; in one round trip. */
export async function listItems(
  db: Database,
  filter: MediaFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ItemRow[]; total: number }> {
  const condition = matching(filter);
  const [rows, counted] = await db.batch([
    db.select(itemColumns).from(media).where(condition).orderBy(desc(media.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(media).where(condition),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

function matching({ words, only, hashes }: MediaFilter): SQL | undefined {
  // One parameter, however many there are: D1 takes a hundred.
  const named = hashes && sql`hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`;
  return and(words ? containsWords(words) : undefined, only && conditions[only], named);
}

const conditions = {
  undescribed: sql`alt = '' AND decorative = 0`,
  unused: sql`NOT EXISTS (SELECT 1 FROM media_uses WHERE media_id = media.id)`,
};

function containsWords(words: string): SQL {
  // Not LIKE: D1 refuses patterns of more than 50 bytes.
  const found = ["name", "alt"].map((column) => sql`instr(lower(${sql.raw(column)}), lower(${words})) > 0`);
  return sql`(${sql.join(found, sql` OR `)})`;
}
