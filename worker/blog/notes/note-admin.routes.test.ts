import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import { expectRefusal } from "../../../tests/support/refusal";
import { createPost, db, signIn } from "../../../tests/support/worker";
import { postNote } from "../../contract/desk/post-notes";
import { blogPosts, postNotes } from "../../db/schema/blog";

const toPath = (id: number) => `/api/blog/${id}/notes`;

test("a note stands with its post, the newest first, as it was typed", async () => {
  const { user, call } = await signIn("editor", { name: "Rina" });
  const post = await createPost({ status: "review" });
  await call(toPath(post.id), "POST", { body: "Sumbernya mana?" });
  const response = await call(toPath(post.id), "POST", { body: "  <b>Bagus</b> \u{1f44d}\nbaris kedua " });
  expect(response.status).toBe(201);
  const note = postNote.parse(await response.json());
  expect(note).toMatchObject({
    body: "<b>Bagus</b> \u{1f44d}\nbaris kedua",
    author: { id: user.id, name: "Rina" },
    name: null,
  });
  const list = await (await call(toPath(post.id))).json<unknown[]>();
  expect(list[0]).toEqual(note);
  expect(list).toHaveLength(2);
  expect(await (await call(`/api/blog/${post.id}?view=staff`)).json()).toMatchObject({ notes: 2 });
});

test("a note has 1 to 2,000 characters that are seen", async () => {
  const { call } = await signIn("editor");
  const post = await createPost();
  for (const body of ["", "   ", "\u200b", "a".repeat(2001), 7]) {
    expect((await call(toPath(post.id), "POST", { body })).status).toBe(400);
  }
  expect((await call(toPath(post.id), "POST", { body: "a".repeat(2000) })).status).toBe(201);
});

test("two hundred notes are answered at most", async () => {
  const { call } = await signIn("editor");
  const post = await createPost();
  const note = { postId: post.id, name: "Pembaca", createdAt: new Date() };
  for (let part = 0; part < 10; part += 1) {
    await db
      .insert(postNotes)
      .values(Array.from({ length: 16 + part }, (_, index) => ({ ...note, body: `${part}-${index}` })));
  }
  const list = await (await call(toPath(post.id))).json<{ body: string }[]>();
  expect([list.length, list[0]?.body]).toEqual([200, "9-24"]);
});

test("a writer reads and writes notes of own posts alone", async () => {
  const { user, call } = await signIn("writer");
  const [own, foreign] = [await createPost({ authorId: user.id }), await createPost()];
  expect((await call(toPath(own.id), "POST", { body: "Mohon ditinjau" })).status).toBe(201);
  expect((await call(toPath(own.id))).status).toBe(200);
  for (const response of [
    await call(toPath(foreign.id)),
    await call(toPath(foreign.id), "POST", { body: "x" }),
  ]) {
    await expectRefusal(response, 403, "Peran Anda tidak mencakup tindakan ini");
  }
});

test("a note on a post that is deleted in between is refused, and goes with its post", async () => {
  const { call } = await signIn("editor");
  const post = await createPost();
  await call(toPath(post.id), "POST", { body: "Pertama" });
  const DB = meanwhile(/INSERT INTO post_notes/, () => db.delete(blogPosts).where(eq(blogPosts.id, post.id)));
  const late = await call(toPath(post.id), "POST", { body: "Terlambat" }, { DB });
  await expectRefusal(late, 404, "Artikel tidak ditemukan atau sudah dihapus");
  expect(await db.$count(postNotes)).toBe(0);
  expect((await call(toPath(post.id))).status).toBe(404);
  expect((await env.DB.prepare("PRAGMA foreign_key_check").all()).results).toEqual([]);
});
