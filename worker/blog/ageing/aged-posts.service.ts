import { type AgedPosts, ageingDays } from "../../contract/studio/refresh";
import type { Deps } from "../../deps";
import { dayMs } from "../../utc-day";
import { readingOf } from "../reading/public-posts.repository";
import {
  findReadableSlugs,
  listAged,
  listBodies,
  listUncheckedPosts,
  writeLinkChecks,
} from "./aged-posts.repository";
import { batchesByWeight } from "./batches-by-weight";
import { deadPaths, sitePaths, slugOf, withoutLinks } from "./site-links";

/** Articles whose links one run of the clock looks through; each may hold 1 MB. */
const checkedAtOnce = 40;
/** UTF-8 bytes of the bodies that are in hand at once: an isolate has 128 MB for all that it does. */
const maxBytes = 2_000_000;
const mostListed = 50;

/** Looks through the links of the articles that have waited longest; answers how many lead somewhere that is not there. */
export async function checkLinks(deps: Deps): Promise<number> {
  const waiting = await listUncheckedPosts(readingOf(deps), checkedAtOnce);
  let dead = 0;
  for (const batch of batchesByWeight(waiting, maxBytes)) {
    dead += await checkLinksOf(
      deps,
      batch.map(({ id }) => id),
    );
  }
  return dead;
}

async function checkLinksOf(deps: Deps, ids: readonly number[]): Promise<number> {
  const posts = await listBodies(readingOf(deps), ids);
  const linked = posts.map(({ id, content }) => ({ id, paths: sitePaths(content) }));
  const readable = await readableOf(
    deps,
    linked.flatMap(({ paths }) => paths),
  );
  const found = linked.map(({ id, paths }) => ({ id, dead: deadPaths(paths, readable) }));
  await writeLinkChecks(deps.db, found, deps.clock());
  return found.filter(({ dead }) => dead.length > 0).length;
}

/** An article without its links to pages of this site that are not there now; as it is where it has none. */
export async function withoutDeadLinks(deps: Deps, html: string): Promise<string> {
  const paths = sitePaths(html);
  const dead = deadPaths(paths, await readableOf(deps, paths));
  return dead.length === 0 ? html : withoutLinks(html, dead);
}

function readableOf(deps: Deps, paths: readonly string[]): Promise<Set<string>> {
  const slugs = paths.map(slugOf).filter((slug) => slug !== null);
  return findReadableSlugs(readingOf(deps), [...new Set(slugs)]);
}

/** Since when an article counts as old. */
export const oldBefore = ({ clock }: Deps) => new Date(clock().getTime() - ageingDays * dayMs);

/** Articles that should be looked through, those with dead links first. */
export async function listAgedPosts(deps: Deps): Promise<AgedPosts> {
  const before = oldBefore(deps);
  const rows = await listAged(readingOf(deps), before, mostListed);
  return {
    total: rows[0]?.total ?? 0,
    posts: rows.map(({ id, title, slug, changedAt, dead, isGenerated }) => ({
      ...{ id, title, slug, changedAt: changedAt.toISOString(), isOld: changedAt < before },
      origin: isGenerated === 1 ? "ai" : "manual",
      deadLinks: JSON.parse(dead ?? "[]") as string[],
    })),
  };
}
