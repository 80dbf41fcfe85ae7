import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { silentQueue } from "../../../tests/support/deliveries";
import {
  createBrief,
  deliver,
  depsWith,
  findItem,
  listItems,
  listStoredPosts,
  setJobs,
} from "../../../tests/support/generation";
import { insertTitles } from "../../../tests/support/posts";
import { expectRefusal } from "../../../tests/support/refusal";
import { createPost, createStaff, createUser, db, signIn } from "../../../tests/support/worker";
import type { Role } from "../../contract/rights";
import { auditEvents } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";
import { generationItems, jobs, topicBriefs } from "../../db/schema/generation";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { subjects } from "../catalogue/subjects";
import { createLocalWriter } from "../writers/local/local-writer";
import type { Match } from "../writers/writer";
import { generateOne, matchTopic, retryBatch, startBatch } from "./order.service";

const known = subjects.slice(0, 3).map(({ title }) => title);

async function staff(role: Role = "editor") {
  const { call } = await signIn(role);
  return {
    get: (path: string) => call(`/api/blog${path}`),
    post: (path: string, json: unknown) => call(`/api/blog${path}`, "POST", json),
  };
}

/** Dependencies whose writer makes `match` of a topic, and whose queue delivers nothing. */
function depsThatMatch(match: Partial<Match> = {}): Deps {
  const deps = depsWith({ generationQueue: silentQueue });
  const whole = { isKnown: true, meant: null, titles: null, nearest: [], ...match };
  return { ...deps, writer: { ...deps.writer, match: () => whole } };
}

async function deliverAll(deps: Deps) {
  const ids = (await listItems()).map(({ id }) => id);
  await deliver(deps, ids);
}

const catchRefusal = (work: Promise<unknown>) =>
  work.then(
    () => "ordered",
    (error: AppError) => ({ code: error.code, message: error.message }),
  );

const beingWritten = (title: string) => ({
  code: "conflict",
  message: `Artikel dari bahan “${title}” sedang ditulis. Tunggu sampai selesai.`,
});

test("one article is written of a brief: its subject is the key phrase, else the title", async () => {
  const { post } = await staff();
  const phrased = await createBrief({ title: "Judul kerja", keyPhrase: known[0] ?? "" });
  const titled = await createBrief({ title: known[1] ?? "" });
  expect((await post("/generate", { briefId: phrased.id })).status).toBe(201);
  expect((await post("/generate", { briefId: titled.id })).status).toBe(201);
  expect((await listItems()).map(({ topic, briefId }) => [topic, briefId])).toEqual([
    [known[0], phrased.id],
    [known[1], titled.id],
  ]);
  expect((await db.select().from(topicBriefs)).map(({ state }) => state)).toEqual(["written", "written"]);
});

test("a batch of briefs has as many articles as briefs, in their order", async () => {
  const { post } = await staff("writer");
  const briefs = await Promise.all(known.map((title) => createBrief({ title })));
  const briefIds = briefs.map(({ id }) => id).toReversed();
  const response = await post("/generate-batch", { count: 3, briefIds, landing: "review" });
  expect(response.status).toBe(202);
  expect(await response.json()).toMatchObject({ message: "Proses pembuatan 3 artikel dimulai", count: 3 });
  expect((await listItems()).map(({ briefId }) => briefId)).toEqual(briefIds);
  await vi.waitFor(async () => expect(await listStoredPosts()).toHaveLength(3), { timeout: 20_000 });
  expect((await listStoredPosts()).map(({ status }) => status)).toEqual(Array(3).fill("review"));
});

test.each([
  [
    "diubah",
    (id: number, updatedAt: Date) => db.update(topicBriefs).set({ updatedAt }).where(eq(topicBriefs.id, id)),
  ],
  ["dihapus", (id: number) => db.delete(topicBriefs).where(eq(topicBriefs.id, id))],
])(
  "an article of a brief that was %s after the order goes to review, where it was ordered for the public",
  async (because, act) => {
    const user = await createStaff("owner");
    const [changed, kept] = [
      await createBrief({ title: known[0] ?? "" }),
      await createBrief({ title: known[1] ?? "" }),
    ];
    const minutesLater = (minutes: number) => new Date(kept.updatedAt.getTime() + minutes * 60_000);
    const deps = depsWith({ generationQueue: silentQueue, clock: () => minutesLater(1) });
    await startBatch(deps, 2, { briefIds: [changed.id, kept.id] }, user);
    await act(changed.id, minutesLater(2));
    await deliverAll(deps);
    const [held, published] = await listStoredPosts();
    expect([held?.status, published?.status]).toEqual(["review", "published"]);
    expect(
      await db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.subjectId, held?.id ?? 0)),
    ).toMatchObject([
      { label: `${held?.title} (masuk tinjauan karena bahannya ${because} setelah dipesan)` },
    ]);
  },
);

test.each([
  ["a writer", { role: "writer" }],
  ["a person whose role was taken", { role: null, isAdmin: false }],
] as const)(
  "an article of the brief of %s goes to review, where it was ordered for the public",
  async (_, values) => {
    const editor = await createStaff("owner");
    const { user: writer } = await createUser({ username: "penulis", ...values });
    const { id } = await createBrief({ title: known[0] ?? "", ownerId: writer.id });
    const deps = depsWith({ generationQueue: silentQueue });
    await startBatch(deps, 1, { briefIds: [id] }, editor);
    await deliverAll(deps);
    expect(await listStoredPosts()).toMatchObject([{ status: "review" }]);
  },
);

test("of a brief that is gone nothing is ordered, not even the others", async () => {
  const { post } = await staff();
  const { id } = await createBrief({ title: known[0] ?? "" });
  for (const response of [
    await post("/generate", { briefId: id + 1 }),
    await post("/generate-batch", { count: 2, briefIds: [id, id + 1] }),
  ]) {
    await expectRefusal(response, 404, "Bahan artikel tidak ditemukan atau sudah dihapus");
  }
  expect(await listItems()).toEqual([]);
});

test("a brief that is ordered twice at once is written once", async () => {
  const user = await createStaff("owner");
  const { id, title } = await createBrief();
  const order = () => startBatch(depsThatMatch(), 1, { briefIds: [id] }, user);
  const answers = await Promise.all([catchRefusal(order()), catchRefusal(order()), catchRefusal(order())]);
  expect(answers.filter((answer) => answer === "ordered")).toHaveLength(1);
  expect(answers.filter((answer) => answer !== "ordered")).toEqual(Array(2).fill(beingWritten(title)));
  expect(await listItems()).toHaveLength(1);
});

test("a brief is not ordered while its article is being written, and again when that has failed", async () => {
  const user = await createStaff("owner");
  const { id, title } = await createBrief();
  const order = () => catchRefusal(startBatch(depsThatMatch(), 1, { briefIds: [id] }, user));
  expect(await order()).toBe("ordered");
  await setJobs({ state: "running" });
  expect(await order()).toEqual(beingWritten(title));
  await setJobs({ state: "failed" });
  expect(await order()).toBe("ordered");
});

test("a brief that has an article is ordered again only when that article is in the trash", async () => {
  const user = await createStaff("owner");
  const { id, title } = await createBrief();
  const deps = depsThatMatch();
  const order = () => catchRefusal(startBatch(deps, 1, { briefIds: [id] }, user));
  const article = await generateOne(deps, { briefId: id }, user);
  expect(await order()).toEqual({
    code: "conflict",
    message: `Bahan “${title}” sudah punya artikel: “${article.title}”. Pindahkan artikel itu ke Sampah bila ingin menulisnya ulang.`,
  });
  await db.update(blogPosts).set({ status: "trash" });
  expect(await order()).toBe("ordered");
});

test("a failed article is not tried again when its brief has another article by now", async () => {
  const user = await createStaff("owner");
  const { id } = await createBrief();
  const deps = depsThatMatch();
  const { batchId } = await startBatch(deps, 1, { briefIds: [id] }, user);
  await setJobs({ state: "failed" });
  await generateOne(deps, { briefId: id }, user);
  const retry = () => catchRefusal(retryBatch(deps, batchId, undefined, user));
  expect(await retry()).toMatchObject({ code: "conflict" });
  await db.update(blogPosts).set({ status: "trash" });
  expect(await retry()).toBe("ordered");
});

const unknown =
  "Penulis uji belum menguasai topik ini. Pilih salah satu topik terdekat atau tulis topik lain.";

test("a topic that the writer does not know is refused with the nearest ones, before anything is ordered", async () => {
  const user = await createStaff("owner");
  const deps = depsThatMatch({ isKnown: false, titles: [], nearest: ["toko online", "SEO"] });
  for (const order of [
    generateOne(deps, { topic: "Resep kue lapis" }, user),
    startBatch(deps, 5, { topic: "Resep kue lapis" }, user),
  ]) {
    const error = await order.catch((error: unknown) => error);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      ...{ code: "validation_failed", message: unknown, fields: { topic: unknown } },
      details: { nearest: ["toko online", "SEO"] },
    });
  }
  expect(await listItems()).toEqual([]);
});

test("more articles than the writer has about a topic are refused with how many it has", async () => {
  const user = await createStaff("owner");
  const titles = ["Satu", "Dua", "Tiga", "Empat", "Lima"];
  const orderFive = (known: string[]) =>
    catchRefusal(startBatch(depsThatMatch({ titles: known }), 5, { topic: "SEO" }, user));
  const message =
    "Penulis uji hanya punya 4 artikel tentang topik ini. Pesan lebih sedikit, atau kosongkan topik agar topiknya dipilihkan.";
  expect(await orderFive(titles.slice(1))).toEqual({ code: "validation_failed", message });
  expect(await orderFive(titles)).toBe("ordered");
});

test("staff see what the writer makes of a topic before they order", async () => {
  const { get } = await staff("writer");
  const response = await get(`/generation/match?topic=${encodeURIComponent(known[0] ?? "")}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ isKnown: true, nearest: expect.any(Array) });
  for (const query of ["", "?topic=", "?topic=%20a%20", `?topic=${"x".repeat(201)}`]) {
    expect((await get(`/generation/match${query}`)).status).toBe(400);
  }
});

const deps = () =>
  depsWith({ generationQueue: silentQueue, writer: createLocalWriter(), generationDailyLimit: 1000 });
const shipping = subjects.filter(({ topic }) => topic.id === "ongkos-kirim").map(({ title }) => title);

/** Orders one article and lets it be written; its item and its post. */
async function written(wish: { topic?: string; briefIds?: number[] }) {
  const user = await createStaff("owner");
  const { batchId } = await startBatch(deps(), 1, wish, user);
  const id = (await listItems()).find((item) => item.batchId === batchId)?.id ?? "";
  await deliver(deps(), [id]);
  const item = await findItem(id);
  const post = (await listStoredPosts()).find((stored) => stored.id === item.postId);
  return { item, title: post?.title };
}

const colloquial = ["bikin olshop", "website kena hack"];

test.each(colloquial)("what staff mean by “%s” is written about, typed or of a brief", async (topic) => {
  const meant = (await matchTopic(deps(), topic)).meant ?? "";
  const typed = await written({ topic });
  expect([typed.item.error, typed.title]).toEqual([null, meant]);
  expect(typed.item.topic).toBe(meant);
  await db.delete(generationItems);
  await db.delete(jobs);
  await db.delete(blogPosts);
  const brief = await createBrief({ title: "Judul kerja kami", keyPhrase: topic });
  const briefed = await written({ briefIds: [brief.id] });
  expect(briefed.item.error).toBeNull();
  expect(subjects.map(({ title }) => title)).toContain(briefed.title);
});

test("once what is meant is taken, the next article of the topic is offered and written", async () => {
  const [first = "", second = ""] = shipping;
  await createPost({ title: first.toUpperCase() });
  expect(await matchTopic(deps(), "gratis ongkir")).toMatchObject({
    isKnown: true,
    meant: second,
    articles: 1,
  });
  expect((await written({ topic: "gratis ongkir" })).title).toBe(second);
});

test("a topic of which everything is written or ordered is refused before anything is ordered", async () => {
  const [first = "", second = ""] = shipping;
  await createPost({ title: first });
  const user = await createStaff("owner");
  const order = (wish: { topic?: string; briefIds?: number[] }) => startBatch(deps(), 1, wish, user);
  await order({ topic: second });
  expect(await matchTopic(deps(), "gratis ongkir")).toMatchObject({ isKnown: true, articles: 0 });
  await expect(order({ topic: "gratis ongkir" })).rejects.toMatchObject({
    code: "validation_failed",
    message:
      "Semua artikel Penulis lokal tentang topik ini sudah ada atau sedang ditulis. Tulis topik lain, atau kosongkan topik agar topiknya dipilihkan.",
  });
  const brief = await createBrief({ title: "Judul kerja kami", keyPhrase: "gratis ongkir" });
  await expect(order({ briefIds: [brief.id] })).rejects.toMatchObject({ code: "validation_failed" });
  expect(await listItems()).toHaveLength(1);
});

test("two who order the same topic at once get two articles", async () => {
  const user = await createStaff("owner");
  const order = () => startBatch(deps(), 1, { topic: "gratis ongkir" }, user);
  await Promise.all([order(), order()]);
  expect((await listItems()).map(({ topic }) => topic).toSorted()).toEqual(shipping.toSorted());
});

test("who asks a writer for more than its catalogue has left is told what helps, and not to type a topic", async () => {
  const user = await createStaff("owner");
  const { SEO = [], others = [] } = Object.groupBy(subjects, ({ topic }) =>
    topic.category === "SEO" ? "SEO" : "others",
  );
  await insertTitles(SEO.map(({ title }) => title));
  const order = (category?: string) => startBatch(deps(), 1, { ...(category && { category }) }, user);
  await expect(order("SEO")).rejects.toThrow(
    "Topik yang dikuasai Penulis lokal di kategori “SEO” sudah habis. Pilih kategori lain atau kosongkan kategorinya, atau pesan lebih sedikit.",
  );
  await insertTitles(others.map(({ title }) => title));
  await expect(order()).rejects.toThrow(
    "Topik yang dikuasai Penulis lokal sudah habis. Pesan lebih sedikit, atau tulis artikelnya sendiri.",
  );
});
