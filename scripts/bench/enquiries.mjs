import { runContactLoad } from "./contact-load.mjs";
import { formatNumber } from "./figures.mjs";

/**
 * @param {import("./site.mjs").Site} site @param {{ rate: number, seconds: number }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureEnquiries({ whole }, { rate, seconds }) {
  const result = await runContactLoad({ url: whole, rate, seconds });
  const refusals = Object.entries(result.refused).map(([reason, count]) => `${reason}: ${count}`);
  const { sent, accepted, missing, repeated, p50, p99, longest } = result;
  /** @param {string} what @param {number} count @returns {import("./figures.mjs").Check} */
  const none = (what, count) => ({
    what: `${rate} enquiries a second: ${what}`,
    figure: formatNumber(count),
    budget: { judged: accepted > 0 ? count : Number.NaN, bound: "≤", limit: 0, unit: "" },
  });
  return {
    name: "enquiries",
    title: "Many enquiries at once",
    method: [
      `${rate} enquiries a second for ${seconds} s, each from an address of its own, every tenth sent twice; then each accepted`,
      "one is looked up in staff's list.",
    ].join("\n"),
    table: {
      head: ["sent", "accepted", "p50 ms", "p99 ms", "longest ms", "refused"],
      rows: [[...[sent, accepted, p50, p99, longest].map(formatNumber), refusals.join(", ") || "0"]],
    },
    checks: [
      none("refused", sent - accepted),
      none("accepted and lost", missing),
      none("stored twice", repeated),
    ],
  };
}
