// Prints lines and files of code, content and tests that git tracks, and of code by folder, for the size budgets.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Texts and data in source files. */
const contentPattern =
  /\/catalogue\/|\/seed\/|\/site-content\/defaults\/|web\/site\/content\/|common-password-fingerprints|common-words|known-names|claim-patterns|prompt\/(?:article|language|outline)|naughty/;
const testPattern = /\.(test|spec)\.|^tests\//;

const files = execFileSync("git", ["ls-files", "worker", "web", "scripts", "tests", "*.ts", "*.mjs"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && existsSync(file));
const tests = files.filter((file) => testPattern.test(file));
const others = files.filter((file) => !testPattern.test(file));
const content = others.filter((file) => contentPattern.test(file));
const code = others.filter((file) => !contentPattern.test(file) && !file.endsWith(".d.ts"));

/** @param {string[]} counted */
function describe(counted) {
  const lines = counted.reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);
  return `${lines.toLocaleString("en")} lines in ${counted.length} files`;
}

for (const [name, counted] of Object.entries({ code, content, tests }))
  console.log(`${name}: ${describe(counted)}`);
for (const folder of ["worker", "web", "web/site", "web/staff", "scripts"])
  console.log(`  ${folder}: ${describe(code.filter((file) => file.startsWith(`${folder}/`)))}`);
