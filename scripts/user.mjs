import "./check-node.mjs";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { query, runStatements } from "./database.mjs";
import { runCommand } from "./run-command.mjs";

const accountModule = resolve("dist/server/user-account.js");

const usage = `Usage:
  npm run user -- add USERNAME --name "FULL NAME" [--role owner|editor|writer] [--no-admin] [--remote]
  npm run user -- passwd USERNAME [--remote]
  npm run user -- disable USERNAME [--remote]
  npm run user -- enable USERNAME [--remote]
  npm run user -- unlock USERNAME [--remote]
  npm run user -- remove-second-factor USERNAME [--remote]
  npm run user -- list [--remote]
The password is asked for, or read from standard input; never from the command line.`;

/**
 * @typedef {{ username: string, name: string, is_admin: number, role: string | null, disabled_at: number | null, second_factor_at: number | null, session_at: number | null }} AccountRow
 * @typedef {{
 *   insertAccountSql: (account: { username: string, name: string, password: string, role: string | null }) => Promise<string>,
 *   updatePasswordSql: (username: string, password: string) => Promise<string>,
 *   disableSql: (username: string) => string,
 *   enableSql: (username: string) => string,
 *   unlockSql: (username: string) => string,
 *   removeSecondFactorSql: (username: string) => string,
 *   findAccountSql: (username: string) => string,
 *   listAccountsSql: string,
 * }} AccountModule
 */

/** Reads a password without echo; without a terminal it reads one line. */
async function askPassword() {
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: muted, terminal: process.stdin.isTTY });
  if (process.stdin.isTTY) process.stdout.write("Password: ");
  const ended = once(terminal, "close").then(() => Promise.reject(new Error("No password was given.")));
  const password = await Promise.race([terminal.question(""), ended]);
  terminal.close();
  if (process.stdin.isTTY) process.stdout.write("\n");
  return password;
}

/** @param {string} sql @param {boolean} remote */
function change(sql, remote) {
  try {
    runStatements(sql, remote);
  } catch (error) {
    if (/UNIQUE constraint failed/.test(String(error))) throw new Error("That username is taken.");
    throw error;
  }
}

/** @returns {Promise<AccountModule>} */
async function loadAccountModule() {
  if (!existsSync(accountModule)) {
    const { status } = spawnSync("node", ["scripts/build.mjs"], { stdio: "inherit" });
    if (status !== 0) throw new Error("The site could not be built.");
  }
  return import(pathToFileURL(accountModule).href);
}

/** Same as `readRole`: an admin from before roles existed is an owner. @param {AccountRow} row */
function getRole({ role, is_admin }) {
  if (role === "writer") return role;
  return is_admin ? (role ?? "owner") : "no role";
}

/** @param {AccountRow} row */
function describe(row) {
  const date = (/** @type {number} */ time) => new Date(time).toISOString().slice(0, 10);
  return [
    row.username.padEnd(20),
    row.name.padEnd(28),
    getRole(row).padEnd(7),
    row.second_factor_at ? "second factor" : "password only",
    row.session_at ? `session since ${date(row.session_at)}` : "not signed in",
    row.disabled_at ? `DISABLED since ${date(row.disabled_at)}` : "",
  ]
    .join("  ")
    .trimEnd();
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      name: { type: "string" },
      role: { type: "string", default: "owner" },
      admin: { type: "boolean", default: true },
      remote: { type: "boolean", default: false },
    },
  });
  const [command = "", username = "", ...rest] = positionals;
  const { remote = false, name = username, admin: isAdmin = true } = values;
  const role = isAdmin ? (values.role ?? "owner") : null;
  if (rest.length > 0) throw new Error(usage);
  if (command === "list") {
    const { listAccountsSql } = await loadAccountModule();
    const [rows = []] = /** @type {AccountRow[][]} */ (query([listAccountsSql], remote));
    for (const row of rows) console.log(describe(row));
    return;
  }
  const account = await loadAccountModule();
  /** @type {Record<string, { sql: () => string | Promise<string>, done: string }>} */
  const commands = {
    add: {
      sql: async () => account.insertAccountSql({ username, name, password: await askPassword(), role }),
      done: `Added ${username}${role === "owner" ? "" : ` (${role ?? "not an admin"})`}.`,
    },
    passwd: {
      sql: async () => account.updatePasswordSql(username, await askPassword()),
      done: `${username} has a new password; all sessions of the account have ended.`,
    },
    disable: {
      sql: () => account.disableSql(username),
      done: `${username} is disabled and signed out everywhere.`,
    },
    enable: { sql: () => account.enableSql(username), done: `${username} may log in again.` },
    unlock: {
      sql: () => account.unlockSql(username),
      done: `${username} may try to log in at once; guesses that failed are forgotten.`,
    },
    "remove-second-factor": {
      sql: () => account.removeSecondFactorSql(username),
      done: `${username} logs in with the password alone.`,
    },
  };
  const chosen = commands[command];
  if (!chosen || username.length < 3) throw new Error(usage);
  if (command !== "add" && query([account.findAccountSql(username)], remote)[0]?.length === 0) {
    throw new Error(`There is no user ${username}.`);
  }
  change(await chosen.sql(), remote);
  console.log(chosen.done);
}

await runCommand(main);
