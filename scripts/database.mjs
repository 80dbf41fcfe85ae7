import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { remoteConfig } from "./deployment.mjs";

/** @typedef {Record<string, string | number | null>} Row */

const busyAttempts = 5;
const busyPauseMs = 200;

/**
 * Runs statements on the local database (of `STATE_DIR`) or the deployed one; returns the rows of each.
 * @param {string[]} statements @param {boolean} remote @returns {Row[][]}
 */
export function query(statements, remote) {
  const stdout = execute(["--command", statements.join(";\n")], remote);
  // Wrangler prints other messages before the result, on lines of their own.
  /** @type {{ results: Row[] }[]} */
  const answers = JSON.parse(stdout.slice(stdout.search(/^\[/m)));
  if (answers.length !== statements.length) {
    throw new Error(`${statements.length} statements had ${answers.length} answers.`);
  }
  return answers.map(({ results }) => results);
}

/**
 * Runs statements of any length without results, all or none. They are passed in a file that only this user can read,
 * because they may contain personal data or a password hash.
 * @param {string} sql @param {boolean} remote
 */
export function runStatements(sql, remote) {
  const folder = mkdtempSync(join(tmpdir(), "arunika-statements-"));
  try {
    const file = join(folder, "statements.sql");
    writeFileSync(file, sql, { mode: 0o600 });
    execute(["--file", file], remote);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Invalidates all cached pages with a greater version, which also replaces the bookmark of another database in KV.
 * False if KV could not be reached.
 * @param {boolean} remote
 */
export function invalidateCache(remote) {
  const version = JSON.stringify({ number: Date.now() });
  const args = [
    "kv",
    "key",
    "put",
    "content-version",
    version,
    "--binding",
    "KV",
    ...toLocationFlags(remote),
  ];
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false" };
  return spawnSync("wrangler", args, { encoding: "utf8", env }).status === 0;
}

/** Wrangler's arguments for the local or the deployed resources. @param {boolean} remote */
export function toLocationFlags(remote) {
  return remote
    ? ["--remote", "--config", remoteConfig()]
    : ["--local", "--persist-to", resolve(process.env.STATE_DIR ?? ".state")];
}

/** @param {string[]} input @param {boolean} remote @returns {string} */
function execute(input, remote) {
  const args = ["d1", "execute", "DB", ...toLocationFlags(remote), ...input, "--yes", "--json"];
  for (let attempt = 1; ; attempt += 1) {
    const { status, stdout, stderr, error } = spawnSync("wrangler", args, {
      encoding: "utf8",
      maxBuffer: 512 * 1024 * 1024,
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    if (error) throw error;
    if (status === 0) return stdout;
    const output = `${stdout}${stderr}`;
    if (/no such table/.test(output)) {
      throw new Error(`There is no database yet. ${remote ? "npm run deploy" : "npm start"} makes it.`);
    }
    // A local server may be writing to the same file. Nothing was written, so the statement can be repeated.
    if (!/SQLITE_BUSY|database is locked/.test(output) || attempt === busyAttempts) throw new Error(output);
    pause(busyPauseMs * attempt);
  }
}

/** @param {number} ms */
function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
