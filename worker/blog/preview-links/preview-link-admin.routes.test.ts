import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { expectRefusal, readAnswer } from "../../../tests/support/refusal";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import { newPreviewLink, previewLink } from "../../contract/desk/post-notes";
import { users } from "../../db/schema/auth";
import { postNotes, previewLinks } from "../../db/schema/blog";
import { createDeps, replaceDeps } from "../../deps";
import { deleteExpiredPreviewLinks } from "../expiry.job";

const dayMs = 24 * 60 * 60 * 1000;
const toPath = (id: number, linkId?: number) =>
  `/api/blog/${id}/preview-links${linkId === undefined ? "" : `/${linkId}`}`;

test("a link is answered once, is listed without its address, and of its token only the hash is stored", async () => {
  const { user, call } = await signIn("editor", { name: "Rina" });
  const post = await createPost({ status: "draft" });
  const response = await call(toPath(post.id), "POST");
  expect(response.status).toBe(201);
  const { id, url, expiresAt } = newPreviewLink.parse(await response.json());
  const [, token = ""] = /^http:\/\/localhost\/pratinjau\/([\w-]{43})$/.exec(url) ?? [];
  const days = (Date.parse(expiresAt) - Date.now()) / dayMs;
  expect([days <= 7, days > 6.99]).toEqual([true, true]);
  const [listed] = await (await call(toPath(post.id))).json<unknown[]>();
  expect(previewLink.parse(listed)).toEqual({
    ...{ id, expiresAt, author: { id: user.id, name: "Rina" } },
    createdAt: expect.any(String),
  });
  const [stored] = await db.select().from(previewLinks);
  expect(JSON.stringify([listed, stored])).not.toContain(token);
});

test("a withdrawn link is gone at once; one of another post is not found", async () => {
  const { call } = await signIn("editor");
  const [post, other] = [await createPost(), await createPost()];
  const { id, url } = await (await call(toPath(post.id), "POST")).json<{ id: number; url: string }>();
  const { pathname } = new URL(url);
  expect((await send(pathname)).status).toBe(200);
  expect((await call(toPath(other.id, id), "DELETE")).status).toBe(404);
  expect((await call(toPath(post.id, id), "DELETE")).status).toBe(204);
  expect((await send(pathname)).status).toBe(404);
  expect((await call(toPath(post.id, id), "DELETE")).status).toBe(404);
});

test("a post has twenty open links at most, and none from the trash", async () => {
  const { call } = await signIn("editor");
  const post = await createPost();
  const answers = await Promise.all(Array.from({ length: 22 }, () => call(toPath(post.id), "POST")));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(await Promise.all(refused.map(readAnswer))).toEqual(
    Array(2).fill([
      409,
      "Artikel ini sudah punya 20 tautan pratinjau yang berlaku. Cabut salah satunya, lalu coba lagi.",
    ]),
  );
  const trashed = await createPost({ status: "trash" });
  await expectRefusal(call(toPath(trashed.id), "POST"), 409, "Artikel ini ada di Sampah. Pulihkan dulu.");
});

test("a writer shares, lists and withdraws links of own posts alone", async () => {
  const { user, call } = await signIn("writer");
  const editor = await signIn("editor");
  const [own, foreign] = [await createPost({ status: "draft", authorId: user.id }), await createPost()];
  const { id } = await (await call(toPath(own.id), "POST")).json<{ id: number }>();
  expect((await call(toPath(own.id))).status).toBe(200);
  expect((await call(toPath(own.id, id), "DELETE")).status).toBe(204);
  const made = await (await editor.call(toPath(foreign.id), "POST")).json<{ id: number }>();
  for (const [path, method] of [
    [toPath(foreign.id), "GET"],
    [toPath(foreign.id), "POST"],
    [toPath(foreign.id, made.id), "DELETE"],
  ] as const) {
    expect((await call(path, method)).status).toBe(403);
  }
  expect(await db.$count(previewLinks)).toBe(1);
});

test("the clock deletes links whose time is over, and no other", async () => {
  const { call } = await signIn("editor");
  const post = await createPost();
  await call(toPath(post.id), "POST");
  const deps = createDeps(env);
  const in7Days = replaceDeps(deps, { clock: () => new Date(Date.now() + 7 * dayMs) });
  expect(await deleteExpiredPreviewLinks(deps)).toBe(0);
  expect(await deleteExpiredPreviewLinks(in7Days)).toBe(1);
  expect(await db.$count(previewLinks)).toBe(0);
});

test.each([
  ["a writer who is disabled", "writer", { disabledAt: new Date() }],
  ["an editor who may only share own posts now", "editor", { role: "writer", isAdmin: false }],
] as const)("the link of %s ends", async (_name, role, change) => {
  const { user, call } = await signIn(role);
  const post = await createPost({ status: "draft", authorId: role === "writer" ? user.id : null });
  const { url } = await (await call(toPath(post.id), "POST")).json<{ url: string }>();
  const { pathname } = new URL(url);
  expect((await send(pathname)).status).toBe(200);
  await db.update(users).set(change).where(eq(users.id, user.id));
  expect((await send(pathname)).status).toBe(404);
  const note = { name: "Pembaca", body: "Catatan" };
  expect((await send(`/api${pathname}/notes`, { method: "POST", json: note })).status).toBe(404);
});

test("readers write a hundred notes at most, so that those of staff stay in sight", async () => {
  const { call } = await signIn("editor");
  const post = await createPost({ status: "draft" });
  const { url } = await (await call(toPath(post.id), "POST")).json<{ url: string }>();
  const read = { postId: post.id, name: "Pembaca", body: "Catatan", createdAt: new Date() };
  for (let rows = 0; rows < 100; rows += 10) {
    await db.insert(postNotes).values(Array.from({ length: 10 }, () => read));
  }
  const json = { name: "Pembaca", body: "Satu lagi" };
  await expectRefusal(
    send(`/api${new URL(url).pathname}/notes`, { method: "POST", json }),
    429,
    "Artikel ini sudah menerima terlalu banyak catatan. Sampaikan catatan Anda langsung kepada pengirim tautan.",
  );
});
