import { env } from "cloudflare:workers";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { draftAbout, writerThat } from "../tests/support/generation";
import { type Group, type Ran, runPairs, runTriples } from "../tests/support/interleavings";
import {
  newBody,
  oldBody,
  orderSeed,
  preparePosts,
  replacedForPosts,
  type World,
} from "../tests/support/posts-world";
import { postValues } from "../tests/support/staff";
import { AppError } from "./app-error";
import { startFormatRun, undoLastRun } from "./blog/format/format.service";
import { changePost, createPost, removePost } from "./blog/posts/post.service";
import { contentGenerationKey, createContentGenerationStore } from "./cache/content-generation.store";
import { createGenerationMemory, type GenerationMemory } from "./cache/generation-memory";
import { blogPosts } from "./db/schema/blog";
import { createDeps, createReadDeps, type Deps, replaceDeps } from "./deps";
import { resumeStalled, retryBatch, startBatch } from "./generation/orders/batch.service";
import { writeItem } from "./generation/orders/item.service";

const isWhole = (env as Env & { INTERLEAVINGS: string }).INTERLEAVINGS === "whole";
const counts: string[] = [];
const changedBody = "<p>Isi yang baru saja diubah staf.</p>";
const user = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "owner" } as const;
const authorship = { authorId: 1, generationItemId: null };

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
  const fill = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) =>
    array instanceof Uint32Array ? (array.fill(orderSeed) as typeof array) : fill(array),
  );
});

afterAll(() => {
  for (const line of counts) console.log(line);
});

/** The dependencies of an isolate of its own. */
function depsOn(world: World, bindings: Env, memory: GenerationMemory = createGenerationMemory()): Deps {
  const pause = async () => {};
  world.isolates.push(async () => {
    if (memory.known) memory.known.until = 0;
    return (await createContentGenerationStore(env.KV, env.DB, { memory }).current()).id;
  });
  return replaceDeps(createDeps(bindings), {
    contentGeneration: createContentGenerationStore(bindings.KV, bindings.DB, { memory, pause }),
    generationDailyLimit: world.dailyLimit,
    writer: writerThat(async ({ topic }) => draftAbout(topic)),
  });
}

const storedPosts = async ({ db }: Deps) =>
  JSON.stringify(
    await db.select({ slug: blogPosts.slug, at: blogPosts.updatedAt }).from(blogPosts).orderBy(blogPosts.id),
  );

/** Reads as a visitor does: from the copy of the state that the isolate knows, or makes it. */
async function read({ copies }: World, bindings: Env, deps: Deps): Promise<string> {
  const { id, bookmark } = await deps.contentGeneration.current();
  const known = copies.get(id);
  if (known !== undefined) return known;
  const made = await storedPosts(createReadDeps(bindings, bookmark, new Date()));
  copies.set(id, made);
  return made;
}

/** A write, and what its own isolate shows right after it. */
async function seen(
  world: World,
  bindings: Env,
  write: (deps: Deps) => Promise<unknown>,
  shows: (posts: string) => boolean,
) {
  const deps = depsOn(world, bindings);
  const value = await write(deps);
  expect(shows(await read(world, bindings, deps))).toBe(true);
  return value;
}

const input = (slug: string, content: string) => {
  const { title, summary, image, category } = postValues();
  return { title, summary, image, category, slug, content };
};
const always = () => true;

const operations: Group<World>["operations"] = {
  create: (world, bindings) =>
    seen(
      world,
      bindings,
      (deps) => createPost(deps, input("baru", changedBody), authorship),
      (posts) => posts.includes('"baru"'),
    ),
  change: (world, bindings) => {
    const baseUpdatedAt = new Date(1001).toISOString();
    const update = { ...input("judul-1-baru", changedBody), baseUpdatedAt };
    return seen(world, bindings, (deps) => changePost(deps, 1, update, user), always);
  },
  delete: (world, bindings) =>
    seen(
      world,
      bindings,
      (deps) => removePost(deps, 1),
      (posts) => !posts.includes('"judul-1'),
    ),
  format: (world, bindings) => seen(world, bindings, startFormatRun, always),
  undo: (world, bindings) => seen(world, bindings, undoLastRun, always),
  generate: (world, bindings) => {
    const options = { timeoutMs: 60_000, retries: true };
    return seen(world, bindings, (deps) => writeItem(deps, "antre", options), always);
  },
  retry: (world, bindings) => retryBatch(depsOn(world, bindings), "pesanan", undefined, user),
  resume: (world, bindings) => resumeStalled(depsOn(world, bindings)),
  order: (world, bindings) => startBatch(depsOn(world, bindings), 5, {}, user),
  read: async (world, bindings) => {
    const memory = createGenerationMemory();
    const deps = depsOn(world, bindings, memory);
    let newest = 0;
    for (let visits = 0; visits < 3; visits += 1) {
      await read(world, bindings, deps);
      // Nobody who reads goes back to an older state than they have seen.
      expect(memory.known?.number).toBeGreaterThanOrEqual(newest);
      newest = memory.known?.number ?? 0;
      if (memory.known) memory.known.until = 0;
    }
  },
};

const succeeded = (ran: Ran[], name: string) =>
  ran.filter((one) => one.name === name && one.error === undefined);

async function rowsOf<Row = Record<string, unknown>>(sql: string): Promise<Row[]> {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

async function holds(world: World, ran: Ran[]): Promise<void> {
  for (const { error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) expect(error.status).toBeLessThan(500);
  }
  await postsHold(ran);
  await formatsHold(ran);
  await ordersHold(world, ran);
  await copiesHold(world);
  expect(await rowsOf("PRAGMA foreign_key_check")).toEqual([]);
  // Throws where the search does not stand on what is stored.
  await env.DB.exec("INSERT INTO blog_posts_search (blog_posts_search, rank) VALUES ('integrity-check', 1)");
}

interface PostRow {
  id: number;
  slug: string;
  content: string;
  item: string | null;
}
const listPosts = () =>
  rowsOf<PostRow>("SELECT id, slug, content, generation_item_id AS item FROM blog_posts");

async function postsHold(ran: Ran[]): Promise<void> {
  const posts = await listPosts();
  const [created, changed, deleted] = ["create", "change", "delete"].map(
    (name) => succeeded(ran, name).length,
  );
  const asked = ran.some(({ name }) => name === "create");
  expect([created, posts.filter(({ slug }) => slug === "baru").length]).toEqual(asked ? [1, 1] : [0, 0]);
  const first = posts.find(({ id }) => id === 1);
  expect([changed, deleted].every((count) => (count ?? 0) <= 1)).toBe(true);
  expect(first === undefined).toBe(deleted === 1);
  // What staff have saved is what stands there, whatever else was brought into form or back.
  if (first && changed === 1) expect([first.slug, first.content]).toEqual(["judul-1-baru", changedBody]);
}

async function formatsHold(ran: Ran[]): Promise<void> {
  const runs = await rowsOf<{ id: string; state: string; restored: number }>(
    "SELECT id, state, restored FROM format_runs",
  );
  expect(runs.filter(({ state }) => state === "running")).toEqual([]);
  const kept = await rowsOf<{ post_id: number; content: string; state: string }>(
    "SELECT post_id, content, state FROM format_changes JOIN format_runs ON format_runs.id = run_id",
  );
  // A run that was undone holds nothing back, and what a run has changed can be had back until the next one.
  expect(kept.filter(({ state }) => state === "undone")).toEqual([]);
  const posts = await listPosts();
  for (const id of [2, 3]) {
    const content = posts.find((post) => post.id === id)?.content;
    expect([oldBody, newBody]).toContain(content);
    const isFormatted = succeeded(ran, "format").length > 0 && (id === 2 || content === newBody);
    if (content === newBody && isFormatted && succeeded(ran, "undo").length === 0 && id === 2) {
      expect(kept).toContainEqual(expect.objectContaining({ post_id: id, content: oldBody }));
    }
  }
  // What undoing says that it gave back is what was given back: each body at most once for each run.
  const undone = succeeded(ran, "undo").map(({ value }) => (value as { restored: number }).restored);
  const noted = runs.reduce((sum, { restored }) => sum + restored, 0);
  expect(undone.reduce((sum, restored) => sum + restored, 0)).toBe(noted);
  if (succeeded(ran, "format").length === 0) expect(undone).toEqual(noted === 0 ? [] : [1]);
}

async function ordersHold({ sent, dailyLimit }: World, ran: Ran[]): Promise<void> {
  const items = await rowsOf<{ id: string; state: string; batch_id: string; topic: string }>(
    "SELECT id, state, batch_id, topic FROM generation_items",
  );
  expect(items.filter(({ state }) => state !== "failed").length).toBeLessThanOrEqual(dailyLimit);
  const written = (await listPosts()).filter(({ item }) => item === "antre");
  const isWritten = succeeded(ran, "generate").length > 0;
  expect(written).toHaveLength(isWritten ? 1 : 0);
  expect(items.find(({ id }) => id === "antre")?.state).toBe(isWritten ? "done" : "queued");
  // Whatever waits has exactly one message; the first item's is the one that is being worked off.
  const resumed = succeeded(ran, "resume").length > 0;
  const isRetried = succeeded(ran, "retry").length > 0;
  expect(succeeded(ran, "retry").length).toBeLessThanOrEqual(1);
  expect(items.find(({ id }) => id === "gagal")?.state).toBe(isRetried ? "queued" : "failed");
  const expected = items
    .filter(({ id, batch_id }) => {
      if (batch_id !== "pesanan") return true;
      return (id === "macet" && resumed) || (id === "gagal" && isRetried);
    })
    .map(({ id }): [string, number] => [id, 1]);
  expect([...sent].sort()).toEqual(expected.sort());
  const orders = succeeded(ran, "order").length;
  expect(items.length).toBe(3 + 5 * orders);
  // What has failed keeps its topic from nobody; what waits has it alone.
  const topics = items.filter(({ state }) => state !== "failed").map(({ topic }) => topic);
  expect(new Set(topics).size).toBe(topics.length);
}

async function copiesHold({ copies, isolates }: World): Promise<void> {
  const [state] = await rowsOf<{ id: string }>("SELECT id FROM content_generation");
  const published = (await env.KV.get(contentGenerationKey))?.split(" ")[0];
  expect(published).toBe(state?.id);
  for (const idKnown of isolates) expect(await idKnown()).toBe(state?.id);
  const copy = copies.get(state?.id ?? "");
  if (copy !== undefined) expect(copy).toBe(await storedPosts(createDeps(env)));
}

const posts: Group<World> = {
  name: "posts",
  prepare: preparePosts,
  operations,
  holds,
  replaced: replacedForPosts,
};

/** Each an isolate with a memory of its own, whose every answer may come late. */
const isolates: Group<World> = {
  ...posts,
  name: "isolates and their copies",
  operations: {
    create: operations.create as NonNullable<typeof operations.create>,
    change: operations.change as NonNullable<typeof operations.change>,
    read: operations.read as NonNullable<typeof operations.read>,
  },
  holdsAnswers: true,
};

test.each([
  { group: posts, most: [80, 1], triples: [300, 10] },
  { group: isolates, most: [300, 5], triples: [300, 10] },
])(
  "$group.name: right in every order of two, and of three",
  { timeout: 3_600_000 },
  async ({ group, most: [whole = 0, sampled = 0], triples: [wholeTriples = 0, sampledTriples = 0] }) => {
    const two = await runPairs(group, isWhole ? whole : sampled);
    const three = await runTriples(group, isWhole ? wholeTriples : sampledTriples);
    counts.push(
      `interleavings, ${group.name}: ${two.ran} of ${two.of} of two, ${three.ran} of ${three.of} of three`,
    );
    expect(two.ran).toBeGreaterThanOrEqual(30);
  },
);
