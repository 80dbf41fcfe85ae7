import { requireMade } from "./answer-source.mjs";
import { formatNumber, median, percentile } from "./figures.mjs";
import { timeInTurn, timeRequest } from "./request-time.mjs";
import { nextVisitor } from "./visitors.mjs";

/** What a visitor asks for; `budget` where the design holds it to the latency of a small archive. */
const requests = [
  { what: "`/blog`", path: "/blog", budget: true },
  { what: "`/blog`, a category", path: "/blog?category=SEO", budget: true },
  { what: "`/search?q=`, a word of most posts", path: "/search?q=website", budget: true },
  { what: "`/search?q=`, two words", path: "/search?q=domain+hosting", budget: true },
  { what: "`/search?q=`, no result", path: "/search?q=zzyzx", budget: true },
  { what: "`/api/blog/search?q=`", path: "/api/blog/search?q=website", budget: true },
  { what: "`/blog?page=9`", path: "/blog?page=9", budget: false },
  { what: "`/blog/{slug}`", path: "/blog/memilih-domain-dan-hosting", budget: false },
];
const limit = 1.5;

/**
 * @param {import("./site.mjs").Site} large @param {import("./site.mjs").Site} small
 * @param {{ count: number, posts: { large: number, small: number } }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureArchive(large, small, { count, posts }) {
  /** @type {string[][]} */
  const rows = [];
  /** @type {import("./figures.mjs").Check[]} */
  const checks = [];
  for (const { what, path, budget } of requests) {
    await requireUncached(large, path);
    const { times, references } = await timeInTurn(
      () => timeUncached(large, path),
      () => timeUncached(small, path),
      count,
    );
    const ratio = median(times) / median(references);
    const milliseconds = [
      median(references),
      median(times),
      percentile(references, 0.99),
      percentile(times, 0.99),
    ];
    rows.push([what, ...[...milliseconds, ratio].map(formatNumber)]);
    if (budget) {
      checks.push({
        what: `${what} with ${formatNumber(posts.large)} posts against ${posts.small}: latency`,
        figure: `${formatNumber(median(times))} ms`,
        reference: `${formatNumber(median(references))} ms`,
        ratio,
        budget: { judged: ratio, bound: "≤", limit, unit: "" },
      });
    }
  }
  const sizes = [posts.small, posts.large].map(formatNumber);
  return {
    name: "archive",
    title: "A large archive",
    method: [
      `Medians of ${count} requests to each of two sites in turn, one at a time, with ${sizes.join(" and ")} posts. A post is`,
      "saved before each request, so none is answered from a copy.",
    ].join("\n"),
    table: {
      head: [
        "request",
        ...["p50", "p99"].flatMap((name) => sizes.map((size) => `${name} ms, ${size} posts`)),
        "p50 ratio",
      ],
      rows,
    },
    checks,
  };
}

/** @param {import("./site.mjs").Site} site @param {string} path */
async function requireUncached({ worker, staff }, path) {
  await staff.publish();
  const response = await fetch(worker + path, { headers: nextVisitor() });
  await response.arrayBuffer();
  requireMade(response);
}

/** @param {import("./site.mjs").Site} site @param {string} path */
async function timeUncached({ worker, staff }, path) {
  await staff.publish();
  return timeRequest(worker + path, nextVisitor());
}
