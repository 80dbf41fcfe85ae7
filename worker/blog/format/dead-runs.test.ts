import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { interceptedDatabase } from "../../../tests/support/intercepted-database";
import { editorId } from "../../../tests/support/staff";
import { createPost, db } from "../../../tests/support/worker";
import { blogPosts, formatRuns } from "../../db/schema/blog";
import { createDeps, type Deps } from "../../deps";
import type { JobKey } from "../../jobs/job";
import { requeueStaleJobs, runJob } from "../../jobs/job.service";
import { formatHandler, startFormatRun, undoLastRun } from "./format.service";

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
  await expect(startFormatRun(dying, await editorId())).rejects.toThrow();
  expect(await bodies()).toEqual([newBody]);
}

const bodies = async () => (await db.select().from(blogPosts)).map(({ content }) => content);
const states = async () => (await db.select().from(formatRuns)).map(({ state }) => state);

test("the clock has a run that died taken on, and its changes can be undone then", async () => {
  await dieFormatting();
  await expect(undoLastRun(after(0), await editorId())).rejects.toThrow("Pembaruan format masih berjalan");
  const sent: JobKey[] = [];
  const sendBatch = async (messages: { body: JobKey }[]) =>
    void sent.push(...messages.map(({ body }) => body));
  const later = { ...after(30), generationQueue: { sendBatch } as unknown as Queue<JobKey> };
  expect(await requeueStaleJobs(later)).toBe(1);
  expect(await runJob(later, formatHandler, sent[0]?.subject ?? "")).toEqual({ outcome: "done" });
  expect(await states()).toEqual(["done"]);
  expect(await undoLastRun(later, await editorId())).toMatchObject({ restored: 1, kept: 0 });
  expect(await bodies()).toEqual([oldBody]);
  expect(await states()).toEqual(["undone"]);
});
