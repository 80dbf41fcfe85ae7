import { expect, test } from "vitest";
import { silentQueue } from "../../../tests/support/deliveries";
import {
  createBrief,
  deliver,
  depsWith,
  findItem,
  listItems,
  listStoredPosts,
} from "../../../tests/support/generation";
import { insertTitles } from "../../../tests/support/posts";
import { createPost, createUser, db } from "../../../tests/support/worker";
import { blogPosts } from "../../db/schema/blog";
import { generationItems, jobs } from "../../db/schema/generation";
import { subjects } from "../catalogue/subjects";
import { createLocalWriter } from "../writers/local/local-writer";
import { matchTopic, startBatch } from "./order.service";

const deps = () =>
  depsWith({ generationQueue: silentQueue, writer: createLocalWriter(), generationDailyLimit: 1000 });
const shipping = subjects.filter(({ topic }) => topic.id === "ongkos-kirim").map(({ title }) => title);

/** Orders one article and lets it be written; its item and its post. */
async function written(wish: { topic?: string; briefIds?: number[] }) {
  const { user } = await createUser();
  const { batchId } = await startBatch(deps(), 1, wish, { ...user, role: "owner" });
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
  const { user } = await createUser();
  const order = (wish: { topic?: string; briefIds?: number[] }) =>
    startBatch(deps(), 1, wish, { ...user, role: "owner" });
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
  const { user } = await createUser();
  const order = () => startBatch(deps(), 1, { topic: "gratis ongkir" }, { ...user, role: "owner" });
  await Promise.all([order(), order()]);
  expect((await listItems()).map(({ topic }) => topic).toSorted()).toEqual(shipping.toSorted());
});

test("who asks a writer for more than its catalogue has left is told what helps, and not to type a topic", async () => {
  const { user } = await createUser();
  const { SEO = [], others = [] } = Object.groupBy(subjects, ({ topic }) =>
    topic.category === "SEO" ? "SEO" : "others",
  );
  await insertTitles(SEO.map(({ title }) => title));
  const order = (category?: string) =>
    startBatch(deps(), 1, { ...(category && { category }) }, { ...user, role: "owner" });
  await expect(order("SEO")).rejects.toThrow(
    "Topik yang dikuasai Penulis lokal di kategori “SEO” sudah habis. Pilih kategori lain atau kosongkan kategorinya, atau pesan lebih sedikit.",
  );
  await insertTitles(others.map(({ title }) => title));
  await expect(order()).rejects.toThrow(
    "Topik yang dikuasai Penulis lokal sudah habis. Pesan lebih sedikit, atau tulis artikelnya sendiri.",
  );
});
