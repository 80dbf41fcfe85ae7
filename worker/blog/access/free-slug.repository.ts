import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";

/** Slugs that are tried in the place of one that is taken. */
const tries = 20;
/** A slug has 150 characters at most; the rest is for the number. */
const maxStemLength = 140;

/** A slug like one that is taken, which no post has and none had before. */
export async function findFreeSlug(db: Database, taken: string): Promise<string> {
  const stem = taken.slice(0, maxStemLength).replace(/-+$/, "");
  const candidates = Array.from({ length: tries }, (_, index) => `${stem}-${index + 2}`);
  const list = sql.join(
    candidates.map((slug) => sql`${slug}`),
    sql`, `,
  );
  const rows = await db.all<{ slug: string }>(sql`
    SELECT slug FROM blog_posts WHERE slug IN (${list})
    UNION SELECT slug FROM slug_redirects WHERE slug IN (${list})`);
  const used = new Set(rows.map(({ slug }) => slug));
  return candidates.find((slug) => !used.has(slug)) ?? `${stem}-${crypto.randomUUID().slice(0, 8)}`;
}
