import { expect, it } from "vitest";
import { cleanArticleHtml } from "../../../blog/posts/article-html";
import { type ArticleSection, articleMarkup, listPaths } from "./article-plan";

const link = { path: "/blog/ongkir-murah", title: 'Ongkir "Murah" & Cepat?' };
const paths = listPaths([link]);

function markup(section: Partial<ArticleSection>): string {
  const sections = [{ heading: "Judul", paragraphs: [], ...section }];
  const html = articleMarkup({ opening: [], sections }, { subject: "stok & <toko>", paths });
  expect(cleanArticleHtml(html)).toBe(html.replaceAll("&quot;", '"'));
  return html.replace("<h2>Judul</h2>\n", "");
}

it("links pages and articles that exist; of others the words stay", () => {
  expect(markup({ paragraphs: ["Lihat [harga](/pricing) dan [ini](/blog/ongkir-murah)."] })).toBe(
    '<p>Lihat <a href="/pricing">harga</a> dan <a href="/blog/ongkir-murah">ini</a>.</p>',
  );
  expect(markup({ paragraphs: ["Lihat [itu](/blog/tidak-ada), [sana](/admin)."] })).toBe(
    "<p>Lihat itu, sana.</p>",
  );
});

it("escapes texts and the subject, and leaves the words of staff letter by letter", () => {
  expect(markup({ paragraphs: ["<b> & {subject}"] })).toBe("<p>&lt;b&gt; &amp; stok &amp; &lt;toko&gt;</p>");
  expect(markup({ verbatim: ["[klik](/contact) {subject} <script>"] })).toBe(
    "<p>[klik](/contact) {subject} &lt;script&gt;</p>",
  );
});
