import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { sourceOf } from "../../tests/support/copies";
import { countedDatabase } from "../../tests/support/counted-database";
import { textOf } from "../../tests/support/html";
import { createPost, createSession, send } from "../../tests/support/worker";

afterEach(() => {
  vi.restoreAllMocks();
});

/** What `simple.limit` of MISS_LIMITER says in wrangler.toml. */
const limit = 120;

/** An address of a network of IPv6 that no other test uses; every call gives another one of the same /64. */
function network() {
  const prefix = crypto.randomUUID().slice(0, 4);
  let host = 0;
  return () => {
    host += 1;
    return { "CF-Connecting-IP": `2001:db8:${prefix}:7:${host.toString(16)}::${(host * 7).toString(16)}` };
  };
}

/** Statuses of so many requests, each from another address of one network. */
async function askOften(count: number, pathOf: (number: number) => string, headers = network()) {
  const statuses = new Map<number, number>();
  for (let number = 0; number < count; number += 1) {
    const response = await send(pathOf(number), { headers: headers() });
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    await response.body?.cancel();
  }
  return { statuses, headers };
}

const madeUp: [name: string, answered: number, pathOf: (number: number) => string][] = [
  ["searches", 200, (number) => `/search?q=kata${number}`],
  ["searches of the API", 200, (number) => `/api/blog/search?q=kata${number}`],
  ["searches among titles", 200, (number) => `/api/blog?title=kata${number}`],
  ["articles", 404, (number) => `/blog/tidak-ada-${number}`],
  ["articles for programs", 404, (number) => `/blog/tidak-ada-${number}.md`],
  ["articles of the API", 404, (number) => `/api/blog/slug/tidak-ada-${number}`],
  ["numbers of articles", 404, (number) => `/api/blog/${1000 + number}`],
  ["categories", 404, (number) => `/blog?category=tidak-ada-${number}`],
  ["categories of the API", 200, (number) => `/api/blog?category=tidak-ada-${number}`],
  ["pages of the list", 404, (number) => `/blog?page=${100 + number}`],
];

test.each(madeUp)(
  "whoever makes up %s without end is refused, from however many addresses of a network",
  async (_name, answered, pathOf) => {
    const { statuses } = await askOften(2 * limit + 60, pathOf);
    expect([...statuses.keys()].sort()).toEqual([answered, 429]);
    // At most twice the limit where the clock's minute ends on the way.
    expect(statuses.get(answered)).toBeGreaterThanOrEqual(limit);
    expect(statuses.get(answered)).toBeLessThanOrEqual(2 * limit);
  },
);

test("a network that is refused costs no query, and reads on what has a copy", async () => {
  const { slug } = await createPost();
  await send(`/blog/${slug}`);
  const { headers } = await askOften(2 * limit + 60, (number) => `/search?q=kata${number}`);
  const { database, count } = countedDatabase(env.DB);
  const refused = await send("/search?q=lagi", { headers: headers(), bindings: { DB: database } });
  expect([refused.status, count.roundTrips]).toEqual([429, 0]);
  const read = await send(`/blog/${slug}`, { headers: headers() });
  expect([read.status, sourceOf(read)]).toEqual([200, "isolate"]);
  expect((await send("/tidak-ada-juga", { headers: network()() })).status).toBe(404);
  expect((await send("/search?q=lagi", { headers: network()() })).status).toBe(200);
});

test("a refusal is a page in its language for a page, and JSON for the API, and nobody keeps it", async () => {
  const { headers } = await askOften(2 * limit + 60, (number) => `/search?q=kata${number}`);
  const page = await send("/search?q=lagi", { headers: headers() });
  expect([page.status, page.headers.get("Retry-After"), page.headers.get("Cache-Control")]).toEqual([
    ...[429, "60", "no-store"],
  ]);
  expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
  const html = await page.text();
  expect(await textOf(html, "h1")).toEqual(["Terlalu Banyak Permintaan"]);
  expect(html).toContain("Terlalu banyak permintaan dari jaringan Anda. Silakan coba lagi dalam satu menit.");
  const api = await send("/api/blog/search?q=lagi", { headers: headers() });
  expect([api.status, api.headers.get("Retry-After"), api.headers.get("Cache-Control")]).toEqual([
    ...[429, "60", "no-store"],
  ]);
  expect(await api.json()).toMatchObject({ code: "rate_limited" });
});

test("reading is never counted: articles, lists, feeds, the same search and addresses that no route knows", async () => {
  const { slug } = await createPost({ category: "SEO" });
  const paths = [`/blog/${slug}`, "/blog", "/blog?category=SEO", "/search", "/search?q=sama", "/rss.xml"];
  const { statuses } = await askOften(5 * limit, (number) => paths[number % paths.length] ?? "/blog");
  expect(statuses).toEqual(new Map([[200, 5 * limit]]));
  const missing = await askOften(3 * limit, (number) => `/tidak/ada/${number}`);
  expect(missing.statuses).toEqual(new Map([[404, 3 * limit]]));
  const same = await askOften(3 * limit, () => "/blog/artikel-yang-sudah-dihapus");
  expect(same.statuses).toEqual(new Map([[404, 3 * limit]]));
  const impossible = await askOften(3 * limit, (number) => `/blog/a%2Fb${number}`);
  expect(impossible.statuses).toEqual(new Map([[404, 3 * limit]]));
});

test("staff who are signed in search as much as they like", async () => {
  const { cookie } = await createSession();
  const headers = network();
  const { statuses } = await askOften(
    2 * limit + 60,
    (number) => `/api/blog?title=kata${number}`,
    () => ({
      ...headers(),
      Cookie: cookie,
    }),
  );
  expect([...statuses.keys()]).toEqual([200]);
});

test("a limiter that fails or never answers keeps nobody from reading", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const failing = { limit: () => Promise.reject(new Error("down")) };
  const response = await send("/search?q=kata", {
    headers: network()(),
    bindings: { MISS_LIMITER: failing },
  });
  expect(response.status).toBe(200);
});

test("all articles that there are not share one copy, which needs neither a query nor a page of its own", async () => {
  const headers = network();
  const first = await send("/blog/tidak-ada-satu", { headers: headers() });
  const html = await first.text();
  const second = await send("/blog/tidak-ada-dua", { headers: headers() });
  expect([second.status, sourceOf(second)]).toEqual([404, "isolate"]);
  expect(await second.text()).toBe(html);
  const { database, count } = countedDatabase(env.DB);
  const again = await send("/blog/tidak-ada-dua", { headers: headers(), bindings: { DB: database } });
  expect([again.status, sourceOf(again), count.roundTrips]).toEqual([404, "isolate", 0]);
});

test.each([
  ["/api/contact", 60],
  ["/api/auth/login", 60],
] as const)("%s is limited by the /64 of IPv6", async (path, most) => {
  const headers = network();
  let refused = 0;
  for (let number = 0; number <= 2 * most; number += 1) {
    const response = await send(path, { method: "POST", json: {}, headers: headers() });
    if (response.status === 429) refused += 1;
    await response.body?.cancel();
  }
  expect(refused).toBeGreaterThan(0);
});
