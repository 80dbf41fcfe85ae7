import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { createPost, db, send } from "../../../tests/support/worker";
import { blogPosts } from "../../db/schema/blog";
import { createDeps, type Deps } from "../../deps";
import { handleSchedule } from "../../schedule";
import { createConfiguredIndexNow, createIndexNow } from "./index-now";
import { tellSearchEngines } from "./index-now.service";

const indexNowKey = "kunci-uji-2026";

/** What a search engine was sent. */
interface Told {
  url: string;
  init: RequestInit;
  body: { host: string; key: string; keyLocation: string; urlList: string[] };
}

/** A search engine whose answer the test makes, and the dependencies of a site that tells it. */
function searchEngine(answer: () => Response | Promise<Response> = () => new Response()) {
  const calls: Told[] = [];
  const fetcher = (async (url: string, init: RequestInit) => {
    calls.push({ url, init, body: JSON.parse(String(init.body)) });
    return answer();
  }) as unknown as typeof fetch;
  const indexNow = createIndexNow(indexNowKey, fetcher);
  const depsAt = (now = new Date()): Deps => ({ ...createDeps(env), ...{ indexNow, clock: () => now } });
  /** Runs the clock, and answers the paths that were told. */
  async function tell(now = new Date()): Promise<string[]> {
    const before = calls.length;
    await tellSearchEngines(depsAt(now));
    return calls.slice(before).flatMap(({ body }) => body.urlList.map((url) => new URL(url).pathname));
  }
  return { calls, depsAt, tell };
}

const logged = vi.fn();

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(logged.mockClear());
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

const waiting = async () =>
  (await db.all<{ slug: string }>(sql`SELECT slug FROM index_now_changes ORDER BY slug`)).map(
    ({ slug }) => slug,
  );

test("what has changed is told in one call, with the key and the address of its file, and then forgotten", async () => {
  const { calls, tell } = searchEngine();
  for (const slug of ["satu", "dua"]) await createPost({ slug });
  expect((await tell()).sort()).toEqual(["/blog/dua", "/blog/satu"]);
  const [call] = calls;
  expect(call?.url).toBe("https://api.indexnow.org/indexnow");
  expect(call?.init).toMatchObject({ method: "POST", redirect: "manual" });
  expect(call?.init.signal).toBeInstanceOf(AbortSignal);
  expect(call?.body).toMatchObject({
    host: "arunikaweb.example",
    key: indexNowKey,
    keyLocation: `https://arunikaweb.example/${indexNowKey}.txt`,
    urlList: expect.arrayContaining(["https://arunikaweb.example/blog/satu"]),
  });
  expect([await waiting(), await tell(), calls.length]).toEqual([[], [], 1]);
});

test("a site without a key tells nobody, forgets what is due and has no file", async () => {
  await createPost({ slug: "satu" });
  await createPost({ slug: "nanti", publishedAt: new Date(Date.now() + 3_600_000) });
  const deps = createDeps(env);
  expect([deps.indexNow, await tellSearchEngines(deps), await waiting()]).toEqual([null, 1, ["nanti"]]);
  expect((await send(`/${indexNowKey}.txt`)).status).toBe(404);
});

test("the clock runs it", async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  await createPost({ slug: "satu" });
  await handleSchedule({} as ScheduledController, env);
  expect(await waiting()).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});

test("the key's file holds the key, and no other name leads to it", async () => {
  const bindings = { INDEXNOW_KEY: indexNowKey };
  const response = await send(`/${indexNowKey}.txt`, { bindings });
  expect([response.status, await response.text()]).toEqual([200, indexNowKey]);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
  for (const path of [
    "/kunci-uji-2027.txt",
    `/${indexNowKey.toUpperCase()}.txt`,
    `/blog/${indexNowKey}.txt`,
  ]) {
    expect([path, (await send(path, { bindings })).status]).toEqual([path, 404]);
  }
});

test.each(["pendek7", "dengan spasi", "kunci/../rahasia"])(
  "the key '%s' is none that an engine would take, and counts as none",
  async (key) => {
    expect(createConfiguredIndexNow(key)).toBeNull();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining("index_now_misconfigured"));
  },
);

test("what is scheduled is told once its time has come, and never before", async () => {
  const { tell } = searchEngine();
  const publishedAt = new Date(Date.now() + 3_600_000);
  const { id } = await createPost({ slug: "nanti", publishedAt });
  expect(await tell()).toEqual([]);
  await db.update(blogPosts).set({ title: "Judul lain", updatedAt: new Date() }).where(eq(blogPosts.id, id));
  expect(await tell(new Date(publishedAt.getTime() - 1))).toEqual([]);
  expect(await tell(publishedAt)).toEqual(["/blog/nanti"]);
  expect(await tell(publishedAt)).toEqual([]);
});

const leavings = {
  "withdrawn to a draft": (id: number) =>
    db.update(blogPosts).set({ status: "draft", updatedAt: new Date() }).where(eq(blogPosts.id, id)),
  "put into the trash": (id: number) =>
    db
      .update(blogPosts)
      .set({ status: "trash", slug: `trash/${id}`, updatedAt: new Date() })
      .where(eq(blogPosts.id, id)),
  deleted: (id: number) => db.delete(blogPosts).where(eq(blogPosts.id, id)),
  "given another address": (id: number) =>
    db.update(blogPosts).set({ slug: "lain", updatedAt: new Date() }).where(eq(blogPosts.id, id)),
};

test.each(Object.entries(leavings))(
  "a public post that is %s is told at the address it had",
  async (_what, leave) => {
    const { tell } = searchEngine();
    const { id } = await createPost({ slug: "terbit", publishedAt: new Date(Date.now() - 60_000) });
    await tell();
    await leave(id);
    expect(await tell(new Date(Date.now() + 1000))).toContain("/blog/terbit");
  },
);

test.each(Object.entries(leavings))(
  "a scheduled post that is %s is never told at the address it had",
  async (_what, leave) => {
    const { tell } = searchEngine();
    const publishedAt = new Date(Date.now() + 3_600_000);
    const { id } = await createPost({ slug: "rahasia", publishedAt });
    await leave(id);
    for (const at of [new Date(), publishedAt, new Date(publishedAt.getTime() + 86_400_000)]) {
      expect(await tell(at)).not.toContain("/blog/rahasia");
    }
  },
);

test("drafts are told to nobody", async () => {
  await createPost({ slug: "draf", status: "draft" });
  await createPost({ slug: "tinjauan", status: "review" });
  expect(await waiting()).toEqual([]);
});

test("what changes again while it is told is told again", async () => {
  const { id } = await createPost({ slug: "satu" });
  const { tell, calls } = searchEngine(async () => {
    if (calls.length === 1) {
      const updatedAt = new Date(Date.now() + 5);
      await db.update(blogPosts).set({ title: "Baru", updatedAt }).where(eq(blogPosts.id, id));
    }
    return new Response(null, { status: 202 });
  });
  expect(await tell()).toEqual(["/blog/satu"]);
  expect(await waiting()).toEqual(["satu"]);
  expect(await tell(new Date(Date.now() + 1000))).toEqual(["/blog/satu"]);
  expect(await waiting()).toEqual([]);
});

test.each([
  [429, () => new Response("nanti", { status: 429 })],
  [503, () => new Response("nanti", { status: 503 })],
  ["nothing", () => Promise.reject(new Error("no route to host"))],
])("after an answer of %s the addresses stay for the next run of the clock", async (_status, answer) => {
  const { depsAt } = searchEngine(answer);
  await createPost({ slug: "satu" });
  expect([await tellSearchEngines(depsAt()), await waiting()]).toEqual([0, ["satu"]]);
});

test.each([400, 403])("an answer of %i is logged, and what it was about is dropped", async (status) => {
  const { depsAt } = searchEngine(() => new Response("tidak", { status, headers: { Location: "/" } }));
  await createPost({ slug: "satu" });
  expect([await tellSearchEngines(depsAt()), await waiting()]).toEqual([1, []]);
  expect(logged).toHaveBeenCalledWith(
    JSON.stringify({ level: "error", event: "index_now_refused", status, addresses: 1 }),
  );
});

test("more than a thousand addresses go in several calls", async () => {
  await db.run(sql`WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 1001)
    INSERT INTO index_now_changes (slug, changed_at, due_at) SELECT 'lama-' || n, n, n FROM number`);
  const { calls, depsAt } = searchEngine();
  expect([await tellSearchEngines(depsAt()), await tellSearchEngines(depsAt())]).toEqual([1000, 1]);
  expect(calls.map(({ body }) => body.urlList.length)).toEqual([1000, 1]);
  expect(await waiting()).toEqual([]);
});
