// @vitest-environment jsdom
import { expect, test } from "vitest";
import { defaultContent } from "../../../worker/contract/site-content/site-content";
import { readPageData } from "./page";

const handed = { slug: "satu", post: { title: "Satu" }, related: [], readingMinutes: 4 };

function makePage(body: string, data: object = { article: handed, latestArticles: [] }): Document {
  const script = `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;
  return new DOMParser().parseFromString(body + script, "text/html");
}

test("the article's text and its table of contents are read from the page's HTML", () => {
  const page = makePage(
    '<nav class="article-contents"><ol><li><a href="#bagian-a">A &amp; B</a></li></ol></nav>' +
      '<div class="article-body"><h2 id="bagian-a">A &amp; B</h2><ol><li>Isi&nbsp;</li></ol></div>' +
      '<div class="article-body">Bukan ini</div>',
  );
  expect(readPageData(page, "/blog/satu")).toEqual({
    content: defaultContent,
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
  const page = makePage('<div class="article-body"><pre>\n\nsatu</pre></div>');
  const article = readPageData(page, "/blog/satu").article;
  const html = article?.post ? article.outline.html : "";
  expect(makePage(html).querySelector("pre")?.textContent).toBe("\nsatu");
});

test("the page of all missing articles gets the slug of its address", () => {
  const page = makePage("", { article: { slug: "-", post: null, related: [] } });
  expect(readPageData(page, "/blog/tidak-ada").article?.slug).toBe("tidak-ada");
});
