import { env } from "cloudflare:workers";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { countedDatabase } from "../../../tests/support/counted-database";
import { day } from "../../../tests/support/posts";
import { createPost, db, send } from "../../../tests/support/worker";
import { blogPosts } from "../../db/schema/blog";

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
