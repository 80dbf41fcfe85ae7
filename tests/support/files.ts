import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Every file of the repository, as a path from its root; without what git ignores. */
export const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && existsSync(file));

/** The TypeScript of the Worker and of the apps. */
export const sources = files.filter((file) => /^(worker|web)\/.*\.tsx?$/.test(file));

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

export function readText(file: string): string {
  return readFileSync(file, "utf8");
}

export function countLines(file: string): number {
  return readText(file).split("\n").length - 1;
}
