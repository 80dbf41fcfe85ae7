import { budgetText, formatNumber, isHeld, verdict } from "./figures.mjs";

/**
 * A section's figures, as text that is ready to be shown.
 * @typedef {object} Table
 * @property {string[]} head
 * @property {string[][]} rows The first cell says what the others are about.
 */

/**
 * What a section of the measurement brings.
 * @typedef {object} Section
 * @property {string} name For `--only`.
 * @property {string} title
 * @property {string} method How it was measured and what the figures do not say.
 * @property {Table} table
 * @property {import("./figures.mjs").Check[]} checks
 */

const checkHead = ["what", "budget", "figure", "reference", "ratio", "result"];

/** @param {readonly import("./figures.mjs").Check[]} checks @returns {Table} */
export function checkTable(checks) {
  const rows = checks.map((check) => [
    check.what,
    budgetText(check),
    check.figure,
    check.reference ?? "",
    check.ratio === undefined ? "" : formatNumber(check.ratio),
    verdict(check),
  ]);
  return { head: checkHead, rows };
}

/** Columns in line: the first to the left, the others to the right. @param {Table} table */
export function toText({ head, rows }) {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? "").length)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** @param {Table} table */
export function toMarkdown({ head, rows }) {
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** The command that makes a section's figures again. @param {string} name */
function commandFor(name) {
  return `npm run bench -- --only ${name}`;
}

/**
 * The document of a whole run.
 * @param {readonly Section[]} sections @param {readonly [string, string][]} machine
 * @param {readonly string[]} [without] Parts that were not measured.
 */
export function toDocument(sections, machine, without = []) {
  const checks = sections.flatMap((section) => section.checks);
  const missed = checks.filter((check) => !isHeld(check)).length;
  return [
    "# Performance",
    "",
    "Written by `npm run bench`; do not edit. Figures of one machine say little by themselves: read the ratios,",
    "each against a reference measured in the same run.",
    "",
    ...machine.map(([what, value]) => `- ${what}: ${value}`),
    ...(without.length > 0 ? [`- Not measured in this run: ${without.join(", ")}`] : []),
    "",
    "## Budgets",
    "",
    missed === 0 ? `All ${checks.length} are held.` : `${missed} of ${checks.length} are missed.`,
    "",
    toMarkdown(budgetsOf(sections)),
    ...sections.flatMap(({ name, title, method, table }) => [
      ...["", `## ${title}`, "", `\`${commandFor(name)}\``, "", method],
      ...(table.rows.length > 0 ? ["", toMarkdown(table)] : []),
    ]),
    "",
  ].join("\n");
}

/** @param {readonly Section[]} sections @returns {Table} */
function budgetsOf(sections) {
  const rows = sections.flatMap(({ name, checks }) =>
    checkTable(checks).rows.map((cells) => [...cells, `\`${commandFor(name)}\``]),
  );
  return { head: [...checkHead, "command"], rows };
}
