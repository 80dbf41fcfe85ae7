import { gzipSync } from "node:zlib";
import { launchBrowser } from "./browser.mjs";
import { formatNumber } from "./figures.mjs";
import { articlePath } from "./site.mjs";

const types = /** @type {const} */ (["html", "css", "font", "image", "js", "other"]);

/** @typedef {(typeof types)[number]} Type */
/** @typedef {Record<Type | "all", number>} Weight Kilobytes (of 1,000 bytes) as they are sent, text in gzip. */
/**
 * @typedef {object} PageWeight
 * @property {string} path
 * @property {boolean} hasContactForm
 * @property {Weight} untilLoad What was asked for before the `load` event, without pictures further down.
 * @property {Weight} inAll After the app has taken over and the page was read to its end.
 * @property {Weight} ahead What a screen that is touched asks for besides, while nothing is tapped.
 */

/** Pages that visitors read; the other two are for staff and held to no budget. */
export const visitorPaths = [
  ...["/", "/about", "/services", "/portfolio", "/pricing", "/contact", "/blog", articlePath],
  ...["/privacy", "/search?q=website", "/thank-you", "/tidak-ada"],
];
const staffPaths = ["/login", "/gtm-debug"];

/** @param {import("./site.mjs").Site} site @returns {Promise<import("./report.mjs").Section>} */
export async function measurePageWeight({ whole }) {
  const browser = await launchBrowser();
  const sizes = createSizes();
  /** @type {PageWeight[]} */
  const weights = [];
  try {
    for (const path of [...visitorPaths, ...staffPaths]) {
      weights.push(await weigh(browser, whole, path, sizes));
    }
  } finally {
    await browser.close();
  }
  const rows = weights.flatMap(({ path, untilLoad, inAll, ahead }) => [
    rowOf(path, "until load", untilLoad),
    rowOf("", "in all", inAll),
    rowOf("", "ahead", ahead),
  ]);
  return {
    name: "weight",
    title: "Bytes of a page",
    method: [
      "Kilobytes (of 1,000 bytes) that Chromium asks for on a phone of 390 × 844 points with an empty cache; text",
      "counts in gzip. Until load: asked for before the `load` event, without pictures further down. In all: after",
      "the app has taken the page over and it was scrolled to its end. Ahead: what a screen that is touched fetches besides,",
      "scrolled likewise and never tapped, for the pages that links in view lead to (decision 0031).",
    ].join("\n"),
    table: { head: ["page", "", ...types, "all"], rows },
    checks: checksOf(weights.filter(({ path }) => visitorPaths.includes(path))),
  };
}

/** @param {string} path @param {string} phase @param {Weight} weight */
function rowOf(path, phase, weight) {
  return [path, phase, ...[...types, /** @type {const} */ ("all")].map((type) => formatNumber(weight[type]))];
}

/** @param {import("@playwright/test").Browser} browser @param {string} origin @param {string} path @param {ReturnType<typeof createSizes>} sizes @returns {Promise<PageWeight>} */
async function weigh(browser, origin, path, sizes) {
  const { asked, inView, hasContactForm } = await readPage(browser, origin + path);
  const touched = await readPage(browser, origin + path, { hasTouch: true });
  const isNeeded = (/** @type {typeof asked[number]} */ { url, beforeLoad, isPicture }) =>
    beforeLoad && (!isPicture || inView.includes(url));
  const known = new Set(asked.map(({ url }) => url));
  return {
    path,
    hasContactForm,
    untilLoad: await sizes.sum(asked.filter(isNeeded)),
    inAll: await sizes.sum(asked),
    ahead: await sizes.sum(touched.asked.filter(({ url }) => !known.has(url))),
  };
}

/** What a page asks for until it was read to its end. @param {import("@playwright/test").Browser} browser @param {string} address @param {{ hasTouch?: boolean }} screen */
async function readPage(browser, address, screen = {}) {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
    locale: "id-ID",
    ...screen,
  });
  try {
    const page = await context.newPage();
    await page.goto(address);
    const inView = await picturesInView(page);
    await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === "page_view"));
    await readToTheEnd(page);
    const { requests, hasContactForm } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation");
      const loaded = /** @type {PerformanceNavigationTiming} */ (navigation).loadEventStart;
      return {
        hasContactForm: document.querySelector('form[action="/api/contact"]') !== null,
        requests: performance.getEntriesByType("resource").map((entry) => ({
          url: entry.name,
          beforeLoad: entry.startTime < loaded,
          isPicture: /** @type {PerformanceResourceTiming} */ (entry).initiatorType === "img",
        })),
      };
    });
    const asked = [{ url: address, beforeLoad: true, isPicture: false }, ...requests];
    return { asked, inView, hasContactForm };
  } finally {
    await context.close();
  }
}

/** Scrolls down a screen at a time, until nothing more is fetched. @param {import("@playwright/test").Page} page */
async function readToTheEnd(page) {
  let fetched = -1;
  let before;
  do {
    before = fetched;
    fetched = await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((done) => setTimeout(done, 100));
      }
      await new Promise((done) => setTimeout(done, 500));
      return performance.getEntriesByType("resource").length;
    });
  } while (fetched !== before);
}

/** @param {import("@playwright/test").Page} page */
function picturesInView(page) {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      })
      .map(({ currentSrc }) => currentSrc),
  );
}

/** Sizes of addresses, each asked for once. */
export function createSizes() {
  /** @type {Map<string, Promise<{ type: Type, kilobytes: number }>>} */
  const known = new Map();

  /** @param {string} url */
  async function read(url) {
    const response = await fetch(url);
    const body = Buffer.from(await response.arrayBuffer());
    const mime = response.headers.get("Content-Type") ?? "";
    const isText = /text|javascript|json|svg|xml/.test(mime);
    return {
      type: typeOf(mime),
      kilobytes: (isText ? gzipSync(body, { level: 9 }) : body).byteLength / 1000,
    };
  }

  return {
    /** @param {readonly { url: string }[]} requests @returns {Promise<Weight>} */
    async sum(requests) {
      const weight = { html: 0, css: 0, font: 0, image: 0, js: 0, other: 0, all: 0 };
      for (const url of new Set(requests.map((request) => request.url))) {
        const size = known.get(url) ?? read(url);
        known.set(url, size);
        const { type, kilobytes } = await size;
        weight[type] += kilobytes;
        weight.all += kilobytes;
      }
      return weight;
    },
  };
}

/** @param {string} mime @returns {Type} */
function typeOf(mime) {
  if (mime.startsWith("image/")) return "image";
  if (mime.startsWith("font/")) return "font";
  if (mime.includes("javascript")) return "js";
  return types.find((type) => mime.startsWith(`text/${type}`)) ?? "other";
}

/** @param {readonly PageWeight[]} weights @returns {import("./figures.mjs").Check[]} */
function checksOf(weights) {
  const withForm = weights.filter(({ hasContactForm }) => hasContactForm);
  const withoutForm = weights.filter(({ hasContactForm }) => !hasContactForm);
  return [
    heaviest("JavaScript of a page without a form, for itself", withoutForm, ({ inAll }) => inAll.js, 100),
    heaviest(
      "JavaScript of a page with the contact form, for itself",
      withForm,
      ({ inAll }) => inAll.js,
      120,
    ),
    heaviest("CSS", weights, ({ inAll }) => inAll.css, 12),
    heaviest("HTML", weights, ({ inAll }) => inAll.html, 20),
    heaviest("fonts until `load`", weights, ({ untilLoad }) => untilLoad.font, 40),
    heaviest("bytes until `load`", weights, ({ untilLoad }) => untilLoad.all, 100),
  ];
}

/**
 * @param {string} what @param {readonly PageWeight[]} weights @param {(weight: PageWeight) => number} kilobytesOf
 * @param {number} limit @returns {import("./figures.mjs").Check}
 */
function heaviest(what, weights, kilobytesOf, limit) {
  const [worst] = weights.toSorted((a, b) => kilobytesOf(b) - kilobytesOf(a));
  const judged = worst ? kilobytesOf(worst) : Number.NaN;
  return {
    what: `${what}, heaviest page`,
    figure: `${formatNumber(judged)} KB (\`${worst?.path}\`)`,
    budget: { judged, bound: "≤", limit, unit: "KB" },
  };
}
