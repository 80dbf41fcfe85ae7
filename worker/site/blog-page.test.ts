import { expect, test } from "vitest";
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
