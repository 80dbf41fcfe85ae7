import "./check-node.mjs";
import { runCommand } from "./run-command.mjs";

// Imported dynamically, because an old Node cannot parse the server's modules.
const { startServer } = await import("./server.mjs");

const isEmpty = process.argv.includes("--empty");
const { PORT = "8787", STATE_DIR = isEmpty ? ".state-empty" : ".state", CLOCK = "on" } = process.env;
await runCommand(async () => {
  const { stop, exited } = await startServer({
    port: PORT,
    stateDir: STATE_DIR,
    build: !process.argv.includes("--built"),
    clock: CLOCK !== "off",
    seeded: !isEmpty,
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, stop);
  process.exitCode = await exited;
});
