/**
 * A figure of the report with its budget.
 * @typedef {object} Figure
 * @property {string} what
 * @property {number[]} values One per round. The figure is their median.
 * @property {string} unit
 * @property {number[]} [references] Reference values of the same rounds.
 * @property {Budget} budget
 */

/**
 * `of` is what the limit applies to: the value, or its ratio or difference to the reference.
 * @typedef {{ of: "value" | "ratio" | "difference", bound: "≤" | "≥", limit: number }} Budget
 */

/** The median; NaN for an empty list. @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The median of the ratios of each round, so that a machine that slows down between rounds does not matter. @param {Figure} figure */
function computeRatio({ values, references = [] }) {
  return median(values.map((value, round) => value / (references[round] ?? Number.NaN)));
}

/** @param {Figure} figure */
function computeDifference({ values, references = [] }) {
  return median(values.map((value, round) => value - (references[round] ?? Number.NaN)));
}

/** The number that the budget limits. @param {Figure} figure */
export function judged(figure) {
  const compute = { value: () => median(figure.values), ratio: computeRatio, difference: computeDifference };
  return compute[figure.budget.of](figure);
}

/** A figure that could not be measured (NaN) fails its budget. @param {Figure} figure */
export function meetsBudget(figure) {
  const { bound, limit } = figure.budget;
  return bound === "≤" ? judged(figure) <= limit : judged(figure) >= limit;
}

/** The figure of a part that failed. @param {string} what @returns {Figure} */
export function notMeasured(what) {
  return {
    what: `${what}: not measured`,
    values: [],
    unit: "",
    budget: { of: "value", bound: "≤", limit: 0 },
  };
}

/** Three significant digits below 100, else whole numbers. @param {number} value */
export function formatNumber(value) {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-US");
  return String(Number(value.toPrecision(3)));
}

/** A Markdown table of all figures, in aligned columns. @param {readonly Figure[]} figures */
export function toTable(figures) {
  const withUnit = (/** @type {number} */ value, /** @type {string} */ unit) =>
    `${formatNumber(value)} ${unit}`.trim();
  const rows = figures.map((figure) => {
    const { what, values, unit, references, budget } = figure;
    return [
      what,
      withUnit(median(values), unit),
      references ? withUnit(median(references), unit) : "",
      references ? formatNumber(judged(figure)) : "",
      `${budget.bound} ${withUnit(budget.limit, budget.of === "ratio" ? "×" : unit)}${budget.of === "difference" ? " more" : ""}`,
      meetsBudget(figure) ? "held" : "missed",
    ];
  });
  const lines = [["what", "figure", "reference", "judged", "budget", "result"], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (/** @type {string[]} */ cells, fill = " ") =>
    `| ${cells.map((cell, column) => cell.padEnd(widths?.[column] ?? 0, fill)).join(" | ")} |`;
  const [head = [], ...others] = lines;
  return [
    format(head),
    format(Array(head.length).fill("---"), "-"),
    ...others.map((row) => format(row)),
  ].join("\n");
}
