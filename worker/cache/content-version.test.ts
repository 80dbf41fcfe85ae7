import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { storePicture, toUsesJson } from "../../tests/support/stored-pictures";
import { createPost, db } from "../../tests/support/worker";
import { blogPosts, contentVersion } from "../db/schema/blog";
import { media } from "../db/schema/media";
import { createReadDeps } from "../deps";
import { handleSchedule } from "../schedule";
import { contentVersionKey, createContentVersionStore, createVersionMemory } from "./content-version";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

interface Odd {
  /** Wraps each write to KV. */
  put?: (write: () => Promise<void>) => Promise<void>;
  /** What KV answers at this isolate's location instead of the stored value. */
  stale?: () => string | null;
  DB?: D1Database;
  pause?: () => Promise<void>;
  afterwards?: (work: Promise<void>) => unknown;
}

/** An isolate with its own memory; KV and the database are shared. */
function isolate({
  put = (write) => write(),
  stale,
  DB = env.DB,
  pause = async () => {},
  afterwards = (work) => work,
}: Odd = {}) {
  const kv = {
    get: async (key: string) => (stale ? stale() : env.KV.get(key)),
    put: (key: string, value: string) => put(() => env.KV.put(key, value)),
  } as unknown as KVNamespace;
  const memory = createVersionMemory();
  const store = createContentVersionStore(kv, DB, { memory, pause, afterwards });
  /** The version after asking KV again. */
  const current = () => {
    memory.trustedUntil = 0;
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

async function storedNumber(): Promise<number | undefined> {
  return (await db.select().from(contentVersion))[0]?.number;
}

async function publishedNumber(): Promise<number | undefined> {
  return (await env.KV.get<{ number: number }>(contentVersionKey, "json"))?.number;
}

test("a write that visitors can see changes the version, whoever makes it, and others do not", async () => {
  const numbers = [await storedNumber()];
  const write = async (sql: string) => {
    await env.DB.exec(sql);
    numbers.push(await storedNumber());
  };
  const { id } = await createPost({ publishedAt: new Date(Date.now() + 3_600_000) });
  numbers.push(await storedNumber());
  await write(`UPDATE blog_posts SET title = 'Lain' WHERE id = ${id}`);
  await write(
    `INSERT INTO post_provenance (post_id, writer, rules_version, sources) VALUES (${id}, 'w', 1, '[1]')`,
  );
  await write(
    `INSERT INTO post_claims (post_id, key, kind, text, sentence, position, is_present)
    VALUES (${id}, 'k', 'k', 't', 's', 0, 1); UPDATE post_claims SET verdict = 'confirmed'`.replaceAll(
      "\n",
      " ",
    ),
  );
  await write("UPDATE blog_posts SET status = 'draft'");
  expect(new Set(numbers).size).toBe(numbers.length);

  const hidden = await storedNumber();
  await createPost({ status: "review" });
  await write(`UPDATE blog_posts SET title = 'Draf', content = 'Isi draf' WHERE id = ${id}`);
  await write("UPDATE post_claims SET verdict = NULL");
  await write("UPDATE blog_posts SET status = 'trash'");
  await write("DELETE FROM blog_posts");
  expect(await storedNumber()).toBe(hidden);
});

test("a picture changes the version only if a public or scheduled post shows it", async () => {
  const picture = await storePicture();
  const describe = async () => {
    const before = await storedNumber();
    await db.update(media).set({ alt: crypto.randomUUID() });
    return (await storedNumber()) !== before;
  };
  expect(await describe()).toBe(false);
  await createPost({ status: "draft", pictures: toUsesJson(picture) });
  expect(await describe()).toBe(false);
  await createPost({ pictures: toUsesJson(picture) });
  expect(await describe()).toBe(true);
});

test("a write that visitors cannot see does not write to KV, and two saves of one version write once", async () => {
  const put = vi.fn((write: () => Promise<void>) => write());
  const { bump, bumpAfter } = isolate({ put });
  await bumpAfter(writePost);
  await Promise.all([bump(), bumpAfter(() => createPost({ status: "draft" })), bump()]);
  expect(put).toHaveBeenCalledOnce();
  await Promise.all([bumpAfter(writePost), bump()]);
  expect(await publishedNumber()).toBe(await storedNumber());
});

test("saves during a KV write do not wait, and the writer publishes the newest version", async () => {
  const later: Promise<void>[] = [];
  const numbers: (number | undefined)[] = [];
  const { bumpAfter } = isolate({
    afterwards: (work) => later.push(work),
    put: async (write) => {
      if (numbers.push(await storedNumber()) === 1)
        for (let save = 0; save < 5; save += 1) await bumpAfter(writePost);
      await write();
    },
  });
  await bumpAfter(writePost);
  expect(later).toHaveLength(1);
  await Promise.all(later);
  expect(numbers).toHaveLength(2);
  expect(await publishedNumber()).toBe(await storedNumber());
});

test("a save waits for one KV write, also if KV refuses it", async () => {
  const later: Promise<void>[] = [];
  const put = vi.fn(refusal);
  await isolate({ put, afterwards: (work) => later.push(work) }).bumpAfter(writePost);
  expect(put).toHaveBeenCalledOnce();
  expect(later).toHaveLength(1);
  await Promise.all(later);
});

test("a retry after a refusal of KV publishes the newest version", async () => {
  const other = isolate();
  const refusals = [true, true];
  const first = isolate({
    put: (write) => (refusals.pop() ? refusal() : write()),
    pause: async () => {
      await writePost();
      await other.bump();
    },
  });
  await writePost();
  await first.bump();
  expect(await publishedNumber()).toBe(await storedNumber());
  expect((await first.current()).number).toBe(await storedNumber());
});

test("a delayed KV write of an older version is corrected by its writer", async () => {
  const other = isolate();
  let isFirst = true;
  const slow = isolate({
    put: async (write) => {
      if (isFirst) {
        isFirst = false;
        await writePost();
        await other.bump();
      }
      await write();
    },
  });
  await writePost();
  await slow.bump();
  expect(await publishedNumber()).toBe(await storedNumber());
});

test("an isolate never returns to an older version, whatever KV answers at its location", async () => {
  await writePost();
  await isolate().bump();
  const old = await env.KV.get(contentVersionKey);
  let answer = old;
  const reader = isolate({ stale: () => answer });
  const before = (await reader.current()).number;
  await writePost();
  await isolate().bump();
  answer = await env.KV.get(contentVersionKey);
  const after = (await reader.current()).number;
  answer = old;
  expect((await reader.current()).number).toBe(after);
  answer = null;
  expect((await reader.current()).number).toBe(after);
  expect(after).not.toBe(before);
});

test("the scheduled job publishes a version that a write could not", async () => {
  const reader = isolate();
  await writePost();
  await reader.bump();
  await writePost();
  await isolate({ put: refusal }).bump();
  expect(await publishedNumber()).not.toBe(await storedNumber());
  await handleSchedule({} as ScheduledController, env);
  expect(await publishedNumber()).toBe(await storedNumber());
  expect((await reader.current()).number).toBe(await storedNumber());
  expect(await isolate().reconcile()).toBe(0);
});

test("a version in KV that is ahead of the database, as after a restore, is overtaken", async () => {
  await writePost();
  await isolate().bump();
  const ahead = Date.now() + 60_000;
  await env.KV.put(contentVersionKey, JSON.stringify({ number: ahead }));
  const reader = isolate();
  expect(await reader.current()).toEqual({ number: ahead, dues: null, bookmark: null, site: null });
  expect(await isolate().reconcile()).toBe(1);
  expect((await reader.current()).number).toBeGreaterThan(ahead);
  expect(await publishedNumber()).toBe(await storedNumber());
});

test("an unreadable value in KV counts as none, and the scheduled job replaces it", async () => {
  await env.KV.put(contentVersionKey, "bukan JSON");
  expect((await isolate().current()).number).toBe(0);
  expect(await isolate().reconcile()).toBe(1);
  expect(await publishedNumber()).toBe(await storedNumber());
});

test("a bookmark of another database does not prevent a page from being made", async () => {
  const { slug } = await createPost();
  const ahead = "ffffffff-ffffffff-ffffffff-ffffffffffffffffffffffffffffffff";
  const rows = await createReadDeps(env, ahead, new Date())
    .db.select({ slug: blogPosts.slug })
    .from(blogPosts);
  expect(rows).toEqual([{ slug }]);
});
