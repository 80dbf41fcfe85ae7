import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${stdout}${stderr}\n${command} ${args.join(" ")} failed.`);
}

export function buildSite() {
  run("node", ["scripts/build.mjs"]);
}

/**
 * The Worker, and the reference that it is measured against, each as one module as a deployment uploads it.
 * @param {string} folder Where the bundles may be written.
 */
export function bundleWorkers(folder) {
  const site = join(folder, "site");
  const reference = join(folder, "reference");
  run("wrangler", ["deploy", "--dry-run", "--outdir", site]);
  run("wrangler", ["deploy", "scripts/bench/reference-worker.mjs", "--dry-run", "--outdir", reference]);
  return {
    site: readFileSync(join(site, "index.js"), "utf8"),
    reference: readFileSync(join(reference, "reference-worker.js"), "utf8"),
  };
}

/** @typedef {ReturnType<typeof bundleWorkers>} Bundles */
