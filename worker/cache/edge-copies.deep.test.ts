import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { startIsolate } from "../../tests/support/cold-isolate";
import { failing, sourceOf } from "../../tests/support/copies";
import { interceptedDatabase } from "../../tests/support/intercepted-database";
import { createPost, db } from "../../tests/support/worker";
import { blogPosts } from "../db/schema/blog";
import { createContentGenerationStore } from "./content-generation.store";
import { createGenerationMemory } from "./generation-memory";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Publishes the state of the posts, as whoever has written them does. */
const moveOn = () =>
  createContentGenerationStore(env.KV, env.DB, { memory: createGenerationMemory() }).moveOn();

async function writeTitle(title: string): Promise<void> {
  await db.update(blogPosts).set({ title });
  await moveOn();
}

/** A database that has read what it was asked when `reached` is settled, and answers when it is let go, a second later. */
function slowDatabase() {
  const reached = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const database = interceptedDatabase(env.DB, async (_, work) => {
    const answer = await work();
    reached.resolve();
    await held.promise;
    return answer;
  });
  const letGo = () => {
    vi.useFakeTimers({ now: Date.now() + 1000, toFake: ["Date"] });
    held.resolve();
  };
  return { database, reached: reached.promise, letGo };
}

/** An isolate that has made such a page already: what renders it is loaded and is not that of a later isolate. */
async function startIsolateAfter(path: string) {
  const send = await startIsolate();
  expect(sourceOf(await send(path))).toBe("made");
  return send;
}

/** The text of the copy that is answered when nothing else can be. */
async function lastResort(path: string): Promise<string> {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await (await startIsolate())(path, { ...failing("DB"), ...failing("KV") });
  expect(sourceOf(response)).toBe("stale");
  return response.text();
}

test("the last resort is the page of the newest state, whichever page was ready last", async () => {
  const { slug } = await createPost({ title: "Judul lama" });
  const path = `/blog/${slug}`;
  const { slug: other } = await createPost();
  await moveOn();
  const { database, reached, letGo } = slowDatabase();
  const slow = (await startIsolateAfter(`/blog/${other}`))(path, { DB: database });
  await reached;
  await writeTitle("Judul baru");
  expect(sourceOf(await (await startIsolate())(path))).toBe("made");
  letGo();
  expect(await (await slow).text()).toContain("Judul lama");
  expect(await lastResort(path)).toContain("Judul baru");

  await writeTitle("Judul terbaru");
  expect(sourceOf(await (await startIsolate())(path))).toBe("made");
  expect(await lastResort(path)).toContain("Judul terbaru");
});

test("of one state the last resort is the page that was begun last", async () => {
  const { slug, category } = await createPost();
  const dueAt = new Date(Date.now() + 60_000);
  await createPost({ title: "Judul terjadwal", publishedAt: dueAt });
  await moveOn();
  const { database, reached, letGo } = slowDatabase();
  const slow = (await startIsolateAfter(`/blog?category=${category}`))("/blog", { DB: database });
  await reached;
  vi.useFakeTimers({ now: dueAt, toFake: ["Date"] });
  expect(await (await (await startIsolate())("/blog")).text()).toContain("Judul terjadwal");
  letGo();
  expect(await (await slow).text()).toContain(slug);
  expect(await lastResort("/blog")).toContain("Judul terjadwal");
});

/** An article, and an isolate that was started before whatever is written from here on. */
async function startLate() {
  const { slug } = await createPost();
  const { slug: other } = await createPost();
  await moveOn();
  return { slug, path: `/blog/${slug}`, late: await startIsolateAfter(`/blog/${other}`) };
}

test("an isolate that has not learned of a write yet takes nothing from those that have", async () => {
  const { path, late } = await startLate();
  await writeTitle("Judul baru");
  await (await startIsolate())(path);
  expect(sourceOf(await late(path))).toBe("made");
  expect(sourceOf(await (await startIsolate())(path))).toBe("edge");
});
