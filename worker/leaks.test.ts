import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createPost, db, send } from "../tests/support/worker";
import { listTitlesToTell } from "./blog/for-generation/existing-posts.service";
import { isolateMemory } from "./cache/content-version";
import { blogPosts, formerSlugs } from "./db/schema/blog";
import { createDeps } from "./deps";

/** A word that occurs only in the hidden post, in each of its parts. */
const secret = "Zamrudkhatulistiwa";
const category = "Kategori Langka";
const hidden = {
  title: `Judul ${secret}`,
  slug: `judul-${secret.toLowerCase()}`,
  summary: `Ringkasan ${secret} yang cukup panjang untuk diuji.`,
  content: `<p>Isi ${secret} yang cukup panjang untuk diuji di halaman artikel.</p>`,
  contentText: `Isi ${secret} yang cukup panjang untuk diuji di halaman artikel.`,
};
const formerSlug = `dulu-${secret.toLowerCase()}`;

const now = Date.parse("2026-11-22T02:00:00Z");
const hour = 3_600_000;
const past = new Date(now - 24 * hour);
const due = new Date(now + hour);

const states = {
  "a draft": { status: "draft", publishedAt: past },
  "a post in review": { status: "review", publishedAt: past },
  "a scheduled post before its time": { status: "published", publishedAt: due },
  "a post in the trash": { status: "trash", publishedAt: past },
} as const;

/** All public paths; `{id}` is the post's. */
const surfaces = [
  "/blog",
  `/blog?category=${encodeURIComponent(category)}`,
  `/blog/${hidden.slug}`,
  `/blog/${formerSlug}`,
  `/blog/${hidden.slug}.md`,
  "/blog/tidak-ada-sama-sekali",
  "/blog/terbuka",
  `/search?q=${secret}`,
  "/search?q=tidakadasamasekali",
  "/search",
  "/sitemap.xml",
  "/rss.xml",
  "/feed.json",
  "/llms.txt",
  "/api/blog",
  "/api/blog?fields=summary",
  `/api/blog?title=${secret}`,
  `/api/blog?category=${encodeURIComponent(category)}`,
  "/api/blog/categories",
  `/api/blog/search?q=${secret}`,
  `/api/blog/slug/${hidden.slug}`,
  `/api/blog/slug/${formerSlug}`,
  "/api/blog/{id}",
];

/** Paths on which a public post does not appear. */
const silent = new Set([
  "/blog/tidak-ada-sama-sekali",
  "/search?q=tidakadasamasekali",
  "/search",
  "/llms.txt",
  "/api/blog/categories",
]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

async function store(state: { status: "draft" | "review" | "published" | "trash"; publishedAt: Date }) {
  // A public post of the same category, so that lists, feeds and related articles are not empty.
  await createPost({ title: "Artikel terbuka", slug: "terbuka", category, publishedAt: past });
  const post = await createPost({ ...hidden, category, ...state, image: "/images/blog/default.svg" });
  await db.insert(formerSlugs).values({ slug: formerSlug, postId: post.id }).onConflictDoNothing();
  return post;
}

/** Parts of the post; the word alone also appears in the heading of a search for it. */
const parts = new RegExp(`(Judul|Ringkasan|Isi) (<[^>]+>)?${secret}|judul-${secret}`, "i");

/** The response of a path, and whether it contains a part of the post. */
async function ask(path: string, id: number, bindings: Partial<Env> = {}) {
  const response = await send(path.replace("{id}", String(id)), { bindings });
  const text = (await response.text()) + (response.headers.get("Location") ?? "");
  return { status: response.status, shows: parts.test(text) };
}

async function findLeaks(id: number, bindings: Partial<Env> = {}): Promise<string[]> {
  const leaks: string[] = [];
  for (const path of surfaces) {
    const { shows } = await ask(path, id, bindings);
    if (shows) leaks.push(path);
  }
  return leaks;
}

const away = new Proxy({} as never, {
  get: () => () => {
    throw new Error("away");
  },
});

describe.each(Object.entries(states))("%s", (_name, state) => {
  test("is on no public path, from the database and from the cache", async () => {
    const { id } = await store(state);
    expect(await findLeaks(id)).toEqual([]);
    expect(await findLeaks(id)).toEqual([]);
    expect((await ask(`/blog/${hidden.slug}`, id)).status).toBe(404);
    expect((await ask(`/api/blog/slug/${hidden.slug}`, id)).status).toBe(404);
    expect((await ask("/api/blog/{id}", id)).status).toBe(404);
  });

  test("is on no public path while KV or D1 fails", async () => {
    const { id } = await store(state);
    expect(await findLeaks(id, { KV: away })).toEqual([]);
    expect(await findLeaks(id)).toEqual([]);
    expect(await findLeaks(id, { DB: away })).toEqual([]);
    expect(await findLeaks(id, { DB: away, KV: away })).toEqual([]);
  });

  test("is counted in no category and offered to no writer", async () => {
    await store(state);
    const categories = await (await send("/api/blog/categories")).json();
    expect(categories).toEqual([{ category, count: 1 }]);
    expect(await listTitlesToTell(createDeps(env), 50)).toEqual(["Artikel terbuka"]);
    expect((await send("/api/blog?fields=summary")).headers.get("X-Total-Count")).toBe("1");
  });
});

test("control: a published post is found on every path that shows posts", async () => {
  const { id } = await store({ status: "published", publishedAt: past });
  const shown = await findLeaks(id);
  const redirects = new Set([`/blog/${formerSlug}`, `/api/blog/slug/${formerSlug}`]);
  expect(
    surfaces.filter((path) => !shown.includes(path) && !silent.has(path) && !redirects.has(path)),
  ).toEqual([]);
});

test("a scheduled post appears at its time, with a warm cache and without a job", async () => {
  const { id } = await store(states["a scheduled post before its time"]);
  expect(await findLeaks(id)).toEqual([]);
  vi.setSystemTime(due.getTime() - 1);
  expect(await findLeaks(id)).toEqual([]);
  vi.setSystemTime(due.getTime());
  const shown = await findLeaks(id);
  expect(shown).toContain("/blog");
  expect(shown).toContain(`/blog/${hidden.slug}`);
  expect(shown).toContain("/rss.xml");
  expect(shown).toContain(`/search?q=${secret}`);
  expect((await ask("/sitemap.xml", id)).status).toBe(200);
});

test("an unpublished post is gone from every path", async () => {
  const { id } = await store({ status: "published", publishedAt: past });
  expect(await findLeaks(id)).not.toEqual([]);
  await db.update(blogPosts).set({ status: "draft" }).where(eq(blogPosts.id, id));
  await createDeps(env).contentVersion.bump();
  expect(await findLeaks(id)).toEqual([]);
});

test("isolates with different clocks share only cache entries of the same due moment", async () => {
  const { id } = await store(states["a scheduled post before its time"]);
  expect((await ask("/blog", id)).shows).toBe(false);
  vi.setSystemTime(due.getTime());
  // Simulates a new isolate after the moment.
  isolateMemory.version = null;
  expect((await ask("/blog", id)).shows).toBe(true);
  // Simulates an isolate whose clock is behind; it still gets the old entry.
  vi.setSystemTime(due.getTime() - 1);
  expect((await ask("/blog", id)).shows).toBe(false);
});
