import { beforeEach, describe, expect, test } from "vitest";
import { colleague } from "../../../tests/support/colleague";
import { depsWith } from "../../../tests/support/generation";
import { createPost, db, send } from "../../../tests/support/worker";
import { checkLinks } from "../../blog/ageing/aged-posts.service";
import type { PendingChange } from "../../contract/desk/revisions";
import type { AgedPosts } from "../../contract/studio/checks";
import { blogPosts } from "../../db/schema/blog";
import { subjects } from "../catalogue/subjects";

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const text = "<p>Sebuah artikel yang cukup panjang untuk disimpan sebagai artikel.</p>";

let call: Awaited<ReturnType<typeof colleague>>["call"];
beforeEach(async () => {
  await db.delete(blogPosts);
  ({ call } = await colleague("editor"));
});

const listAged = async () => (await call("/api/blog/refresh", "GET")).json<AgedPosts>();
const refresh = (id: number) => call(`/api/blog/${id}/refresh`, "POST");

describe("articles that have aged", () => {
  test("are those that nobody has changed for 180 days, the oldest first, and no draft", async () => {
    const oldest = await createPost({ publishedAt: daysAgo(400), updatedAt: daysAgo(300) });
    const old = await createPost({ publishedAt: daysAgo(400), updatedAt: daysAgo(181) });
    await createPost({ publishedAt: daysAgo(400), updatedAt: daysAgo(179) });
    await createPost({ publishedAt: daysAgo(400), updatedAt: daysAgo(300), status: "draft" });
    expect(await listAged()).toMatchObject({
      total: 2,
      posts: [
        { id: oldest.id, origin: "manual" },
        { id: old.id, isOld: true },
      ],
    });
  });

  test("are those whose links lead nowhere, once the clock has looked, until they are changed", async () => {
    const target = await createPost({ slug: "ada" });
    const content = `${text}<p><a href="/blog/ada">Ada</a> <a href="/blog/hilang#a">Hilang</a> <a href="/layanan-lama">Lama</a> <a href="/contact">Kontak</a> <a href="https://contoh.example/x">Lain</a></p>`;
    const post = await createPost({ content, publishedAt: daysAgo(3), updatedAt: daysAgo(2) });
    expect((await listAged()).posts).toEqual([]);
    expect(await checkLinks(depsWith())).toBe(1);
    expect((await listAged()).posts).toMatchObject([
      { id: post.id, isOld: false, deadLinks: ["/blog/hilang", "/layanan-lama"] },
    ]);
    await call(`/api/blog/${target.id}/unpublish`, "POST", { version: target.updatedAt.toISOString() });
    await checkLinks(depsWith());
    expect((await listAged()).posts[0]?.deadLinks).toEqual(["/blog/ada", "/blog/hilang", "/layanan-lama"]);
    await db.update(blogPosts).set({ updatedAt: new Date(Date.now() + 1000) });
    expect((await listAged()).posts).toEqual([]);
  });

  test("are looked through in turn, twenty at once", async () => {
    const content = `${text}<p><a href="/blog/hilang">Hilang</a></p>`;
    for (let number = 0; number < 25; number += 1) await createPost({ content, updatedAt: daysAgo(1) });
    expect(await checkLinks(depsWith())).toBe(20);
    expect((await listAged()).total).toBe(20);
    await checkLinks(depsWith());
    expect((await listAged()).total).toBe(25);
  });
});

describe("refreshing an article", () => {
  test("takes dead links out of it and leaves their words, as a change that waits", async () => {
    const content = `${text}<p>Baca <a href="/blog/hilang">panduan <em>lama</em></a> ini.</p>`;
    const post = await createPost({ content });
    const response = await refresh(post.id);
    expect(response.status).toBe(201);
    const change = await response.json<PendingChange>();
    expect(change.content).toBe(`${text}<p>Baca panduan <em>lama</em> ini.</p>`);
    expect((await send(`/api/blog/slug/${post.slug}`)).ok).toBe(true);
    const again = await refresh(post.id);
    expect([again.status, (await again.json<{ message: string }>()).message]).toEqual([
      409,
      "Usulan perubahan sudah menunggu di artikel ini. Selesaikan usulan itu dulu.",
    ]);
    expect((await listAged()).posts).toEqual([]);
  });

  test("rewrites nothing that people wrote", async () => {
    const post = await createPost({ content: text, publishedAt: daysAgo(400), updatedAt: daysAgo(300) });
    const response = await refresh(post.id);
    expect([response.status, (await response.json<{ message: string }>()).message]).toEqual([
      409,
      "Artikel ini ditulis orang dan tautannya masih baik. Sunting sendiri isinya bila sudah usang.",
    ]);
  });

  test("lets the writer write an old article of its own again, beside the one that is out", async () => {
    const title = subjects[0]?.title ?? "";
    const ordered = await call("/api/blog/generate", "POST", { topic: title, landing: "published" });
    const { post } = await ordered.json<{ post: { id: number; content: string } }>();
    await db.update(blogPosts).set({ publishedAt: daysAgo(400), updatedAt: daysAgo(300) });
    const response = await refresh(post.id);
    expect(response.status).toBe(201);
    const change = await response.json<PendingChange>();
    expect(change.title).toBe(title);
    expect(change.content).not.toBe(post.content);
    const live = await (await send(`/api/blog/${post.id}`)).json<{ content: string }>();
    expect(live.content).toBe(post.content);
  });

  test("is for what is out alone", async () => {
    const draft = await createPost({ status: "draft" });
    const scheduled = await createPost({ publishedAt: new Date(Date.now() + day) });
    expect([(await refresh(draft.id)).status, (await refresh(scheduled.id)).status]).toEqual([409, 409]);
    expect((await refresh(999_999)).status).toBe(404);
  });
});
