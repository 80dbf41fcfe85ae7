import { expect, test } from "vitest";
import { depsWith } from "../../../tests/support/generation";
import { createPost, db } from "../../../tests/support/worker";
import { postProvenance } from "../../db/schema/studio";
import { getProvenance } from "./provenance.service";

test("how much people changed is unknown, and not nothing, where the writer's text was not kept", async () => {
  const post = await createPost({ generationItemId: "butir" });
  await db.insert(postProvenance).values({ postId: post.id, writer: "Penulis uji", rulesVersion: 0 });
  expect(await getProvenance(depsWith(), post.id)).toMatchObject({
    writer: "Penulis uji",
    changedShare: null,
  });
});
