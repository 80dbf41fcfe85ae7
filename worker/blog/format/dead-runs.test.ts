import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { interceptedDatabase } from "../../../tests/support/intercepted-database";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createPost, db } from "../../../tests/support/worker";
import { blogPosts } from "../../db/schema/blog";
import { formatChanges, formatRuns } from "../../db/schema/format";
import { createDeps, type Deps } from "../../deps";
import { handleSchedule } from "../../schedule";
import { continueFormatRun, getLastRun, startFormatRun, undoLastRun } from "./format.service";

const oldBody = "## Judul lama\n\nTentang **merpati** yang pulang.";
const newBody = "<h2>Judul lama</h2>\n<p>Tentang <strong>merpati</strong> yang pulang.</p>";
const minute = 60_000;

/** The dependencies of a request that comes so many minutes later. */
function after(minutes: number, DB = env.DB): Deps {
  const now = new Date(Date.now() + minutes * minute);
  return { ...createDeps({ ...env, DB }), clock: () => now };
}

/** A database that answers nothing any more after its first statement like `pattern`. */
function dyingAfter(pattern: RegExp): D1Database {
  let isDead = false;
  return interceptedDatabase(env.DB, async ({ sql }, call) => {
    if (isDead) throw new Error("D1 is away");
    const answer = await call();
    if (pattern.test(sql)) isDead = true;
    return answer;
  });
}

/** A run that changed a post and died before it could say so. */
async function dieFormatting() {
  await createPost({ content: oldBody });
  const dying = createDeps({ ...env, DB: dyingAfter(/INSERT INTO format_changes/) });
  await expect(startFormatRun(dying)).rejects.toThrow();
  expect(await bodies()).toEqual([newBody]);
}

/** An undoing that gave one of two posts back and died before the other. */
async function dieUndoing() {
  for (let count = 0; count < 101; count += 1) await createPost({ content: oldBody });
  await startFormatRun(createDeps(env));
  const dying = createDeps({ ...env, DB: dyingAfter(/DELETE FROM format_changes/) });
  await expect(undoLastRun(dying)).rejects.toThrow();
}

const bodies = async () => (await db.select().from(blogPosts)).map(({ content }) => content);
const states = async () => (await db.select().from(formatRuns)).map(({ state }) => state);

test("a run that died is running for ten minutes, and failed from then on", async () => {
  await dieFormatting();
  expect(await getLastRun(after(9))).toMatchObject({ state: "running", updated: 1 });
  expect(await getLastRun(after(11))).toMatchObject({ state: "failed", updated: 1 });
});

test("what a run has changed that died can be had back", async () => {
  await dieFormatting();
  await expect(undoLastRun(after(9))).rejects.toThrow("Pembaruan format masih berjalan");
  expect(await undoLastRun(after(11))).toMatchObject({ restored: 1, kept: 0 });
  expect(await bodies()).toEqual([oldBody]);
  expect(await states()).toEqual(["undone"]);
});

test("a new run takes over from one that died, and where it changes nothing the old one can be undone", async () => {
  await dieFormatting();
  await expect(startFormatRun(after(9))).rejects.toThrow("Pembaruan format lain sedang berjalan");
  expect(await startFormatRun(after(11))).toMatchObject({ updated: 0, unchanged: 1 });
  expect(await states()).toEqual(["failed", "done"]);
  expect(await undoLastRun(after(11))).toMatchObject({ restored: 1 });
  expect(await bodies()).toEqual([oldBody]);
});

test("the clock fails a run that died, and leaves one alone that goes on", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await dieFormatting();
  await handleSchedule({} as ScheduledController, env);
  expect(await states()).toEqual(["running"]);
  await db.update(formatRuns).set({ updatedAt: new Date(Date.now() - 11 * minute) });
  await handleSchedule({} as ScheduledController, env);
  expect(await db.select().from(formatRuns)).toMatchObject([
    { state: "failed", error: "Pembaruan format terhenti", updated: 1 },
  ]);
});

test("an undoing that died is being undone for ten minutes, and can be undone further from then on", async () => {
  await dieUndoing();
  expect(await getLastRun(after(9))).toMatchObject({ state: "undoing" });
  await expect(undoLastRun(after(9))).rejects.toThrow("Tidak ada pembaruan yang dapat dibatalkan");
  expect(await getLastRun(after(11))).toMatchObject({ state: "done" });
  expect(await undoLastRun(after(11))).toMatchObject({ restored: 1, kept: 0 });
  expect(await getLastRun(after(11))).toMatchObject({ state: "undone" });
  expect(new Set(await bodies())).toEqual(new Set([oldBody]));
});

test("a run that was given up and was only slow changes nothing more", async () => {
  await createPost({ content: oldBody });
  const slow = meanwhile(/INSERT INTO format_changes/, () => db.update(formatRuns).set({ state: "failed" }));
  await startFormatRun(createDeps({ ...env, DB: slow }));
  expect(await bodies()).toEqual([oldBody]);
  expect(await db.$count(formatChanges)).toBe(0);
});

test("a run that is ended a second time leaves what another one changed undoable", async () => {
  await createPost({ content: oldBody });
  const twice = meanwhile(/delete from "format_changes"/, async () => {
    const [run] = await db.select().from(formatRuns);
    await continueFormatRun(createDeps(env), run?.id ?? "");
    await db.update(blogPosts).set({ content: oldBody, updatedAt: new Date(Date.now() + minute) });
    await startFormatRun(createDeps(env));
  });
  await startFormatRun(createDeps({ ...env, DB: twice }));
  expect(await undoLastRun(createDeps(env))).toMatchObject({ restored: 1 });
});
