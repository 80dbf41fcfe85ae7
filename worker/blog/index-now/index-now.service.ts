import { type SQL, sql } from "drizzle-orm";
import { absoluteUrl } from "../../contract/site";
import type { Database } from "../../db/client";
import type { Deps } from "../../deps";
import { describeError, log } from "../../errors";
import type { IndexNow, Telling } from "./index-now";

export interface Change {
  slug: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** Due addresses, except those of a scheduled post, which must not be announced before its time. */
const isDue = (at: number) => sql`due_at <= ${at} AND NOT EXISTS (SELECT 1 FROM blog_posts
  WHERE blog_posts.slug = index_now_changes.slug AND status = 'published' AND published_at > ${at})`;

function findDue(db: Database, now: Date, limit: number): Promise<Change[]> {
  return db.all<Change>(sql`SELECT slug, changed_at AS changedAt FROM index_now_changes
    WHERE ${isDue(now.getTime())} ORDER BY due_at, slug LIMIT ${limit}`);
}

/** Deletes the announced changes, unless they have changed again. */
async function forgetTold(db: Database, told: readonly Change[]): Promise<void> {
  const pairs = JSON.stringify(told.map(({ slug, changedAt }) => [slug, changedAt]));
  await deleteChanges(
    db,
    sql`(slug, changed_at) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${pairs}))`,
  );
}

function forgetDue(db: Database, now: Date): Promise<number> {
  return deleteChanges(db, isDue(now.getTime()));
}

async function deleteChanges(db: Database, condition: SQL): Promise<number> {
  const { meta } = await db.run(sql`DELETE FROM index_now_changes WHERE ${condition}`);
  return meta.changes;
}

const mostAddresses = 1000;

/**
 * Announces due addresses to search engines and deletes them; returns their number. Permanent refusals are logged and
 * deleted too; temporary failures stay for the next scheduled run. Writes only store the changes, so that a search engine can
 * neither delay nor fail them.
 */
export async function tellSearchEngines({ db, clock, indexNow }: Deps): Promise<number> {
  if (!indexNow) return forgetDue(db, clock());
  const due = await findDue(db, clock(), mostAddresses);
  if (due.length === 0) return 0;
  const told = await tell(indexNow, due);
  if (told.outcome === "later") return 0;
  if (told.outcome === "refused") {
    log("error", "index_now_refused", { status: told.status, addresses: due.length });
  }
  await forgetTold(db, due);
  return due.length;
}

async function tell(indexNow: IndexNow, due: readonly Change[]): Promise<Telling> {
  try {
    return await indexNow.tell(due.map(({ slug }) => absoluteUrl(`/blog/${encodeURIComponent(slug)}`)));
  } catch (error) {
    log("warn", "index_now_unreachable", { error: describeError(error) });
    return { outcome: "later" };
  }
}
