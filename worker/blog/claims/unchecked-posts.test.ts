import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  claiming,
  createForgotten,
  createGenerated,
  expectNotedAsWritten,
  notedTexts,
} from "../../../tests/support/claims";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createPost, db } from "../../../tests/support/worker";
import { auditEvents } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";
import { postChecks, postClaims } from "../../db/schema/generation";
import { createDeps } from "../../deps";
import { handleSchedule } from "../../schedule";
import { checkForgotten } from "./claim.service";

const later = () => new Date(Date.now() + 3_600_000);
const unchecked = async () =>
  (
    await env.DB.prepare(
      "SELECT id FROM blog_posts WHERE generation_item_id IS NOT NULL AND id NOT IN (SELECT post_id FROM post_checks)",
    ).all()
  ).results.length;

test("the scheduled job checks fifty unchecked posts a run, scheduled ones first", async () => {
  for (let count = 0; count < 52; count += 1) await createForgotten({ status: "draft" });
  const scheduled = await createForgotten({ publishedAt: later() });
  expect(await checkForgotten(createDeps(env))).toBe(50);
  expect(await unchecked()).toBe(3);
  expect((await db.select().from(postChecks)).map(({ postId }) => postId)).toContain(scheduled.id);
  expect([await checkForgotten(createDeps(env)), await checkForgotten(createDeps(env))]).toEqual([3, 0]);
});

test("it takes a schedule with something to check back to review, and leaves what is out", async () => {
  const scheduled = await createForgotten({ publishedAt: later(), content: claiming });
  const live = await createForgotten({ content: claiming });
  const ours = await createPost({ publishedAt: later(), content: claiming });
  await handleSchedule({} as ScheduledController, env);
  const rows = await db.select().from(blogPosts);
  expect(rows.map(({ id, status, reviewerId }) => [id, status, reviewerId])).toEqual([
    [scheduled.id, "review", null],
    [live.id, "published", null],
    [ours.id, "published", null],
  ]);
  expect(rows[0]?.publishedAt.getTime()).toBeLessThanOrEqual(Date.now());
  const events = await db.select().from(auditEvents);
  expect(events.map(({ action, subjectId, actorId }) => [action, subjectId, actorId])).toEqual([
    ["post.claims-reopened", scheduled.id, null],
  ]);
  await expectNotedAsWritten();
});

test("it stores no claims for a post that was saved meanwhile", async () => {
  const post = await createForgotten({ content: claiming });
  const DB = meanwhile(/INSERT OR REPLACE INTO post_checks/, () =>
    env.DB.exec("UPDATE blog_posts SET content = '<p>Lain.</p>', updated_at = updated_at + 1"),
  );
  await checkForgotten(createDeps({ ...env, DB }));
  expect([await db.$count(postChecks), await db.$count(postClaims)]).toEqual([0, 0]);
  await checkForgotten(createDeps(env));
  expect(await notedTexts(post.id)).toEqual({ present: [], waiting: [] });
  expect(await db.$count(postChecks)).toBe(1);
});

test("heavy posts are read a few at a time, and none is left out", async () => {
  const body = `<p>${"Kata yang biasa saja. ".repeat(40_000)}</p>${claiming}`;
  for (let count = 0; count < 4; count += 1) await createForgotten({ content: body });
  expect(await checkForgotten(createDeps(env))).toBe(4);
  expect([await db.$count(postChecks), await db.$count(postClaims)]).toEqual([4, 4]);
});

test("a checked post is not checked again", async () => {
  await createGenerated();
  expect(await checkForgotten(createDeps(env))).toBe(0);
});
