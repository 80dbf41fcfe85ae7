import { asc, eq, inArray, or, sql } from "drizzle-orm";
import { type DeadLink, deadAfterWeeks, goneStatuses } from "../../contract/redirects";
import { site } from "../../contract/site";
import { batchSql, type Database } from "../../db/client";
import { outsideLinkChecks, outsideLinks } from "../../db/schema/generation";
import type { Deps } from "../../deps";
import { enqueueStatement } from "../../jobs/job.repository";
import type { JobHandler } from "../../jobs/job.service";
import { isPublicAddress } from "../../public-address";
import { dayMs } from "../../utc-day";
import { createReading, type Reading } from "../reading/public-posts.repository";

/** A weekly round begins on Monday at 02.30 in Jakarta. The offset accounts for 1970 beginning on a Thursday. */
const roundBegins = 3 * dayMs + 19.5 * 3_600_000;
const weekMs = 7 * dayMs;

/** Enqueues the weekly check of all links to other sites. The scheduled run sends its queue message. */
export async function startLinkRound({ db, clock }: Deps): Promise<number> {
  const now = clock();
  const begun = Math.floor((now.getTime() - roundBegins) / weekMs) * weekMs + roundBegins;
  await enqueueRound(db, new Date(begun).toISOString(), now);
  return 0;
}

/** Addresses, each of another host, that one attempt requests: an invocation has 50 subrequests, an address takes up to ten. */
const hostsAtOnce = 4;

/** Checks the links of one weekly round; the job's id is the time of its beginning. */
export const linksHandler: JobHandler = {
  kind: "links",
  timeoutMs: 60_000,
  maxRunning: 1,
  failed: {
    once: "Tautan keluar belum bisa diperiksa",
    always: "Tautan keluar belum bisa diperiksa minggu ini",
  },
  run: async (deps, begun) => {
    const due = await listDue(createReading(deps), new Date(begun), hostsAtOnce);
    if (due.length === 0) return [forgetUnlinked];
    const answers = await Promise.all(
      due.map(async (url) => {
        const status = await askOutside(url);
        return { url, status, hasFailed: status === 0 || status >= 500 || isGone(status) };
      }),
    );
    await writeAnswers(deps.db, answers, deps.clock());
    return "unfinished";
  },
};

const isGone = (status: number) => (goneStatuses as readonly number[]).includes(status);

const mostPlaces = 500;

/** Dead links to other sites, with the articles that contain them. */
export async function readDeadLinks(deps: Deps): Promise<DeadLink[]> {
  const rows = await listDead(createReading(deps), mostPlaces);
  return [...Map.groupBy(rows, ({ url }) => url)].map(([url, places]) => {
    const { status = 0, since, checkedAt } = places[0] ?? {};
    return {
      ...{ url, status },
      since: (since ?? checkedAt ?? new Date(0)).toISOString(),
      checkedAt: (checkedAt ?? new Date(0)).toISOString(),
      places: places.map(({ postId, title, text }) => ({ postId, title, text })),
    };
  });
}

/** Stores the outside links of these articles; unchanged rows are not written. */
export async function writeOutsideLinks(
  db: Database,
  posts: readonly { id: number; links: readonly OutsideLink[] }[],
): Promise<void> {
  // Statements for each article, because the links of all may be larger than a value of D1.
  const statements = posts.flatMap(({ id, links }) => {
    const rows = JSON.stringify(links);
    return [
      sql`DELETE FROM outside_links WHERE post_id = ${id}
        AND url NOT IN (SELECT value ->> 'url' FROM json_each(${rows}))`,
      sql`INSERT INTO outside_links (post_id, url, host, text)
        SELECT ${id}, value ->> 'url', value ->> 'host', value ->> 'text' FROM json_each(${rows})
        WHERE EXISTS (SELECT 1 FROM post_link_checks WHERE post_id = ${id})
        ON CONFLICT (post_id, url) DO UPDATE SET text = excluded.text WHERE text <> excluded.text`,
    ];
  });
  if (statements.length > 0) await batchSql(db, statements);
}

async function enqueueRound(db: Database, week: string, now: Date): Promise<void> {
  await batchSql(db, [enqueueStatement("links", sql`SELECT ${week} FROM outside_links LIMIT 1`, now)]);
}

/** Addresses in public articles that were not checked since `since`, one of each host. */
async function listDue({ db, posts }: Reading, since: Date, limit: number): Promise<string[]> {
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

async function writeAnswers(db: Database, answers: readonly Answered[], now: Date): Promise<void> {
  const at = now.getTime();
  await db.run(sql`INSERT INTO outside_link_checks (url, status, failures, failed_since, checked_at)
    SELECT value ->> 'url', value ->> 'status', value ->> 'hasFailed', iif(value ->> 'hasFailed', ${at}, NULL), ${at}
    FROM json_each(${JSON.stringify(answers)}) WHERE TRUE
    ON CONFLICT (url) DO UPDATE SET status = excluded.status, checked_at = excluded.checked_at,
      failures = iif(excluded.failures, failures + 1, 0),
      failed_since = iif(excluded.failures, coalesce(failed_since, excluded.failed_since), NULL)`);
}

const forgetUnlinked = sql`DELETE FROM outside_link_checks WHERE url NOT IN (SELECT url FROM outside_links)`;

async function listDead({ db, posts }: Reading, limit: number) {
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

interface OutsideLink {
  url: string;
  host: string;
  text: string;
}

const link = /<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g;
const marks: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
const plain = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => marks[name] ?? whole);

const mostLinks = 200;
const maxUrlLength = 2000;
const maxTextLength = 120;

/** The distinct addresses of other sites that an article links, without fragments. */
export function extractOutsideLinks(html: string): OutsideLink[] {
  const found = new Map<string, OutsideLink>();
  for (const [, address = "", words = ""] of html.matchAll(link)) {
    const written = plain(address);
    const url = written.length > maxUrlLength ? null : URL.parse(written);
    if (!url || url.origin === new URL(site.url).origin || !isPublicAddress(url)) continue;
    url.hash = "";
    if (url.href.length > maxUrlLength || found.has(url.href) || found.size >= mostLinks) continue;
    const text = plain(words.replace(/<[^<>]*>/g, ""))
      .replace(/\s+/g, " ")
      .trim();
    found.set(url.href, { url: url.href, host: url.host, text: text.slice(0, maxTextLength) || "(gambar)" });
  }
  return [...found.values()];
}

/** The network; tests replace it. */
export const web = { fetch: (url: string, init: RequestInit) => fetch(url, init) };

/** The time limit for one address with all its redirects. */
const patienceMs = 10_000;
const mostLedOn = 4;

/**
 * The final HTTP status of an address: a HEAD request, then GET if HEAD is refused. 0 for no answer, for endless redirects,
 * and for addresses outside of the public network.
 */
export async function askOutside(address: string): Promise<number> {
  const head = await askOnce(address, "HEAD");
  return head > 0 && head < 400 ? head : askOnce(address, "GET");
}

async function askOnce(address: string, method: "HEAD" | "GET"): Promise<number> {
  const signal = AbortSignal.timeout(patienceMs);
  const headers = {
    "User-Agent": `Mozilla/5.0 (compatible; link check; +${site.url})`,
    Accept: "text/html,*/*",
  };
  let url = URL.parse(address);
  try {
    for (let step = 0; step <= mostLedOn; step += 1) {
      if (!url || !isPublicAddress(url)) return 0;
      const response = await web.fetch(url.href, { method, headers, signal, redirect: "manual" });
      await response.body?.cancel();
      const location = response.headers.get("Location");
      if (response.status < 300 || response.status >= 400 || location === null) return response.status;
      url = URL.parse(location, url.href);
    }
    return 0;
  } catch {
    return 0;
  }
}
