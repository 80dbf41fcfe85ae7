import { createRequire } from "node:module";
import { articlePath, withSites } from "./site.mjs";

/** @type {(options: object) => Promise<{ requests: { average: number }, errors: number, statusCodeStats: Record<string, object> }>} */
const autocannon = createRequire(import.meta.url)("autocannon");

const rounds = 5;
const load = { connections: 10, duration: 3 };

/**
 * A cached article compared with a bare Hono response of the same size, alternating; then the WhatsApp redirect.
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
    return [{ what, values, unit: "/s", references, budget }, await measureWhatsapp(worker)];
  });
}

/** Request headers of a phone that follows a link on a page with a campaign. */
const phone = {
  "User-Agent":
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  Referer: "http://localhost/pricing?utm_campaign=lebaran",
};

/** Clicks on WhatsApp links: each response is a redirect, followed by an insert. */
async function measureWhatsapp(/** @type {string} */ worker) {
  const values = [];
  for (let round = 0; round < rounds; round += 1)
    values.push(await answersPerSecond(`${worker}/wa?dari=hero`, 302, phone));
  const budget = { of: /** @type {const} */ ("value"), bound: /** @type {const} */ ("≥"), limit: 500 };
  return { what: "`/wa` with a row for each click", values, unit: "/s", budget };
}

/** @param {string} url @param {number} [status] @param {Record<string, string>} [headers] */
async function answersPerSecond(url, status = 200, headers = {}) {
  const { requests, errors, statusCodeStats } = await autocannon({ url, headers, ...load });
  const others = Object.keys(statusCodeStats).filter((code) => Number(code) !== status);
  if (errors > 0 || others.length > 0) throw new Error(`${url}: ${errors} errors, also ${others.join()}.`);
  return requests.average;
}
