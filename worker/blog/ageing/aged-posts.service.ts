import { and, eq, notInArray, or, sql } from "drizzle-orm";
import { pages } from "../../contract/pages";
import { site } from "../../contract/site";
import { type AgedPosts, ageingDays } from "../../contract/studio/checks";
import { whatsappPath } from "../../contract/whatsapp";
import type { Database } from "../../db/client";
import { postPending } from "../../db/schema/blog";
import { postLinkChecks } from "../../db/schema/generation";
import type { Deps } from "../../deps";
import { dayMs } from "../../utc-day";
import { findReadable } from "../for-generation/existing-posts.service";
import { createReading, type Reading } from "../reading/public-posts.repository";
import { extractOutsideLinks, writeOutsideLinks } from "./outside-links.service";

/** Public articles whose links were never checked, or not since their last change, then the longest unchecked. */
async function listUncheckedPosts({ db, posts }: Reading, limit: number) {
  const { postId, checkedAt } = postLinkChecks;
  return db
    .select({ id: posts.id, content: posts.content })
    .from(posts)
    .leftJoin(postLinkChecks, eq(postId, posts.id))
    .orderBy(sql`coalesce(${checkedAt}, 0) >= ${posts.updatedAt}`, sql`coalesce(${checkedAt}, 0)`)
    .limit(limit);
}

async function writeLinkChecks(
  db: Database,
  found: readonly { id: number; dead: string[] }[],
  at: Date,
): Promise<void> {
  const rows = JSON.stringify(found.map(({ id, dead }) => ({ id, dead: JSON.stringify(dead) })));
  await db.run(sql`INSERT INTO post_link_checks (post_id, checked_at, dead)
    SELECT value ->> 'id', ${at.getTime()}, value ->> 'dead' FROM json_each(${rows})
    WHERE EXISTS (SELECT 1 FROM blog_posts WHERE id = value ->> 'id')
    ON CONFLICT (post_id) DO UPDATE SET checked_at = excluded.checked_at, dead = excluded.dead`);
}

/** Public articles with dead links or without a change since `before`, and without a pending change. */
export async function listAged({ db, posts }: Reading, before: Date, limit: number) {
  const dead = sql<string>`CASE WHEN ${postLinkChecks.checkedAt} >= ${posts.updatedAt} THEN ${postLinkChecks.dead} END`;
  const hasDead = sql`coalesce(${dead}, '[]') <> '[]'`;
  const condition = and(
    or(sql`${posts.updatedAt} < ${before.getTime()}`, hasDead),
    notInArray(posts.id, db.select({ id: postPending.postId }).from(postPending)),
  );
  const isGenerated = sql<0 | 1>`EXISTS (SELECT 1 FROM blog_posts AS stored
    WHERE stored.id = ${posts.id} AND stored.generation_item_id IS NOT NULL)`;
  const { id, title, slug, updatedAt } = posts;
  return db
    .select({
      id,
      title,
      slug,
      changedAt: updatedAt,
      dead,
      isGenerated,
      total: sql<number>`count(*) OVER ()`,
    })
    .from(posts)
    .leftJoin(postLinkChecks, eq(postLinkChecks.postId, posts.id))
    .where(condition)
    .orderBy(sql`${hasDead} DESC`, sql`${updatedAt}`, id)
    .limit(limit);
}

/** Articles that one scheduled run checks; each may have 1 MB. */
const checkedAtOnce = 20;
const mostListed = 50;

/** Checks the internal links of the longest unchecked articles; returns the number of dead links. */
export async function checkLinks(deps: Deps): Promise<number> {
  const posts = await listUncheckedPosts(createReading(deps), checkedAtOnce);
  const linked = posts.map(({ id, content }) => ({ id, paths: sitePaths(content) }));
  const readable = await findReadablePaths(
    deps,
    linked.flatMap(({ paths }) => paths),
  );
  const found = linked.map(({ id, paths }) => ({ id, dead: deadPaths(paths, readable) }));
  await writeLinkChecks(deps.db, found, deps.clock());
  await writeOutsideLinks(
    deps.db,
    posts.map(({ id, content }) => ({ id, links: extractOutsideLinks(content) })),
  );
  return found.filter(({ dead }) => dead.length > 0).length;
}

export async function withoutDeadLinks(deps: Deps, html: string): Promise<string> {
  const paths = sitePaths(html);
  const dead = deadPaths(paths, await findReadablePaths(deps, paths));
  return dead.length === 0 ? html : withoutLinks(html, new Set(dead));
}

function findReadablePaths(deps: Deps, paths: readonly string[]): Promise<Set<string>> {
  const slugs = paths.map(parseSlug).filter((slug) => slug !== null);
  return findReadable(deps, slugs);
}

export const oldBefore = ({ clock }: Deps) => new Date(clock().getTime() - ageingDays * dayMs);

/** Articles that should be refreshed, those with dead links first. */
export async function listAgedPosts(deps: Deps): Promise<AgedPosts> {
  const before = oldBefore(deps);
  const rows = await listAged(createReading(deps), before, mostListed);
  return {
    total: rows[0]?.total ?? 0,
    posts: rows.map(({ id, title, slug, changedAt, dead, isGenerated }) => ({
      ...{ id, title, slug, changedAt: changedAt.toISOString(), isOld: changedAt < before },
      origin: isGenerated === 1 ? "ai" : "manual",
      deadLinks: JSON.parse(dead ?? "[]") as string[],
    })),
  };
}

const link = /<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g;
const articlePath = /^\/blog\/([a-z0-9-]+)$/;
const knownPaths = new Set<string>([...Object.values(pages).map(({ path }) => path), whatsappPath]);

/** The path of an address of this site, without query and anchor; null for other sites and files. */
function toOwnPath(address: string): string | null {
  const path = address.startsWith(site.url) ? address.slice(site.url.length) || "/" : address;
  const [bare = ""] = path.replaceAll("&amp;", "&").split(/[?#]/);
  const isPage = /^\/(?!\/)[^.]*$/.test(bare) && !/^\/(api|images|media|files)\//.test(bare);
  return isPage ? bare.replace(/(?<=.)\/$/, "") : null;
}

const mostPaths = 500;

function sitePaths(html: string): string[] {
  const paths = [...html.matchAll(link)].map(([, address = ""]) => toOwnPath(address));
  return [...new Set(paths.filter((path) => path !== null))].slice(0, mostPaths);
}

/** The slug of a path `/blog/{slug}`; null for other pages. */
function parseSlug(path: string): string | null {
  return articlePath.exec(path)?.[1] ?? null;
}

/** The paths without a page; `slugs` are the public articles. */
function deadPaths(paths: readonly string[], slugs: ReadonlySet<string>): string[] {
  return paths.filter((path) => {
    const slug = parseSlug(path);
    return slug === null ? !knownPaths.has(path) : !slugs.has(slug);
  });
}

/** Removes links to `dead` paths and keeps their words. */
function withoutLinks(html: string, dead: ReadonlySet<string>): string {
  return html.replace(link, (whole: string, address: string, words: string) => {
    const path = toOwnPath(address);
    return path !== null && dead.has(path) ? words : whole;
  });
}
