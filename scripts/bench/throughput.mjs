import { createRequire } from "node:module";
import { articlePath, withSites } from "./site.mjs";

/** @type {(options: object) => Promise<{ requests: { average: number }, errors: number, non2xx: number }>} */
const autocannon = createRequire(import.meta.url)("autocannon");

const rounds = 5;
const load = { connections: 10, duration: 3 };

/**
 * A cached article against a bare Hono answer of as many bytes, in turn.
 * @param {import("./bundle.mjs").Bundles} bundles @returns {Promise<import("./figures.mjs").Figure[]>}
 */
export function measureThroughput(bundles) {
  return withSites(bundles, [100], async ({ worker, bare }) => {
    const article = worker + articlePath;
    const { byteLength } = await (await fetch(article)).arrayBuffer();
    const values = [];
    const references = [];
    for (let round = 0; round < rounds; round += 1) {
      references.push(await answersPerSecond(`${bare}/${byteLength}`));
      values.push(await answersPerSecond(article));
    }
    const budget = { of: /** @type {const} */ ("ratio"), bound: /** @type {const} */ ("≥"), limit: 0.7 };
    const what = "`/blog/{slug}` from the cache against a bare Hono answer";
    return [{ what, values, unit: "/s", references, budget }];
  });
}

/** @param {string} url */
async function answersPerSecond(url) {
  const { requests, errors, non2xx } = await autocannon({ url, ...load });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that are not 2xx.`);
  return requests.average;
}
