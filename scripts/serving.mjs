import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A file for each server that serves the build of this clone: its name is the process. */
const folder = "dist/serving";

/** Says until its end that this process serves the build. */
export function noteServing() {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, String(process.pid));
  writeFileSync(file, process.cwd());
  process.on("exit", () => rmSync(file, { force: true }));
}

/** A build takes the files away that a server of this clone serves, which would end it. */
export function requireNoServer() {
  for (const pid of existsSync(folder) ? readdirSync(folder) : []) {
    // A copy of this folder has the file too.
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
