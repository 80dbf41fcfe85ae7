import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { launchBrowser } from "./browser.mjs";
import { formatNumber, median, pairedRatio } from "./figures.mjs";
import { freePort, publicPaths, visitOnce } from "./lighthouse.mjs";
import { startMirror } from "./mirror.mjs";

const dresses = /** @type {const} */ (["ours", "bare", "inline"]);
const metrics = /** @type {const} */ ({
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
});

/** @typedef {(typeof dresses)[number]} Dress */
/** @typedef {Record<keyof typeof metrics, number>} Paint Milliseconds, and a shift. */
/** @typedef {{ path: string, rounds: Record<Dress, Paint>[], firstBytes: { gzip: number, brotli: number } }} PagePaint */

/**
 * Every page that search engines may list, as it is and in the dress of both references, in turns.
 * @param {import("./site.mjs").Site} site @param {{ rounds: number, pages: number }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureFirstPaint({ visited }, { rounds, pages }) {
  const mirror = await startMirror(visited);
  try {
    const paths = publicPaths.indexed.slice(0, pages);
    await fillMirror(mirror.origins, paths);
    const paints = await paintInTurns(mirror.origins, paths, rounds);
    return sectionOf(paints, rounds);
  } finally {
    await mirror.stop();
  }
}

/** Opens every page once, so that the mirror has all of its files. @param {Record<Dress, string>} origins @param {readonly string[]} paths */
async function fillMirror(origins, paths) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    for (const origin of Object.values(origins)) {
      for (const path of paths) await page.goto(origin + path, { waitUntil: "networkidle" });
    }
  } finally {
    await browser.close();
  }
}

/** @param {Record<Dress, string>} origins @param {readonly string[]} paths @param {number} rounds @returns {Promise<PagePaint[]>} */
async function paintInTurns(origins, paths, rounds) {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    /** @type {PagePaint[]} */
    const pages = [];
    for (const path of paths) {
      pages.push({ path, rounds: [], firstBytes: await firstBytesOf(origins.ours + path) });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) {
        /** @type {Partial<Record<Dress, Paint>>} */
        const paint = {};
        for (const dress of turned(dresses, round)) {
          const { audits } = await visitOnce(origins[dress] + page.path, port, Object.values(metrics));
          const value = (/** @type {keyof typeof metrics} */ key) =>
            audits[metrics[key]]?.numericValue ?? Number.NaN;
          paint[dress] = { fcp: value("fcp"), lcp: value("lcp"), tbt: value("tbt"), cls: value("cls") };
        }
        page.rounds.push(/** @type {Record<Dress, Paint>} */ (paint));
      }
    }
    return pages;
  } finally {
    await browser.close();
  }
}

/** @template T @param {readonly T[]} values @param {number} by */
function turned(values, by) {
  const first = by % values.length;
  return [...values.slice(first), ...values.slice(0, first)];
}

/** What a new connection brings first: the headers and the HTML, in bytes. @param {string} url */
async function firstBytesOf(url) {
  const response = await fetch(url);
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join("").length;
  const html = Buffer.from(await response.arrayBuffer());
  // A server that compresses each answer anew takes this level.
  const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  return {
    gzip: headers + gzipSync(html).byteLength,
    brotli: headers + brotliCompressSync(html, level).byteLength,
  };
}

/** @param {PagePaint} page */
function figuresOf({ rounds }) {
  const all = (/** @type {Dress} */ dress, /** @type {keyof Paint} */ metric) =>
    rounds.map((round) => round[dress][metric]);
  const middle = (/** @type {Dress} */ dress, /** @type {keyof Paint} */ metric) =>
    median(all(dress, metric));
  return {
    middle,
    fcpRatio: pairedRatio(all("ours", "fcp"), all("bare", "fcp")),
    lcpRatio: pairedRatio(all("ours", "lcp"), all("bare", "lcp")),
    // Lighthouse shows three decimals; less than that moves no pixel.
    cls: Number(Math.max(...all("ours", "cls")).toFixed(3)),
  };
}

/** @param {readonly PagePaint[]} pages @param {number} rounds @returns {import("./report.mjs").Section} */
function sectionOf(pages, rounds) {
  const figures = pages.map((page) => ({ ...page, ...figuresOf(page) }));
  return {
    name: "paint",
    title: "First paint against the bare page",
    method: [
      `Medians of ${rounds} round${rounds === 1 ? "" : "s"} in turn with Lighthouse's phone (a simulated slow connection, a processor four times as`,
      "slow). Bare: the page's own HTML without stylesheet, script, font and pictures. All inline: the same with the",
      "whole stylesheet in the page. All three come from memory by one server, in gzip; a ratio is the median of the",
      "rounds' own ratios. CLS is the most of all rounds. First bytes: headers and HTML, of which a new connection",
      "brings 14,600 at once; Brotli at level 4.",
    ].join("\n"),
    table: {
      head: [
        ...[
          "page",
          "FCP ms, bare",
          "all inline",
          "ours",
          "÷ bare",
          "LCP ms, bare",
          "all inline",
          "ours",
          "÷ bare",
        ],
        ...["TBT ms", "CLS", "first bytes, gzip", "Brotli"],
      ],
      rows: figures.map(({ path, middle, fcpRatio, lcpRatio, cls, firstBytes }) => [
        path,
        ...[middle("bare", "fcp"), middle("inline", "fcp"), middle("ours", "fcp"), fcpRatio].map(
          formatNumber,
        ),
        ...[middle("bare", "lcp"), middle("inline", "lcp"), middle("ours", "lcp"), lcpRatio].map(
          formatNumber,
        ),
        ...[middle("ours", "tbt"), cls, firstBytes.gzip, firstBytes.brotli].map(formatNumber),
      ]),
    },
    checks: figures.flatMap(({ path, middle, fcpRatio, lcpRatio, cls }) => [
      ratioCheck(`FCP of \`${path}\``, middle("ours", "fcp"), middle("bare", "fcp"), fcpRatio, 1.15),
      ratioCheck(`LCP of \`${path}\``, middle("ours", "lcp"), middle("bare", "lcp"), lcpRatio, 1.25),
      plainCheck(`TBT of \`${path}\``, middle("ours", "tbt"), 30, "ms"),
      plainCheck(`CLS of \`${path}\``, cls, 0, ""),
    ]),
  };
}

/** @param {string} what @param {number} ours @param {number} bare @param {number} ratio @param {number} limit @returns {import("./figures.mjs").Check} */
function ratioCheck(what, ours, bare, ratio, limit) {
  return {
    what: `${what} against the bare page`,
    figure: `${formatNumber(ours)} ms`,
    reference: `${formatNumber(bare)} ms`,
    ratio,
    budget: { judged: ratio, bound: "≤", limit, unit: "" },
  };
}

/** @param {string} what @param {number} judged @param {number} limit @param {string} unit @returns {import("./figures.mjs").Check} */
function plainCheck(what, judged, limit, unit) {
  return {
    what,
    figure: unit ? `${formatNumber(judged)} ${unit}` : formatNumber(judged),
    budget: { judged, bound: "≤", limit, unit },
  };
}
