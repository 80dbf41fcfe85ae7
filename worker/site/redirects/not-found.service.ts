import { listPublicSlugs } from "../../blog/reading/reading.service";
import { pages } from "../../contract/pages";
import { type MissedAddress, type NotFoundQuery, notFoundDays } from "../../contract/redirects";
import type { Deps } from "../../deps";
import { describeError, log } from "../../errors";
import { dayMs } from "../../utc-day";
import { isReserved, normalizePath } from "./addresses";
import { type Candidate, suggestPages } from "./likeness";
import { deleteMissed, listMissed, type MissedRow, writeMissed } from "./not-found.repository";

/** What this isolate has seen since it wrote last. What it holds is lost where the isolate ends within that time. */
export const missedLog = {
  rows: new Map<string, MissedRow>(),
  /** When the write was planned that is to come; 0 where none is. */
  plannedAt: 0,
  /** Milliseconds in which misses are collected before they are written. */
  collectMs: 10_000,
};
/** Addresses of one write; more are left out. */
const mostAtOnce = 100;
/** A planned write that has not come by then does not come any more. */
const overdueMs = 60_000;
const maxPathLength = 300;

const decoded = (text: string) => new URLSearchParams(`p=${text.replaceAll("&", "%26")}`).get("p") ?? "";

/** Whether an address may name a person: by e-mail, or by a number as long as one of a phone, however it is written. */
function mayNamePerson(path: string): boolean {
  const text = decoded(decoded(path)).normalize("NFKC");
  return text.includes("@") || /\p{Nd}{9}/u.test(text.replace(/[\s.\-+()]+/g, ""));
}

/** What programs try on every site. */
const probe = /^\/(?:wp-(?:admin|login|json)|xmlrpc\.php|cgi-bin|phpmyadmin)|\/\./;

interface Miss {
  url: URL;
  isPerson: boolean;
  referrer: string | undefined;
}

/** Notes an address that is not there, to be written with others once they are answered: without query, and nothing of who asked. */
export function noteMissing(deps: Deps, miss: Miss, afterwards: (work: Promise<void>) => void): void {
  const path = normalizePath(miss.url.pathname);
  if (path.length > maxPathLength || mayNamePerson(path) || /\p{Cc}/u.test(path) || isReserved(path)) return;
  const now = deps.clock();
  const { rows } = missedLog;
  const row = rows.get(path) ?? { path, people: 0, bots: 0, referrer: null, firstAt: now, lastAt: now };
  if (!rows.has(path) && rows.size >= mostAtOnce) return;
  row[miss.isPerson && !probe.test(path) ? "people" : "bots"] += 1;
  row.lastAt = now;
  row.referrer = hostOf(miss.referrer) ?? row.referrer;
  rows.set(path, row);
  if (now.getTime() - missedLog.plannedAt < overdueMs) return;
  missedLog.plannedAt = now.getTime();
  afterwards(writeCollected(deps));
}

// A host with thousands of marks takes long to parse.
const hostOf = (referrer = "") => URL.parse(referrer.slice(0, 300))?.hostname || null;

async function writeCollected(deps: Deps): Promise<void> {
  await new Promise((done) => setTimeout(done, missedLog.collectMs));
  const rows = [...missedLog.rows.values()];
  missedLog.rows.clear();
  missedLog.plannedAt = 0;
  try {
    await writeMissed(deps.db, rows);
  } catch (error) {
    log("warn", "not_found_unwritten", { count: rows.length, error: describeError(error) });
  }
}

export async function readMissed(
  deps: Deps,
  query: NotFoundQuery,
): Promise<{ missed: MissedAddress[]; total: number }> {
  const { rows, total } = await listMissed(deps.db, query);
  const slugs = rows.length > 0 ? await listPublicSlugs(deps) : [];
  const suggestions = suggestPages(
    rows.map(({ path }) => path),
    [...fixedPages, ...slugs.map((slug) => ({ path: `/blog/${encodeURIComponent(slug)}`, names: [slug] }))],
  );
  const missed = rows.map(({ firstAt, lastAt, ...row }, index) => ({
    ...row,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    suggestions: suggestions[index] ?? [],
  }));
  return { missed, total };
}

const fixedPages: Candidate[] = Object.values(pages)
  .filter(({ inSitemap }) => inSitemap)
  .map((page) => ({ path: page.path, names: [page.path, "name" in page ? page.name : "beranda"] }));

/** Forgets addresses that nobody has asked for any more; answers how many. */
export function deleteOldMisses({ db, clock }: Deps): Promise<number> {
  return deleteMissed(db, new Date(clock().getTime() - notFoundDays * dayMs));
}
