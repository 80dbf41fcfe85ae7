import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { interceptedDatabase } from "../../../tests/support/intercepted-database";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createPost, db } from "../../../tests/support/worker";
import { blogPosts } from "../../db/schema/blog";
import { formatRuns } from "../../db/schema/format";
import { createDeps } from "../../deps";
import { startFormatRun, undoLastRun } from "./format.service";

const oldBody = "## Judul lama\n\nTentang **merpati** yang pulang.";
const restores = /UPDATE blog_posts\s+SET content = change\.content/;

async function formatted() {
  await createPost({ content: oldBody });
  await startFormatRun(createDeps(env));
}

/** Asks what comes next; the last time nothing does. */
const lists = /FROM format_changes AS change LEFT JOIN blog_posts/;

const undoWhile = (work: () => Promise<unknown>, pattern = restores, nth = 1) =>
  undoLastRun(createDeps({ ...env, DB: meanwhile(pattern, work, nth) }));

const reasonOf = (error: Error) => error.message;

test("of two who undo a run at once, one does and says what it gave back, the other is told that there is nothing", async () => {
  await formatted();
  const answers: unknown[] = [];
  const won = await undoWhile(async () => {
    answers.push(await undoLastRun(createDeps(env)).catch(reasonOf));
  });
  expect(answers).toEqual(["Tidak ada pembaruan yang dapat dibatalkan"]);
  expect(won).toMatchObject({ restored: 1, kept: 0 });
  expect(await db.select().from(formatRuns)).toMatchObject([{ state: "undone", restored: 1 }]);
});

test("no run begins while another one is being undone", async () => {
  await formatted();
  const answers: unknown[] = [];
  await undoWhile(async () => {
    answers.push(await startFormatRun(createDeps(env)).catch(reasonOf));
  });
  expect(answers).toEqual(["Pembaruan format lain sedang berjalan"]);
  expect((await db.select().from(blogPosts))[0]?.content).toBe(oldBody);
});

test("an undoing that broke off is taken up again, and counts every post once", async () => {
  await formatted();
  const broken = undoWhile(() => Promise.reject(new Error("D1 is away")), lists, 2);
  await expect(broken).rejects.toThrow("Failed query");
  expect((await db.select().from(blogPosts))[0]?.content).toBe(oldBody);
  expect(await undoLastRun(createDeps(env)).catch(reasonOf)).toBe(
    "Tidak ada pembaruan yang dapat dibatalkan",
  );
  expect(await db.select().from(formatRuns)).toMatchObject([{ state: "undone", restored: 1 }]);
  await db.update(blogPosts).set({ content: oldBody });
  await startFormatRun(createDeps(env));
  await expect(undoWhile(() => Promise.reject(new Error("D1 is away")))).rejects.toThrow("D1 is away");
  expect(await undoLastRun(createDeps(env))).toMatchObject({ restored: 1 });
});

test("whose claim failed does not give back the undoing of another", async () => {
  await formatted();
  const failing = interceptedDatabase(env.DB, async ({ sql }, call) => {
    if (/SET state = 'undone'/.test(sql)) throw new Error("D1 took more than 15000 ms");
    return call();
  });
  const answers: unknown[] = [];
  await undoWhile(async () => {
    await expect(undoLastRun(createDeps({ ...env, DB: failing }))).rejects.toThrow();
    answers.push(await startFormatRun(createDeps(env)).catch(reasonOf));
  });
  expect(answers).toEqual(["Pembaruan format lain sedang berjalan"]);
});
