import { requireMade, sourceOf } from "./answer-source.mjs";
import { formatNumber, median, pairedRatio } from "./figures.mjs";
import { load } from "./load.mjs";
import { pageTargets } from "./page-targets.mjs";
import { nextVisitor } from "./visitors.mjs";

/**
 * One row of the table with a load for every round.
 * @typedef {object} Series
 * @property {string} page
 * @property {string} state
 * @property {string} source What the answer said of where it came from.
 * @property {import("./load.mjs").Load[]} loads
 * @property {import("./load.mjs").Load[]} bare The reference's, in the same rounds.
 * @property {import("./load.mjs").Load[]} services Those of what the page is made of, where it is made anew each time.
 */

/** A prerendered page about as large as an article. */
const assetPath = "/about";
/**
 * Processor time in that of a bare answer, half of what it was before it was looked at (2026-11): of a page that is made, and
 * of making it alone, without reading what it is made of. Measured on two machines (decision 0006).
 */
const limits = {
  "/blog": { made: 31, making: 13 },
  "/blog/{slug}": { made: 25, making: 15 },
  "/search?q=": { made: 72, making: 16 },
};
const figures = /** @type {const} */ (["perSecond", "p50", "p99", "cpu"]);

/**
 * @param {import("./site.mjs").Site} site @param {{ rounds: number, seconds: number }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureThroughput(site, { rounds, seconds }) {
  const targets = await pageTargets(site);
  /** @type {Map<string, Series>} */
  const series = new Map();
  /** @type {import("./load.mjs").Load[]} */
  const assets = [];
  for (let round = 0; round < rounds; round += 1) {
    assets.push(await load({ url: site.whole + assetPath, status: 200 }, seconds));
    for (const target of targets) await measureTarget(site, target, seconds, series);
  }

  const rows = [...series.values()];
  const article = rows.find(({ page, state }) => page === "/blog/{slug}" && state === "same each time");
  return {
    name: "throughput",
    title: "Throughput of public pages",
    method: method(rounds, seconds),
    table: {
      head: [
        ...["page", "state", "answers/s", "p50 ms", "p99 ms", "CPU µs", "of services"],
        ...["answers/s ÷ Hono", "p50 ÷ Hono", "p99 ÷ Hono", "CPU ÷ Hono", "answers/s ÷ asset", "came from"],
      ],
      rows: [...rows.map((row) => rowOf(row, assets)), assetRow(assets)],
    },
    checks: [...(article ? [articleCheck(article)] : []), ...rows.flatMap(madeChecks)],
  };
}

/**
 * @param {import("./site.mjs").Site} site @param {import("./page-targets.mjs").PageTarget} target
 * @param {number} seconds @param {Map<string, Series>} series
 */
async function measureTarget(site, target, seconds, series) {
  const { page, origin, reference, services, path, status, anotherPath } = target;
  const url = origin + path;
  const probe = await fetch(url);
  const bytes = (await probe.arrayBuffer()).byteLength;
  const bare = await load({ url: `${reference}/${bytes}`, status: 200 }, seconds);
  /** @param {string} state @param {string} from @param {import("./load.mjs").Load} measured */
  const add = (state, from, measured) => {
    const key = `${page} ${state}`;
    const row = series.get(key) ?? { page, state, source: from, loads: [], bare: [], services: [] };
    row.loads.push(measured);
    row.bare.push(bare);
    series.set(key, row);
    return row;
  };

  const cached = await fetch(url);
  await cached.arrayBuffer();
  add("same each time", sourceOf(cached), await load({ url, status }, seconds));
  const tag = cached.headers.get("ETag");
  if (tag && status === 200) {
    const headers = { "If-None-Match": tag };
    add("304", sourceOf(cached), await load({ url, status: 304, headers }, seconds));
  }
  if (anotherPath) {
    await site.staff.publish();
    const first = await fetch(origin + anotherPath(), { headers: nextVisitor() });
    await first.arrayBuffer();
    if (status === 200) requireMade(first);
    const row = add(
      "another each time",
      sourceOf(first),
      await load({ url: origin, status, nextPath: anotherPath }, seconds),
    );
    if (services) row.services.push(await load({ url: services, status, nextPath: anotherPath }, seconds));
  }
}

/** @param {readonly import("./load.mjs").Load[]} loads @param {keyof import("./load.mjs").Load} figure */
function of(loads, figure) {
  return loads.map((measured) => measured[figure]);
}

/** @param {readonly import("./load.mjs").Load[]} loads */
function figuresOf(loads) {
  return figures.map((figure) => formatNumber(median(of(loads, figure))));
}

/** @param {Series} series @param {readonly import("./load.mjs").Load[]} assets */
function rowOf({ page, state, source, loads, bare, services }, assets) {
  const ratios = figures.map((figure) => formatNumber(pairedRatio(of(loads, figure), of(bare, figure))));
  const toAsset = pairedRatio(of(loads, "perSecond"), of(assets, "perSecond"));
  const played = services.length > 0 ? formatNumber(median(of(services, "cpu"))) : "";
  return [page, state, ...figuresOf(loads), played, ...ratios, formatNumber(toAsset), source];
}

/** @param {readonly import("./load.mjs").Load[]} assets */
function assetRow(assets) {
  return [`asset ${assetPath}`, "", ...figuresOf(assets), "", "", "", "", "", "1", ""];
}

/** @param {Series} series @returns {import("./figures.mjs").Check} */
function articleCheck({ loads, bare }) {
  const ratio = pairedRatio(of(loads, "perSecond"), of(bare, "perSecond"));
  return {
    what: "`/blog/{slug}` from the cache against a bare Hono answer: answers/s",
    figure: `${formatNumber(median(of(loads, "perSecond")))} /s`,
    reference: `${formatNumber(median(of(bare, "perSecond")))} /s`,
    ratio,
    budget: { judged: ratio, bound: "≥", limit: 0.7, unit: "" },
  };
}

/** @param {Series} series @returns {import("./figures.mjs").Check[]} None but for pages that are made anew each time. */
function madeChecks({ page, state, loads, bare, services }) {
  const limit = new Map(Object.entries(limits)).get(page);
  if (state !== "another each time" || limit === undefined) return [];
  const made = of(loads, "cpu");
  const making = made.map((time, round) => time - (services[round]?.cpu ?? Number.NaN));
  const check = (/** @type {string} */ what, /** @type {number[]} */ times, /** @type {number} */ bound) => {
    const ratio = pairedRatio(times, of(bare, "cpu"));
    return {
      what: `\`${page}\` that nobody has asked for against a bare Hono answer: ${what}`,
      figure: `${formatNumber(median(times))} µs`,
      reference: `${formatNumber(median(of(bare, "cpu")))} µs`,
      ratio,
      budget: { judged: ratio, bound: /** @type {const} */ ("≤"), limit: bound, unit: "" },
    };
  };
  return [
    check("processor time", made, limit.made),
    check("processor time of making it alone", making, limit.making),
  ];
}

/** @param {number} rounds @param {number} seconds */
function method(rounds, seconds) {
  return [
    `Medians of ${rounds} rounds. A round asks for every page in turn for ${seconds} s over 10 connections, each after`,
    "a bare Hono answer of as many bytes from the same workerd; a ratio is the median of the rounds' own ratios.",
    "The Worker and the bare answer are reached without Miniflare's simulated asset service, which would slow",
    "both; `/`, `/about` and the rows of the whole site, with their references, are reached through it, so their",
    "figures say nothing of Cloudflare's own asset service. “Another each time” asks for a page that nobody has",
    "asked for since the last change of a post: lists, articles, pairs of search words, unknown addresses. CPU is",
    "the servers' processor time for one answer, which a busy machine disturbs least. Of services: that of a Worker that",
    "asks database, cache and limiter the same for it and makes no page; what it takes beyond that is the making alone.",
    "Here they are played by programs of the same process; at Cloudflare only the reading of the rows is the Worker's.",
  ].join("\n");
}
