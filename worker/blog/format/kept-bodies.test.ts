import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { newBody, oldBody } from "../../../tests/support/posts-world";
import { signedInStaff } from "../../../tests/support/staff";
import { createPost, db } from "../../../tests/support/worker";
import { postRevisions } from "../../db/schema/desk";
import { keptRevisions } from "../revisions/keep-revision.repository";

const kept = () => db.select().from(postRevisions).orderBy(asc(postRevisions.postId), asc(postRevisions.id));

test("a run keeps what it changes in the history, of those posts alone, and so does undoing it", async () => {
  const staff = await signedInStaff();
  const [old, other] = [await createPost({ content: oldBody }), await createPost({ content: oldBody })];
  await createPost({ content: newBody });
  expect((await staff("/api/blog/update-formats", "POST")).ok).toBe(true);
  const before = (postId: number, content: string) => ({ postId, content, kind: "reformat", authorId: null });
  expect(await kept()).toMatchObject([before(old.id, oldBody), before(other.id, oldBody)]);
  expect((await staff("/api/blog/update-formats/undo", "POST")).ok).toBe(true);
  expect(await kept()).toMatchObject([
    ...[before(old.id, oldBody), before(old.id, newBody)],
    ...[before(other.id, oldBody), before(other.id, newBody)],
  ]);
});

test("what a run keeps takes the place of the oldest version of the same post", async () => {
  const staff = await signedInStaff();
  const [post, other] = [await createPost({ content: oldBody }), await createPost({ content: newBody })];
  const { title, slug, summary, image, category, content } = post;
  for (const postId of [post.id, other.id]) {
    for (let at = 0; at < keptRevisions; at += 1) {
      const createdAt = new Date(at);
      await db
        .insert(postRevisions)
        .values({ postId, kind: "save", createdAt, title, slug, summary, image, category, content });
    }
  }
  await staff("/api/blog/update-formats", "POST");
  const [own, others] = [post.id, other.id].map(
    (id) => async () => (await kept()).filter(({ postId }) => postId === id),
  );
  const ofPost = (await own?.()) ?? [];
  expect([ofPost.length, ofPost[0]?.createdAt.getTime(), ofPost.at(-1)?.kind]).toEqual([
    keptRevisions,
    1,
    "reformat",
  ]);
  expect((await others?.())?.map(({ kind }) => kind)).toEqual(Array(keptRevisions).fill("save"));
});
