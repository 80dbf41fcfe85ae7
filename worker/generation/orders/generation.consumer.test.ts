import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createBatch,
  deliver,
  depsWith,
  draftAbout,
  findItem,
  listItems,
  listStoredPosts,
  setJobs,
  writerThat,
} from "../../../tests/support/generation";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createUser, db } from "../../../tests/support/worker";
import { createDatabase } from "../../db/client";
import { auditEvents, users } from "../../db/schema/auth";
import { runJob } from "../../jobs/job.service";
import { WriterError } from "../writers/writer";
import { articleHandler } from "./article.service";

test("messages delivered five times and out of order bring one article for each item", async () => {
  const ids = await createBatch(4);
  const deliveries = [...ids, ...ids.toReversed(), ...ids, ...ids.toReversed(), ...ids];
  const outcomes = await deliver(depsWith(), deliveries);
  expect(outcomes).toEqual(deliveries.map(() => "ack"));
  expect((await listStoredPosts()).map((post) => post.generationItemId).sort()).toEqual(ids.toSorted());
  expect((await listItems()).every(({ state }) => state === "done")).toBe(true);
});

test("a writer that fails and then works brings the article, with a growing delay between attempts", async () => {
  const [id = ""] = await createBatch(1);
  let failures = 3;
  const writer = writerThat(async ({ topic }) => {
    if (failures === 0) return draftAbout(topic);
    failures -= 1;
    throw new WriterError("retry", "Penulis sedang sibuk");
  });
  const delays = [];
  for (let attempts = 1; attempts <= 3; attempts += 1) {
    delays.push(...(await deliver(depsWith({ writer }), [id], { attempts })));
    expect(await findItem(id)).toMatchObject({ state: "queued", error: "Penulis sedang sibuk" });
  }
  expect(delays).toEqual([30, 60, 120]);
  expect(await deliver(depsWith({ writer }), [id], { attempts: 4 })).toEqual(["ack"]);
  expect(await findItem(id)).toMatchObject({ state: "done", attempts: 4, error: null });
  expect(await listStoredPosts()).toHaveLength(1);
});

test("title and summary are cleaned like those of staff, and refused where staff could not store them", async () => {
  const [id = ""] = await createBatch(1);
  const writer = writerThat(async ({ topic, seed }) => ({
    ...draftAbout(topic),
    ...(seed === seeds[0] ? { summary: "Pendek" } : { title: `Panduan\u0000 ${topic}\u202e` }),
  }));
  const seeds = [(await findItem(id)).seed];
  await deliver(depsWith({ writer }), [id]);
  const error = "Artikel belum memenuhi aturan: Ringkasan harus minimal 20 karakter";
  expect(await findItem(id)).toMatchObject({ state: "queued", error });
  await deliver(depsWith({ writer }), [id], { attempts: 2 });
  const [post] = await listStoredPosts();
  expect(post?.title).toMatch(/^Panduan [\w ]+$/);
});

test("an attempt of a seed that was tried already uses another one", async () => {
  const [id = ""] = await createBatch(1);
  const seeds: number[] = [];
  const writer = writerThat(async ({ seed }) => {
    seeds.push(seed);
    throw new WriterError("retry", "Belum jadi");
  });
  await deliver(depsWith({ writer }), [id]);
  await deliver(depsWith({ writer }), [id]);
  expect(new Set(seeds).size).toBe(2);
});

test("a fault that stays fails the item at once", async () => {
  const [id = ""] = await createBatch(1);
  const writer = writerThat(async () => {
    throw new WriterError("permanent", "Tidak ada model yang dapat dipakai");
  });
  expect(await deliver(depsWith({ writer }), [id])).toEqual(["ack"]);
  expect(await findItem(id)).toMatchObject({ state: "failed", error: "Tidak ada model yang dapat dipakai" });
});

test("a message that came back for good marks its item with the last reason", async () => {
  const [id = "", untouched = ""] = await createBatch(2);
  const writer = writerThat(async () => {
    throw new WriterError("retry", "Penulis sedang sibuk");
  });
  await deliver(depsWith({ writer }), [id], { attempts: 6 });
  expect(await deliver(depsWith(), [id, untouched], { queue: "arunika-generation-dead" })).toEqual([
    "ack",
    "ack",
  ]);
  expect(await findItem(id)).toMatchObject({ state: "failed", error: "Penulis sedang sibuk" });
  expect(await findItem(untouched)).toMatchObject({
    state: "failed",
    error: "Penulisan gagal berulang kali",
  });
});

test("a dead letter leaves an item alone that is done or being written", async () => {
  const [done = "", writing = ""] = await createBatch(2);
  await deliver(depsWith(), [done]);
  const lease = { state: "running" as const, leaseUntil: new Date(Date.now() + 60_000) };
  await setJobs(lease, writing);
  const outcomes = await deliver(depsWith(), [done, writing], { queue: "arunika-generation-dead" });
  expect(outcomes).toEqual(["ack", 600]);
  expect((await listItems()).map(({ state }) => state)).toEqual(["done", "running"]);
});

test("two articles are written at a time; a third waits without counting as an attempt", async () => {
  const [first = "", second = "", third = ""] = await createBatch(3);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  let writing = 0;
  const writer = writerThat(async ({ topic }) => {
    writing += 1;
    if (writing === 2) start();
    await released;
    return draftAbout(topic);
  });
  const running = [deliver(depsWith({ writer }), [first]), deliver(depsWith({ writer }), [second])];
  await started;
  expect(await deliver(depsWith({ writer }), [third])).toEqual(["ack"]);
  expect(await findItem(third)).toMatchObject({ state: "queued", attempts: 0 });
  release();
  await Promise.all(running);
  await deliver(depsWith({ writer }), [third]);
  expect(await listStoredPosts()).toHaveLength(3);
});

test("a used-up allowance lets everything wait until it is renewed, and says why", async () => {
  const [first = "", second = ""] = await createBatch(2);
  const writer = writerThat(async () => {
    throw new WriterError("stop", "Jatah harian sudah habis", 7200);
  });
  expect(await deliver(depsWith({ writer }), [first, second])).toEqual(["ack", "ack"]);
  for (const item of await listItems()) {
    expect(item).toMatchObject({ state: "queued", error: "Jatah harian sudah habis" });
    expect(item.notBefore?.getTime()).toBeGreaterThan(Date.now() + 7_000_000);
  }
  expect((await findItem(second)).attempts).toBe(0);
  const renewed = new Date(Date.now() + 7_300_000);
  expect(await deliver(depsWith({ clock: () => renewed }), [first, second])).toEqual(["ack", "ack"]);
  expect(await listStoredPosts()).toHaveLength(2);
});

test("an article that says what another says already is not stored", async () => {
  const [first = "", second = ""] = await createBatch(2, { topic: "domain usaha" });
  const titles = ["Domain usaha yang baik", "Memilih domain untuk usaha"];
  const writer = writerThat(async () => ({ ...draftAbout("domain usaha"), title: titles.shift() ?? "" }));
  await deliver(depsWith({ writer }), [first]);
  expect(await deliver(depsWith({ writer }), [second])).toEqual([30]);
  expect(await findItem(second)).toMatchObject({
    error: expect.stringContaining("Artikel terlalu mirip dengan “Domain usaha yang baik”"),
  });
  expect(await listStoredPosts()).toHaveLength(1);
});

test("an article that breaks the rules of posts is not stored", async () => {
  const [id = ""] = await createBatch(1);
  const writer = writerThat(async ({ topic }) => {
    const draft = draftAbout(topic);
    return { ...draft, content: draft.content + "<b>".repeat(20_001) };
  });
  expect(await deliver(depsWith({ writer }), [id])).toEqual([30]);
  expect((await findItem(id)).error).toMatch(/^Artikel tidak dapat disimpan: /);
  expect(await listStoredPosts()).toEqual([]);
});

test("a writer that hangs is given up, even one that does not listen", async () => {
  const [id = ""] = await createBatch(1);
  const writer = writerThat(() => new Promise(() => {}));
  const { outcome } = await runJob(depsWith({ writer }), articleHandler, id, { timeoutMs: 50 });
  expect(outcome).toBe("retry");
  expect(await findItem(id)).toMatchObject({
    state: "queued",
    error: "Penulis belum selesai setelah 0.05 detik",
  });
});

const disabled = { disabledAt: new Date() };
const demoted = { role: "writer", isAdmin: false } as const;
const landings = async () => (await listStoredPosts()).map(({ status }) => status);

test.each([
  ["is disabled", disabled],
  ["becomes a writer", demoted],
  ["loses all rights", { role: null, isAdmin: false }],
])("articles ordered for the public go to review once who ordered them %s", async (_name, change) => {
  const { user } = await createUser({ role: "editor" });
  const [first = "", ...others] = await createBatch(3, { createdBy: user.id });
  await deliver(depsWith(), [first]);
  await db.update(users).set(change).where(eq(users.id, user.id));
  expect(await deliver(depsWith(), others)).toEqual(["ack", "ack"]);
  expect(await landings()).toEqual(["published", "review", "review"]);
  expect((await db.select().from(auditEvents)).map(({ label }) => label)).toContain(
    "Panduan topik nomor 1 (masuk tinjauan karena hak menerbitkan sudah dicabut)",
  );
});

test("an article goes to review where its orderer is disabled right before it is stored", async () => {
  const { user } = await createUser({ role: "editor" });
  const [id = ""] = await createBatch(1, { createdBy: user.id });
  const disable = () => db.update(users).set(disabled).where(eq(users.id, user.id));
  const database = createDatabase(meanwhile(/INSERT INTO blog_posts/, disable));
  expect(await deliver(depsWith({ db: database }), [id])).toEqual(["ack"]);
  expect(await landings()).toEqual(["review"]);
});

test("an article that nobody ordered goes to review", async () => {
  const [id = ""] = await createBatch(1, { createdBy: null });
  await deliver(depsWith(), [id]);
  expect(await landings()).toEqual(["review"]);
});
