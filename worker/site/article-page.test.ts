import { expect, test } from "vitest";
import { readAttribute, readHead, readPageData, readTexts, selectElements } from "../../tests/support/html";
import { day } from "../../tests/support/posts";
import { createPost, send } from "../../tests/support/worker";
import type { Article } from "../contract/blog";

test("an article shows its header, its picture and its HTML", async () => {
  await createPost({
    slug: "memilih-domain",
    title: "Memilih Domain",
    summary: "Ringkasan tentang memilih nama domain.",
    content: "<h2>Nama yang mudah</h2><ul><li>Pendek</li></ul>",
    category: "Website",
    image: "/images/blog/memilih-domain.svg",
    publishedAt: new Date("2026-02-28T18:00:00Z"),
    updatedAt: new Date("2026-03-01T17:59:59Z"),
  });
  const response = await send("/blog/memilih-domain");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
  const html = await response.text();
  expect(await readTexts(html, "h1")).toEqual(["Memilih Domain"]);
  expect(await readTexts(html, "main article time")).toEqual(["1 Maret 2026"]);
  expect(await readAttribute(html, "main article img", "src")).toEqual(["/images/blog/memilih-domain.svg"]);
  expect(html).toContain("<h2>Nama yang mudah</h2><ul><li>Pendek</li></ul>");
  expect(html).toContain("Ringkasan tentang memilih nama domain.");
});

test("an article has metadata for search engines and social networks", async () => {
  await createPost({
    slug: "satu",
    title: "Satu",
    summary: "Ringkasan artikel pertama.",
    category: "SEO",
    publishedAt: day(1),
    updatedAt: day(2),
  });
  const html = await (await send("/blog/satu?utm_source=iklan")).text();
  expect(await readHead(html)).toMatchObject({
    title: "Satu | Arunika Web",
    description: "Ringkasan artikel pertama.",
    canonical: "https://arunikaweb.example/blog/satu",
    robots: "index, follow",
    "og:type": "article",
    "og:title": "Satu | Arunika Web",
    "og:description": "Ringkasan artikel pertama.",
    "og:url": "https://arunikaweb.example/blog/satu",
    "article:section": "SEO",
    "article:published_time": "2026-01-01T00:00:00.000Z",
    "article:modified_time": "2026-01-02T00:00:00.000Z",
  });
  for (const tag of [
    "title",
    'meta[name="description"]',
    'meta[property="og:title"]',
    'link[rel="canonical"]',
  ]) {
    expect(await selectElements(html, `head ${tag}`)).toHaveLength(1);
  }
});

test("HTML in title, summary, category and picture comes back escaped everywhere", async () => {
  const attack = '"><script>alert(1)</script></title></script><!--page-body-->';
  const escaped =
    "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/title&gt;&lt;/script&gt;&lt;!--page-body--&gt;";
  await createPost({ slug: "biasa", image: "https://contoh.example/gambar.png" });
  await createPost({ slug: "jahat", title: attack, summary: attack, category: attack, image: attack });
  const plain = await (await send("/blog/biasa")).text();
  const html = await (await send("/blog/jahat")).text();
  expect(html).not.toContain("<script>alert(1)");
  expect(await readHead(html)).toMatchObject({
    title: `${escaped} | Arunika Web`,
    description: escaped,
    "og:title": `${escaped} | Arunika Web`,
    "og:description": escaped,
    "article:section": escaped,
  });
  expect(await readTexts(html, "h1")).toEqual([escaped]);
  expect(await selectElements(html, "script")).toHaveLength((await selectElements(plain, "script")).length);
  expect(await selectElements(html, "head > *")).toHaveLength(
    (await selectElements(plain, "head > *")).length,
  );
});

test("no content breaks out of the page data", async () => {
  const content =
    "<p></script><script>alert(1)</script><!--<script> \u2028 \u0000 ]]> &lt;/script&gt; '\"\\</p>";
  await createPost({ slug: "satu", summary: content, title: "</script><!--page-data-->" });
  const html = await (await send("/blog/satu")).text();
  const { article } = await readPageData(html);
  expect(article?.post).toMatchObject({ title: "</script><!--page-data-->", summary: content });
  const data = html.slice(html.indexOf('id="page-data"'));
  expect(data.slice(data.indexOf(">") + 1).split("<")[1]).toMatch(/^\/script>/);
});

test("the text of an article is in its page once, and the page shows the reading time", async () => {
  await createPost({ slug: "satu", content: `<p>Sekali saja. ${"kata ".repeat(600)}</p>` });
  const html = await (await send("/blog/satu")).text();
  expect(html.split("Sekali saja.")).toHaveLength(2);
  expect((await readPageData(html)).article).toMatchObject({ readingMinutes: 3 });
});

test("dollar signs in a post are not used as replacement patterns", async () => {
  await createPost({ slug: "harga", title: "Harga $& dan $1 dan $`", content: "<p>$' $$ $&</p>" });
  const html = await (await send("/blog/harga")).text();
  expect((await readHead(html)).title).toBe("Harga $&amp; dan $1 dan $` | Arunika Web");
  expect(html).toContain("<p>$' $$ $&</p>");
});

test("an article lists the three newest others of its category", async () => {
  for (let number = 1; number <= 5; number += 1) {
    await createPost({ slug: `seo-${number}`, category: "SEO", publishedAt: day(number) });
  }
  await createPost({ slug: "lain", category: "Bisnis", publishedAt: day(9) });
  const html = await (await send("/blog/seo-4")).text();
  expect(await readAttribute(html, '[aria-labelledby="related-title"] a', "href")).toEqual([
    "/blog/seo-5",
    "/blog/seo-3",
    "/blog/seo-2",
  ]);
});

test("the page data equal the API's response, except for the text that is in the HTML", async () => {
  await createPost({ slug: "satu", category: "SEO", publishedAt: day(1) });
  await createPost({ slug: "dua", category: "SEO", publishedAt: day(2) });
  const article = await (await send("/api/blog/slug/satu")).json<Article>();
  const [related] = await (await send("/api/blog?fields=summary&category=SEO")).json<object[]>();
  const data = await readPageData(await (await send("/blog/satu")).text());
  const { content: _, ...post } = article;
  expect(data).toEqual({
    article: { slug: "satu", post, related: [related], readingMinutes: 1 },
  });
});

test.each(["/blog/tidak-ada", "/blog/SATU", "/blog/satu%00", "/blog/' OR 1=1 --"])(
  "%s is no article and answers 404 with a page that says so",
  async (path) => {
    await createPost({ slug: "satu" });
    const response = await send(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const html = await response.text();
    expect(await readTexts(html, "h1")).toEqual(["Artikel Tidak Ditemukan"]);
    expect(html).toContain("Maaf, artikel yang Anda cari tidak ditemukan atau telah dihapus.");
    expect(await readHead(html)).toMatchObject({
      title: "Artikel Tidak Ditemukan | Arunika Web",
      canonical: undefined,
      robots: "noindex, follow",
    });
  },
);
