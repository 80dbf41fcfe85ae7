import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { refusing } from "../../tests/support/bindings";
import { readSource } from "../../tests/support/copies";
import { countedDatabase } from "../../tests/support/counted-database";
import { readTexts } from "../../tests/support/html";
import { createPost, send, sendUntilLimited, signIn } from "../../tests/support/worker";
import { takeDayShare, toNetwork } from "../limits";

/** What `simple.limit` of MISS_LIMITER says in wrangler.toml. */
const limit = 120;

/** An address of a network of IPv6 that no other test uses; every call gives another one of the same /48. */
function network() {
  const prefix = crypto.randomUUID().slice(0, 4);
  let host = 0;
  return () => {
    host += 1;
    return { "CF-Connecting-IP": `2001:db8:${prefix}:${host.toString(16)}::${(host * 7).toString(16)}` };
  };
}

test("a blocked network costs no query and still reads cached pages", async () => {
  const { slug } = await createPost();
  await send(`/blog/${slug}`);
  const headers = network();
  await sendUntilLimited(limit, () => send(`/api/blog/slug/${crypto.randomUUID()}`, { headers: headers() }));
  const { database, count } = countedDatabase(env.DB);
  const refused = await send("/search?q=lagi", { headers: headers(), bindings: { DB: database } });
  expect([refused.status, count.roundTrips]).toEqual([429, 0]);
  const read = await send(`/blog/${slug}`, { headers: headers() });
  expect([read.status, readSource(read)]).toEqual([200, "isolate"]);
  expect((await send("/tidak-ada-juga", { headers: network()() })).status).toBe(404);
  expect((await send("/search?q=lagi", { headers: network()() })).status).toBe(200);
});

test("a 429 is an HTML page for a page and JSON for the API, and is not cached", async () => {
  const refused = { headers: network()(), bindings: { MISS_LIMITER: refusing } };
  const page = await send("/search?q=lagi", refused);
  expect([page.status, page.headers.get("Retry-After"), page.headers.get("Cache-Control")]).toEqual([
    ...[429, "60", "no-store"],
  ]);
  expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
  const html = await page.text();
  expect(await readTexts(html, "h1")).toEqual(["Terlalu Banyak Permintaan"]);
  expect(html).toContain("Terlalu banyak permintaan dari jaringan Anda. Silakan coba lagi dalam satu menit.");
  const api = await send("/api/blog/search?q=lagi", refused);
  expect([api.status, api.headers.get("Retry-After"), api.headers.get("Cache-Control")]).toEqual([
    ...[429, "60", "no-store"],
  ]);
  expect(await api.json()).toMatchObject({ code: "rate_limited" });
});

test.each([
  "/search?q=kata",
  "/api/blog/search?q=kata",
  "/blog/tidak-ada",
  "/api/blog/slug/tidak-ada",
  "/api/blog?category=tidak-ada",
  "/blog?page=100",
])("%s, which visitors can make up without end, is counted by network", async (path) => {
  const refused = { headers: network()(), bindings: { MISS_LIMITER: refusing } };
  expect((await send(path, refused)).status).toBe(429);
});

test("a list with an order or words of its own, which reads all posts, counts three times", async () => {
  const limit = vi.fn(async () => ({ success: true }));
  const init = { headers: network()(), bindings: { MISS_LIMITER: { limit } } };
  await send("/api/blog?sort=title&pageSize=9", init);
  expect(limit).toHaveBeenCalledTimes(3);
  await send("/search?q=kata", init);
  expect(limit).toHaveBeenCalledTimes(4);
});

test("reading is never counted: articles, lists, feeds and addresses that no route knows", async () => {
  const { slug } = await createPost({ category: "SEO" });
  const uncounted = { headers: network()(), bindings: { MISS_LIMITER: refusing } };
  for (const path of [`/blog/${slug}`, "/blog", "/blog?category=SEO", "/search", "/rss.xml"])
    expect([path, (await send(path, uncounted)).status]).toEqual([path, 200]);
  for (const path of ["/tidak/ada", "/blog/a%2Fb"]) {
    await send(path);
    expect([path, (await send(path, uncounted)).status]).toEqual([path, 404]);
  }
});

test.each([
  ["/api/contact", 60],
  ["/api/auth/login", 60],
] as const)("%s is limited by the /64 of IPv6", async (path, most) => {
  const headers = network();
  const statuses = new Set<number>();
  for (let number = 0; number <= 2 * most && !statuses.has(429); number += 1) {
    statuses.add((await send(path, { method: "POST", json: {}, headers: headers() })).status);
  }
  expect([...statuses]).toEqual([400, 429]);
});

test("a broken limiter lets readers through", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const failing = { limit: () => Promise.reject(new Error("down")) };
  const response = await send("/search?q=kata", {
    headers: network()(),
    bindings: { MISS_LIMITER: failing },
  });
  expect(response.status).toBe(200);
});

test.each([
  ["an account without a role is counted", null, 429],
  ["a writer is not counted", "writer", 200],
] as const)("%s", async (_name, role, status) => {
  const { cookie } = await signIn(role);
  const headers = { ...network()(), Cookie: cookie };
  const init = { headers, bindings: { MISS_LIMITER: refusing } };
  const word = crypto.randomUUID();
  for (const path of [`/search?q=${word}`, `/api/blog?title=${word}`]) {
    expect([path, (await send(path, init)).status]).toEqual([path, status]);
  }
});

test("a missing article is asked for once, a redirect each time, and all of them answer the same page", async () => {
  const headers = network();
  const first = await send("/blog/tidak-ada-satu", { headers: headers() });
  const html = await first.text();
  const second = await send("/blog/tidak-ada-dua", { headers: headers() });
  expect([second.status, readSource(second)]).toEqual([404, "made"]);
  expect(await second.text()).toBe(html);
  const { database, count } = countedDatabase(env.DB);
  const again = await send("/blog/tidak-ada-dua", { headers: headers(), bindings: { DB: database } });
  expect([again.status, readSource(again), count.roundTrips]).toEqual([404, "isolate", 1]);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["unknown", "unknown"],
  ["bukan:alamat", "bukan:alamat"],
  ["1::2::3", "1::2::3"],
])("%s is counted as %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

const group = fc.integer({ min: 0, max: 0xffff });

test("addresses of one /48 are one network however they are written, and those of two are two", () => {
  const prefix = fc.tuple(group, group, group);
  const suffix = fc.tuple(group, group, group, group, group);
  const write = (groups: number[], pad: number) =>
    groups.map((value) => value.toString(16).padStart(pad, "0")).join(":");
  fc.assert(
    fc.property(prefix, suffix, suffix, (network, one, other) => {
      const first = toNetwork(write([...network, ...one], 4));
      expect(toNetwork(write([...network, ...other], 1).toUpperCase())).toBe(first);
      expect(toNetwork(write([(network[0] ^ 1) & 0xffff, ...network.slice(1), ...one], 1))).not.toBe(first);
      expect(toNetwork(`${write(network, 1)}::`)).toBe(first);
    }),
  );
});

test("a network has its share of each kind once a day, and takes nothing of another one", () => {
  const morning = new Date("2026-11-27T01:00:00Z");
  const take = (network: string, kind = "whatsapp", now = morning) => takeDayShare(kind, network, 2, now);
  expect([take("a"), take("a"), take("a")]).toEqual([true, true, false]);
  expect([take("b"), take("a", "not-found")]).toEqual([true, true]);
  expect(take("a", "whatsapp", new Date("2026-11-28T01:00:00Z"))).toBe(true);
});

test("many networks of one kind leave the shares of another kind as they are", () => {
  const night = new Date("2026-11-29T01:00:00Z");
  for (let network = 0; network < 20_001; network += 1) takeDayShare("whatsapp", `${network}`, 1, night);
  const take = () => takeDayShare("writer", "4", 1, night);
  expect([take(), take()]).toEqual([true, false]);
});
