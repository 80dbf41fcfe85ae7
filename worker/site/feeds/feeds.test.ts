import { env } from "cloudflare:workers";
import { Parser } from "htmlparser2";
import { marked } from "marked";
import { expect, test } from "vitest";
import { xssVectors } from "../../../tests/e2e/xss-vectors";
import { countedDatabase } from "../../../tests/support/counted-database";
import { selectElements } from "../../../tests/support/html";
import { day } from "../../../tests/support/posts";
import { createPost, db, send } from "../../../tests/support/worker";
import { cleanArticleHtml } from "../../blog/posts/article-html";
import { defaultContent } from "../../contract/site-content/site-content";
import { blogPosts } from "../../db/schema/blog";
import { articleMarkdown, llmsTxt } from "./feeds";
import { toMarkdown } from "./markdown";

/** The texts of all elements with a name, in well-formed XML. */
function readTexts(xml: string, name: string): string[] {
  const texts: string[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (tag) => {
        open.push(tag);
        if (tag === name) texts.push("");
      },
      ontext: (text) => {
        if (open.at(-1) === name) texts.push(`${texts.pop()}${text}`);
      },
      onclosetag: (tag, implied) => {
        expect([open.pop(), implied && !/\/>/.test(xml)]).toEqual([tag, false]);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  expect(open).toEqual([]);
  return texts;
}

test.each([
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/rss.xml", "application/rss+xml; charset=utf-8"],
  ["/feed.json", "application/feed+json; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/blog/satu.md", "text/markdown; charset=utf-8"],
])("%s costs one round trip, none from the cache, and answers 304", async (path, type) => {
  await createPost({ slug: "satu" });
  const { database, count } = countedDatabase(env.DB);
  const first = await send(path, { bindings: { DB: database } });
  expect([first.status, first.headers.get("Content-Type"), count.roundTrips]).toEqual([200, type, 1]);
  const etag = first.headers.get("ETag") ?? "";
  const second = await send(path, { bindings: { DB: database }, headers: { "If-None-Match": etag } });
  expect([second.status, count.roundTrips]).toEqual([304, 1]);
  await createPost();
  await send(path, { bindings: { DB: database } });
  expect(count.roundTrips).toBe(2);
});

test("the sitemap lists the indexed pages and every article with its last change and picture", async () => {
  await createPost({ slug: "satu", publishedAt: day(1), updatedAt: day(3), image: "/images/a b&c.svg" });
  await createPost({
    slug: "dua",
    publishedAt: day(1),
    updatedAt: day(2),
    image: "https://gambar.example/x.png?a=1&b=2",
  });
  const xml = await (await send("/sitemap.xml")).text();
  const locations = readTexts(xml, "loc");
  expect(locations).toEqual([
    ...["/", "/about", "/services", "/portfolio", "/pricing", "/blog", "/contact", "/privacy"].map(
      (path) => `https://arunikaweb.example${path}`,
    ),
    "https://arunikaweb.example/blog/dua",
    "https://arunikaweb.example/blog/satu",
  ]);
  expect(readTexts(xml, "lastmod")).toEqual([day(3), day(2), day(3)].map((date) => date.toISOString()));
  expect(readTexts(xml, "image:loc")).toEqual([
    "https://gambar.example/x.png?a=1&b=2",
    "https://arunikaweb.example/images/a b&c.svg",
  ]);
});

test("RSS and JSON Feed contain the newest articles in full, cleaned and with absolute URLs", async () => {
  const content = '<p>Isi & <a href="/contact">kontak</a> <img src="/images/a.svg" alt=""> ]]></p>';
  const post = await createPost({
    slug: "satu",
    title: 'Satu & "dua" <b>',
    content,
    publishedAt: day(2),
    updatedAt: day(4),
  });
  await createPost({ slug: "lama", publishedAt: day(1), updatedAt: day(1), title: "Lama \u0001\ufffe" });
  const whole = content.replaceAll('="/', '="https://arunikaweb.example/');

  const rss = await (await send("/rss.xml")).text();
  expect(readTexts(rss, "title")).toEqual(["Blog Arunika Web", 'Satu & "dua" <b>', "Lama "]);
  expect(readTexts(rss, "content:encoded")[0]).toBe(whole);
  expect(readTexts(rss, "pubDate")).toEqual([day(2).toUTCString(), day(1).toUTCString()]);
  expect(readTexts(rss, "lastBuildDate")).toEqual([day(4).toUTCString()]);
  expect(readTexts(rss, "link").slice(1)[0]).toBe("https://arunikaweb.example/blog/satu");

  const feed = await (await send("/feed.json")).json();
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: "https://arunikaweb.example/blog",
    feed_url: "https://arunikaweb.example/feed.json",
    language: "id",
    items: [
      {
        id: `https://arunikaweb.example/blog#${post.id}`,
        url: "https://arunikaweb.example/blog/satu",
        title: 'Satu & "dua" <b>',
        content_html: whole,
        date_published: day(2).toISOString(),
        date_modified: day(4).toISOString(),
        tags: ["SEO"],
      },
      { url: "https://arunikaweb.example/blog/lama" },
    ],
  });
});

test("an article is available as Markdown, which its page links to", async () => {
  await createPost({
    slug: "satu",
    title: "Satu",
    summary: "Ringkasan pendek.",
    content: "<h2>Bagian</h2><p>Isi.</p>",
    publishedAt: day(2),
  });
  const response = await send("/blog/satu.md");
  expect(response.headers.get("Link")).toBe('<https://arunikaweb.example/blog/satu>; rel="canonical"');
  expect(await response.text()).toBe(
    "# Satu\n\n> Ringkasan pendek.\n\nSEO | 2026-01-02 | https://arunikaweb.example/blog/satu\n\n## Bagian\n\nIsi.\n",
  );
  expect(await (await send("/blog/satu")).text()).toContain(
    '<link rel="alternate" type="text/markdown" href="https://arunikaweb.example/blog/satu.md" data-page="">',
  );
  expect(await (await send("/llms.txt")).text()).toContain(
    "- [Satu](https://arunikaweb.example/blog/satu.md): Ringkasan pendek.",
  );
});

test("a former slug redirects to the current Markdown, and an unknown one is not found", async () => {
  const { id } = await createPost({ slug: "lama" });
  await db.update(blogPosts).set({ slug: "baru" });
  expect(id).toBeGreaterThan(0);
  const moved = await send("/blog/lama.md");
  expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/blog/baru.md"]);
  const { database, count } = countedDatabase(env.DB);
  const missing = await send("/blog/tidak-ada.md", { bindings: { DB: database } });
  expect([missing.status, missing.headers.get("Cache-Control"), count.roundTrips]).toEqual([
    404,
    "no-store",
    // The article, and a redirect lookup.
    2,
  ]);
});

test("every page links to the blog's feeds", async () => {
  for (const path of ["/blog", "/tidak-ada"]) {
    const html = await (await send(path)).text();
    expect(html).toContain(
      'type="application/rss+xml" title="Blog Arunika Web" href="https://arunikaweb.example/rss.xml"',
    );
    expect(html).toContain('href="https://arunikaweb.example/feed.json"');
  }
});

test("an RSS description is escaped text also for readers that parse it as HTML", async () => {
  await createPost({ summary: "Memakai tag <b> & <script>alert(1)</script> dengan benar." });
  const rss = await (await send("/rss.xml")).text();
  expect(rss).toContain(
    "<description>Memakai tag &amp;lt;b&amp;gt; &amp;amp; &amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt; dengan benar.</description>",
  );
});

test("feeds contain the newest articles in full up to a megabyte, and summaries of the others", async () => {
  const sizes = [20, 300_000, 300_000, 300_000, 300_000, 20];
  for (const [index, bytes] of sizes.entries()) {
    const content = `<p>${"a".repeat(bytes)}</p>`;
    await createPost({ content, summary: `Ringkasan nomor ${index}`, publishedAt: day(index + 1) });
  }
  const { database, count } = countedDatabase(env.DB);
  const rss = await (await send("/rss.xml", { bindings: { DB: database } })).text();
  expect(rss.length).toBeLessThan(1_010_000);
  const items = rss.split("<item>").slice(1);
  expect(items.map((item) => item.includes("<content:encoded>"))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(items.map((item) => /<description>(.*)<\/description>/.exec(item)?.[1])).toEqual(
    [5, 4, 3, 2, 1, 0].map((number) => `Ringkasan nomor ${number}`),
  );
  const text = await (await send("/feed.json", { bindings: { DB: database } })).text();
  const feed: { items: { content_html?: string; content_text?: string }[] } = JSON.parse(text);
  expect(feed.items.map(({ content_html }) => content_html?.length)).toEqual([
    ...[27, 300_007, 300_007, 300_007],
    ...[undefined, undefined],
  ]);
  expect(feed.items.map(({ content_text }) => content_text)).toEqual([
    ...[undefined, undefined, undefined, undefined],
    ...["Ringkasan nomor 1", "Ringkasan nomor 0"],
  ]);
  expect(count.roundTrips).toBe(2);
});

const post = {
  id: 1,
  slug: "satu",
  image: "/images/blog/default.svg",
  publishedAt: "2026-11-21T09:00:00.000Z",
  updatedAt: null,
};

const dangerous =
  "script, style, iframe, svg, math, form, template, object, embed, base, meta, link, input, button";

test("no attack string in an article runs when its Markdown is rendered as HTML", async () => {
  for (const [name, html] of xssVectors) {
    const line = html.replaceAll(/\s+/g, " ").trim();
    const hostile = { ...post, title: line, summary: line, category: line, content: cleanArticleHtml(html) };
    for (const markdown of [articleMarkdown(hostile), llmsTxt([hostile], defaultContent)]) {
      const made = await marked.parse(markdown);
      const elements = await selectElements(made, "*");
      const odd = elements
        .flatMap(({ attributes }) => Object.entries(attributes))
        .filter(
          ([attribute, value]) =>
            !/^(href|src|alt|title|start)$/.test(attribute) || /^\s*(javascript|vbscript|data):/i.test(value),
        );
      expect([name, odd, await selectElements(made, dangerous)]).toEqual([name, [], []]);
    }
  }
});

test.each([
  [
    "<h2>Judul</h2><p>Isi <strong>tebal</strong> dan <em>miring</em>.</p>",
    "## Judul\n\nIsi **tebal** dan *miring*.",
  ],
  ["<p>satu<br>dua</p>", "satu\\\ndua"],
  ["<ul><li>satu</li><li>dua<ul><li>tiga</li></ul></li></ul>", "- satu\n- dua\n\n  - tiga"],
  ['<ol start="3"><li>tiga</li><li>empat</li></ol>', "3. tiga\n4. empat"],
  ["<blockquote><p>satu</p><p>dua</p></blockquote>", "> satu\n>\n> dua"],
  ["<pre><code>a ` b\n  c</code></pre>", "```\na ` b\n  c\n```"],
  ["<p>pakai <code>a`b</code></p>", "pakai `` a`b ``"],
  ['<p><a href="/contact">kontak</a></p>', "[kontak](https://arunikaweb.example/contact)"],
  [
    '<figure><img src="/images/a.svg" alt="Gambar"><figcaption>Ket</figcaption></figure>',
    "![Gambar](https://arunikaweb.example/images/a.svg)\n\nKet",
  ],
  [
    "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td>3</td></tr></tbody></table>",
    "| A | B |\n| --- | --- |\n| 1\\|2 | 3 |",
  ],
  ["<table><tr><td>A<br>B</td></tr></table>", "| A<br>B |\n| --- |"],
  ["<dl><dt>Kata</dt><dd>Arti</dd></dl>", "**Kata**\n\nArti"],
  ["<p><strong> spasi </strong>luar</p>", " **spasi** luar".trim()],
  [
    "<p># bukan judul</p><p>1. bukan daftar</p><p>- bukan</p>",
    "\\# bukan judul\n\n1\\. bukan daftar\n\n\\- bukan",
  ],
  ["<p>* _ [x] &lt;b&gt; &amp;amp; ~</p>", "\\* \\_ \\[x\\] &lt;b\\> \\&amp; \\~"],
  ["", ""],
])("%s becomes Markdown", (html, markdown) => {
  expect(toMarkdown(html)).toBe(markdown);
});
