import { expect, test } from "vitest";
import { xssVectors } from "../../tests/e2e/xss-vectors";
import { readAttribute, readHead, readPageData, readTexts, selectElements } from "../../tests/support/html";
import { day } from "../../tests/support/posts";
import { createPost, createUser, db, send, signIn } from "../../tests/support/worker";
import { cleanArticleHtml } from "../blog/posts/article-html";
import type { Article } from "../contract/blog";
import { postProvenance } from "../db/schema/generation";

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
  expect(data).toEqual({ article: { slug: "satu", post, related: [related], readingMinutes: 1 } });
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

const section = (heading: string) => `<h2>${heading}</h2><p>${"kata ".repeat(250)}</p>`;
const readPage = async (slug: string) => (await send(`/blog/${slug}`)).text();

async function createPeople() {
  const { user: author } = await createUser({ name: "Rina Wijaya" });
  const { user: reviewer } = await createUser({ name: "Budi Santoso" });
  return { authorId: author.id, reviewerId: reviewer.id };
}

const byline = (html: string) => readTexts(html, "article header li");
const aiMark = "Dibantu AI";

test("author, reviewer, reading time and last change are in the page, the head, the structured data and the Markdown", async () => {
  const people = await createPeople();
  await createPost({
    slug: "satu",
    ...people,
    publishedAt: day(1),
    updatedAt: day(3),
    content: section("A"),
  });
  const html = await readPage("satu");
  expect((await byline(html)).slice(0, 2)).toEqual(["Oleh Rina Wijaya", "Ditinjau oleh Budi Santoso"]);
  expect(await readTexts(html, "article header time")).toEqual(["1 Januari 2026", "3 Januari 2026"]);
  expect(html).toContain("Diperbarui ");
  expect(html).toContain("Baca 1 menit");
  expect(html).not.toContain(aiMark);
  expect(await readAttribute(html, 'meta[property="article:author"]', "content")).toEqual(["Rina Wijaya"]);
  const [posting] = await readTexts(html, 'script[type="application/ld+json"]');
  expect(JSON.parse(posting ?? "")).toMatchObject({
    author: { "@type": "Person", name: "Rina Wijaya" },
    mainEntityOfPage: { "@type": "WebPage", reviewedBy: { "@type": "Person", name: "Budi Santoso" } },
    dateModified: "2026-01-03T00:00:00.000Z",
  });
  expect(JSON.parse(posting ?? "")).not.toHaveProperty("citation");
  expect(await (await send("/blog/satu.md")).text()).toContain(
    "\n\nSEO | 2026-01-01 | Oleh Rina Wijaya | Ditinjau oleh Budi Santoso | https://",
  );
});

test("an AI article is marked as such, and as reviewed only if it was", async () => {
  const { reviewerId } = await createPeople();
  await createPost({ slug: "satu", generationItemId: "butir-1" });
  await createPost({ slug: "dua", generationItemId: "butir-2", reviewerId });
  const [unchecked, checked] = [await readPage("satu"), await readPage("dua")];
  for (const html of [unchecked, checked]) expect(html).toContain(aiMark);
  expect(unchecked).toContain("Disusun dengan bantuan AI.");
  expect(unchecked).not.toContain("diperiksa");
  expect(checked).toContain("Disusun dengan bantuan AI, lalu diperiksa oleh tim kami.");
});

test("sources are listed at the end, escaped, in the structured data and in the Markdown", async () => {
  const { id } = await createPost({ slug: "satu", generationItemId: "butir-1" });
  const title = 'BPS <b>"2026"</b>';
  const sources = [{ title, url: "https://contoh.example/a?b=1&c=(2)" }];
  await db.insert(postProvenance).values({ postId: id, writer: "local", rulesVersion: 0, sources });
  const html = await readPage("satu");
  const region = '[aria-labelledby="sources-title"]';
  expect(await readAttribute(html, `${region} a`, "href")).toEqual([
    "https://contoh.example/a?b=1&amp;c=(2)",
  ]);
  expect(await readTexts(html, `${region} a`)).toEqual(["BPS &lt;b&gt;&quot;2026&quot;&lt;/b&gt;"]);
  const [posting] = await readTexts(html, 'script[type="application/ld+json"]');
  expect(JSON.parse(posting ?? "")).toMatchObject({
    author: { "@id": "https://arunikaweb.example/#business" },
    citation: [{ "@type": "CreativeWork", name: title, url: sources[0]?.url }],
  });
  expect(await (await send("/blog/satu.md")).text()).toMatch(
    / \| Dibantu AI \| [\s\S]*\n\n## Sumber\n\n- \[BPS .*\]\(https:\/\/contoh\.example\/a\?b=1&c=%282%29\)\n$/,
  );
});

test("a long article lists its sections, and every link has a target", async () => {
  await createPost({ slug: "satu", content: ["Satu", "Dua", "Tiga", "Empat"].map(section).join("") });
  const html = await readPage("satu");
  const links = await readAttribute(html, 'nav[aria-label="Daftar isi"] a', "href");
  expect(links).toEqual(["#bagian-satu", "#bagian-dua", "#bagian-tiga", "#bagian-empat"]);
  expect((await readAttribute(html, ".article-body h2", "id")).map((id) => `#${id}`)).toEqual(links);
  expect((await readPageData(html)).article?.post).not.toHaveProperty("content");
});

test("a list of sections contains only links to them, whatever a heading contains", async () => {
  for (const [index, [name, vector]] of xssVectors.filter((_, at) => at % 6 === 0).entries()) {
    const escaped = vector.replaceAll("<", "&lt;");
    const sections = [vector, escaped, "C", "D", "E", "F"].map(section);
    // Each is cleaned by itself, because an unclosed element would swallow the others.
    const content = sections.map(cleanArticleHtml).join("");
    await createPost({ slug: `jahat-${index}`, content });
    const list = 'nav[aria-label="Daftar isi"] ol';
    const html = await readPage(`jahat-${index}`);
    const elements = await selectElements(html, `${list} *`);
    const parts = await selectElements(html, `${list} > li, ${list} > li > a`);
    expect(elements.length).toBeGreaterThanOrEqual(8);
    expect([name, elements.length]).toEqual([name, parts.length]);
    const attributes = elements.flatMap((element) => Object.entries(element.attributes));
    expect([name, attributes.filter(([key, value]) => key !== "href" || !/^#bagian/.test(value))]).toEqual([
      name,
      [],
    ]);
  }
});

test("an article is shared by WhatsApp with its title and URL, once visitors can open it", async () => {
  const { call } = await signIn();
  await createPost({ slug: "satu", title: "Untung & Rugi" });
  await createPost({ slug: "draf", status: "draft" });
  expect(await readAttribute(await readPage("satu"), 'a[href^="https://wa.me/?text="]', "href")).toEqual([
    "https://wa.me/?text=Untung%20%26%20Rugi%0Ahttps%3A%2F%2Farunikaweb.example%2Fblog%2Fsatu",
  ]);
  const draft = await call("/blog/draf");
  expect(draft.status).toBe(200);
  const html = await draft.text();
  expect(html).not.toContain("wa.me/?text=");
  expect(html).not.toContain("Salin Alamat");
});
