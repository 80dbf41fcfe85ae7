import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { depsWith } from "../../tests/support/generation";
import { db } from "../../tests/support/worker";
import { jobs } from "../db/schema/generation";
import { createDeps } from "../deps";
import { JobError } from "./job";
import { deleteFinishedJobs, type JobHandler, runJob } from "./job.service";

const handler = (run: JobHandler["run"]): JobHandler => ({
  ...{ kind: "reminder", timeoutMs: 1000, maxRunning: 1 },
  ...{ failed: { once: "gagal", always: "gagal terus" }, run },
});
const day = 86_400_000;
const enqueue = (subject: string, values: Partial<typeof jobs.$inferInsert> = {}) =>
  db
    .insert(jobs)
    .values({ kind: "reminder", subject, createdAt: new Date(), updatedAt: new Date(), ...values });
const stored = async () => (await db.select().from(jobs))[0];

test("a job whose lease has expired is claimed by the next message, and the late consumer does not change it", async () => {
  await enqueue("1");
  const later = { ...createDeps(env), clock: () => new Date(Date.now() + 10 * 60_000) };
  let ended: unknown;
  const late = handler(async () => {
    ended = await runJob(
      later,
      handler(async () => []),
      "1",
    );
    throw new JobError("retry", "terlambat");
  });
  await runJob(createDeps(env), late, "1");
  expect(ended).toEqual({ outcome: "done" });
  expect(await stored()).toMatchObject({ state: "done", error: null, attempts: 2 });
});

test("a consumer whose lease was taken by another one stores nothing when it ends", async () => {
  await enqueue("1");
  await enqueue("2");
  const later = { ...createDeps(env), clock: () => new Date(Date.now() + 10 * 60_000) };
  const late = handler(async () => {
    await runJob(
      later,
      handler(async () => "unfinished"),
      "1",
    );
    return [sql`UPDATE jobs SET error = 'late write' WHERE subject = '2'`];
  });
  expect(await runJob(createDeps(env), late, "1")).toMatchObject({ outcome: "wait" });
  expect((await db.select().from(jobs)).map(({ state, error }) => [state, error])).toEqual([
    ["queued", null],
    ["queued", null],
  ]);
});

test("a consumer whose lease is held by another one stores nothing while that one is running", async () => {
  await enqueue("1");
  await enqueue("2");
  const later = { ...createDeps(env), clock: () => new Date(Date.now() + 10 * 60_000) };
  const [started, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = handler(async () => {
    started.resolve();
    await ended.promise;
    return [];
  });
  let holder: ReturnType<typeof runJob> | undefined;
  const late = handler(async () => {
    holder = runJob(later, holding, "1");
    await started.promise;
    return [sql`UPDATE jobs SET error = 'late write' WHERE subject = '2'`];
  });
  expect(await runJob(createDeps(env), late, "1")).toMatchObject({ outcome: "busy" });
  expect((await db.select().from(jobs)).map(({ state, error }) => [state, error])).toEqual([
    ["running", null],
    ["queued", null],
  ]);
  ended.resolve();
  expect(await holder).toEqual({ outcome: "done" });
});

test("the number of running jobs of a kind is limited, and a finished one is settled", async () => {
  await enqueue("1", { state: "running", leaseUntil: new Date(Date.now() + 60_000) });
  await enqueue("2");
  await enqueue("3", { state: "failed" });
  const run = (subject: string) =>
    runJob(
      depsWith(),
      handler(async () => []),
      subject,
    );
  expect([await run("1"), await run("2"), await run("3"), await run("4")]).toEqual([
    { outcome: "busy" },
    { outcome: "wait", seconds: 10 },
    { outcome: "settled" },
    { outcome: "settled" },
  ]);
});

test("finished jobs are deleted after sixty days, except those of articles", async () => {
  const old = { updatedAt: new Date(Date.now() - 61 * day), state: "done" } as const;
  await enqueue("1", old);
  await enqueue("2", { ...old, state: "queued" });
  await enqueue("3", { ...old, kind: "article" });
  await enqueue("4", { state: "done" });
  expect(await deleteFinishedJobs(createDeps(env))).toBe(1);
  expect((await db.select().from(jobs)).map(({ subject }) => subject).sort()).toEqual(["2", "3", "4"]);
});
