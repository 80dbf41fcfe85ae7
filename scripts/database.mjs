import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** @typedef {Record<string, string | number | null>} Row */

/**
 * Runs statements on the local database (of `STATE_DIR`) or the deployed one, and answers the rows of each.
 * @param {string[]} statements @param {boolean} remote @returns {Row[][]}
 */
export function query(statements, remote) {
  const stdout = execute(["--command", statements.join(";\n")], remote);
  /** @type {{ results: Row[] }[]} */
  const answers = JSON.parse(stdout.slice(stdout.indexOf("[")));
  if (answers.length !== statements.length) {
    throw new Error(`${statements.length} statements had ${answers.length} answers.`);
  }
  return answers.map(({ results }) => results);
}

/** Runs the statements of a file. @param {string} file @param {boolean} remote */
export function runFile(file, remote) {
  execute(["--file", file], remote);
}

/** @param {string[]} input @param {boolean} remote */
function execute(input, remote) {
  const state = resolve(process.env.STATE_DIR ?? ".state");
  const where = remote ? ["--remote"] : ["--local", "--persist-to", state];
  const args = ["d1", "execute", "DB", ...where, ...input, "--yes", "--json"];
  const { status, stdout, stderr, error } = spawnSync("wrangler", args, {
    encoding: "utf8",
    maxBuffer: 512 * 1024 * 1024,
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout;
}
