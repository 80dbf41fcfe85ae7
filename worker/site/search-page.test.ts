import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { countedDatabase } from "../../tests/support/counted-database";
import { readAttribute, readHead, readPageData, readTexts, selectElements } from "../../tests/support/html";
import { createPost, send } from "../../tests/support/worker";

async function searchPage(question: string): Promise<string> {
  const response = await send(`/search?q=${encodeURIComponent(question)}`);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/html; charset=UTF-8"]);
  return response.text();
}

test("the page shows results with marked words, and keeps the query in the form", async () => {
  await createPost({
    slug: "katalog",
    title: "Menyusun katalog",
    contentText: "Isi tentang katalog produk.",
  });
  await createPost({ title: "Lain" });
  const html = await searchPage("katalog");
  expect(await readTexts(html, "h1")).toEqual(["Cari Artikel"]);
  expect(await readTexts(html, "main h2")).toEqual(["1 artikel ditemukan untuk &quot;katalog&quot;"]);
  expect(await readAttribute(html, "main article a", "href")).toEqual(["/blog/katalog"]);
  expect(await readTexts(html, "main h3 mark")).toEqual(["katalog"]);
  expect(await readAttribute(html, 'form[action="/search"] input[name="q"]', "value")).toEqual(["katalog"]);
  expect((await readPageData(html)).search).toMatchObject({
    question: "katalog",
    hits: [{ slug: "katalog" }],
  });
});

test("a search is not indexed and has no canonical address", async () => {
  expect(await readHead(await searchPage("katalog"))).toMatchObject({
    title: "Cari &quot;katalog&quot; | Arunika Web",
    robots: "noindex, follow",
    canonical: undefined,
  });
});

test("without a result the page says so and links to others", async () => {
  await createPost({ slug: "satu", category: "SEO" });
  await createPost({ slug: "dua", category: "Toko & Jualan" });
  const html = await searchPage("zzz");
  expect(await readTexts(html, "main h2")).toEqual([
    "Tidak ada artikel untuk &quot;zzz&quot;",
    "Telusuri per Kategori",
    "Artikel Terbaru",
  ]);
  expect(await readAttribute(html, 'nav[aria-label="Telusuri per Kategori"] a', "href")).toEqual([
    "/blog?category=SEO",
    "/blog?category=Toko%20%26%20Jualan",
  ]);
  expect(await readAttribute(html, "main article a", "href")).toEqual(["/blog/dua", "/blog/satu"]);
});

test.each(["/search", "/search?q=", "/search?q=%20%20%00", "/search?x=1"])(
  "%s asks for a query and offers articles",
  async (path) => {
    await createPost({ slug: "satu" });
    const html = await (await send(path)).text();
    expect(html).toContain("Ketik kata kunci untuk mulai mencari");
    expect(await readAttribute(html, "main article a", "href")).toEqual(["/blog/satu"]);
    expect(await readTexts(html, "title")).toEqual(["Cari Artikel | Arunika Web"]);
  },
);

test("a query comes back escaped everywhere, and cut to its limit", async () => {
  const html = await searchPage('"><script>alert(1)</script>');
  expect(html).not.toContain("<script>alert(1)");
  expect(await selectElements(html, "script:not([type$=json]):not([data-entry])")).toEqual([]);
  const long = await searchPage("x".repeat(1000));
  expect(await readAttribute(long, 'input[name="q"]', "value")).toEqual(["x".repeat(200)]);
});

test("a search costs one round trip, and none from the cache, in any notation", async () => {
  await createPost({ contentText: "katalog" });
  const { database, count } = countedDatabase(env.DB);
  for (const path of [
    "/search?q=katalog+toko",
    "/search?q=%20katalog%20%20toko&utm_source=x",
    "/search?q=katalog%0Atoko",
  ]) {
    expect((await send(path, { bindings: { DB: database } })).status).toBe(200);
  }
  await send("/search", { bindings: { DB: database } });
  expect(count.roundTrips).toBe(2);
});
