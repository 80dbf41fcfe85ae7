import { expect, test } from "vitest";
import { colleague } from "../../../tests/support/colleague";
import {
  createPicture,
  expectUsesAsWritten,
  goneAddress,
  showing,
} from "../../../tests/support/post-pictures";
import { postValues } from "../../../tests/support/staff";
import { createPost, db } from "../../../tests/support/worker";
import { formatAnswer, formatUndoAnswer } from "../../contract/format";
import { blogPosts, postRevisions } from "../../db/schema/blog";
import { mediaUses } from "../../db/schema/media";

const bodies = async () => (await db.select().from(blogPosts)).map(({ content }) => content);

test("a run and its undoing leave every post the pictures that it shows and its words, and keep each body before", async () => {
  const { call } = await colleague("editor");
  const picture = await createPicture();
  const markdown = `## Judul lama\n\nTentang **merpati** yang pulang ke rumah setiap sore.\n\n![](${goneAddress})`;
  for (const content of [`${showing(picture.address, "Toko")}\n\n${markdown}`, markdown]) {
    expect((await call("/api/blog", "POST", postValues({ content }))).status).toBe(201);
  }
  const before = [await bodies(), await db.select().from(mediaUses)] as const;
  const run = formatAnswer.parse(await (await call("/api/blog/update-formats", "POST")).json());
  expect(run.updated).toBe(2);
  const formatted = await bodies();
  expect(formatted.every((content) => content.includes("<strong>merpati</strong>"))).toBe(true);
  await expectUsesAsWritten();
  const undone = await call("/api/blog/update-formats/undo", "POST");
  expect(formatUndoAnswer.parse(await undone.json()).restored).toBe(2);
  await expectUsesAsWritten();
  expect([await bodies(), await db.select().from(mediaUses)]).toEqual(before);
  const kept = { kind: postRevisions.kind, content: postRevisions.content };
  expect(await db.select(kept).from(postRevisions).orderBy(postRevisions.id)).toEqual(
    [before[0], formatted].flat().map((content) => ({ kind: "reformat", content })),
  );
});

test("a body that would show a picture once it is cleaned is left alone, and holds up no other", async () => {
  const { call } = await colleague("editor");
  const raw = `<p>Isi</p><IMG SRC='${goneAddress}' ALT=''>`;
  await createPost({ content: raw });
  await createPost({ content: "## Judul lama\n\nTentang **merpati**." });
  const run = formatAnswer.parse(await (await call("/api/blog/update-formats", "POST")).json());
  expect(run).toMatchObject({ updated: 1, unchanged: 1 });
  expect((await bodies())[0]).toBe(raw);
});
