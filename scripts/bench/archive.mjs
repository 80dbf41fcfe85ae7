import { articlePath, nextVisitor, withSites } from "./site.mjs";

/** @typedef {import("./figures.mjs").Figure} Figure */
/** @typedef {import("./site.mjs").Site} Site */

const requests = 60;
/** Requests before the measurement, which warm both sites. */
const warmUp = 3;

const visitorPaths = {
  "`/blog`": "/blog",
  "`/blog`, a category": "/blog?category=SEO",
  "an article": articlePath,
  "search, a word of most posts": "/search?q=website",
  "search, two words": "/search?q=domain+hosting",
  "search, no result": "/search?q=zzyzx",
};

const posts = "/api/blog?view=staff&fields=summary&page=1&pageSize=20";
const enquiries = "/api/contact?page=1&pageSize=20";
const staffPaths = {
  "posts, newest": `${posts}&sort=newest`,
  "posts in review": `${posts}&status=review`,
  "posts by title": `${posts}&sort=title`,
  "posts, title searched": `${posts}&sort=newest&title=domain`,
  "counts of posts": "/api/blog/views",
  "enquiries, newest": enquiries,
  "my open enquiries": `${enquiries}&stage=open&assignee=me`,
  "enquiries that wait too long": `${enquiries}&due=overdue`,
  "enquiries, searched": `${enquiries}&q=toko`,
  "counts of enquiries": "/api/contact/counts",
};

/** What visitors read, made anew each time. @param {import("./bundle.mjs").Bundles} bundles */
export function measureArchive(bundles) {
  return compare(bundles, visitorPaths, async ({ worker, publish }, path) => {
    await publish();
    return timeRequest(worker + path, nextVisitor());
  });
}

/** The lists of staff, which are never cached. @param {import("./bundle.mjs").Bundles} bundles */
export function measureStaffLists(bundles) {
  return compare(bundles, staffPaths, ({ worker, cookie }, path) =>
    timeRequest(worker + path, { Cookie: cookie }),
  );
}

/**
 * Asks a site with 10,000 rows and one with 100 in turn.
 * @param {import("./bundle.mjs").Bundles} bundles @param {Record<string, string>} paths
 * @param {(site: Site, path: string) => Promise<number>} time @returns {Promise<Figure[]>}
 */
function compare(bundles, paths, time) {
  return withSites(bundles, [10_000, 100], async (...sites) => {
    const figures = [];
    for (const [what, path] of Object.entries(paths)) {
      const [values, references] = await timeInTurn(sites, (site) => time(site, path));
      const budget = { of: /** @type {const} */ ("ratio"), bound: /** @type {const} */ ("≤"), limit: 1.5 };
      figures.push({ what: `${what}: 10,000 rows against 100`, values, unit: "ms", references, budget });
    }
    return figures;
  });
}

/** @param {Site[]} sites @param {(site: Site) => Promise<number>} time @returns {Promise<[number[], number[]]>} */
async function timeInTurn([large, small], time) {
  if (!large || !small) throw new Error("A comparison needs two sites.");
  /** @type {number[]} */
  const values = [];
  /** @type {number[]} */
  const references = [];
  for (let number = 0; number < warmUp + requests; number += 1) {
    values.push(await time(large));
    references.push(await time(small));
  }
  return [values.slice(warmUp), references.slice(warmUp)];
}

/** Milliseconds until the end of an answer that was made for this request. @param {string} url @param {Record<string, string>} headers */
async function timeRequest(url, headers) {
  const started = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  const time = performance.now() - started;
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  const isCached = /desc="?(isolate|edge|shared|stale)/.test(response.headers.get("Server-Timing") ?? "");
  if (isCached) throw new Error(`${url} was answered from the cache.`);
  return time;
}
