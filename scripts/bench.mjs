import "./check-node.mjs";
import { parseArgs } from "node:util";
import { runCommand } from "./run-command.mjs";

Object.assign(process.env, {
  NODE_ENV: "production",
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
});
// Loaded only now, because an old Node could not even read what the measurement needs.
const { runBench, sectionNames } = await import("./bench/run.mjs");

const usage = `Usage: npm run bench -- [--quick] [--only PART[,PART…]] [--without PART[,PART…]]
Parts: ${sectionNames.join(", ")}. --quick takes few samples and leaves out the tests.
A run of all parts writes docs/performance.md, which names those that it went without. The exit code is 1 when a budget
is missed.`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean", default: false },
      only: { type: "string", default: "" },
      without: { type: "string", default: "" },
    },
  });
  const names = values.only.split(",").filter(Boolean);
  const without = values.without.split(",").filter(Boolean);
  const unknown = [...names, ...without].filter((name) => !sectionNames.includes(name));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}.\n${usage}`);
  process.exitCode = (await runBench({ names, without, isQuick: values.quick })) ? 0 : 1;
});
