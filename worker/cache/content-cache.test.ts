import { env, exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { failing, readSource } from "../../tests/support/copies";
import { countedDatabase } from "../../tests/support/counted-database";
import { createdBy, postValues } from "../../tests/support/posts";
import { createPost, db, send, signIn } from "../../tests/support/worker";
import { blogPosts } from "../db/schema/blog";
import { contentVersionKey } from "./content-version";

const unique = () => `artikel-${crypto.randomUUID()}`;

/** All public paths whose content depends on posts. */
function publicPaths(slug: string, id: number): string[] {
  return [
    "/blog",
    "/blog?category=SEO",
    `/blog/${slug}`,
    `/blog/${slug}.md`,
    "/blog/tidak-ada",
    "/tidak-ada",
    "/api/blog",
    "/api/blog?fields=summary&page=1&pageSize=9",
    "/api/blog/categories",
    `/api/blog/slug/${slug}`,
    `/api/blog/${id}`,
  ];
}

test("a public read costs one round trip to the database, and none from the cache; each miss looks up a redirect", async () => {
  const { slug, id } = await createPost();
  for (const path of publicPaths(slug, id)) {
    const asking = path.endsWith("/tidak-ada") ? 1 : 0;
    const { database, count } = countedDatabase(env.DB);
    const made = await send(path, { bindings: { DB: database } });
    expect([path, readSource(made), count.roundTrips]).toEqual([path, "made", 1 + asking]);
    const copy = await send(path, { bindings: { DB: database } });
    expect([path, readSource(copy), count.roundTrips]).toEqual([path, "isolate", 1 + 2 * asking]);
    expect(await copy.text()).toBe(await made.text());
    expect(copy.headers.get("Cache-Control")).toBe(made.headers.get("Cache-Control"));
    expect(copy.headers.get("Content-Type")).toBe(made.headers.get("Content-Type"));
  }
});

test("unknown query parameters do not change what a visitor reads", async () => {
  const { slug } = await createPost();
  const { database, count } = countedDatabase(env.DB);
  for (const path of [
    "/blog",
    "/blog?utm_source=x",
    "/blog?page=0",
    `/blog/${slug}`,
    `/blog/${slug}?fbclid=1`,
  ]) {
    await send(path, { bindings: { DB: database } });
  }
  // One cached page for all of them, and a redirect lookup for each.
  for (const path of ["/satu", "/dua/tiga", "/wp-login.php"])
    await send(path, { bindings: { DB: database } });
  expect(count.roundTrips).toBe(3 + 3);
});

test("a deployed version does not serve the pages of another one", async () => {
  await createPost();
  await send("/blog");
  const VERSION = { ...env.VERSION, id: crypto.randomUUID() };
  expect(readSource(await send("/blog", { bindings: { VERSION } }))).toBe("made");
});

test("changes that visitors cannot see invalidate no page: a draft, a review, a pending change, the trash", async () => {
  const { call } = await signIn();
  const open = await createPost();
  const paths = ["/blog", `/blog/${open.slug}`];
  for (const path of paths) await send(path);
  const put = vi.spyOn(env.KV, "put");
  let draft = await createdBy(call, { status: "draft" });
  const saved = await call(
    `/api/blog/${draft.id}`,
    "PUT",
    postValues({ slug: draft.slug, title: "Draf kedua" }),
  );
  draft = await saved.json();
  for (const action of ["submit", "return", "trash"]) {
    const json = { version: draft.updatedAt, ...(action === "return" && { note: "Lengkapi dulu." }) };
    const moved = await call(`/api/blog/${draft.id}/${action}`, "POST", json);
    expect([action, moved.status]).toEqual([action, 200]);
    draft = await moved.json();
  }
  expect((await call(`/api/blog/${draft.id}`, "DELETE")).status).toBe(204);
  const change = { ...postValues({ title: "Usulan judul" }), baseVersion: open.updatedAt.toISOString() };
  expect((await call(`/api/blog/${open.id}/pending`, "PUT", change)).status).toBeLessThan(300);
  for (const path of paths) expect([path, readSource(await send(path))]).toEqual([path, "isolate"]);
  expect(put.mock.calls.filter(([key]) => key === contentVersionKey)).toEqual([]);
});

test("every write that visitors can see is visible at once at its own location", async () => {
  const { call } = await signIn();
  await send("/blog");
  const post = await createdBy(call, { title: "Judul pertama" });
  expect(await (await send("/blog")).text()).toContain("Judul pertama");
  await send(`/blog/${post.slug}`);

  const changed = await call(
    `/api/blog/${post.id}`,
    "PUT",
    postValues({ title: "Judul kedua", slug: post.slug }),
  );
  expect(changed.status).toBe(200);
  for (const path of ["/blog", `/blog/${post.slug}`, `/api/blog/slug/${post.slug}`, "/tidak-ada"]) {
    expect(await (await send(path)).text()).toContain("Judul kedua");
  }

  await db.update(blogPosts).set({ content: "## Judul lama\n\nIsi." });
  expect((await call("/api/blog/update-formats", "POST")).status).toBe(200);
  expect(await (await send(`/blog/${post.slug}`)).text()).toContain("<h2>Judul lama</h2>");

  expect((await call(`/api/blog/${post.id}`, "DELETE")).status).toBe(204);
  expect((await send(`/blog/${post.slug}`)).status).toBe(404);
  expect(await (await send("/blog")).text()).not.toContain("Judul kedua");
});

test("a refused write keeps the cache entries", async () => {
  const { call } = await signIn();
  const post = await createdBy(call);
  await send("/blog");
  expect((await call("/api/blog", "POST", postValues({ slug: post.slug }))).status).toBe(409);
  expect((await call("/api/blog/999", "DELETE")).status).toBe(404);
  expect(readSource(await send("/blog"))).toBe("isolate");
});

test("another location sees a write within a minute", async () => {
  // The entry is made a minute ahead and stays the newest of its path, so no other test may use the path.
  const slug = unique();
  await createPost({ slug });
  await send(`/blog/${slug}`);
  // Simulates a write at another location, which this isolate does not know.
  await env.KV.put(contentVersionKey, JSON.stringify({ number: Date.now() + 1000 }));
  expect(readSource(await send(`/blog/${slug}`))).toBe("isolate");
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
  expect(readSource(await send(`/blog/${slug}`))).toBe("made");
});

test("a signed-in reader gets the page from the database, and no cache stores it", async () => {
  const { cookie } = await signIn();
  const post = await createPost({ title: "Judul lama" });
  const path = `/blog/${post.slug}`;
  await send(path);
  await db.update(blogPosts).set({ title: "Judul baru" });
  for (const read of [path, "/blog", `/api/blog/${post.id}`, "/api/blog"]) {
    const response = await send(read, { headers: { Cookie: cookie } });
    expect([read, response.headers.get("Cache-Control")]).toEqual([read, "no-store"]);
    expect(await response.text()).toContain("Judul baru");
  }
  expect(await (await send(path)).text()).toContain("Judul lama");
});

test("a request with an invented session is served from the cache", async () => {
  await createPost();
  await send("/blog");
  const response = await send("/blog", { headers: { Cookie: `session=${"a".repeat(43)}` } });
  expect(readSource(response)).toBe("isolate");
});

test("concurrent requests share one database read", async () => {
  const { slug } = await createPost();
  const reading = vi.spyOn(env.DB, "withSession");
  const self = (exports as unknown as { default: Fetcher }).default;
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => self.fetch(`http://localhost/blog/${slug}`)),
  );
  const bodies = await Promise.all(responses.map((response) => response.text()));
  expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(200));
  expect(new Set(bodies).size).toBe(1);
  expect(responses.filter((response) => readSource(response) === "made")).toHaveLength(1);
  expect(reading.mock.calls.length).toBeLessThanOrEqual(1);
});

test("a failing database answers with the last good entry and a log line", async () => {
  const slug = unique();
  await createPost({ slug, title: "Selamat" });
  const paths = [`/blog/${slug}`, "/blog", "/tidak-ada", `/api/blog/slug/${slug}`];
  for (const path of paths) await send(path);
  await createPost();
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const path of paths) {
    const response = await send(path, { bindings: failing("DB") });
    expect([path, response.status, readSource(response)]).toEqual([
      path,
      path === "/tidak-ada" ? 404 : 200,
      "stale",
    ]);
    expect(await response.text()).toContain("Selamat");
    expect(response.headers.get("Content-Type")).toMatch(path.startsWith("/api") ? /json/ : /html/);
  }
  expect(errors.mock.calls.filter(([line]) => String(line).includes("last_good_copy_served"))).toHaveLength(
    paths.length,
  );
});

test("a failing database without an entry is an error, and the next request reads again", async () => {
  const { slug } = await createPost();
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await send(`/blog/${slug}`, { bindings: failing("DB") })).status).toBe(500);
  expect((await send(`/blog/${slug}`)).status).toBe(200);
});

test("if KV fails, the known version stays in use", async () => {
  await createPost();
  await send("/blog");
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
  const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
  const response = await send("/blog", { bindings: failing("KV") });
  expect([response.status, readSource(response)]).toEqual([200, "isolate"]);
  expect(warnings.mock.calls.flat().join()).toContain("content_version_unread");
});

test.each(["/blog", "/api/blog"])("%s answers 304 from its cache entry", async (path) => {
  await createPost();
  const etag = (await send(path)).headers.get("ETag") ?? "";
  for (const tag of [etag, `W/${etag}`, `"lain", ${etag}`]) {
    const response = await send(path, { headers: { "If-None-Match": tag } });
    expect(response.status).toBe(304);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(await response.text()).toBe("");
  }
  await createPost();
  expect((await send(path, { headers: { "If-None-Match": etag } })).status).toBe(200);
});
