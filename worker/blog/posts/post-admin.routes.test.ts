import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createdBy, postValues, storedPost, toIso } from "../../../tests/support/posts";
import { expectRefusal, readFields } from "../../../tests/support/refusal";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import { post } from "../../contract/blog";
import { staffPost } from "../../contract/desk/staff-post";
import { users } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";

/** Ids of the posts that the search index has for a word. */
async function searched(word: string): Promise<number[]> {
  const rows = await db.all<{ rowid: number }>(
    sql`SELECT rowid FROM blog_posts_search WHERE blog_posts_search MATCH ${word} ORDER BY rowid`,
  );
  return rows.map(({ rowid }) => rowid);
}

test("a created post is answered and stored with all its fields", async () => {
  const { call } = await signIn();
  const json = postValues({ title: "  Judul “baru” 🌸  ", image: "https://gambar.example/a.webp" });
  const before = Date.now();
  const response = await call("/api/blog", "POST", json);
  expect(response.status).toBe(201);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const created = post.parse(await response.json());
  expect(created).toEqual({
    ...json,
    title: "Judul “baru” 🌸",
    id: expect.any(Number),
    publishedAt: expect.any(String),
    updatedAt: created.publishedAt,
  });
  expect(Date.parse(created.publishedAt ?? "")).toBeGreaterThanOrEqual(before);
  expect(await (await send(`/api/blog/slug/${json.slug}`)).json()).toMatchObject(created);
});

test("a changed post keeps its id and its day of publication", async () => {
  const { call } = await signIn();
  const created = await createdBy(call);
  const json = postValues({ title: "Judul yang diganti", category: "SEO" });
  const response = await call(`/api/blog/${created.id}`, "PUT", {
    ...json,
    baseUpdatedAt: created.updatedAt,
  });
  expect(response.status).toBe(200);
  const changed = post.parse(await response.json());
  expect(changed).toEqual({ ...created, ...json, updatedAt: changed.updatedAt });
  expect(await (await send(`/api/blog/${created.id}`)).json()).toMatchObject(changed);
});

test("a deleted post is gone, and a second deletion answers 404", async () => {
  const { call } = await signIn();
  const created = await createdBy(call);
  const response = await call(`/api/blog/${created.id}`, "DELETE");
  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
  expect((await send(`/api/blog/${created.id}`)).status).toBe(404);
  const again = await call(`/api/blog/${created.id}`, "DELETE");
  await expectRefusal(again, 404, "Artikel tidak ditemukan atau sudah dihapus");
});

test("every change moves updatedAt on, also within a millisecond and against the clock", async () => {
  const { call } = await signIn();
  const future = new Date(Date.now() + 86_400_000);
  const { id } = await createPost({ updatedAt: future });
  let last = future.getTime();
  for (let round = 0; round < 3; round += 1) {
    const response = await call(`/api/blog/${id}`, "PUT", postValues());
    const { updatedAt } = post.parse(await response.json());
    expect(Date.parse(updatedAt ?? "")).toBe(last + 1);
    last += 1;
  }
});

test("a save over a version that somebody else has changed answers 409 and writes nothing", async () => {
  const { call } = await signIn();
  const created = await createdBy(call);
  const path = `/api/blog/${created.id}`;
  const save = (title: string, baseUpdatedAt: string | null) =>
    call(path, "PUT", { ...postValues({ title }), baseUpdatedAt });
  const kept = post.parse(await (await save("Versi pertama", created.updatedAt)).json());
  const second = await save("Versi kedua", created.updatedAt);
  await expectRefusal(second, 409, "Artikel ini sudah diubah orang lain sejak Anda membukanya", {
    fields: { baseUpdatedAt: "Versi yang Anda baca bukan lagi yang terbaru" },
    stored: { id: created.id, title: "Versi pertama", updatedAt: kept.updatedAt },
  });
  expect(await (await send(path)).json()).toMatchObject(kept);
  expect((await save("Versi kedua", kept.updatedAt)).status).toBe(200);
});

test("of ten saves of one version at the same moment one is written", async () => {
  const { call } = await signIn();
  const { id, updatedAt } = await createdBy(call);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      call(`/api/blog/${id}`, "PUT", { ...postValues(), baseUpdatedAt: updatedAt }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
});

test("a deletion that names another version deletes nothing", async () => {
  const { call } = await signIn();
  const { id, updatedAt } = await createPost();
  const remove = (version: string) => call(`/api/blog/${id}?version=${version}`, "DELETE");
  const message = "Artikel ini sudah diubah orang lain sejak Anda membukanya";
  await expectRefusal(await remove("2020-01-01T00:00:00.000Z"), 409, message);
  expect((await remove("kemarin")).status).toBe(400);
  expect((await remove(toIso(updatedAt))).status).toBe(204);
});

test("a save to a deleted post answers 404, with a version and without", async () => {
  const { call } = await signIn();
  const created = await createdBy(call);
  await call(`/api/blog/${created.id}`, "DELETE");
  for (const baseUpdatedAt of [undefined, created.updatedAt]) {
    const response = await call(`/api/blog/${created.id}`, "PUT", { ...postValues(), baseUpdatedAt });
    await expectRefusal(response, 404, "Artikel tidak ditemukan atau sudah dihapus");
  }
});

test("a slug that another post has answers 409 on its field, and nothing is written", async () => {
  const { call } = await signIn();
  const taken = await createPost();
  const other = await createdBy(call);
  const refusals = [
    await call("/api/blog", "POST", postValues({ slug: taken.slug })),
    await call(`/api/blog/${other.id}`, "PUT", {
      ...postValues({ slug: taken.slug }),
      baseUpdatedAt: other.updatedAt,
    }),
  ];
  for (const response of refusals) {
    expect(response.status).toBe(409);
    expect(await readFields(response)).toEqual({ slug: "Slug sudah digunakan" });
  }
  expect(await (await send(`/api/blog/${other.id}`)).json()).toMatchObject(other);
  expect(await db.$count(blogPosts)).toBe(2);
});

test("of ten posts with one slug at the same moment one is created", async () => {
  const { call } = await signIn();
  const json = postValues({ slug: "satu-slug-untuk-semua" });
  const answers = await Promise.all(Array.from({ length: 10 }, () => call("/api/blog", "POST", json)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  expect(await db.$count(blogPosts, eq(blogPosts.slug, json.slug))).toBe(1);
});

const dangerous =
  '<p onclick="alert(1)">Isi artikel yang cukup panjang untuk disimpan.</p><script>alert(1)</script>';
const harmless = "<p>Isi artikel yang cukup panjang untuk disimpan.</p>";

test("what staff write is cleaned whenever it is stored and in the preview", async () => {
  const { call } = await signIn();
  const created = await createdBy(call, { content: dangerous });
  expect(created.content).toBe(harmless);
  const changed = await call(
    `/api/blog/${created.id}`,
    "PUT",
    postValues({ content: `${dangerous}<h1>A</h1>` }),
  );
  expect(await changed.json()).toMatchObject({ content: `${harmless}<h2>A</h2>` });
  expect((await storedPost(created.id))?.content).toBe(`${harmless}<h2>A</h2>`);
  const preview = await call("/api/blog/preview", "POST", { content: dangerous });
  expect(preview.status).toBe(200);
  expect(await preview.json()).toMatchObject({ content: harmless });
});

test("whoever writes or previews a text is told what cleaning left out, and nobody else", async () => {
  const { call } = await signIn();
  const content = `<p>${"kata ".repeat(20)}<span hidden>rahasia</span></p>`;
  const cleaned = [{ kind: "removed", what: "teks tersembunyi", count: 1 }];
  const creating = await call("/api/blog", "POST", postValues({ content }));
  const created = staffPost.parse(await creating.json());
  expect(created.cleaned).toEqual(cleaned);
  const path = `/api/blog/${created.id}`;
  const answers = [
    await call("/api/blog/preview", "POST", { content }),
    await call(`${path}/pending`, "PUT", { ...postValues({ content }), baseVersion: created.updatedAt }),
    await call(path, "PUT", postValues({ content })),
  ];
  for (const answer of answers) expect(await answer.json()).toMatchObject({ cleaned });
  const clean = await call("/api/blog/preview", "POST", { content: created.content });
  expect(await clean.json()).toEqual({ content: created.content, cleaned: [] });
  for (const response of [await send(path), await call(path, "GET")]) {
    expect(await response.json()).not.toHaveProperty("cleaned");
  }
});

test("the search index follows what is created, changed and deleted", async () => {
  const { call } = await signIn();
  const { id } = await createdBy(call, {
    title: "Judul kenari",
    content: `${harmless}<p>Tentang <b>mer</b>pati</p>`,
  });
  expect(await searched("kenari")).toEqual([id]);
  expect(await searched("disimpan")).toEqual([id]);
  await call(
    `/api/blog/${id}`,
    "PUT",
    postValues({ title: "Judul gelatik", content: `${harmless}<p>Tentang jalak</p>` }),
  );
  expect(await searched("kenari")).toEqual([]);
  expect(await searched("gelatik AND jalak")).toEqual([id]);
  await call(`/api/blog/${id}`, "DELETE");
  expect(await searched("gelatik")).toEqual([]);
});

test.each([
  ["POST", "/api/blog"],
  ["PUT", "/api/blog/1"],
  ["POST", "/api/blog/preview"],
])("%s %s answers 415 for another type and 400 for broken JSON", async (method, path) => {
  const { cookie } = await signIn();
  const headers = { Cookie: cookie, "Content-Type": "text/plain" };
  expect((await send(path, { method, body: "{}", headers })).status).toBe(415);
  const broken = await send(path, {
    method,
    body: "{",
    headers: { ...headers, "Content-Type": "application/json" },
  });
  await expectRefusal(broken, 400, "Isi permintaan bukan JSON yang benar");
});

test("a post goes to review where its author loses the right to publish while it is stored", async () => {
  const { user, call } = await signIn("editor");
  const demote = () => db.update(users).set({ role: "writer", isAdmin: false }).where(eq(users.id, user.id));
  const response = await call("/api/blog", "POST", postValues(), {
    DB: meanwhile(/INSERT INTO blog_posts/, demote),
  });
  expect([response.status, await response.json()]).toMatchObject([
    201,
    { status: "review", publishedAt: null },
  ]);
});
