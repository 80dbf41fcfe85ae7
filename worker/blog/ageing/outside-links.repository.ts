import { asc, eq, inArray, or, sql } from "drizzle-orm";
import { deadAfterWeeks, goneStatuses } from "../../contract/redirects";
import { batchSql, type Database } from "../../db/client";
import { outsideLinkChecks, outsideLinks } from "../../db/schema/generation";
import { enqueueStatement } from "../../jobs/job.repository";
import type { Reading } from "../reading/public-posts.repository";
import type { OutsideLink } from "./outside-links";

/** Keeps the links of these articles as they are now; what is as it was is not written. */
export async function writeOutsideLinks(
  db: Database,
  posts: readonly { id: number; links: readonly OutsideLink[] }[],
): Promise<void> {
  const ids = JSON.stringify(posts.map(({ id }) => id));
  const rows = JSON.stringify(posts.flatMap(({ id, links }) => links.map((link) => ({ id, ...link }))));
  await batchSql(db, [
    sql`DELETE FROM outside_links WHERE post_id IN (SELECT value FROM json_each(${ids})) AND (post_id, url) NOT IN
      (SELECT value ->> 'id', value ->> 'url' FROM json_each(${rows}))`,
    sql`INSERT INTO outside_links (post_id, url, host, text)
      SELECT value ->> 'id', value ->> 'url', value ->> 'host', value ->> 'text' FROM json_each(${rows})
      WHERE EXISTS (SELECT 1 FROM post_link_checks WHERE post_id = value ->> 'id')
      ON CONFLICT (post_id, url) DO UPDATE SET text = excluded.text WHERE text <> excluded.text`,
  ]);
}

/** Enqueues the round of a week, once there is a link. */
export async function enqueueRound(db: Database, week: string, now: Date): Promise<void> {
  await batchSql(db, [enqueueStatement("links", sql`SELECT ${week} FROM outside_links LIMIT 1`, now)]);
}

/** Addresses in public articles that were not asked since `since`, one of each host. */
export async function listDue({ db, posts }: Reading, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ url: sql<string>`min(${outsideLinks.url})` })
    .from(outsideLinks)
    .innerJoin(posts, eq(posts.id, outsideLinks.postId))
    .leftJoin(outsideLinkChecks, eq(outsideLinkChecks.url, outsideLinks.url))
    .where(sql`coalesce(${outsideLinkChecks.checkedAt}, 0) < ${since.getTime()}`)
    .groupBy(outsideLinks.host)
    .limit(limit);
  return rows.map(({ url }) => url);
}

interface Answered {
  url: string;
  status: number;
  hasFailed: boolean;
}

export async function writeAnswers(db: Database, answers: readonly Answered[], now: Date): Promise<void> {
  const at = now.getTime();
  await db.run(sql`INSERT INTO outside_link_checks (url, status, failures, failed_since, checked_at)
    SELECT value ->> 'url', value ->> 'status', value ->> 'hasFailed', iif(value ->> 'hasFailed', ${at}, NULL), ${at}
    FROM json_each(${JSON.stringify(answers)}) WHERE TRUE
    ON CONFLICT (url) DO UPDATE SET status = excluded.status, checked_at = excluded.checked_at,
      failures = iif(excluded.failures, failures + 1, 0),
      failed_since = iif(excluded.failures, coalesce(failed_since, excluded.failed_since), NULL)`);
}

/** Forgets what was answered at addresses to which no article leads any more. */
export const forgetUnlinked = sql`DELETE FROM outside_link_checks WHERE url NOT IN (SELECT url FROM outside_links)`;

/** Dead links of public articles, a row for each article. */
export async function listDead({ db, posts }: Reading, limit: number) {
  const { url, status, failures, failedSince, checkedAt } = outsideLinkChecks;
  return db
    .select({
      url,
      status,
      since: failedSince,
      checkedAt,
      postId: posts.id,
      title: posts.title,
      text: outsideLinks.text,
    })
    .from(outsideLinkChecks)
    .innerJoin(outsideLinks, eq(outsideLinks.url, url))
    .innerJoin(posts, eq(posts.id, outsideLinks.postId))
    .where(or(inArray(status, [...goneStatuses]), sql`${failures} >= ${deadAfterWeeks}`))
    .orderBy(asc(failedSince), asc(url), asc(posts.id))
    .limit(limit);
}
