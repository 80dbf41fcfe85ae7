import { formatNumber } from "./figures.mjs";
import { flood } from "./flood.mjs";
import { articlePath } from "./site.mjs";

const connections = 50;

/**
 * @param {import("./site.mjs").Site} site @param {{ seconds: number }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureColdArticle({ worker, staff }, { seconds }) {
  await staff.publish();
  const result = await flood(worker, articlePath, { connections, seconds });
  const good = result.statuses["200"] ?? 0;
  const failed = result.errors + result.answers - good;
  const saysSource = Object.keys(result.sources).some((source) => source !== "unknown");
  const made = saysSource ? (result.sources.made ?? 0) : Number.NaN;
  return {
    name: "flood",
    title: "A flood on a cold article",
    method: [
      `${connections} connections ask for ${seconds} s for one article that nobody has asked for since the last change of a post.`,
      "“Made” is an answer for which the database was read.",
    ].join("\n"),
    table: {
      head: ["answers", "answers/s", "p50 ms", "p99 ms", "came from", "failed"],
      rows: [
        [
          ...[result.answers, result.perSecond, result.p50, result.p99].map(formatNumber),
          Object.entries(result.sources)
            .map(([source, count]) => `${source}: ${formatNumber(count)}`)
            .join(", "),
          formatNumber(failed),
        ],
      ],
    },
    checks: [
      {
        what: "flood on a cold article: failed answers",
        figure: formatNumber(failed),
        budget: { judged: good > 0 ? failed : Number.NaN, bound: "≤", limit: 0, unit: "" },
      },
      {
        what: "flood on a cold article: reads of the database",
        figure: formatNumber(made),
        budget: { judged: made, bound: "≤", limit: 1, unit: "" },
      },
    ],
  };
}
