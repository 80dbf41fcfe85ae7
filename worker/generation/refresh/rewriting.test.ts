import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  createBatch,
  createBrief,
  depsWith,
  draftAbout,
  findItem,
  writerThat,
} from "../../../tests/support/generation";
import { type Call, createPost, createStaff, db, send, signIn } from "../../../tests/support/worker";
import { checkLinks } from "../../blog/ageing/aged-posts.service";
import type { PendingChange } from "../../contract/desk/revisions";
import type { AgedPosts } from "../../contract/studio/checks";
import { blogPosts, postPending } from "../../db/schema/blog";
import { generationItems } from "../../db/schema/generation";
import { subjects } from "../catalogue/subjects";
import { generateOne } from "../orders/order.service";
import { createLocalWriter } from "../writers/local/local-writer";
import { type Assignment, type Draft, type Writer, WriterError } from "../writers/writer";
import { refreshPost } from "./refresh.service";

const longAgo = new Date(Date.now() - 300 * 24 * 60 * 60 * 1000);
const { content, title, summary } = draftAbout("nama domain");
const anew = draftAbout("nama domain usaha").content;

/** An article of the writer that nobody has changed for long. */
const createOld = (values: Partial<typeof blogPosts.$inferInsert> = {}) =>
  createPost({
    ...{ title, summary, content, generationItemId: "butir", category: "SEO" },
    ...{ publishedAt: longAgo, updatedAt: longAgo, ...values },
  });

function rewriting(repair: (assignment: Assignment, draft: Draft) => Promise<Draft>) {
  const writer: Writer = { ...writerThat(async ({ topic }) => draftAbout(topic)), repair };
  return depsWith({ writer });
}

const waiting = () => db.select().from(postPending);

test("a change that one begins while the writer writes is not overwritten", async () => {
  const user = await createStaff();
  const post = await createOld();
  const deps = rewriting(async (_assignment, draft) => {
    const { slug, image, category } = post;
    const own = { title: "Usulan saya", slug, image, category, summary, content };
    await db
      .insert(postPending)
      .values({ postId: post.id, baseVersion: longAgo, updatedAt: new Date(), authorId: user.id, ...own });
    return { ...draft, content: anew };
  });
  await expect(refreshPost(deps, post.id, user)).rejects.toMatchObject({
    code: "conflict",
    message: "Usulan perubahan sudah menunggu di artikel ini. Selesaikan usulan itu dulu.",
  });
  expect(await waiting()).toMatchObject([{ title: "Usulan saya" }]);
});

test("the writer is told the brief of the article and its seed", async () => {
  const brief = await createBrief({ keyPhrase: "nama domain", ownFacts: "Pernah." });
  const [item = ""] = await createBatch(1, { briefId: brief.id });
  const post = await createOld({ generationItemId: item });
  await db.update(generationItems).set({ postId: post.id, seed: 7 }).where(eq(generationItems.id, item));
  const told: Assignment[] = [];
  const deps = rewriting(async (assignment, draft) => {
    told.push(assignment);
    return { ...draft, content: anew };
  });
  await refreshPost(deps, post.id, await createStaff());
  expect(told).toMatchObject([{ brief: { id: brief.id, ownFacts: "Pernah." }, seed: 7 }]);
});

test("a writer of settled texts writes nothing over what staff have edited", async () => {
  const user = await createStaff();
  const deps = depsWith({ writer: createLocalWriter() });
  const topic = subjects[0]?.title ?? "";
  const { id } = await generateOne(deps, { topic, landing: "published" }, { ...user, role: "owner" });
  const [written] = await db.select().from(blogPosts);
  const edited = `${written?.content}<p>Ditambah oleh staf.</p>`;
  const age = { publishedAt: longAgo, updatedAt: longAgo };
  await db.update(blogPosts).set({ ...age, content: edited });
  await expect(refreshPost(deps, id, user)).rejects.toMatchObject({
    code: "conflict",
    message:
      "Artikel ini sudah disunting orang, jadi penulis tidak menulisnya ulang, dan tautannya masih baik. Sunting sendiri isinya bila sudah usang.",
  });
  await db.update(blogPosts).set({ ...age, content: `${edited}<p><a href="/blog/hilang">Lama</a></p>` });
  expect((await refreshPost(deps, id, user)).content).toBe(`${edited}<p>Lama</p>`);
});

test("what the writer makes of it is not kept where it may not be stored", async () => {
  const user = await createStaff();
  const post = await createOld();
  const deps = rewriting(async (_assignment, draft) => ({
    ...draft,
    content: `${anew}<p>[isi di sini]</p>`,
  }));
  await expect(refreshPost(deps, post.id, user)).rejects.toMatchObject({
    code: "upstream_failed",
    message: expect.stringMatching(/^Hasil penyegaran belum memenuhi aturan: /),
  });
  expect(await waiting()).toEqual([]);
  await db.update(blogPosts).set({ content: `${content}<p><a href="/blog/hilang">Lama</a></p>` });
  expect((await refreshPost(deps, post.id, user)).content).toBe(`${content}<p>Lama</p>`);
});

test("while articles wait for the allowance no writer is asked, and one that is used up lets them wait", async () => {
  const user = await createStaff();
  const post = await createOld();
  const [item = ""] = await createBatch(1);
  let asked = 0;
  const deps = rewriting(async () => {
    asked += 1;
    throw new WriterError("stop", "Jatah habis", 7200);
  });
  for (let round = 0; round < 2; round += 1) {
    await expect(refreshPost(deps, post.id, user)).rejects.toMatchObject({ code: "rate_limited" });
  }
  expect(asked).toBe(1);
  expect((await findItem(item)).notBefore?.getTime()).toBeGreaterThan(Date.now() + 7_000_000);
});

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const text = "<p>Sebuah artikel yang cukup panjang untuk disimpan sebagai artikel.</p>";

let call: Call;
beforeEach(async () => {
  await db.delete(blogPosts);
  ({ call } = await signIn("editor"));
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
    const content = `${text}<p><a href="/blog/ada">Ada</a> <a href="/blog/hilang#a">Hilang</a> <a href="/layanan-lama">Lama</a> <a href="/contact">Kontak</a> <a href="/wa?dari=blog">Chat</a> <a href="https://contoh.example/x">Lain</a></p>`;
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
