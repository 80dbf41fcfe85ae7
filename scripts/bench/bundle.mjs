import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${stdout}${stderr}\n${command} ${args.join(" ")} failed.`);
}

export function buildSite() {
  run("node", "scripts/build.mjs");
}

/** Bundles a Worker into one module, as for a deployment. @param {string} name Of the entry file. @param {string[]} args */
function bundle(name, ...args) {
  const folder = mkdtempSync(join(tmpdir(), "arunika-bench-"));
  try {
    run("wrangler", "deploy", ...args, "--dry-run", "--outdir", folder);
    return readFileSync(join(folder, `${name}.js`), "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function bundleWorkers() {
  return { site: bundle("index"), bare: bundle("bare-worker", "scripts/bench/bare-worker.mjs") };
}

/** @typedef {ReturnType<typeof bundleWorkers>} Bundles */

/** Sizes without a test; `tests/built/` and `tests/e2e/budgets.spec.ts` assert those of pages and scripts. */
export async function measureBytes() {
  const kibibytes = gzipSync(bundle("index", "--minify")).byteLength / 1024;
  return [
    {
      what: "Worker bundle, minified, gzip",
      values: [kibibytes],
      unit: "KiB",
      budget: { of: /** @type {const} */ ("value"), bound: /** @type {const} */ ("≤"), limit: 800 },
    },
  ];
}
