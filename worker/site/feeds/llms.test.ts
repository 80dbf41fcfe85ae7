import { marked } from "marked";
import { expect, test } from "vitest";
import { xssVectors } from "../../../tests/e2e/xss-vectors";
import { selectElements } from "../../../tests/support/html";
import { cleanArticleHtml } from "../../blog/posts/article-html";
import { defaultContent } from "../../contract/site-content/site-content";
import { articleMarkdown, llmsTxt } from "./feeds";

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
