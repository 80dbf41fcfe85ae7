import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureAlive } from "./alive.mjs";
import { measureArchive } from "./archive.mjs";
import { measureAudits } from "./audits.mjs";
import { buildSite, bundleWorkers } from "./bundle.mjs";
import { measureColdArticle } from "./cold-article.mjs";
import { measureEnquiries } from "./enquiries.mjs";
import { measureFeltPaint } from "./felt-paint.mjs";
import { isHeld } from "./figures.mjs";
import { measureFirstPaint } from "./first-paint.mjs";
import { describeMachine } from "./machine.mjs";
import { measureMemory } from "./memory.mjs";
import { measureMoves } from "./moves.mjs";
import { measurePageWeight } from "./page-weight.mjs";
import { measurePictures } from "./pictures.mjs";
import { checkTable, toDocument, toText } from "./report.mjs";
import { startSite } from "./site.mjs";
import { measureStaffLists } from "./staff-lists.mjs";
import { measureTestRun } from "./test-run.mjs";
import { measureThroughput } from "./throughput.mjs";
import { measureTouch } from "./touch.mjs";
import { measureWriting } from "./writing.mjs";

/** Rows of posts, and of messages, in each site that is measured. */
const sizes = { large: 10_000, small: 100, few: 20 };
const whole = {
  rounds: 5,
  seconds: 2,
  requests: 100,
  visits: 5,
  audits: 3,
  paints: 3,
  touches: 3,
  controls: 8,
  pages: 100,
  floodSeconds: 30,
  addresses: 100_000,
};
const quick = {
  rounds: 2,
  seconds: 1,
  requests: 15,
  visits: 2,
  audits: 1,
  paints: 1,
  touches: 1,
  controls: 3,
  pages: 2,
  floodSeconds: 5,
  addresses: 5_000,
};
const document = "docs/performance.md";

/** @typedef {Record<keyof typeof sizes, import("./site.mjs").Site>} Sites */
/** @typedef {import("./report.mjs").Section} Section */

/** @type {Record<string, (sites: Sites, scale: typeof whole) => Promise<Section>>} */
const onSites = {
  throughput: ({ large }, { rounds, seconds }) => measureThroughput(large, { rounds, seconds }),
  archive: ({ large, small }, { requests }) =>
    measureArchive(large, small, { count: requests, posts: { large: sizes.large, small: sizes.small } }),
  flood: ({ large }, { floodSeconds }) => measureColdArticle(large, { seconds: floodSeconds }),
  weight: ({ few }) => measurePageWeight(few),
  staff: ({ large, small }, { requests, visits }) =>
    measureStaffLists(large, small, {
      count: requests,
      visits,
      rows: { large: sizes.large, small: sizes.small },
    }),
  // Fills the site that the parts before measure against.
  enquiries: ({ small }, { floodSeconds }) => measureEnquiries(small, { rate: 100, seconds: floodSeconds }),
  paint: ({ few }, { paints, pages }) => measureFirstPaint(few, { rounds: paints, pages }),
  felt: ({ few }, { paints, pages }) => measureFeltPaint(few, { rounds: paints, pages }),
  touch: ({ few }, { touches, controls }) => measureTouch(few, { rounds: touches, controls }),
  alive: ({ few }, { touches }) => measureAlive(few, { rounds: touches }),
  moves: ({ few }, { touches, controls }) => measureMoves(few, { rounds: touches, moves: controls }),
  lighthouse: ({ few }, { audits, pages }) => measureAudits(few, { runs: audits, pages }),
  // Adds an article to the site.
  writing: ({ few }, { visits }) => measureWriting(few, { rounds: visits }),
};

/** Parts that start a site of their own, with what the queues bring. @type {Record<string, (bundles: import("./bundle.mjs").Bundles, scale: typeof whole) => Promise<Section>>} */
const onBundles = {
  pictures: (bundles, { audits }) => measurePictures(bundles, { runs: audits }),
  memory: (bundles, { addresses }) => measureMemory(bundles, { addresses }),
};

/** Parts that look at pages of the site with few posts, and need no other. */
const inBrowser = new Set(["weight", "paint", "felt", "touch", "alive", "moves", "lighthouse", "writing"]);

/** Every part of the measurement, in the order in which they run. */
export const sectionNames = [...Object.keys(onSites), ...Object.keys(onBundles), "tests"];

/**
 * Measures what `names` say, or everything, but for what is left out, prints it, and answers whether every budget is
 * held. A run in which no name was given writes docs/performance.md.
 * @param {{ names: readonly string[], without: readonly string[], isQuick: boolean }} options
 */
export async function runBench({ names, without, isQuick }) {
  const left = isQuick ? [...without, "tests"] : without;
  const wanted = names.length > 0 ? names : sectionNames.filter((name) => !left.includes(name));
  const machine = await describeMachine();
  console.log(machine.map(([what, value]) => `${what}: ${value}`).join("\n"));

  const scale = isQuick ? quick : whole;
  const sections = await measureOnSites(wanted, scale);
  for (const [name, run] of Object.entries(onBundles)) {
    if (wanted.includes(name))
      sections.push(await measure(name, () => withBundles((bundles) => run(bundles, scale))));
  }
  // Last, because the tests build the site anew.
  if (wanted.includes("tests")) sections.push(await measure("tests", async () => measureTestRun()));

  const checks = sections.flatMap((section) => section.checks);
  console.log(`\n${toText(checkTable(checks))}\n`);
  if (!isQuick && names.length === 0) {
    writeFileSync(document, toDocument(sections, machine, without));
    console.log(`Written: ${document}`);
  }
  const missed = checks.filter((check) => !isHeld(check)).length;
  console.log(
    missed === 0 ? `All ${checks.length} budgets held.` : `${missed} of ${checks.length} budgets MISSED.`,
  );
  return missed === 0;
}

/** @param {readonly string[]} wanted @param {typeof whole} scale */
async function measureOnSites(wanted, scale) {
  const entries = Object.entries(onSites).filter(([name]) => wanted.includes(name));
  /** @type {Section[]} */
  const sections = [];
  if (entries.length === 0) return sections;
  const { sites, stop } = await startSites(entries.every(([name]) => inBrowser.has(name)));
  try {
    for (const [name, run] of entries) sections.push(await measure(name, () => run(sites, scale)));
  } finally {
    await stop();
  }
  return sections;
}

/** @template T @param {(bundles: import("./bundle.mjs").Bundles) => Promise<T>} run @returns {Promise<T>} */
async function withBundles(run) {
  buildSite();
  const scratch = mkdtempSync(join(tmpdir(), "arunika-bench-"));
  try {
    return await run(bundleWorkers(scratch));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** @param {boolean} fewAreEnough */
async function startSites(fewAreEnough) {
  console.log("\nBuilding, bundling and filling the sites …");
  buildSite();
  const scratch = mkdtempSync(join(tmpdir(), "arunika-bench-"));
  /** @type {import("./site.mjs").Site[]} */
  const started = [];
  const stop = async () => {
    for (const site of started) await site.stop();
    rmSync(scratch, { recursive: true, force: true });
  };
  try {
    const bundles = bundleWorkers(scratch);
    const start = async (/** @type {number} */ rows) => {
      const site = await startSite(bundles, { posts: rows, messages: rows });
      started.push(site);
      return site;
    };
    const few = await start(sizes.few);
    if (fewAreEnough) return { sites: { large: few, small: few, few }, stop };
    const sites = { few, large: await start(sizes.large), small: await start(sizes.small) };
    return { sites, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * A part that cannot be measured counts as a missed budget, and the others go on.
 * @param {string} name @param {() => Promise<Section>} run @returns {Promise<Section>}
 */
async function measure(name, run) {
  console.log(`\n— ${name}`);
  try {
    const section = await run();
    console.log(toText(section.table));
    return section;
  } catch (error) {
    console.error(error);
    const reason = error instanceof Error ? error.message : String(error);
    return {
      name,
      title: name,
      method: `Could not be measured: ${reason}`,
      table: { head: [], rows: [] },
      checks: [
        {
          what: `${name}: ${reason.split("\n")[0]}`,
          figure: "",
          budget: { judged: Number.NaN, bound: "≤", limit: 0, unit: "" },
        },
      ],
    };
  }
}
