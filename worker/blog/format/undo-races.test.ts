import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordingQueue } from "../../../tests/support/deliveries";
import { interceptedDatabase } from "../../../tests/support/intercepted-database";
import { meanwhile } from "../../../tests/support/meanwhile";
import { postValues } from "../../../tests/support/posts";
import { createPost, db, editorId, signIn } from "../../../tests/support/worker";
import { blogPosts, formatRuns, postRevisions } from "../../db/schema/blog";
import { createDeps } from "../../deps";
import { requeueStaleJobs, runJob } from "../../jobs/job.service";
import { formatHandler, startFormatRun, undoLastRun } from "./format.service";

const oldBody = "## Judul lama\n\nTentang **merpati** yang pulang.";
const restores = /UPDATE blog_posts SET content = /;

async function formatted() {
  await createPost({ content: oldBody });
  await startFormatRun(createDeps(env), await editorId());
}

const undoWhile = async (work: () => Promise<unknown>, pattern = restores, nth = 1) =>
  undoLastRun(createDeps({ ...env, DB: meanwhile(pattern, work, nth) }), await editorId());

const getReason = (error: Error) => error.message;

test("a post that staff save while a run stores its change keeps what staff wrote", async () => {
  const { call } = await signIn();
  const saved = await createPost({ content: oldBody });
  const other = await createPost({ content: oldBody });
  const json = postValues({ slug: saved.slug });
  const statuses: number[] = [];
  const save = async () => {
    const baseUpdatedAt = saved.updatedAt.toISOString();
    statuses.push((await call(`/api/blog/${saved.id}`, "PUT", { ...json, baseUpdatedAt })).status);
  };
  const DB = meanwhile(/INSERT INTO format_changes/, save);
  const run = await startFormatRun(createDeps({ ...env, DB }), await editorId());
  expect(statuses).toEqual([200]);
  expect(run).toMatchObject({ updated: 1, unchanged: 1 });
  const [post] = await db.select().from(blogPosts).where(eq(blogPosts.id, saved.id));
  expect(post?.content).toBe(json.content);
  const changed = await db.all(sql`SELECT post_id AS postId FROM format_changes`);
  expect(changed).toEqual([{ postId: other.id }]);
  const kinds = { postId: postRevisions.postId, kind: postRevisions.kind };
  expect(await db.select(kinds).from(postRevisions).orderBy(postRevisions.id)).toEqual([
    { postId: saved.id, kind: "save" },
    { postId: other.id, kind: "reformat" },
  ]);
});

test("two members of staff undo a run at once: one restores it, the other is told that nothing is left", async () => {
  await formatted();
  const answers: unknown[] = [];
  const won = await undoWhile(async () => {
    answers.push(await undoLastRun(createDeps(env), await editorId()).catch(getReason));
  });
  expect(answers).toEqual(["Tidak ada pembaruan yang dapat dibatalkan"]);
  expect(won).toMatchObject({ restored: 1, kept: 0 });
  expect(await db.select().from(formatRuns)).toMatchObject([{ state: "undone", restored: 1 }]);
});

test("no run begins while another one is being undone", async () => {
  await formatted();
  const answers: unknown[] = [];
  await undoWhile(async () => {
    answers.push(await startFormatRun(createDeps(env), await editorId()).catch(getReason));
  });
  expect(answers).toEqual(["Pembaruan format lain sedang berjalan"]);
  expect((await db.select().from(blogPosts))[0]?.content).toBe(oldBody);
});

test("the clock has a run that died taken on, and its changes can be undone then", async () => {
  await createPost({ content: oldBody });
  let isDead = false;
  const DB = interceptedDatabase(env.DB, async ({ sql }, call) => {
    if (isDead) throw new Error("D1 is away");
    const answer = await call();
    isDead ||= sql.includes("INSERT INTO format_changes");
    return answer;
  });
  await expect(startFormatRun(createDeps({ ...env, DB }), await editorId())).rejects.toThrow();
  expect((await db.select().from(blogPosts))[0]?.content).not.toBe(oldBody);
  await expect(undoLastRun(createDeps(env), await editorId())).rejects.toThrow(
    "Pembaruan format masih berjalan",
  );
  const { queue: generationQueue, sent } = recordingQueue();
  const later = {
    ...createDeps(env),
    clock: () => new Date(Date.now() + 30 * 60_000),
    generationQueue,
  };
  expect(await requeueStaleJobs(later)).toBe(1);
  expect(await runJob(later, formatHandler, sent[0]?.subject ?? "")).toEqual({ outcome: "done" });
  expect(await undoLastRun(later, await editorId())).toMatchObject({ restored: 1, kept: 0 });
  expect(await db.select().from(blogPosts)).toMatchObject([{ content: oldBody }]);
  expect(await db.select().from(formatRuns)).toMatchObject([{ state: "undone" }]);
});
