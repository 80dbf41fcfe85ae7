import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { browserFlags } from "../browser-flags.mjs";
import { requireBrowser } from "../find-browser.mjs";
import { judged } from "./figures.mjs";
import { bareHtml, startMirror } from "./mirror.mjs";
import { articlePath, withSites } from "./site.mjs";

/** @typedef {import("./figures.mjs").Figure} Figure */
/** @typedef {import("lighthouse").Result} Result */

const rounds = 3;
const indexedPaths = [
  ...["/", "/about", "/services", "/portfolio", "/pricing", "/blog", "/contact", "/privacy"],
  articlePath,
];

/**
 * Lighthouse's audits and categories of the pages that search engines may list, compared with their bare versions in
 * alternating visits.
 * @param {import("./bundle.mjs").Bundles} bundles @returns {Promise<Figure[]>}
 */
export function measurePages(bundles) {
  return withMirrors(bundles, async ({ ours, bare }) => {
    /** @type {Visits[]} */
    const pages = indexedPaths.map((path) => ({ path, values: [], references: [] }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { path, values, references } of pages) {
        references.push(await visit(bare + path, "--only-categories=performance"));
        values.push(await visit(ours + path));
      }
    }
    const worst = (
      /** @type {string} */ what,
      /** @type {string} */ unit,
      /** @type {Measure} */ measure,
      /** @type {import("./figures.mjs").Budget} */ budget,
    ) => {
      const sign = budget.bound === "≤" ? -1 : 1;
      const all = pages.map((page) => toFigure(page, `worst ${what}`, unit, measure, budget));
      const [first] = all.toSorted((a, b) => sign * (judged(a) - judged(b)));
      return [all.find((figure) => Number.isNaN(judged(figure))) ?? first ?? []].flat();
    };
    return [
      ...worst("FCP", "ms", auditOf("first-contentful-paint"), { of: "ratio", bound: "≤", limit: 1.15 }),
      ...worst("LCP", "ms", auditOf("largest-contentful-paint"), { of: "ratio", bound: "≤", limit: 1.25 }),
      ...worst("TBT", "ms", auditOf("total-blocking-time"), { of: "difference", bound: "≤", limit: 30 }),
      ...worst("CLS", "", auditOf("cumulative-layout-shift"), { of: "value", bound: "≤", limit: 0 }),
      ...worst("Lighthouse performance", "", scoreOf("performance"), {
        of: "difference",
        bound: "≥",
        limit: -2,
      }),
      ...["accessibility", "best-practices", "seo"].flatMap((id) =>
        worst(`Lighthouse ${id}`, "", scoreOf(id), { of: "value", bound: "≥", limit: 100 }),
      ),
      ...worst("bytes until `load`", "KB", bytesUntilLoad, { of: "value", bound: "≤", limit: 100 }),
    ];
  });
}

/** @typedef {{ path: string, values: Result[], references: Result[] }} Visits */
/** @typedef {(result: Result) => number} Measure */

/** @param {Visits} page @param {string} what @param {string} unit @param {Measure} measure @param {import("./figures.mjs").Budget} budget @returns {Figure} */
function toFigure({ path, values, references }, what, unit, measure, budget) {
  const figure = { what: `${what} of \`${path}\``, values: values.map(measure), unit, budget };
  return budget.of === "value" ? figure : { ...figure, references: references.map(measure) };
}

/** Three decimals, as Lighthouse shows layout shifts; a smaller shift is invisible. @param {string} id @returns {Measure} */
const auditOf =
  (id) =>
  ({ audits }) =>
    Number((audits[id]?.numericValue ?? Number.NaN).toFixed(3));

/** @param {string} id @returns {Measure} */
const scoreOf =
  (id) =>
  ({ categories }) =>
    Math.round((categories[id]?.score ?? 0) * 100);

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
  const folder = await mkdtemp(join(tmpdir(), "arunika-visit-"));
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await runLighthouse(url, `--gather-mode=${folder}`, ...flags);
        await leaveWaitingOut(join(folder, "trace.json"));
        return JSON.parse(await runLighthouse(url, `--audit-mode=${folder}`, ...flags));
      } catch (error) {
        if (attempt === 3) throw error;
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @param {string} url @param {string[]} flags @returns {Promise<string>} */
async function runLighthouse(url, ...flags) {
  const chrome = `--chrome-flags=--headless=new ${browserFlags.join(" ")}`;
  const fixed = ["--output=json", "--quiet", "--no-enable-error-reporting", "--disable-full-page-screenshot"];
  const { stdout } = await promisify(execFile)("lighthouse", [url, ...fixed, chrome, ...flags], {
    env: { ...process.env, CHROME_PATH: requireBrowser() },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 180_000,
  });
  return stdout;
}

/**
 * Shortens each task, and the events within it, to the processor time that the task took. The difference is the
 * time that the task waited for a core, which on a machine of two cores is mostly other programs' doing. @param {string} file A trace.
 */
async function leaveWaitingOut(file) {
  const trace = JSON.parse(await readFile(file, "utf8"));
  /** @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent */
  /** @type {Map<string, TraceEvent[]>} */
  const threads = Map.groupBy(trace.traceEvents, ({ pid, tid }) => `${pid} ${tid}`);
  for (const events of threads.values()) {
    /** @type {{ start: number, end: number, share: number } | null} */
    let task = null;
    // Of events that begin together the longest comes first, so that a task precedes the events within it.
    for (const event of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
      const { name, ts, dur = 0, tdur } = event;
      if (name === "RunTask" && tdur !== undefined && !(task && ts < task.end)) {
        task = { start: ts, end: ts + dur, share: Math.min(1, tdur / Math.max(1, dur)) };
      }
      if (!task || ts >= task.end) continue;
      event.ts = task.start + (ts - task.start) * task.share;
      if (event.dur !== undefined) event.dur = dur * task.share;
    }
  }
  await writeFile(file, JSON.stringify(trace));
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
