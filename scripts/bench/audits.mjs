import { formatNumber } from "./figures.mjs";
import { auditPages, publicPaths } from "./lighthouse.mjs";

/** @typedef {import("./lighthouse.mjs").PageAudit} PageAudit */
/** @typedef {{ what: string, unit: string, bound: "≤" | "≥", limit: number, of: (audit: PageAudit) => number }} Metric */

/** @type {Metric[]} */
const metrics = [
  ...[
    { category: /** @type {const} */ ("performance"), limit: 99 },
    { category: /** @type {const} */ ("accessibility"), limit: 100 },
    { category: /** @type {const} */ ("best-practices"), limit: 100 },
    { category: /** @type {const} */ ("seo"), limit: 100 },
  ].map(({ category, limit }) => ({
    what: category,
    unit: "",
    bound: /** @type {const} */ ("≥"),
    limit,
    of: (/** @type {PageAudit} */ { scores }) => scores[category],
  })),
  { what: "LCP", unit: "ms", bound: "≤", limit: 1300, of: ({ lcp }) => lcp },
  { what: "TBT", unit: "ms", bound: "≤", limit: 50, of: ({ tbt }) => tbt },
  // Lighthouse shows three decimals; less than that moves no pixel.
  { what: "CLS", unit: "", bound: "≤", limit: 0, of: ({ cls }) => Number(cls.toFixed(3)) },
];

/**
 * @param {import("./site.mjs").Site} site @param {{ runs: number, pages: number }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureAudits({ visited }, { runs, pages }) {
  const audits = await auditPages(visited, publicPaths.indexed.slice(0, pages), { runs });
  return {
    name: "lighthouse",
    title: "Lighthouse, mobile",
    method: [
      `Medians of ${runs} run${runs === 1 ? "" : "s"} with Lighthouse's own settings for a phone: a simulated slow connection and a`,
      "processor four times as slow. Every page that search engines may list.",
    ].join("\n"),
    table: {
      head: ["page", ...metrics.map(({ what, unit }) => (unit ? `${what}, ${unit}` : what)), "failed audits"],
      rows: audits.map((audit) => [
        audit.path,
        ...metrics.map((metric) => formatNumber(metric.of(audit))),
        audit.failed.join(", "),
      ]),
    },
    checks: metrics.map((metric) => worstPage(metric, audits)),
  };
}

/** @param {Metric} metric @param {readonly PageAudit[]} audits @returns {import("./figures.mjs").Check} */
function worstPage({ what, unit, bound, limit, of }, audits) {
  const [worst] = audits.toSorted((a, b) => (bound === "≤" ? of(b) - of(a) : of(a) - of(b)));
  const judged = worst ? of(worst) : Number.NaN;
  return {
    what: `Lighthouse ${what}, worst page`,
    figure: `${formatNumber(judged)}${unit && ` ${unit}`} (\`${worst?.path}\`)`,
    budget: { judged, bound, limit, unit },
  };
}
