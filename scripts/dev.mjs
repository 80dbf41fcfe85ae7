import "./check-node.mjs";
import { spawn } from "node:child_process";
import { runCommand } from "./run-command.mjs";

const { startServer } = await import("./server.mjs");

const { PORT = "8787", STATE_DIR = ".state" } = process.env;
await runCommand(async () => {
  const worker = await startServer({ port: PORT, stateDir: STATE_DIR, build: true });
  const web = spawn("vite", ["dev"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "development", PORT },
  });
  const stop = () => {
    web.kill("SIGTERM");
    worker.stop();
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, stop);
  web.on("exit", stop);
  process.exitCode = await worker.exited;
});
