import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createPost, createUser, db, send, signIn } from "../../../tests/support/worker";
import type { Article } from "../../contract/blog";
import { blogPosts } from "../../db/schema/blog";
import { postClaims, postProvenance } from "../../db/schema/generation";

type Claim = Partial<typeof postClaims.$inferInsert>;

async function addClaims(postId: number, claims: Claim[]) {
  for (const [position, claim] of claims.entries()) {
    const common = {
      postId,
      key: `klaim-${position}`,
      kind: "number",
      text: "7",
      sentence: "Ada 7.",
    } as const;
    await db.insert(postClaims).values({ ...common, position, isPresent: 1, ...claim });
  }
}

const confirmed = (source: string): Claim => ({ verdict: "confirmed", source });

async function articleAt(slug: string): Promise<Article> {
  return (await send(`/api/blog/slug/${slug}`)).json<Article>();
}

test("visitors are told who wrote and who checked an article by name alone, by slug, by id and on its page", async () => {
  const { user: author } = await createUser({ username: "rina.w", name: "Rina Wijaya" });
  const { user: reviewer } = await createUser({ username: "budi", name: "Budi Santoso" });
  const post = await createPost({ slug: "satu", authorId: author.id, reviewerId: reviewer.id });
  const article = await articleAt("satu");
  expect(article).toMatchObject({
    author: { name: "Rina Wijaya" },
    reviewer: { name: "Budi Santoso" },
    assisted: false,
    sources: [],
  });
  expect(Object.keys(article.author ?? {})).toEqual(["name"]);
  expect(await (await send(`/api/blog/${post.id}`)).json()).toEqual(article);
  expect(await (await send("/blog/satu")).text()).not.toContain("rina.w");
});

test("an article of nobody has neither, and a list tells nothing of it", async () => {
  await createPost({ slug: "satu" });
  expect(await articleAt("satu")).toMatchObject({
    author: null,
    reviewer: null,
    assisted: false,
    sources: [],
  });
  for (const path of ["/api/blog", "/api/blog?fields=summary"]) {
    const [post] = await (await send(path)).json<object[]>();
    expect(post).not.toHaveProperty("sources");
    expect(post).not.toHaveProperty("author");
    expect(post).not.toHaveProperty("facts");
  }
});

test("staff keep their own answer, and read that of visitors when they ask for it", async () => {
  const { user, call } = await signIn("owner", { name: "Rina Wijaya" });
  const post = await createPost({ slug: "satu", authorId: user.id });
  const staffs = await (await call(`/api/blog/${post.id}`)).json();
  expect(staffs).toMatchObject({ author: { id: user.id, name: "Rina Wijaya" }, status: "published" });
  expect(staffs).not.toHaveProperty("sources");
  const publics = await (await call(`/api/blog/${post.id}?view=public`)).json();
  expect(publics).toEqual(await articleAt("satu"));
});

test("sources are those of the brief and then of confirmed claims of the text, addresses alone and each once", async () => {
  const post = await createPost({ slug: "satu", generationItemId: "butir-1" });
  const other = await createPost({ slug: "dua" });
  await db.insert(postProvenance).values({
    postId: post.id,
    writer: "local",
    rulesVersion: 0,
    sources: [
      { title: "Statistik Telekomunikasi", url: "https://www.bps.go.id/telekomunikasi" },
      { title: "Sama lagi", url: "https://www.bps.go.id/telekomunikasi" },
      { title: "Bukan alamat", url: "javascript:alert(1)" },
    ],
  });
  await addClaims(post.id, [
    confirmed("https://peraturan.contoh.example/uu-27"),
    confirmed("catatan rapat dengan klien"),
    confirmed("https://www.bps.go.id/telekomunikasi"),
    confirmed("http://arsip.contoh.example"),
    confirmed("https://peraturan.contoh.example/uu-27"),
    confirmed("/pricing"),
    confirmed("https://"),
    confirmed("https://budi:rahasia@jahat.example/"),
    confirmed("http://localhost:8787/"),
    confirmed("http://10.0.0.5/rahasia"),
    confirmed("http://169.254.169.254/"),
    confirmed("http://[::1]/"),
    confirmed("https://drive.google.com/file/d/1/view"),
    confirmed("https://a.example:99999/"),
    { ...confirmed("https://hilang.contoh.example/"), isPresent: 0 },
    { ...confirmed("https://menunggu.contoh.example/"), isPresent: 0, isWaiting: 1 },
    { verdict: "removed", source: "https://dihapus.contoh.example/" },
    { verdict: null, source: null },
  ]);
  await addClaims(other.id, [confirmed("https://lain.contoh.example/")]);
  expect(await articleAt("satu")).toMatchObject({
    assisted: true,
    sources: [
      { title: "Statistik Telekomunikasi", url: "https://www.bps.go.id/telekomunikasi" },
      { title: "peraturan.contoh.example", url: "https://peraturan.contoh.example/uu-27" },
      { title: "arsip.contoh.example", url: "http://arsip.contoh.example/" },
    ],
  });
});

test("a source that is confirmed on a public article is on its page with the next content version", async () => {
  const post = await createPost({ slug: "satu", generationItemId: "butir-1" });
  await addClaims(post.id, [{}]);
  expect((await articleAt("satu")).sources).toEqual([]);
  const before = await versionNumber();
  await db.update(postClaims).set({ verdict: "confirmed", source: "https://bukti.contoh.example/" });
  expect(await versionNumber()).not.toBe(before);
});

test("notes of claims that tell visitors nothing new end no cached page", async () => {
  const post = await createPost({ slug: "satu", generationItemId: "butir-1" });
  const before = await versionNumber();
  await addClaims(post.id, [{}, { isPresent: 0, isWaiting: 1 }]);
  await db.update(postClaims).set({ position: 9 });
  expect(await versionNumber()).toBe(before);
  await db.update(blogPosts).set({ category: "Lain" });
  expect(await versionNumber()).not.toBe(before);
});

async function versionNumber(): Promise<unknown> {
  return env.DB.prepare("SELECT number FROM content_generation").first("number");
}
