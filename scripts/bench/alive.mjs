import { launchDevtools } from "./devtools.mjs";
import { formatNumber, median } from "./figures.mjs";
import { createSizes, visitorPaths } from "./page-weight.mjs";
import { tryAgain, withPhone } from "./phone.mjs";
import { reactFloor } from "./react-floor.mjs";

/** @typedef {{ hasForm: boolean, scripts: string[], alive: number | null }} Life `alive` in milliseconds after `load`. */

/** Milliseconds in which an app that comes by itself has come. */
const patience = 6000;

/**
 * The scripts that a page fetches by itself until the app has taken it over.
 * @param {import("./site.mjs").Site} site @param {{ rounds: number }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureAlive({ visited }, { rounds }) {
  const devtools = await launchDevtools();
  const sizes = createSizes();
  const pages = [];
  try {
    for (const path of visitorPaths) {
      const lives = [];
      for (let round = 0; round < rounds; round += 1)
        lives.push(await tryAgain(() => live(devtools, visited + path)));
      const { hasForm = false, scripts: named = [] } = lives.at(-1) ?? {};
      // One that is fetched and then imported is told twice.
      const scripts = [...new Set(named)];
      const { js } = await sizes.sum(scripts.map((url) => ({ url })));
      const alive = median(lives.map((life) => life.alive ?? Number.NaN));
      pages.push({ path, hasForm, files: scripts.length, js, alive });
    }
  } finally {
    await devtools.close();
  }
  const floor = await reactFloor();
  const [heaviest] = pages.filter(({ hasForm }) => !hasForm).toSorted((a, b) => b.js - a.js);
  const judged = heaviest?.js ?? Number.NaN;
  return {
    name: "alive",
    title: "JavaScript until a page is alive",
    method: [
      "Kilobytes (of 1,000 bytes, gzip) of the scripts that a page fetches by itself, untouched, until the app has taken",
      "it over; where it does not come by itself, within six seconds. Alive: milliseconds after `load` on a phone",
      `whose processor is four times as slow, nothing in its cache, no slow network; median of ${rounds}. React's floor is`,
      "`react` and `react-dom/client` taking over one element, built as the site is.",
    ].join("\n"),
    table: {
      head: ["page", "contact form", "files", "JavaScript KB", "÷ React's floor", "alive ms"],
      rows: [
        ...pages.map(({ path, hasForm, files, js, alive }) => [
          ...[path, hasForm ? "yes" : "", String(files), formatNumber(js)],
          ...[formatNumber(js / floor), formatNumber(alive)],
        ]),
        ["React's floor", "", "", formatNumber(floor), "1", ""],
      ],
    },
    checks: [
      {
        what: "JavaScript until a page without a form is alive, heaviest page",
        figure: `${formatNumber(judged)} KB (\`${heaviest?.path}\`)`,
        reference: `React's floor ${formatNumber(floor)} KB`,
        ratio: judged / floor,
        budget: { judged, bound: "≤", limit: 85, unit: "KB" },
      },
    ],
  };
}

/** @param {import("./devtools.mjs").Devtools} devtools @param {string} url @returns {Promise<Life>} */
function live(devtools, url) {
  return withPhone(devtools, { watch: watchLife, of: patience }, async (phone) => {
    await phone.send("Page.navigate", { url });
    return phone.reported("life");
  });
}

/** Runs in the page. @param {number} limit @param {(name: string, value: unknown) => void} report */
function watchLife(limit, report) {
  const tell = () => {
    clearTimeout(timer);
    const [navigation] = performance.getEntriesByType("navigation");
    const { loadEventStart } = /** @type {PerformanceNavigationTiming} */ (navigation);
    const isAlive = document.documentElement.dataset.alive !== undefined;
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    report("life", {
      hasForm: document.querySelector('form[action="/api/contact"]') !== null,
      scripts: names.filter((name) => new URL(name).pathname.endsWith(".js")),
      alive: isAlive ? performance.now() - loadEventStart : null,
    });
  };
  const timer = setTimeout(tell, limit);
  new MutationObserver((_changes, observer) => {
    if (document.documentElement?.dataset.alive === undefined) return;
    observer.disconnect();
    tell();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-alive"] });
}
