import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { selectElements, textOf } from "../../tests/support/html";
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
