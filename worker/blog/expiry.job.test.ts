import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { depsFor } from "../../tests/support/enquiries";
import { createPost, db } from "../../tests/support/worker";
import { blogPosts } from "../db/schema/blog";
import { handleSchedule } from "../schedule";
import { dayMs } from "../utc-day";
import { emptyTrash } from "./expiry.job";

const slugsLeft = async () =>
  (await db.select({ slug: blogPosts.slug }).from(blogPosts)).map(({ slug }) => slug).sort();

test("what has been in the trash for thirty days is deleted, and nothing younger or out of it", async () => {
  const now = Date.now();
  const limit = now - 30 * dayMs;
  await createPost({ slug: "tua", status: "trash", trashedAt: new Date(limit - 1) });
  await createPost({ slug: "muda", status: "trash", trashedAt: new Date(limit) });
  await createPost({ slug: "konsep", status: "draft", trashedAt: new Date(limit - 1) });
  expect(await emptyTrash(depsFor({ clock: () => new Date(now) }))).toBe(1);
  expect(await slugsLeft()).toEqual(["konsep", "muda"]);
});

test("the clock empties the trash, twenty posts at a run", async () => {
  for (let count = 0; count < 21; count += 1) {
    await createPost({ status: "trash", trashedAt: new Date(Date.now() - 31 * dayMs) });
  }
  await handleSchedule({} as ScheduledController, env);
  expect(await slugsLeft()).toHaveLength(1);
});
