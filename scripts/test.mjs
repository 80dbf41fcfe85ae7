import "./check-node.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

// Command line tools are started often and would compile the same large files each time.
process.env.NODE_COMPILE_CACHE ??= resolve("dist/compile-cache");

const { requireBrowser } = await import("./find-browser.mjs");

/** `--deep` runs the tests that the gate omits; further arguments filter files by path. */
const [suite, ...filters] = process.argv.slice(2);
if (suite !== undefined && suite !== "--deep") throw new Error(`Unknown suite: ${suite}`);
const isDeep = suite === "--deep";
if (isDeep) process.env.SUITE = "deep";

const scratch = mkdtempSync(join(tmpdir(), "arunika-test-"));
/** The duration of each stage. @type {string[]} */
const stages = [];
const total = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs one stage; returns whether it succeeded.
 * @param {string} title @param {string} command @param {string[]} args @param {Record<string, string>} [env]
 */
async function run(title, command, args, env = {}) {
  console.log(`\n— ${title}`);
  const start = performance.now();
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const status = await new Promise((done) => child.on("exit", done).on("error", done));
  if (status instanceof Error) console.error(status.message);
  stages.push(`${title}: ${Math.round((performance.now() - start) / 1000)} s`);
  return status === 0;
}

/** Failures with their location, repeated at the end. @type {string[]} */
const failures = [];

/**
 * A stage without tests counts as one failure if it fails.
 * @param {string} title @param {string} command @param {string[]} args
 */
async function check(title, command, args) {
  const ok = await run(title, command, args);
  if (!ok) {
    failures.push(title);
    total.failed += 1;
  }
  return ok;
}

/**
 * Adds a runner's counts; a runner that fails without a failed test counts as one failure.
 * @param {string} title @param {boolean} ok
 * @param {() => { passed: number, failed: number, skipped: number }} readReport
 */
function addReport(title, ok, readReport) {
  const before = failures.length;
  try {
    const { passed, failed, skipped } = readReport();
    if (!ok && failures.length === before) failures.push(`${title}, without a failed test`);
    total.passed += passed;
    total.skipped += skipped;
    // A file that cannot be loaded, or a failing hook, is not counted as a failed test.
    total.failed += Math.max(failed, failures.length - before);
  } catch (error) {
    failures.push(`${title}, whose report could not be read: ${error}`);
    total.failed += failures.length - before;
  }
}

/** @param {{ testResults: { name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report */
function noteFailedTests({ testResults }) {
  for (const { name, status: whole, message = "", assertionResults } of testResults) {
    if (whole === "failed" && assertionResults.every(({ status }) => status !== "failed"))
      failures.push(`${name}, which could not be loaded, or a hook of it failed\n${message.slice(0, 2000)}`);
    for (const { status, fullName, failureMessages = [] } of assertionResults) {
      if (status === "failed")
        failures.push(`${name}: ${fullName}\n${failureMessages.join("\n").slice(0, 2000)}`);
    }
  }
}

/**
 * @typedef {{ file: string, specs: { ok: boolean, title: string, line: number }[], suites?: Suite[] }} Suite
 * @param {Suite[]} suites
 */
function noteFailedJourneys(suites) {
  for (const { file, specs, suites: below = [] } of suites) {
    for (const { ok, title, line } of specs) if (!ok) failures.push(`${file}:${line}: ${title}`);
    noteFailedJourneys(below);
  }
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** @param {number} count @returns {Promise<number[]>} */
async function findFreePorts(count) {
  const probes = Array.from({ length: count }, () => createServer().listen(0, "localhost"));
  await Promise.all(probes.map((probe) => once(probe, "listening")));
  const ports = probes.map((probe) => /** @type {import("node:net").AddressInfo} */ (probe.address()).port);
  await Promise.all(probes.map((probe) => once(probe.close(), "close")));
  return ports;
}

async function runVitest() {
  const report = join(scratch, "vitest.json");
  const title = "Unit and Worker tests";
  const ok = await run(title, "vitest", [
    "run",
    ...filters,
    ...(filters.length > 0 ? ["--passWithNoTests"] : []),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  addReport(title, ok, () => {
    const results = readJson(report);
    noteFailedTests(results);
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  });
}

/** The journey files that match the filters; an empty list means the whole suite. */
function chooseJourneys() {
  const files = readdirSync("tests/e2e", { recursive: true, encoding: "utf8" })
    .map((name) => `tests/e2e/${name}`)
    .filter((file) => file.endsWith(".spec.ts") && filters.some((filter) => file.includes(filter)));
  return files.filter((file) => file.includes("/deep/") || readFileSync(file, "utf8").includes('"@deep"'));
}

/** @param {string} browser @param {string[]} journeys */
async function runJourneys(browser, journeys) {
  const report = join(scratch, "e2e.json");
  const title = "Browser journeys";
  const args = ["test", "--config", "tests/e2e/playwright.config.ts", ...journeys];
  const ok = await run(title, "playwright", args, {
    CHROMIUM_PATH: browser,
    E2E_PORTS: (await findFreePorts(2)).join(),
    E2E_STATE_DIR: join(scratch, "state"),
    E2E_REPORT: report,
  });
  addReport(title, ok, () => {
    const results = readJson(report);
    noteFailedJourneys(results.suites);
    for (const { message, value } of results.errors) failures.push(`${title}: ${message ?? value}`);
    const { expected, unexpected, flaky, skipped } = results.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  });
}

try {
  const journeys = chooseJourneys();
  // First of all, because it fails at once on a machine that cannot install a browser.
  const browser = filters.length > 0 && journeys.length === 0 ? null : requireBrowser();
  // Beside lint and build, which leave a core idle.
  const checks = isDeep ? [] : [check("Types", "npm", ["run", "--silent", "types"])];
  if (!isDeep) await check("Lint and format", "biome", ["check", "."]);
  const isBuilt = await check("Build", "node", ["scripts/build.mjs"]);
  await Promise.all(checks);
  if (isBuilt) {
    await runVitest();
    if (browser) await runJourneys(browser, journeys);
  }
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error));
  total.failed += 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

if (failures.length === 0 && total.passed + total.skipped === 0)
  failures.push(`No test has ${filters.join(" or ")} in its path.`);
console.log(`\n${stages.join("\n")}`);
for (const failure of failures) console.log(`\nFailed: ${failure}`);
process.exitCode = failures.length === 0 && total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
