import { expect, test } from "vitest";
import { claiming, createGenerated, harmless } from "../../../tests/support/claims";
import { expectRefusal } from "../../../tests/support/refusal";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import { extractText } from "../../blog/posts/article-html";
import { type Checks, checks, provenance } from "../../contract/studio/checks";
import { formerSlugs, postRevisions } from "../../db/schema/blog";
import { postProvenance } from "../../db/schema/generation";

const named = (url: string) => ({ title: "Badan Pusat Statistik", url });

async function readChecks(response: Response): Promise<Checks> {
  expect(response.status).toBe(200);
  return checks.parse(await response.json());
}

test("an article of the writer is answered with its claims and its faults", async () => {
  const { call } = await signIn("editor");
  const post = await createGenerated({ content: claiming });
  const { claims, faults } = await readChecks(await call(`/api/blog/${post.id}/checks`));
  expect(claims).toMatchObject([
    { kind: "percentage", text: "37%", state: "open", source: null, pending: false },
  ]);
  expect(claims[0]?.sentence).toBe("Penjualan toko itu naik 37% dalam setahun terakhir ini.");
  expect(faults.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["content-too-short", "headings-missing", "summary-too-short"]),
  );
  expect(faults.filter(({ kind }) => /near-duplicate|title-taken/.test(kind))).toEqual([]);
});

test("another article with its words is found", async () => {
  const { call } = await signIn("editor");
  const post = await createGenerated({ content: claiming });
  await createPost({
    title: "Penjualan toko yang naik",
    content: claiming,
    contentText: extractText(claiming),
  });
  const { faults } = await readChecks(await call(`/api/blog/${post.id}/checks`));
  expect(faults.find(({ kind }) => kind === "near-duplicate")?.message).toContain(
    "“Penjualan toko yang naik”",
  );
});

test("a link to a draft is broken, one to what visitors read, at its former address too, is not", async () => {
  const { call } = await signIn("editor");
  await createPost({ slug: "belum-terbit", status: "draft" });
  const { id: postId } = await createPost({ slug: "sudah-terbit" });
  await db.insert(formerSlugs).values({ slug: "alamat-lama", postId });
  const linkTo = (slug: string) => `<p>Lihat <a href="/blog/${slug}">artikel tentang nama domain</a>.</p>`;
  const content = ["belum-terbit", "sudah-terbit", "alamat-lama"].map(linkTo).join("");
  const post = await createGenerated({ content });
  const { faults } = await readChecks(await call(`/api/blog/${post.id}/checks`));
  const broken = faults.filter(({ kind }) => kind === "link-broken");
  expect(broken).toHaveLength(1);
  expect(broken[0]?.message).toContain("/blog/belum-terbit");
});

test("a category that no other article has is unknown", async () => {
  const { call } = await signIn("editor");
  const post = await createGenerated({ content: harmless, category: "Kategori Karangan" });
  const kinds = async () =>
    (await readChecks(await call(`/api/blog/${post.id}/checks`))).faults.map(({ kind }) => kind);
  expect(await kinds()).toContain("category-unknown");
  await createPost({ category: "Kategori Karangan" });
  expect(await kinds()).not.toContain("category-unknown");
});

test("an article of people has neither claims nor faults", async () => {
  const { call } = await signIn("editor");
  const post = await createPost({ content: claiming });
  const none = { claims: [], faults: [], sources: [] };
  expect(await readChecks(await call(`/api/blog/${post.id}/checks`))).toEqual(none);
});

test("staff see the sources of the brief, and an editor takes one off a published article", async () => {
  const [editor, writer] = [await signIn("editor"), await signIn("writer")];
  const post = await createGenerated({ status: "published", slug: "bersumber", authorId: writer.user.id });
  const [kept, wrong] = [named("https://bps.example/"), named("https://lain.example/?a=1&b")];
  const made = { postId: post.id, writer: "Penulis lokal", rulesVersion: 0, sources: [kept, wrong] };
  await db.insert(postProvenance).values(made);
  const path = `/api/blog/${post.id}/sources?url=${encodeURIComponent(wrong.url)}`;
  await expectRefusal(writer.call(path, "DELETE"), 403, "Sumber artikel ini hanya dapat dihapus editor.");
  const read = async () => (await readChecks(await editor.call(`/api/blog/${post.id}/checks`))).sources;
  const shown = async () => (await send("/api/blog/slug/bersumber")).json();
  expect([await read(), await shown()]).toMatchObject([[kept, wrong], { sources: [kept, wrong] }]);
  expect((await editor.call(path, "DELETE")).status).toBe(204);
  expect([await read(), await shown()]).toEqual([[kept], expect.objectContaining({ sources: [kept] })]);
});

test("a claim is confirmed with its source, and the checks are answered as they are then", async () => {
  const { call } = await signIn("editor");
  const post = await createGenerated({ content: claiming });
  const { claims } = await readChecks(await call(`/api/blog/${post.id}/checks`));
  const path = `/api/blog/${post.id}/claims/${claims[0]?.key}`;
  expect((await call(path, "PUT", { verdict: "confirmed" })).status).toBe(400);
  expect((await call(path, "PUT", { verdict: "removed" })).status).toBe(409);
  const source = "Laporan penjualan toko, September 2026";
  const after = await readChecks(await call(path, "PUT", { verdict: "confirmed", source }));
  expect(after.claims).toMatchObject([{ text: "37%", state: "confirmed", source }]);
});

test("how an article came about is answered with the share that people changed", async () => {
  const { call } = await signIn("editor");
  const post = await createGenerated({ content: harmless });
  const made = {
    writer: "Penulis lokal",
    model: null,
    promptVersion: null,
    rulesVersion: 3,
    briefId: null,
    tokens: null,
  };
  await db.insert(postProvenance).values({ postId: post.id, ...made });
  const { title, slug, summary, image, category } = post;
  const version = { postId: post.id, createdAt: new Date(), title, slug, summary, image, category };
  const answer = async () => provenance.parse(await (await call(`/api/blog/${post.id}/provenance`)).json());
  expect(await answer()).toEqual({ ...made, changedShare: null });
  await db.insert(postRevisions).values({ ...version, kind: "ai", content: harmless });
  expect(await answer()).toEqual({ ...made, changedShare: 0 });
  await db
    .insert(postRevisions)
    .values({ ...version, kind: "approve", content: `${harmless}<p>Dua puluh kata baru.</p>` });
  const { changedShare } = await answer();
  expect(changedShare).toBeGreaterThan(0.1);
  expect(changedShare).toBeLessThan(0.3);
});

test("an article of people came about by people", async () => {
  const { call } = await signIn("editor");
  const post = await createPost();
  await expectRefusal(call(`/api/blog/${post.id}/provenance`), 404, "Artikel ini ditulis staf, bukan AI");
});
