import { count, desc, eq, gt, lt, sql } from "drizzle-orm";
import { listPublicSlugs } from "../../blog/reading/reading.service";
import { pages } from "../../contract/pages";
import { type Paging, pageWindow } from "../../contract/query";
import { type MissedAddress, type NotFoundQuery, notFoundDays } from "../../contract/redirects";
import { batchSql, type Database } from "../../db/client";
import { notFound } from "../../db/schema/site";
import type { Deps } from "../../deps";
import { describeError, log } from "../../errors";
import { dayMs } from "../../utc-day";
import { isReserved, normalizePath, type RedirectValues } from "./addresses";

/** Missing paths that this isolate has not written yet; they are lost if the isolate ends first. */
export const pendingMisses = {
  rows: new Map<string, MissedRow>(),
  /** When the next write was scheduled; 0 if none is. */
  plannedAt: 0,
  collectMs: 10_000,
};
/** Paths of one write; further ones are dropped. */
const mostAtOnce = 100;
/** A scheduled write that is this late will not run any more. */
const overdueMs = 60_000;
const maxPathLength = 300;

const decoded = (text: string) => new URLSearchParams(`p=${text.replaceAll("&", "%26")}`).get("p") ?? "";

/** Whether a path may identify a person: it contains an e-mail address, or as many digits as a phone number. */
function mayNamePerson(path: string): boolean {
  const text = decoded(decoded(path)).normalize("NFKC");
  return text.includes("@") || /\p{Nd}{9}/u.test(text.replace(/[\s.\-+()]+/g, ""));
}

/** Paths that bots probe on every site. */
const probe = /^\/(?:wp-(?:admin|login|json)|xmlrpc\.php|cgi-bin|phpmyadmin)|\/\./;

interface Miss {
  url: URL;
  isPerson: boolean;
  referrer: string | undefined;
}

/** Records a missing path without query or client; it is written later, together with others. */
export function noteMissing(deps: Deps, miss: Miss, afterwards: (work: Promise<void>) => void): void {
  const path = normalizePath(miss.url.pathname);
  if (path.length > maxPathLength || mayNamePerson(path) || /\p{Cc}/u.test(path) || isReserved(path)) return;
  const now = deps.clock();
  const { rows } = pendingMisses;
  const row = rows.get(path) ?? { path, people: 0, bots: 0, referrer: null, firstAt: now, lastAt: now };
  row[miss.isPerson && !probe.test(path) ? "people" : "bots"] += 1;
  row.lastAt = now;
  row.referrer = getHost(miss.referrer) ?? row.referrer;
  if (rows.has(path) || rows.size < mostAtOnce) rows.set(path, row);
  if (now.getTime() - pendingMisses.plannedAt < overdueMs) return;
  pendingMisses.plannedAt = now.getTime();
  afterwards(writeCollected(deps));
}

// The length is limited because a host with thousands of combining marks is slow to parse.
const getHost = (referrer = "") => URL.parse(referrer.slice(0, 300))?.hostname || null;

async function writeCollected(deps: Deps): Promise<void> {
  await new Promise((done) => setTimeout(done, pendingMisses.collectMs));
  const rows = [...pendingMisses.rows.values()];
  pendingMisses.rows.clear();
  pendingMisses.plannedAt = 0;
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
  const articles = slugs.map((slug) => ({
    path: `/blog/${encodeURIComponent(slug)}`,
    names: [splitWords(slug)],
  }));
  const candidates = [...fixedPages, ...articles];
  const missed = rows.map(({ firstAt, lastAt, ...row }) => ({
    ...row,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    suggestions: suggestPages(row.path, candidates),
  }));
  return { missed, total };
}

/** Deletes paths that were not requested for `notFoundDays`; returns how many. */
export async function deleteOldMisses({ db, clock }: Deps): Promise<number> {
  const before = new Date(clock().getTime() - notFoundDays * dayMs);
  const old = db.delete(notFound).where(lt(notFound.lastAt, before));
  return (await old.returning({ path: notFound.path })).length;
}

/** The share of their words from which two names are alike. */
const alikeFrom = 0.25;
const mostSuggested = 3;

/** The first 20 words: an outsider writes the missing addresses, and each is compared with every article. */
const splitWords = (text: string) =>
  new Set<string>(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 20),
  );

/** The last part of a path with a word in it, without file extension. */
function getLastSegment(path: string): string {
  const parts = path.split("/").map((part) => part.replace(/\.[a-z]{2,5}$/, ""));
  return parts.findLast((part) => /\p{L}{3}/u.test(part)) ?? "";
}

interface Candidate {
  path: string;
  /** The words of what the page is called, and of other names of it. */
  names: readonly ReadonlySet<string>[];
}

const fixedPages: Candidate[] = Object.values(pages)
  .filter(({ indexed }) => indexed)
  .map((page) => ({
    path: page.path,
    names: [page.path, "name" in page ? page.name : "beranda"].map(splitWords),
  }));

function suggestPages(address: string, candidates: readonly Candidate[]): string[] {
  const wanted = splitWords(getLastSegment(address));
  const likenessTo = (name: ReadonlySet<string>) => {
    const shared = [...wanted].filter((word) => name.has(word)).length;
    return shared / (wanted.size + name.size - shared);
  };
  return candidates
    .map(({ path, names }) => ({ path, likeness: Math.max(...names.map(likenessTo)) }))
    .filter(({ likeness }) => likeness >= alikeFrom)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, mostSuggested)
    .map(({ path }) => path);
}

type MissedRow = typeof notFound.$inferSelect;

/** Rows of the table; those with the fewest visitors and the oldest are deleted first. */
const mostMissed = 1000;

/** Adds the collected counts to the stored ones. */
async function writeMissed(db: Database, rows: readonly MissedRow[]): Promise<void> {
  const values = rows.map((row) => ({ ...row, firstAt: +row.firstAt, lastAt: +row.lastAt }));
  await batchSql(db, [
    sql`INSERT INTO not_found (path, people, bots, referrer, first_at, last_at)
      SELECT value ->> 'path', value ->> 'people', value ->> 'bots', value ->> 'referrer', value ->> 'firstAt',
        value ->> 'lastAt' FROM json_each(${JSON.stringify(values)}) WHERE TRUE
      ON CONFLICT (path) DO UPDATE SET people = people + excluded.people, bots = bots + excluded.bots,
        referrer = coalesce(excluded.referrer, referrer), last_at = max(last_at, excluded.last_at)`,
    sql`DELETE FROM not_found WHERE path IN (SELECT path FROM not_found ORDER BY people, last_at
      LIMIT max(0, (SELECT count(*) FROM not_found) - ${mostMissed}))`,
  ]);
}

async function listMissed(db: Database, { by, ...paging }: Paging & { by: "people" | "bots" }) {
  const { limit, offset } = pageWindow(paging);
  const matching = by === "people" ? gt(notFound.people, 0) : eq(notFound.people, 0);
  const [rows, counted] = await db.batch([
    db
      .select()
      .from(notFound)
      .where(matching)
      .orderBy(desc(notFound[by]), desc(notFound.lastAt), notFound.path)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(notFound).where(matching),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function deleteRedirectedMisses(db: Database, rules: readonly RedirectValues[]): Promise<void> {
  const values = JSON.stringify(rules.map(({ from, kind }) => ({ from, kind })));
  await db.run(sql`DELETE FROM not_found WHERE EXISTS (SELECT 1 FROM json_each(${values})
    WHERE not_found.path = value ->> 'from'
      OR (value ->> 'kind' = 'prefix' AND substr(not_found.path, 1, length(value ->> 'from') + 1) = value ->> 'from' || '/'))`);
}
