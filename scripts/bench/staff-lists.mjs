import { launchBrowser } from "./browser.mjs";
import { formatNumber, median, pairedRatio } from "./figures.mjs";
import { activitiesEach } from "./fill.mjs";
import { timeInTurn, timeRequest } from "./request-time.mjs";
import { measureDesk, rowOf, rowsOf } from "./staff-desk.mjs";

/** What the lists ask the API for. */
const calls = [
  { what: "posts, first page", path: "/api/blog?view=staff&fields=summary&page=1&pageSize=20&sort=newest" },
  { what: "posts in review", path: "/api/blog?view=staff&status=review&fields=summary&page=1&pageSize=20" },
  { what: "posts, by title", path: "/api/blog?view=staff&fields=summary&page=1&pageSize=20&sort=title" },
  {
    what: "posts, searched",
    path: "/api/blog?view=staff&fields=summary&page=1&pageSize=20&sort=newest&title=domain",
  },
  { what: "posts of each state, counted", path: "/api/blog/views" },
  { what: "calendar of two months", path: `/api/blog/calendar?${twoMonths()}` },
  { what: "categories", path: "/api/blog/categories?view=staff" },
];

/** This month and the next. */
function twoMonths() {
  const day = (/** @type {number} */ days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return new URLSearchParams({ from: day(-31), to: day(30) }).toString();
}

const pages = ["/admin/blog", "/admin/contact"];

/**
 * @typedef {object} Visit
 * @property {number} firstPaint First contentful paint, milliseconds after the navigation's start, like `firstRow`.
 * @property {number} firstRow The frame in which the list's first row stands on the page.
 * @property {number} heap Megabytes of JavaScript objects after a garbage collection.
 * @property {number} nodes Elements of the page.
 */
const visitFigures = /** @type {const} */ ([
  ["firstPaint", "first paint, ms"],
  ["firstRow", "first row, ms"],
  ["heap", "JavaScript heap, MB"],
  ["nodes", "elements"],
]);

/**
 * @param {import("./site.mjs").Site} large @param {import("./site.mjs").Site} small
 * @param {{ count: number, visits: number, rows: { large: number, small: number } }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureStaffLists(large, small, { count, visits, rows: sizes }) {
  const rows = [];
  for (const { what, path } of calls) {
    const timed = await timeInTurn(
      () => timeRequest(large.worker + path, { Cookie: large.staff.cookie }),
      () => timeRequest(small.worker + path, { Cookie: small.staff.cookie }),
      count,
    );
    rows.push(...rowsOf(`API: ${what}`, timed));
  }
  const enquiries = await measureDesk(large, small, count);
  rows.push(...enquiries.rows);
  const browser = await launchBrowser();
  try {
    for (const path of pages) rows.push(...(await comparePage(browser, path, large, small, visits)));
  } finally {
    await browser.close();
  }
  const [few, many] = [sizes.small, sizes.large].map(formatNumber);
  return {
    name: "staff",
    title: "Lists of the staff area",
    method: [
      `${many} posts and as many enquiries, each with ${activitiesEach} activities, against ${few}. API: ${count} requests to each in`,
      "turn, one at a time. The export reads all pages of 100 rows, one after the other: its time is that of a page. Pages:",
      `medians of ${visits} visits to each in turn with an empty browser cache; a visit's ratio is to the one before it.`,
    ].join("\n"),
    table: { head: ["figure", `${few} rows`, `${many} rows`, "ratio"], rows },
    checks: enquiries.checks(`with ${many} enquiries against ${few}`),
  };
}

/**
 * @param {import("@playwright/test").Browser} browser @param {string} path @param {import("./site.mjs").Site} large
 * @param {import("./site.mjs").Site} small @param {number} visits
 */
async function comparePage(browser, path, large, small, visits) {
  /** @type {Visit[]} */
  const measured = [];
  /** @type {Visit[]} */
  const references = [];
  for (let number = -1; number < visits; number += 1) {
    const reference = await visit(browser, small, path);
    const value = await visit(browser, large, path);
    // The first visit warms the browser and the two Workers.
    if (number < 0) continue;
    references.push(reference);
    measured.push(value);
  }
  return visitFigures.map(([figure, label]) => {
    const values = measured.map((one) => one[figure]);
    const others = references.map((one) => one[figure]);
    return rowOf(`${path}: ${label}`, median(others), median(values), pairedRatio(values, others));
  });
}

/** @param {import("@playwright/test").Browser} browser @param {import("./site.mjs").Site} site @param {string} path @returns {Promise<Visit>} */
async function visit(browser, { whole, staff }, path) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "id-ID" });
  try {
    const [name = "", value = ""] = staff.cookie.split("=");
    await context.addCookies([{ name, value, url: whole }]);
    const page = await context.newPage();
    await page.addInitScript(markFirstRow);
    await page.goto(whole + path);
    await page.locator("tbody tr").first().waitFor();
    await page.waitForLoadState("networkidle");
    const times = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      firstRow: performance.getEntriesByName("first-row")[0]?.startTime ?? Number.NaN,
      nodes: document.querySelectorAll("*").length,
    }));
    const devtools = await context.newCDPSession(page);
    await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await devtools.send("Runtime.getHeapUsage");
    return { ...times, heap: usedSize / 1e6 };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before it. */
function markFirstRow() {
  const look = () => {
    if (document.querySelector("tbody tr")) performance.mark("first-row");
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
