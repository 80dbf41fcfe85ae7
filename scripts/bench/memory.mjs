import { formatNumber } from "./figures.mjs";
import { openInspector } from "./heap.mjs";
import { startSite } from "./site.mjs";
import { nextVisitor } from "./visitors.mjs";

/** Megabytes that Cloudflare gives an isolate. */
const isolateMegabytes = 128;
const connections = 24;
/** How often the heap is looked at on the way. */
const looks = 5;
const posts = 1000;

/**
 * Asks one isolate for more addresses than it can keep, has a batch of ten articles written and every post
 * formatted anew, and looks at its heap after forced collections.
 * @param {import("./bundle.mjs").Bundles} bundles @param {{ addresses: number }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureMemory(bundles, { addresses }) {
  // V8's own limit, in the place of Cloudflare's: an isolate that needs more ends the whole runtime.
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-heap-size=${isolateMegabytes}`;
  const site = await startSite(bundles, { posts, messages: 20 }, { withJobs: true });
  delete process.env.MINIFLARE_WORKERD_V8_FLAGS;
  const wake = async () => (await fetch(`${site.worker}/api/auth/me`)).text();
  const inspector = await openInspector(await site.inspector(), "worker", wake);
  /** @type {string[][]} */
  const rows = [];
  let most = 0;
  let first = 0;
  let last = 0;
  const look = async (/** @type {string} */ after, /** @type {number} */ asked) => {
    const { used, buffers } = await inspector.measure();
    most = Math.max(most, used + buffers);
    last = used + buffers;
    rows.push([after, ...[asked, used, buffers, used + buffers].map(formatNumber)]);
    console.log(`  ${after}: ${formatNumber(used)} MB heap, ${formatNumber(buffers)} MB buffers`);
  };
  try {
    await wake();
    await look("start", 0);
    const failed = { count: 0 };
    let asked = 0;
    for (let number = 0; number < looks; number += 1) {
      asked += await askForAddresses(site.worker, number, addresses / looks, failed);
      await look(`${formatNumber(asked)} addresses`, asked);
      if (number === 0) first = last;
    }
    const grown = last - first;
    const written = await writeBatch(site);
    await look(`a batch of ${written} articles`, asked);
    const formatted = await formatAll(site);
    await look(`${formatted} posts formatted anew`, asked);
    return {
      name: "memory",
      title: "Memory of an isolate",
      method: method(asked),
      table: { head: ["after", "addresses", "heap MB", "buffers MB", "together MB"], rows },
      checks: checksOf({ asked, most, grown, failed: failed.count, written, formatted }),
    };
  } finally {
    inspector.close();
    await site.stop();
  }
}

/**
 * Articles, searches of both kinds and addresses of no article, none of them asked for before.
 * @param {string} origin @param {number} part @param {number} count @param {{ count: number }} failed
 */
async function askForAddresses(origin, part, count, failed) {
  const kinds = [
    { share: 0.02, path: (/** @type {string} */ id) => `/search?q=website+${id}` },
    { share: 0.08, path: (/** @type {string} */ id) => `/api/blog/search?q=${id}` },
    { share: 0.6, path: (/** @type {string} */ id) => `/blog/tidak-ada-${id}` },
    { share: 0.15, path: (/** @type {string} */ id) => `/api/blog/slug/tidak-ada-${id}` },
    { share: 0.14, path: (/** @type {string} */ id) => `/tidak-ada-${id}` },
  ];
  const paths = kinds.flatMap(({ share, path }) =>
    Array.from({ length: Math.round(share * count) }, (_, index) => path(`${part}x${index}`)),
  );
  const slugs = await listSlugs(origin, part);
  paths.push(...slugs.map((slug) => `/blog/${slug}`));
  let next = 0;
  const work = async () => {
    while (next < paths.length) {
      const path = paths[next++];
      const response = await fetch(origin + path, { headers: nextVisitor() });
      await response.arrayBuffer();
      if (response.status !== 200 && response.status !== 404) failed.count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return paths.length;
}

/** A fifth of the articles. @param {string} origin @param {number} part */
async function listSlugs(origin, part) {
  const slugs = [];
  for (let page = 2 * part + 1; page <= 2 * part + 2; page += 1) {
    const response = await fetch(`${origin}/api/blog?fields=summary&page=${page}&pageSize=100`);
    for (const { slug } of /** @type {{ slug: string }[]} */ (await response.json())) slugs.push(slug);
  }
  return slugs;
}

/** @param {import("./site.mjs").Site} site */
async function writeBatch({ worker, staff }) {
  const { batchId } = await staff.call("POST", `${worker}/api/blog/generate-batch`, { count: 10 });
  for (let second = 0; second < 90; second += 1) {
    const { items } = await staff.call("GET", `${worker}/api/blog/generate-batch/${batchId}`);
    const done = items.filter((/** @type {{ state: string }} */ { state }) => state === "done").length;
    if (items.every((/** @type {{ state: string }} */ { state }) => state === "done" || state === "failed"))
      return done;
    await new Promise((tick) => setTimeout(tick, 1000));
  }
  return 0;
}

/** Gives every post an old body of 8 KB, and has all of them formatted. @param {import("./site.mjs").Site} site */
async function formatAll({ worker, staff, database }) {
  const paragraphs =
    "replace(hex(zeroblob(150)), '00', 'Tentang **merpati** yang pulang ke rumah setiap sore.' || char(10, 10))";
  await database
    .prepare(`UPDATE blog_posts SET content = '## Judul lama' || char(10, 10) || ${paragraphs}`)
    .run();
  let { run } = await staff.call("POST", `${worker}/api/blog/update-formats`);
  for (let second = 0; second < 90 && run.state === "running"; second += 1) {
    await new Promise((tick) => setTimeout(tick, 1000));
    ({ run } = await staff.call("GET", `${worker}/api/blog/update-formats`));
  }
  return run.state === "done" ? run.updated : 0;
}

/** @param {{ asked: number, most: number, grown: number, failed: number, written: number, formatted: number }} figures */
function checksOf({ asked, most, grown, failed, written, formatted }) {
  const jobs = written === 10 && formatted >= posts;
  return [
    {
      what: `memory of an isolate through ${formatNumber(asked)} addresses, a batch and a reformatting, most`,
      figure: `${formatNumber(most)} MB`,
      budget: {
        judged: jobs ? most : Number.NaN,
        bound: /** @type {const} */ ("≤"),
        limit: isolateMegabytes,
        unit: "MB",
      },
    },
    {
      what: "memory of an isolate: growth from a fifth of the addresses to all",
      figure: `${formatNumber(grown)} MB`,
      budget: { judged: grown, bound: /** @type {const} */ ("≤"), limit: 24, unit: "MB" },
    },
    {
      what: "memory of an isolate: failed answers",
      figure: formatNumber(failed),
      budget: { judged: failed, bound: /** @type {const} */ ("≤"), limit: 0, unit: "" },
    },
  ];
}

/** @param {number} asked */
function method(asked) {
  return [
    `One isolate with ${formatNumber(posts)} posts is asked for ${formatNumber(asked)} different addresses over ${connections} connections: articles, searches,`,
    "articles that there are not, addresses of no route. Then it writes a batch of ten articles and formats every post",
    "anew. Heap and buffers are the inspector's figures after a forced collection. The local runtime knows no limit of",
    `128 MB; V8 was given one for the heap (\`--max-heap-size=${isolateMegabytes}\`), beyond which the whole runtime ends. Buffers are`,
    "not in that limit and are counted here. 18 MB of copies are meant to be kept.",
  ].join("\n");
}
