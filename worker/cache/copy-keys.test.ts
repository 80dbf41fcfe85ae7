import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { hostileParts, sampleOf } from "../../tests/support/hostile-paths";
import { createPost, send } from "../../tests/support/worker";
import { createContentGenerationStore } from "./content-generation.store";
import { findEdgeCopy } from "./edge-copies";
import { momentOf } from "./generation-memory";
import { isolateCopies, questionCopies } from "./isolate-copies";

afterEach(() => {
  vi.restoreAllMocks();
});

let networks = 0;

/** From a network of its own, so that no limit stands in the way. */
function ask(path: string, init: Parameters<typeof send>[1] = {}): Promise<Response> {
  networks += 1;
  const address = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
  return send(path, { ...init, headers: { "CF-Connecting-IP": address } });
}

/** The keys under which the location's cache was given something. */
function watchEdge(): () => Set<string> {
  const put = vi.spyOn(caches.default, "put");
  return () => new Set(put.mock.calls.map(([request]) => keyIn(new URL((request as Request).url).pathname)));
}

const keyIn = (pathname: string) => decodeURIComponent(pathname.slice("/.copies/".length));

/** What stands behind the generation and the version. */
function keyOf(address: string): string {
  return address.slice(address.indexOf("/") + 1 + env.VERSION.id.length);
}

/** What is trusted without asking ends after a few seconds, whatever the test is doing then. */
const generationNow = () => createContentGenerationStore(env.KV, env.DB).current();

async function keysOfIsolate() {
  const { id } = await generationNow();
  return isolateCopies
    .keys()
    .filter((address) => address.startsWith(id))
    .map(keyOf);
}

/** Every address that has a copy of its own, and the key of that copy. */
function owned(slug: string, id: number): Map<string, string> {
  const list = "/api/blog?offset=0&pageSize=100&sort=newest";
  return new Map([
    ["/blog", "/blog"],
    ["/blog?category=SEO", "/blog?category=SEO"],
    [`/blog/${slug}`, `/blog/${slug}`],
    [`/blog/${slug}.md`, `/blog/${slug}.md`],
    ["/blog/tidak-ada", "missing-article"],
    ["/blog/tidak-ada.md", "missing-file"],
    ["/search", "/search"],
    ["/tidak-ada", "/404"],
    ["/sitemap.xml", "/sitemap.xml"],
    ["/rss.xml", "/rss.xml"],
    ["/feed.json", "/feed.json"],
    ["/llms.txt", "/llms.txt"],
    ["/api/blog?pageSize=9", "/api/blog?page=1&pageSize=9&sort=newest"],
    ["/api/blog/categories", "/api/blog/categories"],
    ["/api/blog/search", "/api/blog/search?q="],
    [`/api/blog/slug/${slug}`, `/api/blog/slug/${slug}`],
    [`/api/blog/${id}`, `/api/blog/${id}`],
    ["/api/blog", list],
  ]);
}

async function edgeCopies(key: string) {
  const generation = await generationNow();
  const moment = momentOf(generation, Date.now());
  const found = await Promise.all([
    findEdgeCopy(key, { moment, number: generation.number, versionId: env.VERSION.id }),
    findEdgeCopy(key, null),
  ]);
  return found.map(({ copy }) => copy && [copy.status, new TextDecoder().decode(copy.body)]);
}

test("no address, however it is written, comes to the copy of another one, and none breaks the Worker", async () => {
  const { slug, id } = await createPost({ category: "SEO" });
  const addresses = owned(slug, id);
  const edge = watchEdge();
  const before = new Map<string, [number, string]>();
  for (const [path, key] of addresses) {
    const response = await ask(path);
    before.set(key, [response.status, await response.text()]);
  }
  const mayHold = new Set(addresses.values());
  const isOwned = (key: string) => mayHold.has(key);
  expect([...edge()].sort()).toEqual([...mayHold].sort());

  const parts = [
    ...hostileParts(["blog", `${slug}.md`]),
    ...hostileParts(["blog", slug]),
    ...hostileParts(["api", "blog", "slug", slug]),
    ...hostileParts(["rss.xml"]),
  ];
  const prefixes = [
    "/blog/",
    "/api/blog/slug/",
    "/api/blog/",
    "/",
    "/sitemap-",
    "/blog?category=",
    "/blog?page=",
  ];
  const queries = [
    "/search?q=",
    "/api/blog/search?q=",
    "/api/blog?category=",
    "/api/blog?page=",
    "/api/blog?sort=",
  ];
  const tried = [...prefixes, ...queries].flatMap((prefix, index) =>
    sampleOf(parts.slice(index), 150).map((part) => prefix + part),
  );
  const failed: string[] = [];
  for (const path of tried) {
    const response = await ask(path);
    if (response.status >= 500 || response.status === 429) failed.push(`${response.status} ${path}`);
    await response.body?.cancel();
  }
  expect(failed).toEqual([]);
  expect(tried.length).toBeGreaterThan(1500);

  expect([...edge()].filter((key) => !isOwned(key))).toEqual([]);
  expect((await keysOfIsolate()).filter((key) => !isOwned(key))).toEqual([]);
  for (const [key, answer] of before) {
    const copies = await edgeCopies(key);
    expect([key, ...copies]).toEqual([key, answer, answer]);
  }
  for (const [path, key] of addresses) {
    const response = await ask(path);
    expect([path, response.status, await response.text()]).toEqual([path, ...(before.get(key) ?? [])]);
  }
});

test("an address that was made to climb out of its folder is no longer the copy of another", async () => {
  const { slug } = await createPost();
  expect((await ask(`/blog/..%5Cblog%5C${slug}.md`)).status).toBe(404);
  expect((await findEdgeCopy(`/blog/${slug}.md`, null)).copy).toBeNull();
  expect((await ask(`/blog/${slug}.md`)).status).toBe(200);
  expect((await ask("/blog/a%252Fb")).status).toBe(404);
});

const invented = [
  ...[
    "utm_source",
    "fbclid",
    "gclid",
    "ref",
    "v",
    "_",
    "cb",
    "lang",
    "format",
    "limit",
    "offset",
    "q2",
    "Page",
  ],
  ...["fields[]", "__proto__"],
];

test("no parameter that somebody invents makes a copy", async () => {
  const { slug, id } = await createPost({ category: "SEO" });
  const paths = [...owned(slug, id).keys()];
  for (const path of paths) await ask(path);
  const edge = watchEdge();
  const before = await keysOfIsolate();
  const questions = questionCopies.keys().length;
  for (const path of paths) {
    for (const name of invented) {
      const response = await ask(`${path}${path.includes("?") ? "&" : "?"}${name}=${crypto.randomUUID()}`);
      expect([path, name, response.status]).not.toEqual([path, name, 500]);
      await response.body?.cancel();
    }
  }
  expect(edge()).toEqual(new Set());
  expect((await keysOfIsolate()).sort()).toEqual(before.sort());
  expect(questionCopies.keys()).toHaveLength(questions);
});

const outOfRange: [path: string, values: string[]][] = [
  [
    "/blog?page=",
    ["0", "-1", "2", "99", "999999", "9999999999", "1e1", "01", "1.5", "satu", "\u0661", "", "%00"],
  ],
  ["/blog?category=", ["Tidak-ada", "seo", "SEO%20", "%00", "x".repeat(2000), "SEO%2C", "..%2F"]],
  ["/api/blog?page=", ["0", "-1", "2", "99", "999999999", "9999999999", "1e1", "01", "satu", ""]],
  ["/api/blog?pageSize=", ["0", "-1", "101", "1000", "1e1", "banyak", ""]],
  ["/api/blog?category=", ["tidak-ada", "seo", "SEO%20", "%00", "x".repeat(100), "x".repeat(101)]],
  ["/api/blog?sort=", ["acak", "NEWEST", "", "newest%00"]],
  ["/api/blog?fields=", ["semua", "", "SUMMARY"]],
  ["/api/blog?page=1&page=", ["1", "2", "x"]],
  ["/sitemap-", ["2.xml", "99.xml", "9999.xml", "0.xml", "01.xml", "10000.xml", "x.xml"]],
  ["/api/blog/", ["0", "-1", "999999", "01", "1.0", "abc", "9".repeat(15), "9".repeat(40)]],
];

test("no value out of the range of its parameter makes a copy", async () => {
  const { slug, id } = await createPost({ category: "SEO" });
  for (const path of owned(slug, id).keys()) await ask(path);
  // One copy for all maps that there are not.
  await ask("/sitemap-9.xml");
  const edge = watchEdge();
  const before = await keysOfIsolate();
  const questions = questionCopies.keys().length;
  for (const [path, values] of outOfRange) {
    for (const value of values) {
      const response = await ask(path + value);
      expect([path, value, response.status]).not.toEqual([path, value, 500]);
      await response.body?.cancel();
    }
  }
  expect([...edge()]).toEqual([]);
  expect((await keysOfIsolate()).sort()).toEqual(before.sort());
  expect(questionCopies.keys()).toHaveLength(questions);
});

test("questions without end take the room of no other copy, and never more than their own", async () => {
  const { slug } = await createPost({ title: "Kata kunci yang dicari" });
  await ask(`/blog/${slug}`);
  const edge = watchEdge();
  for (let number = 0; number < 150; number += 1) {
    await (await ask(`/api/blog/search?q=kata+${"panjang".repeat(20)}${number}`)).body?.cancel();
    await (await ask(`/api/blog?title=kata${number}`)).body?.cancel();
  }
  expect(edge()).toEqual(new Set());
  expect(await keysOfIsolate()).toContain(`/blog/${slug}`);
  expect((await keysOfIsolate()).filter((key) => key.includes("search?q=kata"))).toEqual([]);
});
