import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { depsWith, findItem, listItems, setJobs, silentQueue } from "../../../tests/support/generation";
import { insertTitles } from "../../../tests/support/posts";
import { createUser, db } from "../../../tests/support/worker";
import { generationItems } from "../../db/schema/generation";
import { subjects } from "../catalogue/subjects";
import { retryBatch, startBatch } from "./order.service";

const deps = () => depsWith({ generationQueue: silentQueue, generationDailyLimit: 100_000 });
const category = subjects[0]?.topic.category;
const taken = "Topik ini sudah diambil pesanan lain. Pesan artikel dengan topik lain.";

const owner = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "owner" } as const;

/** Orders so many articles of which all have failed; the order and its items. */
async function failedOrder(count: number, topic?: string) {
  const { user } = await createUser();
  const { batchId } = await startBatch(deps(), count, topic ? { topic } : {}, user);
  await setJobs({ state: "failed", error: "Penulis sibuk" });
  return { user, batchId, items: await itemsOf(batchId) };
}

const itemsOf = async (batchId: string) => (await listItems()).filter((item) => item.batchId === batchId);
const statesOf = async (batchId: string) => (await itemsOf(batchId)).map(({ state }) => state);

/** Lets another order have a topic, in some state. */
async function take(topic: string, state: "running" | "done" | "failed", createdAt = new Date()) {
  const { user } = await createUser();
  const { batchId } = await startBatch(deps(), 1, { topic: "sementara" }, user);
  const isOfBatch = eq(generationItems.batchId, batchId);
  const [item] = await db.update(generationItems).set({ topic }).where(isOfBatch).returning();
  await setJobs({ state, createdAt }, item?.id ?? "");
}

test.each(["running", "done"] as const)(
  "a failed article is not tried again when another order has taken its topic, which is %s",
  async (state) => {
    const { batchId, items } = await failedOrder(1);
    await take(items[0]?.topic ?? "", state);
    await expect(retryBatch(deps(), batchId, undefined, owner)).rejects.toThrow(taken);
    expect(await findItem(items[0]?.id ?? "")).toMatchObject({ state: "failed", error: taken });
  },
);

test("of failed articles those are tried again whose topics nobody has taken, and the other says why it is not", async () => {
  const { batchId, items } = await failedOrder(3);
  await take(items[1]?.topic ?? "", "running");
  const batch = await retryBatch(deps(), batchId, undefined, owner);
  expect(batch.items.map(({ state, error }) => [state, error])).toEqual([
    ["queued", null],
    ["failed", taken],
    ["queued", null],
  ]);
});

test("a topic that was written before, or has failed elsewhere too, may be tried again", async () => {
  const { batchId, items } = await failedOrder(2);
  await take(items[0]?.topic ?? "", "done", new Date(Date.now() - 86_400_000));
  await take(items[1]?.topic ?? "", "failed");
  await retryBatch(deps(), batchId, undefined, owner);
  expect(await statesOf(batchId)).toEqual(["queued", "queued"]);
});

test("articles about a topic of staff's own are tried again together", async () => {
  const { batchId } = await failedOrder(5, "Website untuk bengkel");
  await retryBatch(deps(), batchId, undefined, owner);
  expect(new Set(await statesOf(batchId))).toEqual(new Set(["queued"]));
});

test("a model that repeats topics of the catalogue gets none twice in an order", async () => {
  const { user } = await createUser();
  await insertTitles(subjects.slice(3).map(({ title }) => title));
  for (let orders = 0; orders < 3; orders += 1) {
    await setJobs({ state: "done" });
    const { batchId } = await startBatch(deps(), 10, { category }, user);
    expect(new Set((await itemsOf(batchId)).map(({ topic }) => topic)).size).toBe(10);
  }
});

test("a model is refused an order for which too few topics are not being written", async () => {
  const { user } = await createUser();
  const size = subjects.filter(({ topic }) => topic.category === category).length;
  for (let left = size; left >= 10; left -= 10) await startBatch(deps(), 10, { category }, user);
  const refused = startBatch(deps(), 10, { category }, user);
  await expect(refused).rejects.toThrow(/^Topik bawaan .+\. Isi topik sendiri, lalu coba lagi\.$/);
  const items = await listItems();
  expect(items).toHaveLength(size - (size % 10));
  expect(new Set(items.map(({ topic }) => topic)).size).toBe(items.length);
});
