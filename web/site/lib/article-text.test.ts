// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { HandedArticle } from "../../../worker/contract/page-data";
import { withText } from "./article-text";

function pageOf(html: string): Element {
  const page = document.createElement("div");
  page.innerHTML = html;
  return page;
}

const handed = { slug: "satu", post: { title: "Satu" }, related: [], readingMinutes: 4 };
const data = { article: handed as unknown as HandedArticle, latestArticles: [] };

test("the article's text and its table of contents are read from the page's HTML", () => {
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

test("an empty first line of a code block is kept", () => {
  const page = pageOf('<div class="article-body"><pre>\n\nsatu</pre></div>');
  const { article } = withText(data, page);
  const html = article?.post ? article.outline.html : "";
  expect(pageOf(html).textContent).toBe("\nsatu");
});

test("an article without text in the page is fetched", () => {
  expect(withText(data, pageOf("<article></article>"))).toEqual({ latestArticles: [] });
});
