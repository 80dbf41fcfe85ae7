/**
 * A figure held against its budget.
 * @typedef {object} Check
 * @property {string} what
 * @property {string} figure What was measured, with its unit.
 * @property {string} [reference] What it is measured against in the same run, with its unit.
 * @property {number} [ratio] The figure against its reference.
 * @property {{ judged: number, bound: "≤" | "≥", limit: number, unit: string }} budget
 *   `judged` is the number that the limit holds for: the figure or the ratio.
 */

/** The middle value; between the two middle ones of an even count. NaN of none. @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/**
 * The smallest value that at least `share` of all are not above (nearest rank). NaN of none.
 * @param {readonly number[]} values @param {number} share 0 to 1
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * How `values` stand to `references` measured in the same rounds: the median of each round's own ratio, so
 * that a machine that slows down between rounds changes nothing.
 * @param {readonly number[]} values @param {readonly number[]} references
 */
export function pairedRatio(values, references) {
  if (values.length !== references.length) throw new Error("A ratio needs as many references as values.");
  return median(values.map((value, round) => value / (references[round] ?? Number.NaN)));
}

/** A figure that was not measured (NaN) is not held. @param {Check} check */
export function isHeld({ budget: { judged, bound, limit } }) {
  return bound === "≤" ? judged <= limit : judged >= limit;
}

/** "held", or by how much the budget is missed. @param {Check} check */
export function verdict(check) {
  if (isHeld(check)) return "held";
  const { judged, limit, unit } = check.budget;
  if (Number.isNaN(judged)) return "MISSED: not measured";
  const distance = Math.abs(judged - limit);
  const share = limit === 0 ? "" : ` (${Math.max(1, Math.round((distance / limit) * 100))}%)`;
  return `MISSED by ${withUnit(distance, unit)}${share}`;
}

/** @param {Check} check */
export function budgetText({ budget: { bound, limit, unit } }) {
  return `${bound} ${withUnit(limit, unit)}`;
}

/** @param {number} value @param {string} unit "" for a plain number */
export function withUnit(value, unit) {
  return unit ? `${formatNumber(value)} ${unit}` : formatNumber(value);
}

/** Three significant digits below 100, whole numbers from there on. @param {number} value */
export function formatNumber(value) {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-US");
  return String(Number(value.toPrecision(3)));
}
