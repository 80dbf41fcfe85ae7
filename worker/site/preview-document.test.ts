import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { attributeOf, headOf, selectElements, textOf } from "../../tests/support/html";
import { loadShell } from "./document";
import { previewDocument } from "./preview-page";
import { renderPage } from "./render";

const post = {
  id: 1,
  title: "Judul $& <b>tebal</b>",
  slug: "judul",
  summary: "Ringkasan artikel yang dibaca sebelum terbit.",
  image: "/images/blog/default.svg",
  category: "SEO",
  publishedAt: null,
  updatedAt: null,
  content: "<p>Isi &lt;script&gt;alert(1)&lt;/script&gt; $1 artikel.</p>",
  author: null,
  reviewer: null,
  assisted: false,
  sources: [],
};

async function makeDocument(): Promise<string> {
  const [shell, page] = await Promise.all([
    loadShell(env.ASSETS, "article"),
    renderPage({ path: "/blog/judul", data: { article: { slug: "judul", post, related: [] } } }),
  ]);
  return previewDocument({
    ...{ shell, page },
    banner: '<aside class="preview-banner"><div><p>Draf $&</p></div></aside>',
    after: "<section id='sesudah'></section>",
  });
}

test("a preview is the whole page without anything that runs, and without the data to run it", async () => {
  const html = await makeDocument();
  expect(await selectElements(html, "script")).toEqual([]);
  expect(await selectElements(html, 'link[rel="modulepreload"]')).toEqual([]);
  expect(await selectElements(html, "#page-data")).toEqual([]);
  expect(html).toContain("<p>Isi &lt;script&gt;alert(1)&lt;/script&gt; $1 artikel.</p>");
  expect(await textOf(html, "h1")).toEqual(["Judul $&amp; &lt;b&gt;tebal&lt;/b&gt;"]);
});

test("a preview asks for the stylesheet of all pages in its head, and then for its own", async () => {
  const html = await makeDocument();
  expect(await attributeOf(html, 'head link[rel="stylesheet"]', "href")).toEqual([
    ...[expect.stringMatching(/^\/assets\/style-[\w-]+\.css$/), "/preview.css"],
  ]);
  expect(await attributeOf(html, 'head link[rel="preload"]', "as")).toEqual(["font"]);
  expect(html).not.toContain("noscript");
});

test("a preview says of itself that it is no page of the site", async () => {
  const head = await headOf(await makeDocument());
  expect(head).toMatchObject({ robots: "noindex, follow", title: expect.stringContaining("Judul") });
  expect(head).not.toHaveProperty("article:published_time");
  expect(head).not.toHaveProperty("og:url");
  expect(head.canonical).toBeUndefined();
});

test("its banner stands above the page, and what follows the article right below it", async () => {
  const html = await makeDocument();
  expect(html).toContain('<aside class="preview-banner"><div><p>Draf $&</p></div></aside>\n  </body>');
  expect(html).toContain("</article><section id='sesudah'></section>");
});
