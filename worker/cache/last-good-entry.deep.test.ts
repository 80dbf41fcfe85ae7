import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { startIsolate } from "../../tests/support/cold-isolate";
import { failing, sourceOf } from "../../tests/support/copies";
import { interceptedDatabase } from "../../tests/support/intercepted-database";
import { createPost, db } from "../../tests/support/worker";
import { blogPosts } from "../db/schema/blog";
import { createContentVersionStore, createVersionMemory } from "./content-version";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Publishes the state of the posts, as whoever has written them does. */
const bump = () => createContentVersionStore(env.KV, env.DB, { memory: createVersionMemory() }).bump();

async function writeTitle(title: string): Promise<void> {
  await db.update(blogPosts).set({ title });
  await bump();
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
async function lastGoodPage(path: string): Promise<string> {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await (await startIsolate())(path, { ...failing("DB"), ...failing("KV") });
  expect(sourceOf(response)).toBe("stale");
  return response.text();
}

test("the last good page is that of the newest version, whichever was ready last", async () => {
  const { slug } = await createPost({ title: "Judul lama" });
  const path = `/blog/${slug}`;
  const { slug: other } = await createPost();
  await bump();
  const { database, reached, letGo } = slowDatabase();
  const slow = (await startIsolateAfter(`/blog/${other}`))(path, { DB: database });
  await reached;
  await writeTitle("Judul baru");
  expect(sourceOf(await (await startIsolate())(path))).toBe("made");
  letGo();
  expect(await (await slow).text()).toContain("Judul lama");
  expect(await lastGoodPage(path)).toContain("Judul baru");

  await writeTitle("Judul terbaru");
  expect(sourceOf(await (await startIsolate())(path))).toBe("made");
  expect(await lastGoodPage(path)).toContain("Judul terbaru");
});

test("of one version the last good page is that of the latest moment", async () => {
  const { slug, category } = await createPost();
  const dueAt = new Date(Date.now() + 60_000);
  await createPost({ title: "Judul terjadwal", publishedAt: dueAt });
  await bump();
  const { database, reached, letGo } = slowDatabase();
  const slow = (await startIsolateAfter(`/blog?category=${category}`))("/blog", { DB: database });
  await reached;
  vi.useFakeTimers({ now: dueAt, toFake: ["Date"] });
  expect(await (await (await startIsolate())("/blog")).text()).toContain("Judul terjadwal");
  letGo();
  expect(await (await slow).text()).toContain(slug);
  expect(await lastGoodPage("/blog")).toContain("Judul terjadwal");
});

test("a page that was made while KV failed gives way to one of a known version, whatever the clock of its isolate said", async () => {
  const { slug } = await createPost({ title: "Judul lama" });
  const path = `/blog/${slug}`;
  await bump();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ["Date"] });
  expect(sourceOf(await (await startIsolate())(path, failing("KV")))).toBe("made");
  vi.useRealTimers();
  await writeTitle("Judul baru");
  expect(sourceOf(await (await startIsolate())(path))).toBe("made");
  expect(await lastGoodPage(path)).toContain("Judul baru");
});

/** An article, and an isolate that was started before whatever is written from here on. */
async function startLate() {
  const { slug } = await createPost();
  const { slug: other } = await createPost();
  await bump();
  return { slug, path: `/blog/${slug}`, late: await startIsolateAfter(`/blog/${other}`) };
}

test("an isolate that has not learned of a write yet takes nothing from those that have", async () => {
  // What an isolate knows is trusted for seconds, also on a busy machine.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  const { path, late } = await startLate();
  await writeTitle("Judul baru");
  await (await startIsolate())(path);
  expect(sourceOf(await late(path))).toBe("made");
  expect(sourceOf(await (await startIsolate())(path))).toBe("edge");
});
