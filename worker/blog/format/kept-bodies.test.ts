import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { signedInStaff } from "../../../tests/support/staff";
import { createPost, db } from "../../../tests/support/worker";
import { postRevisions } from "../../db/schema/blog";

const oldBody = "## Judul lama\n\nTentang **merpati** yang pulang.";
const newBody = "<h2>Judul lama</h2>\n<p>Tentang <strong>merpati</strong> yang pulang.</p>";
const kept = () => db.select().from(postRevisions).orderBy(asc(postRevisions.postId), asc(postRevisions.id));

test("a run and its undo keep the previous body of each changed post in its history", async () => {
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
