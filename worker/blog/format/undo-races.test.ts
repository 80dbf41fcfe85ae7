import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
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

const undoWhile = (work: () => Promise<unknown>, pattern = restores, nth = 1) =>
  undoLastRun(createDeps({ ...env, DB: meanwhile(pattern, work, nth) }));

const reasonOf = (error: Error) => error.message;

test("two members of staff undo a run at once: one restores it, the other is told that nothing is left", async () => {
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
