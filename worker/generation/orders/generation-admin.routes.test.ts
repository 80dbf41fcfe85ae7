import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import {
  createBatch,
  findItem,
  listItems,
  listStoredPosts,
  setJobs,
} from "../../../tests/support/generation";
import { fakeAi, writesArticles } from "../../../tests/support/recorded-ai";
import { expectRefusal } from "../../../tests/support/refusal";
import { signIn } from "../../../tests/support/worker";
import { batch, batchAnswer, generationAnswer, generationStatus, isRunning } from "../../contract/generation";
import { createDeps } from "../../deps";
import { requeueStaleJobs } from "../../jobs/job.service";
import { subjects } from "../catalogue/subjects";

/** Topics that the local writer knows. */
const known = subjects.slice(0, 3).map(({ title }) => title);

async function staff() {
  const { call, user } = await signIn();
  return {
    user,
    get: (path: string) => call(`/api/blog${path}`),
    post: (path: string, json?: unknown, bindings: object = {}) =>
      call(`/api/blog${path}`, "POST", json, bindings),
  };
}

async function finished(get: (path: string) => Promise<Response>, batchId: string) {
  return vi.waitFor(
    async () => {
      const state = batch.parse(await (await get(`/generate-batch/${batchId}`)).json());
      expect(isRunning(state)).toBe(false);
      return state;
    },
    { timeout: 20_000, interval: 50 },
  );
}

test("one article is written, stored and answered", async () => {
  const { post } = await staff();
  const response = await post("/generate");
  expect(response.status).toBe(201);
  const answer = generationAnswer.parse(await response.json());
  expect(answer.message).toBe("Blog post berhasil digenerate dengan AI");
  const [stored] = await listStoredPosts();
  expect(answer.post).toMatchObject({ id: stored?.id, slug: stored?.slug, title: stored?.title });
  expect((await listItems()).map(({ state }) => state)).toEqual(["done"]);
});

test("a batch is answered at once and written through the queue", async () => {
  const { post, get } = await staff();
  const response = await post("/generate-batch", { count: 5 });
  expect(response.status).toBe(202);
  const { batchId, ...answer } = batchAnswer.parse(await response.json());
  expect(answer).toEqual({ message: "Proses pembuatan 5 artikel dimulai", count: 5 });
  const { items } = await finished(get, batchId);
  expect(items.map(({ state }) => state)).toEqual(Array(5).fill("done"));
  const posts = await listStoredPosts();
  expect(new Set(items.map(({ post }) => post?.id))).toEqual(new Set(posts.map(({ id }) => id)));
  expect(new Set(posts.map(({ category }) => category)).size).toBe(5);
});

test("the status finds the batch again, with who writes and what is left today", async () => {
  const { post, get } = await staff();
  const { batchId } = batchAnswer.parse(await (await post("/generate-batch", { count: 5 })).json());
  await finished(get, batchId);
  const status = generationStatus.parse(await (await get("/generation")).json());
  expect(status).toMatchObject({
    writer: "Penulis lokal",
    dailyLimit: 50,
    writtenToday: 5,
    batch: { id: batchId, count: 5 },
  });
});

test("what staff wish for is written about, in their category", async () => {
  const { post } = await staff();
  expect((await post("/generate", { topic: `  ${known[0]} `, category: "Tips Usaha" })).status).toBe(201);
  expect((await listItems())[0]).toMatchObject({ topic: known[0], category: "Tips Usaha" });
  expect((await listStoredPosts())[0]).toMatchObject({
    category: "Tips Usaha",
    image: "/images/blog/default.svg",
  });
});

test.each([
  [{ count: 3 }, "Jumlah artikel harus 5 atau 10"],
  [{ count: 5, topic: "x".repeat(201) }, "Topik maksimal 200 karakter"],
  [{ count: 5, prompt: "x" }, "Kolom tidak dikenal"],
])("a batch of %j is refused", async (body, message) => {
  const { post } = await staff();
  await expectRefusal(post("/generate-batch", body), 400, message);
  expect(await listItems()).toEqual([]);
});

test("a batch that does not exist is not found", async () => {
  const { get, post } = await staff();
  expect((await get("/generate-batch/tidak-ada")).status).toBe(404);
  expect((await post("/generate-batch/tidak-ada/retry")).status).toBe(404);
});

test("Workers AI writes when it is configured", async () => {
  const { ai, calls } = fakeAi(writesArticles());
  const { post } = await staff();
  expect((await post("/generate", {}, { WRITER: "workers-ai", AI: ai })).status).toBe(201);
  expect((await listStoredPosts())[0]).toMatchObject({ title: (await listItems())[0]?.topic });
  expect(calls[0]?.model).toBe("@cf/google/gemma-4-26b-a4b-it");
});

test.each([
  [
    "3040: No more data centers to forward the request to",
    502,
    "Workers AI sedang sibuk atau tidak menjawab",
  ],
  ["3036: You have used up your daily free allocation", 429, "Jatah harian Workers AI sudah habis"],
])("the failure %s is answered with a clear message and noted", async (error, status, message) => {
  const { ai } = fakeAi([new Error(error)]);
  const { post } = await staff();
  const response = await post("/generate", {}, { WRITER: "workers-ai", AI: ai });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining(message) });
  expect((await listItems())[0]).toMatchObject({ state: "failed", error: expect.stringContaining(message) });
  expect(await listStoredPosts()).toEqual([]);
});

test("a writer that nobody knows writes nothing, and the rest of the site works", async () => {
  const { post, get } = await staff();
  await expectRefusal(post("/generate", {}, { WRITER: "openai" }), 502, "Penulis tidak dikenal: openai");
  expect((await get("")).status).toBe(200);
});

test("the daily limit holds for single articles and batches together", async () => {
  const { post } = await staff();
  await post("/generate");
  const response = await post("/generate-batch", { count: 5 }, { GENERATION_DAILY_LIMIT: 5 });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({
    message: "Batas 5 artikel per hari: tersisa 4 sampai pukul 07.00 WIB",
  });
  expect(await listItems()).toHaveLength(1);
});

test("a single article is refused while two others are being written, and can be ordered again", async () => {
  const ids = await createBatch(2);
  const lease = { state: "running" as const, leaseUntil: new Date(Date.now() + 60_000) };
  await setJobs(lease);
  const { post } = await staff();
  await expectRefusal(post("/generate"), 429, expect.stringContaining("Dua artikel lain sedang ditulis"));
  await setJobs({ state: "done" });
  expect((await post("/generate")).status).toBe(201);
  expect(ids).toHaveLength(2);
});

test("a batch is ordered while the queue cannot be reached, and the clock sends its articles later", async () => {
  const { post, get } = await staff();
  const broken = { sendBatch: () => Promise.reject(new Error("queue is down")) };
  const response = await post("/generate-batch", { count: 5 }, { GENERATION_QUEUE: broken });
  expect(response.status).toBe(202);
  const { batchId } = batchAnswer.parse(await response.json());
  await setJobs({ updatedAt: new Date(0) });
  expect(await requeueStaleJobs(createDeps(env))).toBe(5);
  expect((await finished(get, batchId)).items.map(({ state }) => state)).toEqual(Array(5).fill("done"));
});

test("one failed article is tried again by itself", async () => {
  const [first = "", second = ""] = await createBatch(2, { id: "gagal", topic: known });
  await setJobs({ state: "failed", error: "Sibuk", attempts: 5 });
  const { post, get } = await staff();
  expect((await post("/generate-batch/gagal/retry", { itemId: second })).status).toBe(202);
  await finished(get, "gagal");
  expect(await findItem(first)).toMatchObject({ state: "failed", error: "Sibuk" });
  expect(await findItem(second)).toMatchObject({ state: "done", error: null, attempts: 1 });
  expect((await post("/generate-batch/gagal/retry", { itemId: second })).status).toBe(409);
});

test("a writer orders for the desk alone, and does not publish by trying again what somebody else has ordered", async () => {
  const writer = await signIn("writer");
  const call = (path: string, json: unknown) => writer.call(`/api/blog${path}`, "POST", json);
  for (const json of [{ count: 5 }, { count: 5, landing: "published" }]) {
    expect((await call("/generate-batch", json)).status).toBe(403);
  }
  const [item = ""] = await createBatch(1, "orang-lain");
  await setJobs({ state: "failed" });
  expect((await call("/generate-batch/orang-lain/retry", {})).status).toBe(403);
  expect((await findItem(item)).state).toBe("failed");
  expect((await call("/generate-batch", { count: 5, landing: "review" })).status).toBe(202);
});
