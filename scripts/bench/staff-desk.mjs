import { formatNumber, median, percentile } from "./figures.mjs";
import { timeInTurn, timeRequest } from "./request-time.mjs";
import { fetchWholeList } from "./whole-list.mjs";

/** @typedef {import("./site.mjs").Site} Site */
/** @typedef {{ times: number[], references: number[] }} Timed Milliseconds of the large site, and of the small one. */

const list = "/api/contact?page=1&pageSize=20";
/** Reads of the enquiry desk; `budget` where many enquiries may cost hardly more than few. `{id}` is an enquiry's. */
const reads = [
  { what: "enquiries, first page", path: list, budget: true },
  { what: "enquiries won", path: `${list}&stage=won`, budget: true },
  { what: "my open enquiries", path: `${list}&stage=open&assignee=me`, budget: true },
  { what: "enquiries of nobody", path: `${list}&assignee=none`, budget: true },
  { what: "enquiries that wait", path: `${list}&due=waiting`, budget: true },
  { what: "enquiries that wait too long", path: `${list}&due=overdue`, budget: true },
  { what: "enquiries due today", path: `${list}&due=today`, budget: true },
  { what: "enquiries, searched", path: `${list}&q=toko`, budget: false },
  { what: "counts above the list", path: "/api/contact/counts", budget: true },
  { what: "an enquiry", path: "/api/contact/{id}", budget: true },
  { what: "its timeline", path: "/api/contact/{id}/activities", budget: true },
  { what: "figures of 30 days", path: "/api/contact/summary?days=30", budget: true },
  { what: "figures of 365 days", path: "/api/contact/summary?days=365", budget: false },
];
const limit = 1.5;
const exports = 3;

/**
 * Calls of the enquiry desk: rows of a table, and checks of the budgets.
 * @param {Site} large @param {Site} small @param {number} count
 */
export async function measureDesk(large, small, count) {
  /** @type {string[][]} */
  const rows = [];
  /** @type {{ what: string, timed: Timed }[]} */
  const budgeted = [];
  for (const { what, path, budget } of reads) {
    const [measure, reference] = [await reading(large, path), await reading(small, path)];
    const timed = await timeInTurn(measure, reference, count);
    rows.push(...rowsOf(`API: ${what}`, timed));
    if (budget) budgeted.push({ what, timed });
  }
  rows.push(
    ...rowsOf("API: a stage, changed", await timeInTurn(await moving(large), await moving(small), count)),
  );
  const exported = await timeInTurn(exporting(large), exporting(small), exports);
  rows.push(rowOf("API: export, ms for each page", ...middle(exported)));
  /** @param {string} sizes @returns {import("./figures.mjs").Check[]} */
  const checks = (sizes) =>
    budgeted.map(({ what, timed }) => {
      const [reference, figure, ratio] = middle(timed);
      return {
        what: `API: ${what}, ${sizes}: latency`,
        figure: `${formatNumber(figure)} ms`,
        reference: `${formatNumber(reference)} ms`,
        ratio,
        budget: { judged: ratio, bound: "≤", limit, unit: "" },
      };
    });
  return { rows, checks };
}

/** Medians of both sites, and how they stand to each other. @param {Timed} timed @returns {[number, number, number]} */
function middle({ times, references }) {
  return [median(references), median(times), median(times) / median(references)];
}

/** @param {string} what @param {Timed} timed */
export function rowsOf(what, timed) {
  const [value99, reference99] = [percentile(timed.times, 0.99), percentile(timed.references, 0.99)];
  return [
    rowOf(`${what}, p50 ms`, ...middle(timed)),
    rowOf(`${what}, p99 ms`, reference99, value99, value99 / reference99),
  ];
}

/** @param {string} what @param {number} reference @param {number} value @param {number} ratio */
export function rowOf(what, reference, value, ratio) {
  return [what, ...[reference, value, ratio].map(formatNumber)];
}

/** An enquiry in the middle of the first page that was answered. @param {Site} site @returns {Promise<{ id: number, version: number }>} */
async function anEnquiry({ worker, staff }) {
  const enquiries = await staff.call("GET", `${worker}${list}&stage=contacted`);
  const enquiry = enquiries[Math.floor(enquiries.length / 2)];
  if (!enquiry) throw new Error("There is no enquiry in this stage.");
  return enquiry;
}

/** @param {Site} site @param {string} path */
async function reading(site, path) {
  const { id } = path.includes("{id}") ? await anEnquiry(site) : { id: 0 };
  const url = site.worker + path.replace("{id}", String(id));
  return () => timeRequest(url, { Cookie: site.staff.cookie });
}

/** Moves one enquiry to and fro. @param {Site} site */
async function moving(site) {
  let { id, version } = await anEnquiry(site);
  let stage = "proposal";
  return async () => {
    const started = performance.now();
    const moved = await site.staff.call("PATCH", `${site.worker}/api/contact/${id}`, { version, stage });
    const time = performance.now() - started;
    version = moved.version;
    stage = stage === "proposal" ? "contacted" : "proposal";
    return time;
  };
}

/** @param {Site} site */
function exporting({ worker, staff }) {
  return async () => {
    const started = performance.now();
    const rows = await fetchWholeList(`${worker}/api/contact?pageSize=100`, { Cookie: staff.cookie });
    return (performance.now() - started) / Math.ceil(rows.length / 100);
  };
}
