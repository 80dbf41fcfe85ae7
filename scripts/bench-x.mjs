import "./check-node.mjs";
import { parseArgs } from "node:util";
import { runCommand } from "./run-command.mjs";

Object.assign(process.env, {
  NODE_ENV: "production",
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
});
// Imported dynamically, because an old Node cannot parse these modules.
const { measureArchive, measureStaffLists } = await import("./bench/archive.mjs");
const { buildSite, bundleWorkers, measureBytes } = await import("./bench/bundle.mjs");
const { meetsBudget, notMeasured, toTable } = await import("./bench/figures.mjs");
const { measureMemory } = await import("./bench/memory.mjs");
const { measurePages } = await import("./bench/pages.mjs");
const { measureThroughput } = await import("./bench/throughput.mjs");
const { measureTouch } = await import("./bench/touch-x.mjs");

/** @typedef {import("./bench/figures.mjs").Figure} Figure */

/** @type {Record<string, (bundles: import("./bench/bundle.mjs").Bundles) => Promise<Figure[]>>} */
const parts = {
  bytes: measureBytes,
  throughput: measureThroughput,
  archive: measureArchive,
  staff: measureStaffLists,
  pages: measurePages,
  touch: measureTouch,
  memory: measureMemory,
};
const names = Object.keys(parts);

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { built: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no part ${unknown.join(", ")}. Usage: npm run bench -- [--built] [PART …], of ${names.join(", ")}.`,
    );
  }
  if (!values.built) buildSite();
  const bundles = bundleWorkers();

  /** @type {Figure[]} */
  const figures = [];
  for (const name of positionals.length > 0 ? positionals : names) {
    const started = performance.now();
    figures.push(...(await measure(name, bundles)));
    console.log(`Measured ${name} in ${Math.round((performance.now() - started) / 1000)} s.`);
  }
  const missed = figures.filter((figure) => !meetsBudget(figure)).length;
  console.log(`\n${toTable(figures)}\n\n${figures.length - missed} budgets held, ${missed} missed.`);
  process.exitCode = missed === 0 ? 0 : 1;
});

/** A part that fails counts as one missed budget; the other parts go on. @param {string} name @param {import("./bench/bundle.mjs").Bundles} bundles @returns {Promise<Figure[]>} */
async function measure(name, bundles) {
  try {
    return (await parts[name]?.(bundles)) ?? [];
  } catch (error) {
    console.error(error);
    return [notMeasured(name)];
  }
}
