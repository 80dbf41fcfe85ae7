import { readFileSync } from "node:fs";
import naughtyStrings from "big-list-of-naughty-strings/blns.json";
import { xssVectors } from "../e2e/xss-vectors";

/** The Big List of Naughty Strings by Max Woolf (MIT): what people, programs and attackers type into fields. */
export { naughtyStrings };

/** The seeds of the fuzzer that comes with Yahoo's xss-filters (BSD): one way into a page on each line. */
const fuzzerSeeds = readFileSync("node_modules/xss-filters/tests/fuzz/bin/seed.xss", "utf8")
  .split("\n")
  .filter((line) => line.trim());

/** HTML that tries to come to life: of both collections and of this project. */
export const hostileHtml: readonly string[] = [
  ...new Set([...naughtyStrings, ...fuzzerSeeds, ...xssVectors.map(([, html]) => html)]),
];
