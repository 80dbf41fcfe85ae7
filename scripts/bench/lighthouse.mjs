import { createServer } from "node:net";
import { pathToFileURL } from "node:url";
import lighthouse from "lighthouse";
import { launchBrowser } from "./browser.mjs";

/** Addresses of every public page; a page that is not indexed cannot score 100 in SEO. */
export const publicPaths = {
  indexed: [
    ...["/", "/about", "/services", "/portfolio", "/pricing", "/blog", "/contact", "/privacy"],
    "/blog/memilih-domain-dan-hosting",
  ],
  notIndexed: ["/thank-you", "/login", "/gtm-debug", "/halaman/yang-tidak-ada"],
};

/**
 * @typedef {object} PageAudit
 * @property {string} path
 * @property {Record<"performance" | "accessibility" | "best-practices" | "seo", number>} scores
 *   0 to 100; the median of the runs.
 * @property {number} lcp Largest Contentful Paint in milliseconds; the median of the runs.
 * @property {number} tbt Total Blocking Time in milliseconds; the median of the runs.
 * @property {number} cls Cumulative Layout Shift; the median of the runs.
 * @property {string[]} failed What keeps accessibility, best practices or SEO below 100, in the last run.
 */

/**
 * Audits pages with Lighthouse as a phone on a slow connection (its default), one after another.
 * @param {string} base @param {readonly string[]} paths @param {{ runs?: number }} [options]
 * @returns {Promise<PageAudit[]>}
 */
export async function auditPages(base, paths, { runs = 3 } = {}) {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const audits = [];
    for (const path of paths) {
      const results = [];
      for (let run = 0; run < runs; run += 1) results.push(await visitOnce(base + path, port));
      audits.push(summarize(path, results));
    }
    return audits;
  } finally {
    await browser.close();
  }
}

/** Lighthouse sometimes sees no first paint and says so; that is no measurement. */
const attempts = 3;

/**
 * One visit as a phone on a slow connection.
 * @param {string} url @param {number} port Of the browser's debugger. @param {string[]} [onlyAudits] All, if none are named.
 * @returns {Promise<import("lighthouse").Result>}
 */
export async function visitOnce(url, port, onlyAudits, attempt = 1) {
  const result = await lighthouse(url, {
    ...{ port, logLevel: "error", locale: "id", ignoreStatusCode: true },
    ...(onlyAudits && { onlyAudits, disableFullPageScreenshot: true }),
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  const reason = lhr.runtimeError?.message ?? lhr.audits["largest-contentful-paint"]?.errorMessage;
  if (!reason) return lhr;
  if (attempt === attempts) throw new Error(`${url}: ${reason}`);
  return visitOnce(url, port, onlyAudits, attempt + 1);
}

/** @param {string} path @param {import("lighthouse").Result[]} results @returns {PageAudit} */
function summarize(path, results) {
  /** @param {string} id */
  const score = (id) => Math.round(median(results.map((lhr) => lhr.categories[id]?.score ?? 0)) * 100);
  /** @param {string} id */
  const value = (id) => median(results.map((lhr) => lhr.audits[id]?.numericValue ?? Number.NaN));
  return {
    path,
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    failed: failedAudits(results.at(-1)),
  };
}

/** @param {import("lighthouse").Result | undefined} lhr */
function failedAudits(lhr) {
  if (!lhr) return [];
  const refs = ["accessibility", "best-practices", "seo"].flatMap(
    (id) => lhr.categories[id]?.auditRefs ?? [],
  );
  return refs.filter(({ weight, id }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1).map(({ id }) => id);
}

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on("error", fail);
    probe.listen(0, "localhost", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** @param {PageAudit[]} audits */
export function formatAudits(audits) {
  const head = "page                                perf a11y best  seo   LCP ms  TBT ms    CLS";
  const rows = audits.map(({ path, scores, lcp, tbt, cls, failed }) =>
    [
      path.padEnd(34),
      ...Object.values(scores).map((score) => String(score).padStart(4)),
      ` ${lcp.toFixed(0).padStart(7)}`,
      tbt.toFixed(0).padStart(7),
      cls.toFixed(3).padStart(6),
      failed.join(" "),
    ].join(" "),
  );
  return [head, ...rows].join("\n");
}

// node scripts/bench/lighthouse.mjs http://localhost:8787 [/path …]; RUNS=1 for a quick look
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [base = "http://localhost:8787", ...paths] = process.argv.slice(2);
  const asked = paths.length > 0 ? paths : [...publicPaths.indexed, ...publicPaths.notIndexed];
  console.log(formatAudits(await auditPages(base, asked, { runs: Number(process.env.RUNS ?? 3) })));
}
