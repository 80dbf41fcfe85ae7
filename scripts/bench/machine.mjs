import { createRequire } from "node:module";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { launchBrowser } from "./browser.mjs";

const require = createRequire(import.meta.url);

/** The version of a package that another one brings. @param {string} name @param {string[]} through */
function versionOf(name, ...through) {
  const from = through.reduce((at, next) => createRequire(at.resolve(next)), require);
  return from(`${name}/package.json`).version;
}

/** What the figures depend on, as pairs of a name and a value. @returns {Promise<[string, string][]>} */
export async function describeMachine() {
  const browser = await launchBrowser();
  const chromium = browser.version();
  await browser.close();
  const [load = 0] = loadavg();
  return [
    ["Date", new Date().toISOString().slice(0, 10)],
    ["Processor", `${cpus()[0]?.model.trim()}, ${cpus().length} cores`],
    ["Memory", `${Math.round(totalmem() / 2 ** 30)} GiB`],
    ["System", `${type()} ${release()}`],
    ["Load before the run (1 minute)", load.toFixed(2)],
    ["Node", process.versions.node],
    ["workerd", versionOf("workerd", "wrangler", "miniflare")],
    ["wrangler", versionOf("wrangler")],
    ["Chromium", chromium],
  ];
}
