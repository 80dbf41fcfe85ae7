// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { ArticleData } from "../../../worker/contract/page-data";
import { withText } from "./article-text";

function pageOf(html: string): Element {
  const page = document.createElement("div");
  page.innerHTML = html;
  return page;
}

const handed = { slug: "satu", post: { title: "Satu", content: "" }, related: [], readingMinutes: 4 };
const data = { article: handed as unknown as ArticleData, latestArticles: [] };

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
      post: { title: "Satu", content: "" },
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

test("where there is no article nothing is read from the page", () => {
  const missing = { slug: "tidak-ada", post: null, related: [] };
  const page = pageOf('<div class="article-body">Isi</div>');
  expect(withText({ article: missing }, page)).toEqual({ article: missing });
  expect(withText({ latestArticles: [] }, page)).toEqual({ latestArticles: [] });
});
