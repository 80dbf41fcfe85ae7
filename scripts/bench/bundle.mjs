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
 * The Worker, and the references that it is measured against, each as one module as a deployment uploads it.
 * @param {string} folder Where the bundles may be written.
 */
export function bundleWorkers(folder) {
  /** @param {string} name @param {string[]} script That of wrangler.toml where none is named. */
  const bundle = (name, ...script) => {
    run("wrangler", ["deploy", ...script, "--dry-run", "--outdir", join(folder, name)]);
    return readFileSync(join(folder, name, `${name}.js`), "utf8");
  };
  return {
    site: bundle("index"),
    reference: bundle("reference-worker", "scripts/bench/reference-worker.mjs"),
    services: bundle("services-worker", "scripts/bench/services-worker.mjs"),
  };
}

/** @typedef {ReturnType<typeof bundleWorkers>} Bundles */
