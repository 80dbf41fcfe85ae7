import { hash } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  bucket,
  createPicture,
  keysStored,
  makeForm,
  makePng,
  recordingMediaQueue,
  toUsesJson,
  upload,
} from "../../../tests/support/media";
import { expectRefusal } from "../../../tests/support/refusal";
import { notedUses } from "../../../tests/support/stored-pictures";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import { type MediaItem, mediaDetail, mediaItem } from "../../contract/media/media-item";
import { auditEvents } from "../../db/schema/auth";
import { blogPosts, postPending } from "../../db/schema/blog";
import { media, mediaVariants } from "../../db/schema/media";

async function call(cookie: string, method: string, path: string, json?: unknown) {
  return send(path, { method, headers: { Cookie: cookie }, ...(json !== undefined && { json }) });
}

const listActions = async (id: number) =>
  (await db.select().from(auditEvents).where(eq(auditEvents.subjectId, id)))
    .filter(({ subjectKind }) => subjectKind === "media")
    .map(({ action, label }) => [action, label]);

test("an uploaded picture is kept, written down and sent to the queue", async () => {
  const { cookie, user } = await signIn("writer");
  const bytes = await makePng(700, 10);
  const { queue, sent } = recordingMediaQueue();
  const form = makeForm(bytes, { name: "Toko Kami.png", alt: "Toko dari depan" });
  const response = await upload(cookie, form, { MEDIA_QUEUE: queue });
  expect(response.status).toBe(201);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const item = mediaItem.parse(await response.json());
  const name = hash("sha256", bytes).slice(0, 32);
  expect(item).toEqual({
    ...{ id: item.id, hash: name, name: "Toko Kami.png", type: "image/png", width: 700, height: 10 },
    ...{ bytes: expect.any(Number), alt: "Toko dari depan", decorative: false, focalX: 0.5, focalY: 0.5 },
    ...{ state: "pending", problem: null, url: `/media/${name}.png`, variants: [], uses: 0 },
    ...{ uploader: { name: user.name }, createdAt: item.createdAt },
  });
  const [row] = await db.select().from(media);
  expect(await keysStored()).toEqual([`${row?.storageKey}/original`]);
  const object = await bucket.get(`${row?.storageKey}/original`);
  expect(object?.httpMetadata).toEqual({ contentType: "image/png" });
  expect((await object?.arrayBuffer())?.byteLength).toBe(item.bytes);
  expect(sent).toEqual([item.id]);
  expect(await listActions(item.id)).toEqual([["media.uploaded", "Toko Kami.png"]]);
});

test("the same bytes are kept once, and words that come with them fill empty ones alone", async () => {
  const { cookie } = await signIn();
  const bytes = await makePng(5, 5);
  expect((await upload(cookie, makeForm(bytes))).status).toBe(201);
  const described = await upload(cookie, makeForm(bytes, { name: "lain.png", alt: "Kata pertama" }));
  expect(described.status).toBe(200);
  expect(await described.json()).toMatchObject({ name: "toko.png", alt: "Kata pertama" });
  const again = await upload(cookie, makeForm(bytes, { alt: "Kata kedua" }));
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ alt: "Kata pertama" });
  expect(await upload(cookie, makeForm(bytes, { decorative: "true" })).then((r) => r.json())).toMatchObject({
    ...{ alt: "Kata pertama", decorative: false },
  });
  expect(await keysStored()).toHaveLength(1);
  expect(await db.$count(media)).toBe(1);
});

test("a picture whose bytes are gone has them again once it is uploaded anew", async () => {
  const { cookie } = await signIn();
  const bytes = await makePng(6, 6);
  const item = mediaItem.parse(await (await upload(cookie, makeForm(bytes))).json());
  const keys = await keysStored();
  await bucket.delete(keys);
  const response = await upload(cookie, makeForm(bytes));
  expect([response.status, await response.json()]).toEqual([200, item]);
  expect(await keysStored()).toEqual(keys);
});

test("a change of a picture that somebody else has changed meanwhile is refused with what is stored", async () => {
  const { cookie } = await signIn();
  const { id } = await createPicture({ name: "toko.png" });
  const patch = (json: object) => call(cookie, "PATCH", `/api/media/${id}`, json);
  expect((await patch({ alt: "Teks orang lain", before: { alt: "", decorative: false } })).status).toBe(200);
  const refused = await patch({ decorative: true, before: { alt: "", decorative: false } });
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({
      stored: expect.objectContaining({ alt: "Teks orang lain", decorative: false }),
    }),
  ]);
  expect((await patch({ name: "depan.png", before: { name: "toko.png" } })).status).toBe(200);
});

test("the list has the newest first, finds words and what is not described or not used", async () => {
  const { cookie } = await signIn();
  const old = await createPicture({ name: "Kue Lapis.png" });
  const described = await createPicture({ name: "b.png", alt: "Kue di meja" });
  const decorative = await createPicture({ name: "garis.png", decorative: true });
  await createPost({ pictures: toUsesJson(old.hash, true) });
  const listIds = async (query: string) => {
    const response = await call(cookie, "GET", `/api/media${query}`);
    const items: { id: number }[] = await response.json();
    expect(response.headers.get("X-Total-Count")).toBe(
      query.includes("pageSize") ? "3" : String(items.length),
    );
    return items.map(({ id }) => id);
  };
  expect(await listIds("")).toEqual([decorative.id, described.id, old.id]);
  expect(await listIds("?q=kue")).toEqual([described.id, old.id]);
  expect(await listIds("?only=undescribed")).toEqual([old.id]);
  expect(await listIds("?only=unused")).toEqual([decorative.id, described.id]);
  expect(await listIds("?q=kue&only=unused")).toEqual([described.id]);
  expect(await listIds("?page=2&pageSize=2")).toEqual([old.id]);
  expect(await listIds(`?hash=${old.hash},${decorative.hash}`)).toEqual([decorative.id, old.id]);
  expect(await listIds(`?hash=${"0".repeat(32)}`)).toEqual([]);
  for (const wrong of ["only=semua", "hash=", "hash=a", `hash=${old.hash},`])
    expect((await call(cookie, "GET", `/api/media?${wrong}`)).status).toBe(400);
});

test("one picture tells its widths and every post that uses it, in any state", async () => {
  const { cookie } = await signIn("writer");
  const { id, hash } = await createPicture();
  await db.insert(mediaVariants).values([
    { mediaId: id, width: 600, type: "image/webp", bytes: 5 },
    { mediaId: id, width: 480, type: "image/avif", bytes: 5 },
  ]);
  const draft = await createPost({ status: "draft", pictures: toUsesJson(hash, true) });
  const trash = await createPost({
    status: "trash",
    trashedAt: new Date(),
    pictures: toUsesJson(hash, false),
  });
  const response = await call(cookie, "GET", `/api/media/${id}`);
  expect(mediaDetail.parse(await response.json())).toMatchObject({
    uses: 2,
    usedIn: [
      { postId: draft.id, title: draft.title },
      { postId: trash.id, title: trash.title, via: "trash" },
    ],
    variants: [
      { width: 480, type: "image/avif", url: `/media/${hash}-480.avif` },
      { width: 600, type: "image/webp", url: `/media/${hash}-600.webp` },
    ],
  });
  expect((await call(cookie, "GET", "/api/media/999")).status).toBe(404);
});

test("a change touches what it names, and words make a picture no decoration", async () => {
  const { cookie } = await signIn("writer");
  const { id } = await createPicture({ decorative: true });
  const change = async (json: object) =>
    (await call(cookie, "PATCH", `/api/media/${id}`, json)).json<Record<string, unknown>>();
  expect(await change({})).toMatchObject({ name: "toko.png", decorative: true });
  expect(await change({ alt: " Toko " })).toMatchObject({ alt: "Toko", decorative: false });
  expect(await change({ name: "Toko", focalX: 0, focalY: 1 })).toMatchObject({
    ...{ name: "Toko", alt: "Toko", focalX: 0, focalY: 1 },
  });
  expect(await change({ decorative: true })).toMatchObject({ alt: "", decorative: true });
  expect(await change({ decorative: false })).toMatchObject({ alt: "", decorative: false });
  expect(await change({ alt: "", decorative: true })).toMatchObject({ alt: "", decorative: true });
  expect(await change({ alt: "x", decorative: true })).toMatchObject({ fields: { alt: expect.any(String) } });
  expect(await change({ hash: "x" })).toMatchObject({ fields: { hash: "Kolom tidak dikenal" } });
  expect((await call(cookie, "PATCH", "/api/media/999", { name: "x" })).status).toBe(404);
  expect(await listActions(id)).toHaveLength(5);
});

test("a picture that visitors see or will see without words of its own keeps those of the library", async () => {
  const { cookie } = await signIn();
  const { id, hash } = await createPicture({ alt: "Toko" });
  const pictures = toUsesJson(hash, false, "image");
  const scheduled = await createPost({ publishedAt: new Date(Date.now() + 1e8), pictures });
  await createPost({ status: "draft", pictures });
  await createPost({ pictures: toUsesJson(hash, true) });
  for (const json of [{ alt: "" }, { decorative: false, alt: "" }]) {
    const refused = await call(cookie, "PATCH", `/api/media/${id}`, json);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: "conflict",
      usedIn: [{ postId: scheduled.id, title: scheduled.title }],
    });
  }
  expect((await call(cookie, "PATCH", `/api/media/${id}`, { decorative: false })).status).toBe(200);
  expect((await call(cookie, "PATCH", `/api/media/${id}`, { decorative: true })).status).toBe(200);
  expect((await call(cookie, "PATCH", `/api/media/${id}`, { decorative: false })).status).toBe(409);
  expect((await call(cookie, "PATCH", `/api/media/${id}`, { alt: "Kata lain" })).status).toBe(200);
  await db.update(blogPosts).set({ status: "draft" });
  expect((await call(cookie, "PATCH", `/api/media/${id}`, { alt: "" })).status).toBe(200);
});

test("words and focal point that visitors see or will see are changed by whoever may publish", async () => {
  const { cookie } = await signIn("writer");
  const { cookie: editor } = await signIn("editor");
  const { id, hash } = await createPicture({ alt: "Toko" });
  const change = (json: object, as = cookie) => call(as, "PATCH", `/api/media/${id}`, json);
  await createPost({ pictures: toUsesJson(hash, true) });
  const draft = await createPost({ status: "draft", pictures: toUsesJson(hash, false, "image") });
  expect((await change({ alt: "Toko kue", focalX: 0.2 })).status).toBe(200);
  for (const state of [
    { status: "review" },
    { status: "published" },
    { status: "published", publishedAt: new Date(Date.now() + 1e8) },
  ] as const) {
    await db.update(blogPosts).set(state).where(eq(blogPosts.id, draft.id));
    for (const json of [{ alt: "Kata lain" }, { decorative: true }, { focalX: 0 }, { name: "x", alt: "y" }]) {
      await expectRefusal(
        change(json),
        403,
        "Gambar ini tampil di artikel yang terbit, terjadwal, atau menunggu tinjauan. Minta editor mengubah teks alternatif atau titik fokusnya.",
      );
    }
  }
  expect(await (await change({ name: "toko-kue.png" })).json()).toMatchObject({
    ...{ name: "toko-kue.png", alt: "Toko kue", focalX: 0.2 },
  });
  expect(await (await change({ alt: "Kata editor" }, editor)).json()).toMatchObject({ alt: "Kata editor" });
});

test("words that a writer gives to a picture of a draft are not published by who has read others", async () => {
  const { cookie } = await signIn("writer");
  const { cookie: editor } = await signIn("editor");
  const bytes = await makePng(700, 14);
  const { id, hash } = await (await upload(cookie, makeForm(bytes))).json<MediaItem>();
  const draft = await createPost({ status: "draft", pictures: toUsesJson(hash, false) });
  const other = await createPost({ status: "draft", pictures: toUsesJson(hash, true) });
  const publish = async (post: { id: number; updatedAt: Date }) =>
    (await call(editor, "POST", `/api/blog/${post.id}/publish`, { version: post.updatedAt })).status;
  const stored = async () =>
    (await db.select().from(blogPosts).where(eq(blogPosts.id, draft.id)))[0] ?? draft;

  await upload(cookie, makeForm(bytes, { alt: "Kata dari unggahan" }));
  expect(await publish(draft)).toBe(409);
  const read = await stored();
  expect((await call(cookie, "PATCH", `/api/media/${id}`, { alt: "Kata yang tak dibaca" })).status).toBe(200);
  expect(await publish(read)).toBe(409);
  const readAgain = await stored();
  expect((await call(cookie, "PATCH", `/api/media/${id}`, { name: "nama-lain.png" })).status).toBe(200);
  expect((await call(editor, "PATCH", `/api/media/${id}`, { alt: "Kata editor" })).status).toBe(200);
  expect(await publish(readAgain)).toBe(200);
  expect(await publish(other)).toBe(200);
});

test("words and focal point of a picture in a change that waits beside a post are the editor's to change", async () => {
  const { cookie } = await signIn("writer");
  const { cookie: editor } = await signIn("editor");
  const [own, library] = [await createPicture({ alt: "Toko" }), await createPicture({ alt: "Toko" })];
  const change = (picture: { id: number }, as = cookie) =>
    call(as, "PATCH", `/api/media/${picture.id}`, { alt: "Kata lain" });
  const { id: postId, updatedAt, ...post } = await createPost();
  const { title, slug, summary, image, category, content } = post;
  const pictures = notedUses([
    { hash: own.hash, field: "content", isDescribed: true },
    { hash: library.hash, field: "content", isDescribed: false },
  ]);
  const values = { title, slug, summary, image, category, content, pictures };
  await db.insert(postPending).values({ postId, baseVersion: updatedAt, updatedAt, ...values });
  expect((await change(library)).status).toBe(403);
  expect((await change(own)).status).toBe(200);
  expect((await change(library, editor)).status).toBe(200);
});

test("bytes that a writer uploads again describe no picture that an editor is reading", async () => {
  const { cookie } = await signIn("writer");
  const { cookie: editor } = await signIn("editor");
  const bytes = await makePng(31, 20);
  const words = makeForm(bytes, { alt: "Kata lain" });
  const { hash } = await (await upload(cookie, makeForm(bytes))).json<{ hash: string }>();
  await createPost({ status: "review", pictures: toUsesJson(hash, false, "image") });
  expect(await (await upload(cookie, words)).json()).toMatchObject({ alt: "" });
  expect(await (await upload(editor, words)).json()).toMatchObject({ alt: "Kata lain" });
});

test("what nothing uses is deleted with all of its bytes, and what a post uses is not", async () => {
  const { cookie } = await signIn("editor");
  const free = await createPicture();
  await bucket.put(`${free.storageKey}/480.avif`, "x");
  const used = await createPicture();
  const post = await createPost({ status: "draft", pictures: toUsesJson(used.hash, true) });
  expect((await call(cookie, "DELETE", `/api/media/${free.id}`)).status).toBe(204);
  expect((await call(cookie, "DELETE", `/api/media/${free.id}`)).status).toBe(404);
  expect(await listActions(free.id)).toEqual([["media.deleted", "toko.png"]]);
  const refused = await call(cookie, "DELETE", `/api/media/${used.id}`);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ usedIn: [{ postId: post.id, title: post.title }] });
  expect(await keysStored()).toEqual([`${used.storageKey}/original`]);
  await db.delete(blogPosts);
  expect((await call(cookie, "DELETE", `/api/media/${used.id}`)).status).toBe(204);
});

test("without a bucket the library is empty and an upload says what is missing", async () => {
  const { cookie } = await signIn();
  await createPicture();
  const bindings = { MEDIA: undefined } as object;
  const headers = { Cookie: cookie };
  const list = await send("/api/media", { headers, bindings });
  expect([await list.json(), list.headers.get("X-Total-Count")]).toEqual([[], "0"]);
  const refused = await upload(cookie, makeForm(await makePng(2, 2)), bindings);
  await expectRefusal(refused, 409, expect.stringContaining("bucket R2"));
  const abilities = async (missing: Partial<Env>) =>
    (await send("/api/media/abilities", { headers, bindings: missing })).json();
  expect(await abilities(bindings)).toEqual({ storage: false, variants: false });
  expect(await abilities({ IMAGES: undefined } as object)).toEqual({ storage: true, variants: false });
  expect(await abilities({})).toEqual({ storage: true, variants: true });
});

test("an alt text of invisible characters counts as empty", async () => {
  const { cookie } = await signIn();
  const { id } = await createPicture();
  const response = await call(cookie, "PATCH", `/api/media/${id}`, { alt: "\u200b\u2060 " });
  expect(await response.json()).toMatchObject({ alt: "" });
});
