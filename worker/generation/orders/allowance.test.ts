import { expect, test } from "vitest";
import { silentQueue } from "../../../tests/support/deliveries";
import {
  createBatch,
  deliver,
  depsWith,
  findItem,
  listItems,
  setJobs,
  writerThat,
} from "../../../tests/support/generation";
import { meanwhile } from "../../../tests/support/meanwhile";
import { insertTitles } from "../../../tests/support/posts";
import { createUser } from "../../../tests/support/worker";
import { createDatabase } from "../../db/client";
import type { Deps } from "../../deps";
import { requeueStaleJobs } from "../../jobs/job.service";
import { dayMs } from "../../utc-day";
import { subjects } from "../catalogue/subjects";
import { WriterError } from "../writers/writer";
import { retryBatch, startBatch } from "./order.service";

/** A queue that counts what it was sent, and takes at most a hundred messages at once, as the platform's does. */
function strictQueue() {
  const sent: string[] = [];
  const sendBatch = async (messages: MessageSendRequest<{ subject: string }>[]) => {
    if (messages.length > 100) throw new Error("batch message count of 101 exceeds limit of 100");
    sent.push(...messages.map(({ body }) => body.subject));
  };
  const queue = { send: async () => {}, sendBatch } as unknown as Deps["generationQueue"];
  return { queue, sent };
}

async function staff() {
  const { user } = await createUser();
  const { queue, sent } = strictQueue();
  const depsOn = (values: Partial<Deps> = {}) =>
    depsWith({ generationQueue: queue, generationDailyLimit: 10, ...values });
  const order = (values: Partial<Deps> = {}, topic?: string) =>
    startBatch(depsOn(values), 5, { topic }, user).then(
      () => "ordered",
      (error: Error) => error.message,
    );
  return { depsOn, order, sent };
}

const owner = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "owner" } as const;

test("orders at the same moment never pass the daily limit", async () => {
  const { order } = await staff();
  const refusal = "Batas 10 artikel per hari: tersisa 0 sampai pukul 07.00 WIB";
  const answers = await Promise.all([order(), order(), order(), order()]);
  expect(answers.sort()).toEqual([refusal, refusal, "ordered", "ordered"]);
  expect(await listItems()).toHaveLength(10);
});

test("two orders at once do not take the same topics", async () => {
  const { order } = await staff();
  const DB = meanwhile(/insert into generation_batches/i, () => order());
  expect(await order({ db: createDatabase(DB) })).toBe("ordered");
  const topics = (await listItems()).map(({ topic }) => topic);
  expect([topics.length, new Set(topics).size]).toEqual([10, 10]);
});

test("failed articles that are tried again take from the limit of the day on which that is", async () => {
  const { depsOn, order } = await staff();
  const failed = await createBatch(6, "gagal");
  const yesterday = new Date(Date.now() - dayMs);
  await setJobs({ state: "failed", createdAt: yesterday });
  await order({}, "Website untuk bengkel");
  const retry = (itemId?: string) => retryBatch(depsOn(), "gagal", itemId, owner);
  await expect(retry()).rejects.toThrow("Batas 10 artikel per hari: tersisa 5 sampai pukul 07.00 WIB");
  expect((await findItem(failed[0] ?? "")).state).toBe("failed");
  for (const id of failed.slice(0, 5)) await retry(id);
  await expect(retry(failed[5])).rejects.toThrow("tersisa 0");
  await expect(retry(failed[0])).rejects.toThrow("Tidak ada artikel gagal yang dapat dicoba lagi");
});

test("nothing is tried again while articles wait for the allowance", async () => {
  const { depsOn } = await staff();
  const [failed = "", waiting = ""] = await createBatch(2, "gagal");
  await setJobs({ state: "failed" }, failed);
  const notBefore = new Date(Date.now() + 3_600_000);
  await setJobs({ notBefore }, waiting);
  await expect(retryBatch(depsOn(), "gagal", undefined, owner)).rejects.toThrow("pukul 07.00 WIB");
  expect((await findItem(failed)).state).toBe("failed");
});

test("more than a hundred stalled articles get their messages, a hundred at a time", async () => {
  const { depsOn, sent } = await staff();
  const ids = await createBatch(250);
  await setJobs({ updatedAt: new Date(0) });
  expect(await requeueStaleJobs(depsOn())).toBe(250);
  expect(sent.toSorted()).toEqual(ids.toSorted());
  expect(await requeueStaleJobs(depsOn())).toBe(0);
});

test("a later quota pause does not shorten an earlier one", async () => {
  const [first = "", second = "", third = ""] = await createBatch(3);
  const failing = (seconds: number) =>
    depsWith({ writer: writerThat(() => Promise.reject(new WriterError("stop", "Jatah habis", seconds))) });
  await deliver(failing(7200), [first]);
  await setJobs({ notBefore: new Date(0) }, second);
  await deliver(failing(600), [second]);
  const hold = (await findItem(third)).notBefore?.getTime();
  expect(hold).toBeGreaterThan(Date.now() + 7_000_000);
});

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
