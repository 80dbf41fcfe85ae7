import { expect, test } from "vitest";
import { silentQueue } from "../../../tests/support/deliveries";
import { depsWith, listItems, setJobs } from "../../../tests/support/generation";
import { insertTitles } from "../../../tests/support/posts";
import { createUser } from "../../../tests/support/worker";
import { subjects } from "../catalogue/subjects";
import { startBatch } from "./order.service";

const deps = () => depsWith({ generationQueue: silentQueue, generationDailyLimit: 100_000 });
const category = subjects[0]?.topic.category;

test("a model that repeats topics of the catalogue gets none twice in an order", async () => {
  const { user } = await createUser();
  await insertTitles(subjects.slice(3).map(({ title }) => title));
  for (let orders = 0; orders < 3; orders += 1) {
    await setJobs({ state: "done" });
    const { batchId } = await startBatch(deps(), 10, { category }, user);
    const items = (await listItems()).filter((item) => item.batchId === batchId);
    expect(new Set(items.map(({ topic }) => topic)).size).toBe(10);
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
