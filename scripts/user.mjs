import "./check-node.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const accountModule = resolve("dist/server/user-account.js");

const usage = `Usage:
  npm run user -- add USERNAME --name "FULL NAME" [--no-admin] [--remote]
  npm run user -- passwd USERNAME [--remote]
The password is asked for, or read from standard input; never from the command line.`;

/** Asks without showing what is typed; takes one line when there is no terminal. */
async function askPassword() {
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: muted, terminal: process.stdin.isTTY });
  if (process.stdin.isTTY) process.stdout.write("Password: ");
  const password = await terminal.question("");
  terminal.close();
  if (process.stdin.isTTY) process.stdout.write("\n");
  return password;
}

/** Runs one statement on the local or the deployed database. @param {string} sql @param {boolean} remote */
function execute(sql, remote) {
  const folder = mkdtempSync(join(tmpdir(), "arunika-user-"));
  const file = join(folder, "statement.sql");
  try {
    writeFileSync(file, sql, { mode: 0o600 });
    const where = remote
      ? ["--remote"]
      : ["--local", "--persist-to", resolve(process.env.STATE_DIR ?? ".state")];
    const result = spawnSync(
      "wrangler",
      ["d1", "execute", "DB", ...where, "--file", file, "--yes", "--json"],
      {
        encoding: "utf8",
        env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
      },
    );
    if (result.status !== 0) {
      const taken = /UNIQUE constraint failed/.test(result.stdout + result.stderr);
      throw new Error(taken ? "That username is taken." : `${result.stdout}${result.stderr}`);
    }
    return result.stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      name: { type: "string" },
      admin: { type: "boolean", default: true },
      remote: { type: "boolean", default: false },
    },
  });
  const [command, username = ""] = positionals;
  if (!["add", "passwd"].includes(command ?? "") || username.length < 3) throw new Error(usage);
  if (!existsSync(accountModule)) {
    const { status } = spawnSync("node", ["scripts/build.mjs"], { stdio: "inherit" });
    if (status !== 0) throw new Error("The site could not be built.");
  }
  /** @type {{ insertAccountSql: (account: { username: string, name: string, password: string, isAdmin: boolean }) => Promise<string>, updatePasswordSql: (username: string, password: string) => Promise<string> }} */
  const account = await import(pathToFileURL(accountModule).href);
  const password = await askPassword();
  if (command === "add") {
    const { name = username, admin: isAdmin = true } = values;
    execute(await account.insertAccountSql({ username, name, password, isAdmin }), values.remote ?? false);
    console.log(`Added ${username}${isAdmin ? "" : " (not an admin)"}.`);
    return;
  }
  const answer = execute(await account.updatePasswordSql(username, password), values.remote ?? false);
  if (!answer.includes(`"username"`)) throw new Error(`There is no user ${username}.`);
  console.log(`${username} has a new password.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
