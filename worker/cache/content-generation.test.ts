import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPost, db } from "../../tests/support/worker";
import { blogPosts, contentGeneration } from "../db/schema/blog";
import { createReadDeps } from "../deps";
import { handleSchedule } from "../schedule";
import { contentGenerationKey, createContentGenerationStore } from "./content-generation.store";
import { createGenerationMemory } from "./generation-memory";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
});

interface Odd {
  /** Stands around each write to KV. */
  put?: (write: () => Promise<void>) => Promise<void>;
  /** What this isolate's place answers instead of what KV holds. */
  stale?: () => string | null;
  DB?: D1Database;
  pause?: () => Promise<void>;
}

/** An isolate with a memory of its own, on the KV and the database that all share. */
function isolate({ put = (write) => write(), stale, DB = env.DB, pause = async () => {} }: Odd = {}) {
  const kv = {
    get: async (key: string) => (stale ? stale() : env.KV.get(key)),
    put: (key: string, value: string) => put(() => env.KV.put(key, value)),
  } as unknown as KVNamespace;
  const memory = createGenerationMemory();
  const store = createContentGenerationStore(kv, DB, { memory, pause });
  /** What the isolate knows, once it asks again. */
  const current = () => {
    if (memory.known) memory.known.until = 0;
    return store.current();
  };
  return { ...store, current };
}

const refusal = () => Promise.reject(new Error("429 Too Many Requests"));
const writePost = () =>
  db.insert(blogPosts).values({
    ...{ title: "Judul", slug: crypto.randomUUID(), summary: "r", image: "i", category: "SEO" },
    ...{ content: "<p>Isi</p>", contentText: "Isi" },
  });

async function stateId(): Promise<string | undefined> {
  return (await db.select().from(contentGeneration))[0]?.id;
}

async function publishedId(): Promise<string | undefined> {
  return (await env.KV.get(contentGenerationKey))?.split(" ")[0];
}

test("every write to posts is another state, whoever makes it, and what is not one is none", async () => {
  const ids = [await stateId()];
  const { id } = await createPost();
  ids.push(await stateId());
  await env.DB.exec(`UPDATE blog_posts SET title = 'Lain' WHERE id = ${id}`);
  ids.push(await stateId());
  await env.DB.exec("DELETE FROM blog_posts");
  ids.push(await stateId());
  await env.DB.exec("DELETE FROM blog_posts");
  expect(await stateId()).toBe(ids[3]);
  expect(new Set(ids).size).toBe(4);
});

test("a retry after a refusal of KV publishes what is newest, not what it first came with", async () => {
  const other = isolate();
  const refusals = [true, true];
  const first = isolate({
    put: (write) => (refusals.pop() ? refusal() : write()),
    pause: async () => {
      await writePost();
      await other.moveOn();
    },
  });
  await writePost();
  await first.moveOn();
  expect(await publishedId()).toBe(await stateId());
  expect((await first.current()).id).toBe(await stateId());
});

test("a late write to KV of an older state is corrected by its writer", async () => {
  const other = isolate();
  let isFirst = true;
  const slow = isolate({
    put: async (write) => {
      if (isFirst) {
        isFirst = false;
        await writePost();
        await other.moveOn();
      }
      await write();
    },
  });
  await writePost();
  await slow.moveOn();
  expect(await publishedId()).toBe(await stateId());
});

test("an isolate never goes back to an older state than it has seen, whatever its place still answers", async () => {
  await writePost();
  await isolate().moveOn();
  const old = await env.KV.get(contentGenerationKey);
  let answer = old;
  const reader = isolate({ stale: () => answer });
  const before = (await reader.current()).id;
  await writePost();
  await isolate().moveOn();
  answer = await env.KV.get(contentGenerationKey);
  const after = (await reader.current()).id;
  answer = old;
  expect((await reader.current()).id).toBe(after);
  answer = null;
  expect((await reader.current()).id).toBe(after);
  expect(after).not.toBe(before);
});

test("the scheduled job publishes a state that a write could not", async () => {
  const reader = isolate();
  await writePost();
  await reader.moveOn();
  await writePost();
  await isolate({ put: refusal }).moveOn();
  expect(await publishedId()).not.toBe(await stateId());
  await handleSchedule({} as ScheduledController, env);
  expect(await publishedId()).toBe(await stateId());
  expect((await reader.current()).id).toBe(await stateId());
  expect(await isolate().mend()).toBe(0);
});

test("a bookmark of another database keeps no page from being made", async () => {
  const { slug } = await createPost();
  const ahead = "ffffffff-ffffffff-ffffffff-ffffffffffffffffffffffffffffffff";
  const rows = await createReadDeps(env, ahead, new Date())
    .db.select({ slug: blogPosts.slug })
    .from(blogPosts);
  expect(rows).toEqual([{ slug }]);
});
