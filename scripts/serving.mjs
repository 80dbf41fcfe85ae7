import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One file for each server that serves this clone's build, named by its process id. */
const folder = "dist/serving";

/** Marks this process as serving the build until it exits. */
export function markServing() {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, String(process.pid));
  writeFileSync(file, process.cwd());
  process.on("exit", () => rmSync(file, { force: true }));
}

/** A build deletes files that a running server of this clone serves, which would crash it. */
export function requireNoServer() {
  for (const pid of existsSync(folder) ? readdirSync(folder) : []) {
    // A copy of this folder contains the file too.
    const isHere = readFileSync(join(folder, pid), "utf8") === process.cwd();
    if (isHere && isRunning(Number(pid))) {
      throw new Error(
        `A server of this folder is running (process ${pid}), and a build would end it. Stop it first, with Ctrl+C where npm start runs.`,
      );
    }
    rmSync(join(folder, pid), { force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
