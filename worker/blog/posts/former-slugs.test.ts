import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { type WriteName, watchAddresses, write } from "../../../tests/support/addresses";
import { createdBy, hour, postValues } from "../../../tests/support/posts";
import { type Call, createPost, db, send, signIn } from "../../../tests/support/worker";
import type { Post } from "../../contract/blog";
import { blogPosts, formerSlugs } from "../../db/schema/blog";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

async function rename(call: Call, post: Post, slug: string): Promise<void> {
  const response = await call(`/api/blog/${post.id}`, "PUT", postValues({ title: post.title, slug }));
  expect(response.status).toBe(200);
}

async function readAnswer(path: string) {
  const response = await send(path);
  return [response.status, response.headers.get("Location")];
}

test("a changed slug leaves a redirect behind, for the page and the API", async () => {
  const { call } = await signIn();
  const post = await createdBy(call, { slug: "nama-lama" });
  expect(await readAnswer("/blog/nama-lama")).toEqual([200, null]);
  await rename(call, post, "nama-baru");
  expect(await readAnswer("/blog/nama-lama?utm_source=x")).toEqual([301, "/blog/nama-baru?utm_source=x"]);
  expect(await readAnswer("/api/blog/slug/nama-lama")).toEqual([301, "/api/blog/slug/nama-baru"]);
  expect(await readAnswer("/blog/nama-baru")).toEqual([200, null]);
});

test("every slug of a chain leads to the newest in one step, and one that comes back leads nowhere", async () => {
  const { call } = await signIn();
  const post = await createdBy(call, { slug: "satu-nama" });
  await rename(call, post, "dua-nama");
  await rename(call, post, "tiga-nama");
  expect(await readAnswer("/blog/satu-nama")).toEqual([301, "/blog/tiga-nama"]);
  expect(await readAnswer("/blog/dua-nama")).toEqual([301, "/blog/tiga-nama"]);
  await rename(call, post, "satu-nama");
  expect(await readAnswer("/blog/satu-nama")).toEqual([200, null]);
  expect(await readAnswer("/blog/tiga-nama")).toEqual([301, "/blog/satu-nama"]);
});

/** Posts in the states from which a write is possible. */
const states = {
  draft: { status: "draft" },
  scheduled: { status: "published", publishedAt: new Date(Date.now() + hour) },
  public: { status: "published", publishedAt: new Date(Date.now() - hour) },
  trash: { status: "trash", trashedSlug: "buangan" },
} as const;
type State = keyof typeof states;

const createIn = async (state: State, slug: string) =>
  (await createPost({ ...states[state], slug: state === "trash" ? "trash/1" : slug })).id;

/** A public article that was public at "alamat-lama" before, and what watches its slugs. */
async function createRenamed() {
  const { call } = await signIn();
  const check = watchAddresses();
  const renamed = await createPost({ slug: "alamat-lama", publishedAt: new Date(Date.now() - hour) });
  await check();
  expect(await write("save", call, renamed.id, "alamat-baru")).toBe(true);
  await check();
  return { call, check };
}

const idAtOldSlug = async () =>
  (await db.select().from(blogPosts).where(eq(blogPosts.slug, "alamat-lama")))[0]?.id ?? 0;

const takeovers: [WriteName, State][] = [
  ["create", "draft"],
  ["create a draft", "draft"],
  ["create a schedule", "draft"],
  ["store what AI wrote", "draft"],
  ["insert", "draft"],
  ["save", "draft"],
  ["save", "scheduled"],
  ["save", "public"],
  ["restore a version", "draft"],
  ["restore a version", "scheduled"],
  ["restore a version", "public"],
  ["promote a change", "scheduled"],
  ["promote a change", "public"],
  ["take out of the trash", "trash"],
];

test.each(takeovers)(
  "an old slug redirects until a public post has it, and again after that: %s (%s)",
  async (name, state) => {
    const { call, check } = await createRenamed();
    const other = await createIn(state, "artikel-lain");
    await check();
    expect(await write(name, call, other, "alamat-lama")).toBe(true);
    await check();
    vi.setSystemTime(Date.now() + 2 * hour);
    await check();
    const taker = await idAtOldSlug();
    await write("publish several", call, taker);
    await check();
    expect(await write("move to the trash", call, taker)).toBe(true);
    await check();
    expect(await write("create a draft", call, taker, "alamat-lama")).toBe(true);
    await check();
  },
);

const departures: WriteName[][] = [
  ["save"],
  ["restore a version"],
  ["promote a change"],
  ["withdraw", "save", "publish"],
  ["withdraw several", "save", "schedule"],
  ["move to the trash", "take out of the trash", "publish several"],
  ["move several to the trash", "empty the trash"],
  ["delete"],
];

test.each(
  departures.flatMap((names) =>
    (["public", "scheduled"] as const).map((state) => [names.join(", "), state, names] as const),
  ),
)(
  "a post that was public at a slug leaves a redirect to it where it goes on: %s (%s)",
  async (_title, state, names) => {
    const { call, check } = await createRenamed();
    const id = await createIn(state, "alamat-lama");
    // A scheduled post becomes public by the clock, without a write.
    vi.setSystemTime(Date.now() + 2 * hour);
    await check();
    for (const name of names) {
      expect(await write(name, call, id, "alamat-kedua")).toBe(true);
      await check();
    }
    vi.setSystemTime(Date.now() + 2 * hour);
    await check();
  },
);

test("a slug that was never public redirects nowhere, and a save that keeps the slug or is refused leaves nothing", async () => {
  const { call, check } = await createRenamed();
  const [draft, scheduled] = [await createIn("draft", "rancangan"), await createIn("scheduled", "rencana")];
  await check();
  expect(await write("save", call, draft, "rancangan-kedua")).toBe(true);
  expect(await write("save", call, draft, "alamat-baru")).toBe(false);
  expect(await write("save", call, scheduled, "rencana-kedua")).toBe(true);
  await check();
  expect(await write("publish", call, draft)).toBe(true);
  vi.setSystemTime(Date.now() + 2 * hour);
  await check();
  expect(await write("save", call, draft, "rancangan-kedua")).toBe(true);
  expect((await db.select().from(formerSlugs)).map(({ slug }) => slug)).toEqual(["alamat-lama"]);
});
