import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { browserFlags } from "../browser-flags.mjs";
import { requireBrowser } from "../find-browser.mjs";
import { bareHtml, startMirror } from "./mirror.mjs";
import { articlePath, withSites } from "./site.mjs";

/** @typedef {import("./figures.mjs").Figure} Figure */
/** @typedef {import("lighthouse").Result} Result */

const rounds = 5;
const paintedPaths = ["/", "/blog", articlePath];
const indexedPaths = [
  ...["/", "/about", "/services", "/portfolio", "/pricing", "/blog", "/contact", "/privacy"],
  articlePath,
];
const categories = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 };

/**
 * First paint of three pages compared with their bare versions, in alternating visits.
 * @param {import("./bundle.mjs").Bundles} bundles @returns {Promise<Figure[]>}
 */
export function measurePaint(bundles) {
  return withMirrors(bundles, async ({ ours, bare }) => {
    const figures = [];
    for (const path of paintedPaths) {
      const values = [];
      const references = [];
      for (let round = 0; round < rounds; round += 1) {
        references.push(await visit(bare + path, "--only-categories=performance"));
        values.push(await visit(ours + path, "--only-categories=performance"));
      }
      const figure = toFigure(path, values, references);
      figures.push(
        figure("FCP", "first-contentful-paint", "ms", { of: "ratio", bound: "≤", limit: 1.15 }),
        figure("LCP", "largest-contentful-paint", "ms", { of: "ratio", bound: "≤", limit: 1.25 }),
        figure("TBT", "total-blocking-time", "ms", { of: "difference", bound: "≤", limit: 30 }),
        figure("CLS", "cumulative-layout-shift", "", { of: "value", bound: "≤", limit: 0 }),
      );
    }
    return figures;
  });
}

/** @param {string} path @param {Result[]} values @param {Result[]} references */
function toFigure(path, values, references) {
  return (
    /** @type {string} */ name,
    /** @type {string} */ audit,
    /** @type {string} */ unit,
    /** @type {import("./figures.mjs").Budget} */ budget,
  ) => {
    // Three decimals, as Lighthouse shows layout shifts; a smaller shift is invisible.
    const of = (/** @type {Result} */ { audits }) =>
      Number((audits[audit]?.numericValue ?? Number.NaN).toFixed(3));
    return {
      what: `${name} of \`${path}\` against the bare page`,
      values: values.map(of),
      unit,
      references: references.map(of),
      budget,
    };
  };
}

/**
 * Lighthouse's categories, and the bytes until `load`, each of the worst page.
 * @param {import("./bundle.mjs").Bundles} bundles @returns {Promise<Figure[]>}
 */
export function measureLighthouse(bundles) {
  return withMirrors(bundles, async ({ ours }) => {
    /** @type {{ path: string, result: Result }[]} */
    const visits = [];
    for (const path of indexedPaths) visits.push({ path, result: await visit(ours + path) });
    /** @param {string} name @param {(result: Result) => number} of @param {string} unit @param {import("./figures.mjs").Budget} budget @returns {Figure} */
    const worst = (name, of, unit, budget) => {
      const sign = budget.bound === "≤" ? -1 : 1;
      const [first] = visits.toSorted((a, b) => sign * (of(a.result) - of(b.result)));
      const values = first ? [of(first.result)] : [];
      return { what: `${name}, worst of ${visits.length} pages: \`${first?.path}\``, values, unit, budget };
    };
    return [
      ...Object.entries(categories).map(([id, limit]) =>
        worst(`Lighthouse ${id}`, (result) => Math.round((result.categories[id]?.score ?? 0) * 100), "", {
          of: "value",
          bound: "≥",
          limit,
        }),
      ),
      worst("bytes until `load`", bytesUntilLoad, "KB", { of: "value", bound: "≤", limit: 100 }),
    ];
  });
}

/** Kilobytes of the requests that were sent before the `load` event. @param {Result} result */
function bytesUntilLoad({ audits }) {
  const getItems = (/** @type {string} */ id) => /** @type {any} */ (audits[id]?.details)?.items ?? [];
  const load = getItems("metrics")[0]?.observedLoad;
  if (load === undefined) return Number.NaN;
  return getItems("network-requests")
    .filter((/** @type {{ networkRequestTime: number }} */ item) => item.networkRequestTime < load)
    .reduce((/** @type {number} */ sum, /** @type {any} */ item) => sum + item.transferSize / 1000, 0);
}

/**
 * A visit of Lighthouse's phone with simulated slow network and CPU, in its own process. If Lighthouse sees no first
 * paint, which happens sometimes, the visit is repeated at most twice.
 * @param {string} url @param {string[]} flags @returns {Promise<Result>}
 */
async function visit(url, ...flags) {
  const chrome = `--chrome-flags=--headless=new ${browserFlags.join(" ")}`;
  const fixed = ["--output=json", "--quiet", "--no-enable-error-reporting", "--disable-full-page-screenshot"];
  const options = {
    env: { ...process.env, CHROME_PATH: requireBrowser() },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 180_000,
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { stdout } = await promisify(execFile)("lighthouse", [url, ...fixed, chrome, ...flags], options);
      return JSON.parse(stdout);
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

/** @template T @param {import("./bundle.mjs").Bundles} bundles @param {(origins: { ours: string, bare: string }) => Promise<T>} work */
function withMirrors(bundles, work) {
  return withSites(bundles, [100], async ({ pages }) => {
    const ours = await startMirror(pages, (html) => html);
    const bare = await startMirror(pages, bareHtml);
    try {
      return await work({ ours: ours.origin, bare: bare.origin });
    } finally {
      ours.server.close();
      bare.server.close();
    }
  });
}
