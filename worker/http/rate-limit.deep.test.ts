import { afterEach, expect, test, vi } from "vitest";
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
  ["articles", 404, (number) => `/blog/tidak-ada-${number}`],
  ["articles of the API", 404, (number) => `/api/blog/slug/tidak-ada-${number}`],
  ["categories of the API", 200, (number) => `/api/blog?category=tidak-ada-${number}`],
  ["pages of the list", 404, (number) => `/blog?page=${100 + number}`],
];

test.each(madeUp)(
  "invented %s are limited per network, whatever the address",
  async (_name, answered, pathOf) => {
    const { statuses } = await askOften(2 * limit + 60, pathOf);
    expect([...statuses.keys()].sort()).toEqual([answered, 429]);
    // At most twice the limit where the clock's minute ends on the way.
    expect(statuses.get(answered)).toBeGreaterThanOrEqual(limit);
    expect(statuses.get(answered)).toBeLessThanOrEqual(2 * limit);
  },
);

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
