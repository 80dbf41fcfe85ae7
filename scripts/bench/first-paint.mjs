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
/** @typedef {Record<Dress, Paint> & { plain: Record<"ours" | "bare", Paint> }} Round `plain` without HTTP/2. */
/** @typedef {{ path: string, rounds: Round[], firstBytes: { gzip: number, brotli: number } }} PagePaint */
/** @typedef {Record<import("./mirror.mjs").Protocol, Record<Dress, string>>} Origins */

/** The mirror's certificate is known to nobody. */
const flags = ["--ignore-certificate-errors"];

/**
 * Every page that search engines may list, as it is and in the dress of both references, in turns.
 * @param {import("./site.mjs").Site} site @param {{ rounds: number, pages: number }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureFirstPaint({ visited }, { rounds, pages }) {
  const plain = await startMirror(visited, "HTTP/1.1");
  try {
    const asServed = await startMirror(visited, "HTTP/2");
    try {
      const origins = { "HTTP/1.1": plain.origins, "HTTP/2": asServed.origins };
      const paths = publicPaths.indexed.slice(0, pages);
      await fillMirrors(origins, paths);
      return sectionOf(await paintInTurns(origins, paths, rounds), rounds);
    } finally {
      await asServed.stop();
    }
  } finally {
    await plain.stop();
  }
}

/** Opens every page once, so that the mirrors have all of its files. @param {Origins} origins @param {readonly string[]} paths */
async function fillMirrors(origins, paths) {
  const browser = await launchBrowser(...flags);
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    for (const origin of Object.values(origins).flatMap((each) => Object.values(each))) {
      for (const path of paths) await page.goto(origin + path, { waitUntil: "networkidle" });
    }
  } finally {
    await browser.close();
  }
}

/** @param {Origins} origins @param {readonly string[]} paths @param {number} rounds @returns {Promise<PagePaint[]>} */
async function paintInTurns(origins, paths, rounds) {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`, ...flags);
  try {
    /** @type {PagePaint[]} */
    const pages = [];
    for (const path of paths) {
      pages.push({ path, rounds: [], firstBytes: await firstBytesOf(origins["HTTP/1.1"].ours + path) });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { path, rounds: seen } of pages) {
        const paint = (/** @type {import("./mirror.mjs").Protocol} */ protocol, /** @type {Dress} */ dress) =>
          paintOf(origins[protocol][dress] + path, port);
        const dressed = /** @type {Record<Dress, Paint>} */ ({});
        const plain = /** @type {Round["plain"]} */ ({});
        for (const dress of turned(dresses, round)) {
          dressed[dress] = await paint("HTTP/2", dress);
          if (dress !== "inline") plain[dress] = await paint("HTTP/1.1", dress);
        }
        seen.push({ ...dressed, plain });
      }
    }
    return pages;
  } finally {
    await browser.close();
  }
}

/** @param {string} url @param {number} port @returns {Promise<Paint>} */
async function paintOf(url, port) {
  const { audits } = await visitOnce(url, port, Object.values(metrics));
  const value = (/** @type {keyof typeof metrics} */ key) => audits[metrics[key]]?.numericValue ?? Number.NaN;
  return { fcp: value("fcp"), lcp: value("lcp"), tbt: value("tbt"), cls: value("cls") };
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
    plainRatio: (/** @type {"fcp" | "lcp"} */ metric) =>
      pairedRatio(
        rounds.map(({ plain }) => plain.ours[metric]),
        rounds.map(({ plain }) => plain.bare[metric]),
      ),
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
      "whole stylesheet in the page. All three come from memory by one server, in gzip, over TLS and HTTP/2 as Cloudflare",
      "answers; a ratio is the median of the rounds' own ratios. Plain: the same ratio where the pages come by HTTP/1.1",
      "without TLS, which spares the first paint a round trip and costs a picture one, since it comes over a connection",
      "of its own. CLS is the most of all rounds. First bytes: headers (as HTTP/1.1 writes them) and HTML, of which a new",
      "connection brings 14,600 at once; Brotli at level 4.",
    ].join("\n"),
    table: {
      head: [
        ...[
          "page",
          "FCP ms, bare",
          "all inline",
          "ours",
          "÷ bare",
          "plain",
          "LCP ms, bare",
          "all inline",
          "ours",
          "÷ bare",
          "plain",
        ],
        ...["TBT ms, bare", "ours", "CLS", "first bytes, gzip", "Brotli"],
      ],
      rows: figures.map(({ path, middle, fcpRatio, lcpRatio, plainRatio, cls, firstBytes }) => [
        path,
        ...[middle("bare", "fcp"), middle("inline", "fcp"), middle("ours", "fcp"), fcpRatio].map(
          formatNumber,
        ),
        formatNumber(plainRatio("fcp")),
        ...[middle("bare", "lcp"), middle("inline", "lcp"), middle("ours", "lcp"), lcpRatio].map(
          formatNumber,
        ),
        formatNumber(plainRatio("lcp")),
        ...[middle("bare", "tbt"), middle("ours", "tbt"), cls, firstBytes.gzip, firstBytes.brotli].map(
          formatNumber,
        ),
      ]),
    },
    checks: figures.flatMap(({ path, middle, fcpRatio, lcpRatio, cls }) => [
      ratioCheck(`FCP of \`${path}\``, middle("ours", "fcp"), middle("bare", "fcp"), fcpRatio, 1.15),
      ratioCheck(`LCP of \`${path}\``, middle("ours", "lcp"), middle("bare", "lcp"), lcpRatio, 1.25),
      {
        ...plainCheck(`TBT of \`${path}\``, middle("ours", "tbt"), 30, "ms"),
        reference: `${formatNumber(middle("bare", "tbt"))} ms`,
      },
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
