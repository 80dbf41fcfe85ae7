import { spawnSync } from "node:child_process";
import { formatNumber } from "./figures.mjs";

/** Runs all tests once. @returns {import("./report.mjs").Section} */
export function measureTestRun() {
  const { NODE_ENV, ...env } = process.env;
  const started = performance.now();
  const { status, stdout } = spawnSync("npm", ["test"], { encoding: "utf8", env, maxBuffer: 1e9 });
  const minutes = (performance.now() - started) / 60_000;
  if (status !== 0) console.log(stdout.slice(-10_000));
  const summary = stdout.trim().split("\n").at(-1) ?? "";
  return {
    name: "tests",
    title: "All tests",
    method: "`npm test` once, after `npm ci` and with the browser there.",
    table: { head: ["run", "minutes"], rows: [[summary, formatNumber(minutes)]] },
    checks: [
      {
        what: `\`npm test\` (${summary})`,
        figure: `${formatNumber(minutes)} min`,
        budget: { judged: status === 0 ? minutes : Number.NaN, bound: "≤", limit: 10, unit: "min" },
      },
    ],
  };
}
