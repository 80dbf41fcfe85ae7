import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPost, db, send } from "../tests/support/worker";
import { isolateMemory } from "./cache/content-version";
import { formerSlugs } from "./db/schema/blog";

/** A word that stands in every part of the hidden post and nowhere else. */
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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function store(state: { status: "draft" | "review" | "published" | "trash"; publishedAt: Date }) {
  // An open neighbour of the same category, so that lists, feeds and related articles have something to show.
  await createPost({ title: "Artikel terbuka", slug: "terbuka", category, publishedAt: past });
  const post = await createPost({ ...hidden, category, ...state, image: "/images/blog/default.svg" });
  await db.insert(formerSlugs).values({ slug: formerSlug, postId: post.id }).onConflictDoNothing();
  return post;
}

/** Parts of the post; its word alone is also said again by a search for it. */
const parts = new RegExp(`(Judul|Ringkasan|Isi) (<[^>]+>)?${secret}|judul-${secret}`, "i");

/** What an address answers, and whether a part of the post stands in it. */
async function ask(path: string, id: number, bindings: Partial<Env> = {}) {
  const response = await send(path.replace("{id}", String(id)), { bindings });
  const text = (await response.text()) + (response.headers.get("Location") ?? "");
  return { status: response.status, shows: parts.test(text) };
}

test("isolates with different clocks share only copies of the same moment", async () => {
  const { id } = await store(states["a scheduled post before its time"]);
  expect((await ask("/blog", id)).shows).toBe(false);
  vi.setSystemTime(due.getTime());
  // As an isolate that asks for the first time, when the moment has passed.
  isolateMemory.version = null;
  expect((await ask("/blog", id)).shows).toBe(true);
  // As one whose clock is behind: what it reads is what it was.
  vi.setSystemTime(due.getTime() - 1);
  expect((await ask("/blog", id)).shows).toBe(false);
});
