import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { explainQueries } from "../../../tests/support/query-plans";
import { createPost as createRow, db, send } from "../../../tests/support/worker";
import type { SearchHit } from "../../contract/search";
import { blogPosts } from "../../db/schema/blog";
import { askedWords } from "./search.service";

/** A stored post whose words the search knows. */
function createPost({ text = "", ...values }: Parameters<typeof createRow>[0] & { text?: string } = {}) {
  return createRow({ content: `<p>${text}</p>`, contentText: text, ...values });
}

async function search(question: string): Promise<SearchHit[]> {
  const response = await send(`/api/blog/search?q=${encodeURIComponent(question)}`);
  expect(response.status).toBe(200);
  return response.json();
}

const searchSlugs = async (question: string) => (await search(question)).map(({ slug }) => slug);

test("a word in the title counts more than in the summary, and there more than in the text", async () => {
  const filler = "Kalimat lain tentang hal lain. ".repeat(20);
  await createPost({ slug: "teks", text: `${filler} Sedikit tentang katalog.` });
  await createPost({ slug: "judul", title: "Menyusun katalog", text: filler });
  await createPost({ slug: "ringkasan", summary: "Langkah menyusun katalog produk.", text: filler });
  await createPost({ slug: "lain", text: filler });
  expect(await searchSlugs("katalog")).toEqual(["judul", "ringkasan", "teks"]);
});

test("a hit is a post without its body, with what was found marked", async () => {
  const post = await createPost({ title: "Katalog & <b>toko</b>", text: "Isi katalog yang rapi." });
  const [hit] = await search("katalog");
  expect(hit).toEqual({
    id: post.id,
    title: post.title,
    slug: post.slug,
    summary: post.summary,
    image: post.image,
    category: post.category,
    publishedAt: post.publishedAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    titleParts: [
      { text: "Katalog", hit: true },
      { text: " & <b>toko</b>", hit: false },
    ],
    passage: expect.any(Array),
  });
  expect(hit?.passage.some(({ text, hit: isHit }) => isHit && /katalog/i.test(text))).toBe(true);
});

test("the passage is the part of the text with the most different words of the question", async () => {
  const gap = "isi ".repeat(100);
  await createPost({ text: `katalog ${gap}katalog merpati murah ${gap}merpati` });
  const [hit] = await search("katalog merpati");
  const passage = hit?.passage.map(({ text }) => text).join("");
  expect(passage).toMatch(/^…(isi )+katalog merpati murah (isi ?)+…$/);
  expect(hit?.passage.filter(({ hit: isHit }) => isHit).map(({ text }) => text)).toEqual([
    "katalog",
    "merpati",
  ]);
});

test("an article that repeats a word 28,000 times is searched like any other", async () => {
  await createPost({ slug: "berulang", text: "zeolit ".repeat(28_000) });
  expect(await searchSlugs("zeolit")).toEqual(["berulang"]);
});

test("of a text above 50,000 characters the passage is its beginning, without marks", async () => {
  await createPost({ slug: "panjang", text: `Awal. ${"zeolit ".repeat(8_000)}` });
  const [hit] = await search("zeolit");
  expect(hit?.slug).toBe("panjang");
  expect(hit?.passage).toEqual([{ text: expect.stringMatching(/^Awal\. zeolit/), hit: false }]);
});

test("visitors search the first 100,000 characters of a text", async () => {
  const { id } = await createPost({
    slug: "panjang",
    text: `${"kata benda ".repeat(9_100)} merpati kutilang`,
  });
  expect(await searchSlugs("merpati")).toEqual([]);
  expect(await searchSlugs("kata")).toEqual(["panjang"]);
  await db.update(blogPosts).set({ contentText: "kutilang" }).where(eq(blogPosts.id, id));
  expect(await searchSlugs("benda")).toEqual([]);
  expect(await searchSlugs("kutilang")).toEqual(["panjang"]);
});

test("articles with every word come alone; where there is none, those with any of them come", async () => {
  await createPost({ slug: "dua", text: "katalog merpati" });
  await createPost({ slug: "satu", text: "katalog kenari" });
  expect(await searchSlugs("katalog merpati")).toEqual(["dua"]);
  expect((await searchSlugs("katalog elang")).sort()).toEqual(["dua", "satu"]);
});

test.each([
  ["membuat", "pembuatan"],
  ["pembuatan", "dibuatkan"],
  ["katal", "katalog"],
  ["CAFÉ", "cafe"],
  ["e-commerce", "ecommerce"],
  ["ecommerce", "e-commerce"],
  ["check-out", "checkout"],
  ["kerjasama", "kerja sama"],
  ["undang-undang", "Undang-Undang"],
])("asking for '%s' finds '%s'", async (question, word) => {
  await createPost({ slug: "ketemu", text: `Kami bahas ${word} di sini.` });
  await createPost({ slug: "lain", text: "Hal yang sama sekali lain." });
  expect(await searchSlugs(question)).toEqual(["ketemu"]);
});

test.each(["1.500.000", "Rp1.500.000", "Rp 1.500.000"])("the sum %s is found as a whole", async (sum) => {
  await createPost({ slug: "tanpa", text: "Paket ini 1.500.000 setahun." });
  await createPost({ slug: "dengan", text: "Harganya Rp1.500.000 saja." });
  await createPost({ slug: "lain", text: "Harganya Rp2.500.000 untuk 1 toko, atau 2.000.000." });
  expect((await searchSlugs(sum)).sort()).toEqual(["dengan", "tanpa"]);
});

test.each([
  '"',
  "'",
  "a* OR b*",
  "NEAR(katalog merpati, 2)",
  "title:katalog",
  "katalog) OR (merpati",
  "'; DROP TABLE blog_posts; --",
  "\u0000\u0002\u0003",
  "\ud800",
])("the question %j is answered", async (question) => {
  await createPost({ text: "katalog merpati" });
  const hits = await search(question.toWellFormed());
  expect(Array.isArray(hits)).toBe(true);
});

test.each(["/api/blog/search", "/api/blog/search?q=", "/api/blog/search?q=%20%20", "/api/blog/search?q=%FF"])(
  "%s asks for nothing and finds nothing",
  async (path) => {
    await createPost();
    expect(await (await send(path)).json()).toEqual([]);
  },
);

test("no more than twenty articles are answered", async () => {
  for (let number = 0; number < 22; number += 1) await createPost({ text: "katalog" });
  expect(await search("katalog")).toHaveLength(20);
});

test("a search of visitors looks at the words of what is published or scheduled alone", async () => {
  const words = async () => {
    await env.DB.exec(
      "INSERT INTO blog_posts_search_public (blog_posts_search_public, rank) VALUES ('integrity-check', 1)",
    );
    const { results } = await env.DB.prepare(
      "SELECT DISTINCT term FROM blog_posts_search_words WHERE term IN ('merpati', 'kenari')",
    ).all<{ term: string }>();
    return results.map(({ term }) => term);
  };
  const { id } = await createPost({ status: "draft", text: "merpati" });
  const write = (values: Partial<typeof blogPosts.$inferInsert>) =>
    db.update(blogPosts).set(values).where(eq(blogPosts.id, id));
  expect(await words()).toEqual([]);
  await write({ status: "published", contentText: "kenari" });
  expect(await words()).toEqual(["kenari"]);
  await write({ contentText: "merpati" });
  expect(await words()).toEqual(["merpati"]);
  await write({ status: "review", contentText: "kenari" });
  expect(await words()).toEqual([]);
  await write({ contentText: "merpati" });
  await write({ status: "published" });
  expect(await words()).toEqual(["merpati"]);
  const plans = await explainQueries((DB) => send("/api/blog/search?q=merpati", { bindings: { DB } }));
  const read = plans.flat().filter((step) => /blog_posts_(search|words)/.test(step));
  expect(read.filter((step) => !/blog_posts_search_(public|words) /.test(step))).toEqual([]);
  expect(read).not.toEqual([]);
  // As restoring a backup does.
  await createPost({ status: "draft", text: "kenari" });
  await createPost({ slug: "panjang", text: `${"kata ".repeat(20_000)}kenari` });
  await env.DB.exec("INSERT INTO blog_posts_search_public (blog_posts_search_public) VALUES ('rebuild')");
  expect(await words()).toEqual(["merpati"]);
  await db.delete(blogPosts);
  expect(await words()).toEqual([]);
});

test("newer posts that are scheduled, however many, take no public article's place", async () => {
  await createPost({ slug: "terbit", text: "Katalog merpati." });
  await env.DB.prepare(
    `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 601)
    INSERT INTO blog_posts (title, slug, summary, image, category, content, content_text, status, published_at)
    SELECT 'Judul', 'nanti-' || n, 'r', 'i', 'SEO', 'x', 'katalog merpati', 'published', 4e12 FROM number`,
  ).run();
  expect(await searchSlugs("katalog merpati")).toEqual(["terbit"]);
  expect(await searchSlugs("katalog kapal")).toEqual(["terbit"]);
});

const listTerms = (question: string) => askedWords(question).map(({ itself }) => itself);

test("stop words do not count, unless there is nothing else", () => {
  const telling = ["cara", "membuat", "website", "cepat", "toko"].map((word) => `"${word}"*`);
  expect(listTerms("cara membuat website yang cepat untuk toko")).toEqual(telling);
  expect(listTerms("apa itu")).toEqual(['"apa"*', '"itu"*']);
});

test("a question of a thousand characters asks for eight words", () => {
  const question = Array.from({ length: 200 }, (_, number) => `k${number}`).join(" ");
  expect(askedWords(question)).toHaveLength(8);
  expect(listTerms("x".repeat(1000))[0]?.length).toBeLessThan(100);
});
