// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { HandedArticle } from "../../../worker/contract/page-data";
import { outlineOf } from "../../lib/article-outline";
import { withText } from "./article-text";

function pageOf(html: string): Element {
  const page = document.createElement("div");
  page.innerHTML = html;
  return page;
}

const handed = { slug: "satu", post: { title: "Satu" }, related: [], readingMinutes: 4 };
const data = { article: handed as unknown as HandedArticle, latestArticles: [] };

test("the text of an article and the list of its sections are those that stand in the page", () => {
  const page = pageOf(
    '<nav class="article-contents"><ol><li><a href="#bagian-a">A &amp; B</a></li></ol></nav>' +
      '<div class="article-body"><h2 id="bagian-a">A &amp; B</h2><ol><li>Isi&nbsp;</li></ol></div>' +
      '<div class="article-body">Bukan ini</div>',
  );
  expect(withText(data, page)).toEqual({
    latestArticles: [],
    article: {
      slug: "satu",
      post: { title: "Satu" },
      related: [],
      outline: {
        html: '<h2 id="bagian-a">A &amp; B</h2><ol><li>Isi&nbsp;</li></ol>',
        contents: '<li><a href="#bagian-a">A &amp; B</a></li>',
        readingMinutes: 4,
      },
    },
  });
});

test("a short article has no list of sections", () => {
  const { article } = withText(data, pageOf('<div class="article-body"><p>Isi</p></div>'));
  expect(article).toMatchObject({ outline: { html: "<p>Isi</p>", contents: "" } });
});

test("an empty line at the beginning of a listing is there when it is shown again", () => {
  const page = pageOf('<div class="article-body"><pre>\n\nsatu</pre></div>');
  const { article } = withText(data, page);
  const html = article?.post ? article.outline.html : "";
  expect(pageOf(html).textContent).toBe("\nsatu");
});

test("a table outside the cells of another one leaves all of the text where it was", () => {
  const { html } = outlineOf(
    "<table><tr><td>A</td></tr><table><tr><td>B</td></tr></table></table><p>Penutup</p>",
  );
  const { article } = withText(data, pageOf(`<div class="article-body">${html}</div><p>Bagikan</p>`));
  expect(article).toMatchObject({ outline: { html: expect.stringMatching(/Penutup<\/p>$/) } });
});

test("an article whose text something else has taken out of the page is to be fetched", () => {
  expect(withText(data, pageOf("<article></article>"))).toEqual({ latestArticles: [] });
});

test("where there is no article nothing is read from the page", () => {
  const missing = { slug: "tidak-ada", post: null, related: [] };
  const page = pageOf('<div class="article-body">Isi</div>');
  expect(withText({ article: missing }, page)).toEqual({ article: missing });
  expect(withText({ latestArticles: [] }, page)).toEqual({ latestArticles: [] });
});
