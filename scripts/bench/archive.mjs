import { articlePath, nextVisitor, withSites } from "./site.mjs";

/** @typedef {import("./figures.mjs").Figure} Figure */
/** @typedef {import("./site.mjs").Site} Site */

const requests = 60;
const warmUp = 3;

const visitorPaths = {
  "`/blog`": "/blog",
  "`/blog`, a category": "/blog?category=SEO",
  "an article": articlePath,
  "search, a word of most posts": "/search?q=website",
  "search, two words": "/search?q=domain+hosting",
  "search, no result": "/search?q=zzyzx",
};

/** Lists that read every row; their time may grow at most linearly. */
const listPaths = {
  "API, a title that no post has": "/api/blog?title=zzzz&page=1&pageSize=9",
  "API, sorted by title": "/api/blog?sort=title&page=1&pageSize=9",
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
  "what waits": "/api/today",
};

/** Public pages without cache. @param {import("./bundle.mjs").Bundles} bundles */
export async function measureArchive(bundles) {
  /** @param {Site} site @param {string} path */
  const time = async ({ worker, publish }, path) => {
    await publish();
    return timeRequest(worker + path, nextVisitor());
  };
  const pages = await compare(bundles, visitorPaths, time);
  const lists = await compare(bundles, listPaths, time, 100);
  return [...pages, ...lists];
}

/** The lists of staff, which are never cached. @param {import("./bundle.mjs").Bundles} bundles */
export function measureStaffLists(bundles) {
  return compare(
    bundles,
    { ...staffPaths, "enquiries, searched": "/api/contact/search" },
    ({ worker, cookie }, path) =>
      timeRequest(
        worker + path,
        { Cookie: cookie },
        path.endsWith("/search") ? { q: "toko", page: 1, pageSize: 20 } : null,
      ),
  );
}

/**
 * Compares a site of 10,000 rows with one of 100, in alternating requests.
 * @param {import("./bundle.mjs").Bundles} bundles @param {Record<string, string>} paths
 * @param {(site: Site, path: string) => Promise<number>} time @param {number} limit @returns {Promise<Figure[]>}
 */
function compare(bundles, paths, time, limit = 1.5) {
  return withSites(bundles, [10_000, 100], async (...sites) => {
    const figures = [];
    for (const [what, path] of Object.entries(paths)) {
      const [values, references] = await timeInTurn(sites, (site) => time(site, path));
      const budget = { of: /** @type {const} */ ("ratio"), bound: /** @type {const} */ ("≤"), limit };
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

/** Milliseconds until the end of an uncached response. @param {string} url @param {Record<string, string>} headers @param {object | null} body */
async function timeRequest(url, headers, body = null) {
  const started = performance.now();
  const init = body
    ? {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }
    : { headers };
  const response = await fetch(url, init);
  await response.arrayBuffer();
  const time = performance.now() - started;
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  const isCached = /desc="?(isolate|edge|shared|stale)/.test(response.headers.get("Server-Timing") ?? "");
  if (isCached) throw new Error(`${url} was answered from the cache.`);
  return time;
}
