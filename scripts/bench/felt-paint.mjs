import { launchDevtools } from "./devtools.mjs";
import { formatNumber, median, pairedRatio } from "./figures.mjs";
import { publicPaths } from "./lighthouse.mjs";
import { startMirror } from "./mirror.mjs";
import { slowNetwork, tryAgain, withPhone } from "./phone.mjs";

const dresses = /** @type {const} */ (["ours", "bare"]);
/** @typedef {(typeof dresses)[number]} Dress */
/** @typedef {{ fcp: number, lcp: number, tbt: number }} Paint Milliseconds since the navigation began; of blocking. */

/** Milliseconds after `load` in which the app comes to life, and all that moves is painted. */
const settle = 4000;

/**
 * What Lighthouse reckons from a visit on a fast machine, seen on a slow one: every page that search engines may list,
 * as it is and bare, in turns.
 * @param {import("./site.mjs").Site} site @param {{ rounds: number, pages: number }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureFeltPaint({ visited }, { rounds, pages }) {
  const paths = publicPaths.indexed.slice(0, pages);
  const mirror = await startMirror(visited);
  const devtools = await launchDevtools();
  try {
    /** @type {Map<string, Record<Dress, Paint>[]>} */
    const paints = new Map(paths.map((path) => [path, []]));
    // The first round fills the mirror.
    for (let round = -1; round < rounds; round += 1) {
      for (const path of paths) {
        const seen = /** @type {Record<Dress, Paint>} */ ({});
        for (const dress of round % 2 ? dresses.toReversed() : dresses)
          seen[dress] = await tryAgain(() => look(devtools, mirror.origins[dress] + path));
        if (round >= 0) paints.get(path)?.push(seen);
      }
    }
    return sectionOf(paints, rounds);
  } finally {
    await devtools.close();
    await mirror.stop();
  }
}

/** @param {import("./devtools.mjs").Devtools} devtools @param {string} url @returns {Promise<Paint>} */
function look(devtools, url) {
  return withPhone(devtools, { network: slowNetwork, watch: watchPaint, of: settle }, async (phone) => {
    await phone.send("Page.navigate", { url });
    return phone.reported("paint");
  });
}

/** Runs in the page. @param {number} wait @param {(name: string, value: unknown) => void} report */
function watchPaint(wait, report) {
  /** @type {Record<string, PerformanceEntry[]>} */
  const seen = { paint: [], "largest-contentful-paint": [], longtask: [] };
  for (const [type, entries] of Object.entries(seen))
    new PerformanceObserver((list) => void entries.push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
  const tell = () => {
    const fcp = seen.paint?.find(({ name }) => name === "first-contentful-paint")?.startTime;
    if (fcp === undefined) return;
    const blocking = (/** @type {PerformanceEntry} */ { startTime, duration }) =>
      // What ends a task that began before the paint belongs to it.
      Math.max(0, startTime < fcp ? 0 : duration - 50);
    report("paint", {
      fcp,
      lcp: seen["largest-contentful-paint"]?.at(-1)?.startTime ?? fcp,
      tbt: seen.longtask?.reduce((sum, task) => sum + blocking(task), 0) ?? 0,
    });
  };
  window.addEventListener("load", () => setTimeout(tell, wait));
}

/** @param {Map<string, Record<Dress, Paint>[]>} paints @param {number} rounds @returns {import("./report.mjs").Section} */
function sectionOf(paints, rounds) {
  const figures = [...paints].map(([path, seen]) => {
    const all = (/** @type {Dress} */ dress, /** @type {keyof Paint} */ metric) =>
      seen.map((round) => round[dress][metric]);
    const middle = (/** @type {Dress} */ dress, /** @type {keyof Paint} */ metric) =>
      median(all(dress, metric));
    const ratio = (/** @type {keyof Paint} */ metric) =>
      pairedRatio(all("ours", metric), all("bare", metric));
    return { path, middle, ratio };
  });
  return {
    name: "felt",
    title: "First paint on a phone that is slow in earnest",
    method: [
      `Medians of ${rounds} round${rounds === 1 ? "" : "s"} in turn: a processor slowed down four times, a request 150 ms long, 1.6 Mbit/s,`,
      "nothing in the cache. Lighthouse reckons its figures from a visit on a fast machine and counts as blocking what",
      "would come after the paint that it reckons, the bare page's own layout too; here the browser itself says when it",
      "painted, and by how much tasks that began after that took longer than 50 ms, until four seconds after `load`.",
    ].join("\n"),
    table: {
      head: [
        ...["page", "FCP ms, bare", "ours", "÷ bare", "LCP ms, bare", "ours", "÷ bare"],
        ...["blocking ms, bare", "ours"],
      ],
      rows: figures.map(({ path, middle, ratio }) => [
        path,
        ...[middle("bare", "fcp"), middle("ours", "fcp"), ratio("fcp")].map(formatNumber),
        ...[middle("bare", "lcp"), middle("ours", "lcp"), ratio("lcp")].map(formatNumber),
        ...[middle("bare", "tbt"), middle("ours", "tbt")].map(formatNumber),
      ]),
    },
    checks: figures.map(({ path, middle }) => ({
      what: `blocking of \`${path}\` after its paint, slow in earnest`,
      figure: `${formatNumber(middle("ours", "tbt"))} ms`,
      reference: `${formatNumber(middle("bare", "tbt"))} ms`,
      budget: { judged: middle("ours", "tbt"), bound: "≤", limit: 30, unit: "ms" },
    })),
  };
}
