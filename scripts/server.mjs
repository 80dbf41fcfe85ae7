import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getPlatformProxy, unstable_readConfig, unstable_splitSqlQuery } from "wrangler";
import { makeClaim } from "./make-claim.mjs";
import { markServing } from "./serving.mjs";

const seedModule = pathToFileURL(resolve("dist/server/seed.js")).href;
const offline = {
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  NODE_ENV: "production",
};

/**
 * Builds the site, prepares the local data in `stateDir`, and serves everything on `port` in workerd. Throws an Error
 * with one plain sentence if the machine does not allow it.
 * @param {{ port: string, stateDir: string, build: boolean, clock?: boolean, seeded?: boolean }} options
 */
export async function startServer({ port, stateDir, build, clock = true, seeded = true }) {
  Object.assign(process.env, offline);
  const state = resolve(stateDir);
  await requireFreePort(port);
  requireWritable(state);
  if (build) run("node", ["scripts/build.mjs"], "The site could not be built.");
  markServing();
  const users = await prepareDatabase(state, seeded);
  const claim = seeded ? null : makeLocalClaim(state);

  const server = spawn(
    "wrangler",
    [
      ...["dev", "--local", "--port", port, "--ip", "localhost", "--persist-to", state],
      ...["--log-level", "warn", "--show-interactive-dev-session=false"],
      // With the origin of a configured domain, the site would redirect to https there.
      "--infer-origin-from-routes=false",
    ],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  /** @type {Promise<number>} */
  const exited = new Promise((done) => server.on("exit", (code) => done(code ?? 0)));
  await Promise.race([
    waitUntilServing(port),
    exited.then(() => Promise.reject(new Error("The server stopped while starting."))),
  ]);
  if (clock) startClock(port);
  console.log(greeting(port, state, users, claim));
  return { stop: () => server.kill("SIGTERM"), exited };
}

/** @param {string} port */
async function requireFreePort(port) {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${port}".`);
  }
  const probe = createServer();
  await new Promise((done, fail) => {
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      fail(
        new Error(
          error.code === "EADDRINUSE"
            ? `Port ${port} is in use: stop the other program or choose another port, for example PORT=${number + 1} npm start.`
            : `Port ${port} cannot be opened (${error.code}): choose another one with PORT.`,
        ),
      );
    });
    probe.listen(number, "localhost", () => probe.close(done));
  });
}

/** @param {string} folder */
function requireWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? ` (${error.code})` : "";
    throw new Error(`The folder ${folder} cannot be written${reason}: choose another one with STATE_DIR.`);
  }
}

/** @param {string} command @param {string[]} args @param {string} failure */
function run(command, args, failure) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${stdout}${stderr}\n${failure}`);
}

/** Migrates the local database and seeds an empty one once; returns the accounts of the seed. @param {string} state @param {boolean} seeded */
async function prepareDatabase(state, seeded) {
  // Loaded before the database is opened, because the database closes a connection that waits for some seconds.
  /** @type {{ seed: (db: unknown, now: Date) => Promise<boolean>, seedUsers: { username: string, password: string, role: string | null }[] }} */
  const { seed, seedUsers } = await import(seedModule);
  const proxy = await getPlatformProxy({ persist: { path: `${state}/v3` }, remoteBindings: false });
  try {
    const database = /** @type {LocalDatabase} */ (proxy.env.DB);
    await migrate(database);
    if (!seeded) return [];
    await seed(database, new Date());
    // A database that was started empty may have other accounts, or none.
    const { results } = await database.prepare("SELECT username FROM users").all();
    return seedUsers.filter(({ username }) => results.some((row) => row.username === username));
  } finally {
    await proxy.dispose();
  }
}

/**
 * @typedef {{ bind: (...values: unknown[]) => Statement, all: () => Promise<{ results: Record<string, string>[] }> }} Statement
 * @typedef {{ prepare: (query: string) => Statement, batch: (statements: Statement[]) => Promise<unknown> }} LocalDatabase
 */

/** Does what `wrangler d1 migrations apply` does, which takes twenty seconds for a new database. @param {LocalDatabase} database */
async function migrate(database) {
  await database
    .prepare(
      "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
    )
    .all();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all();
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  for (const name of files.sort().filter((file) => !results.some((row) => row.name === file))) {
    const queries = unstable_splitSqlQuery(readFileSync(`migrations/${name}`, "utf8"));
    await database.batch([
      ...queries.map((query) => database.prepare(query)),
      database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
  }
}

/** @param {string} port */
async function waitUntilServing(port) {
  for (;;) {
    try {
      if ((await fetch(`http://localhost:${port}/favicon.svg`)).ok) return;
    } catch {
      // The server is not listening yet.
    }
    await new Promise((done) => setTimeout(done, 150));
  }
}

/** Runs the scheduled tasks at once and every minute. @param {string} port */
function startClock(port) {
  const tick = () =>
    fetch(`http://localhost:${port}/cdn-cgi/local/scheduled`).catch((error) => {
      console.warn(`The clock could not be run: ${error.message}`);
    });
  void tick();
  setInterval(tick, 60_000).unref();
}

/** The link of the first account, for a site that starts empty. @param {string} state */
function makeLocalClaim(state) {
  process.env.STATE_DIR = state;
  return makeClaim(false);
}

/** @param {string} port @param {string} state @param {{ username: string, password: string, role: string | null }[]} users @param {string | null} claim */
function greeting(port, state, users, claim) {
  const { vars } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  const writers = { "workers-ai": "Workers AI", local: "local writer (no model, no network)" };
  const writer = writers[/** @type {keyof typeof writers} */ (vars.WRITER)] ?? vars.WRITER;
  const accounts = users.map(
    ({ username, password, role }) => `    ${username} / ${password}  (${role ?? "no role"})`,
  );
  return [
    "",
    `  Arunika Web is running at http://localhost:${port}`,
    `  Staff area: http://localhost:${port}/login`,
    ...accounts,
    ...(claim ? [`  Make the owner's account (24 hours, once): http://localhost:${port}${claim}`] : []),
    `  Writer: ${writer}`,
    `  Local data: ${state}`,
    "  Stop with Ctrl+C.",
    "",
  ].join("\n");
}
