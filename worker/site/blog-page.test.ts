import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { countedDatabase } from "../../tests/support/counted-database";
import { readAttribute, readHead, readPageData, readTexts, selectElements } from "../../tests/support/html";
import { createPosts } from "../../tests/support/posts";
import { createPost, send } from "../../tests/support/worker";

function listArticles(html: string) {
  return readAttribute(html, 'main article a[href^="/blog/"]', "href");
}

test("the blog shows its nine newest articles", async () => {
  await createPosts(11);
  const response = await send("/blog");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
  const html = await response.text();
  expect(await listArticles(html)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `/blog/seo-${number}`),
  );
});

test("a card shows category, title, date, summary and picture, escaped", async () => {
  await createPost({
    title: 'Judul & "kutip" <b>',
    summary: "Ringkasan <script>alert(1)</script> yang cukup panjang.",
    category: "Toko & Jualan",
    image: '/images/blog/x.svg"onerror="alert(1)',
    publishedAt: new Date("2026-03-04T18:00:00Z"),
  });
  const html = await (await send("/blog")).text();
  expect(await readTexts(html, "main article h2")).toEqual(["Judul &amp; &quot;kutip&quot; &lt;b&gt;"]);
  expect(await readTexts(html, "main article time")).toEqual(["5 Maret 2026"]);
  expect(await readTexts(html, "main article p span")).toEqual(["Toko &amp; Jualan"]);
  expect(html).toContain("Ringkasan &lt;script&gt;alert(1)&lt;/script&gt; yang cukup panjang.");
  expect(await selectElements(html, "main article [onerror]")).toEqual([]);
});

test("the second page shows the rest and has its own canonical address", async () => {
  await createPosts(11);
  const response = await send("/blog?page=2");
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(await listArticles(html)).toEqual(["/blog/seo-2", "/blog/seo-1"]);
  expect(await readHead(html)).toMatchObject({
    title: "Blog, Halaman 2 | Arunika Web",
    canonical: "https://arunikaweb.example/blog?page=2",
    robots: "index, follow",
  });
  expect(await readAttribute(html, 'main nav a[rel="prev"]', "href")).toEqual(["/blog"]);
  expect(await readAttribute(html, 'main nav a[aria-current="page"]', "aria-label")).toEqual(["Halaman 2"]);
  expect(await selectElements(html, 'main nav a[rel="next"]')).toEqual([]);
});

test("a category lists its own articles and is not indexed", async () => {
  await createPosts(2, "SEO");
  await createPosts(1, "Toko & Jualan");
  const response = await send(`/blog?category=${encodeURIComponent("Toko & Jualan")}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(await listArticles(html)).toEqual(["/blog/toko-jualan-1"]);
  expect(await readHead(html)).toMatchObject({
    title: "Artikel Toko &amp; Jualan | Arunika Web",
    canonical: "https://arunikaweb.example/blog",
    robots: "noindex, follow",
  });
  expect(await readTexts(html, 'main form button[aria-pressed="true"]')).toEqual(["Toko &amp; Jualan"]);
});

test("an empty page or category says which of the two is missing, and links back", async () => {
  await createPosts(9);
  const missing = await send("/blog?page=99");
  expect([missing.status, missing.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  const page = await missing.text();
  expect(await readTexts(page, "main h2")).toContain("Halaman Ini Tidak Ada");
  expect(page).not.toContain("Belum Ada Blog Post");
  expect(await readAttribute(page, "main a", "href")).toContain("/blog");

  const ofCategory = await (await send("/blog?category=SEO&page=99")).text();
  expect(await readAttribute(ofCategory, "main a", "href")).toContain("/blog?category=SEO");

  const unknown = await send("/blog?category=Tidak%20Ada");
  expect(unknown.status).toBe(404);
  const category = await unknown.text();
  expect(await readTexts(category, "main h2")).toContain("Kategori Tidak Ditemukan");
  expect(await readAttribute(category, "main a", "href")).toContain("/blog");
});

test.each(["page=0", "page=abc", "page=9999999", "category=", "category=SEO%00", "halaman=2"])(
  "the invalid query ?%s counts as the first page of all",
  async (query) => {
    await createPosts(2);
    const response = await send(`/blog?${query}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).not.toMatch(/\0|u0000/);
    expect(await listArticles(html)).toEqual(["/blog/seo-2", "/blog/seo-1"]);
    expect((await readHead(html)).canonical).toBe("https://arunikaweb.example/blog");
  },
);

test("HTML in the category parameter comes back escaped", async () => {
  const response = await send(`/blog?category=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).not.toContain("<script>alert(1)");
  expect((await readHead(html)).title).toBe(
    "Artikel &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; | Arunika Web",
  );
});

test("the blog has metadata for search engines and social networks", async () => {
  const head = await readHead(await (await send("/blog")).text());
  expect(head).toMatchObject({
    title: "Blog Website, SEO, dan Bisnis Online | Arunika Web",
    description: expect.stringMatching(/^Panduan praktis seputar website/),
    canonical: "https://arunikaweb.example/blog",
    robots: "index, follow",
    "og:type": "website",
    "og:locale": "id_ID",
    "og:site_name": "Arunika Web",
    "og:title": head.title,
    "og:description": head.description,
    "og:url": head.canonical,
  });
});

test.each([
  ["/blog", { page: 1, category: null }],
  ["/blog?page=2", { page: 2, category: null }],
  ["/blog?category=SEO", { page: 1, category: "SEO" }],
])("%s contains the data of the API's response", async (path, filter) => {
  await createPosts(10, "SEO");
  await createPosts(1, "Bisnis");
  const search = new URLSearchParams({ fields: "summary", pageSize: "9", page: String(filter.page) });
  if (filter.category) search.set("category", filter.category);
  const list = await send(`/api/blog?${search}`);
  const categories = await send("/api/blog/categories");
  const data = await readPageData(await (await send(path)).text());
  expect(data).toEqual({
    blogList: {
      filter,
      posts: await list.json(),
      total: Number(list.headers.get("X-Total-Count")),
      categories: await categories.json(),
    },
  });
});

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

test.each(["/blog", "/blog?page=2", "/blog/satu"])(
  "the metadata of %s comes before any script",
  async (path) => {
    await createPost({ slug: "satu" });
    for (let number = 0; number < 9; number += 1) await createPost();
    const html = await (await send(path)).text();
    const firstScript = html.search(/<script(?![^>]*ld\+json)/);
    for (const part of [
      "<title>",
      'name="description"',
      'rel="canonical"',
      'property="og:image"',
      "twitter:card",
      "ld+json",
    ]) {
      expect([part, html.indexOf(part) > 0 && html.indexOf(part) < firstScript]).toEqual([part, true]);
    }
    const types = (await selectElements(html, 'script[type="application/ld+json"]')).map(
      ({ text }) => JSON.parse(text)["@type"],
    );
    expect(types).toEqual(
      path === "/blog/satu" ? ["BlogPosting", "BreadcrumbList"] : ["Blog", "BreadcrumbList"],
    );
  },
);
