import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readTexts, selectElements } from "../../../tests/support/html";
import { send } from "../../../tests/support/worker";
import { cleanArticleHtml } from "../../blog/posts/article-html";
import { seedArticles } from "./articles";
import { seed } from "./seed";

const now = new Date("2026-11-20T03:00:00Z");

function splitWords(html: string): string[] {
  return html.replaceAll(/<[^>]+>|&nbsp;/g, " ").match(/[\p{L}\p{N}]+/gu) ?? [];
}

test.each(seedArticles)("the article $slug satisfies the rules of the blog form", (article) => {
  expect(article.title.length).toBeGreaterThanOrEqual(5);
  expect(article.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(article.summary.length).toBeGreaterThanOrEqual(20);
  expect(article.category.length).toBeGreaterThanOrEqual(2);
  expect(article.publishedAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+07:00$/);
  expect(new Date(article.publishedAt).getTime()).toBeLessThan(now.getTime());
});

test.each(seedArticles)(
  "the article $slug loses no tag, attribute or word when it is cleaned",
  async ({ content }) => {
    const cleaned = cleanArticleHtml(content);
    expect(cleanArticleHtml(cleaned)).toBe(cleaned);
    expect(splitWords(cleaned)).toEqual(splitWords(content));
    const elements = async (html: string) =>
      (await selectElements(html, "*")).map(({ attributes }) => attributes);
    expect(await elements(cleaned)).toEqual(await elements(content));
  },
);

test("every article can be read at its URL", async () => {
  await seed(env.DB, now);
  const headings = await Promise.all(
    seedArticles.map(async ({ slug }) => readTexts(await (await send(`/blog/${slug}`)).text(), "h1")),
  );
  expect(headings).toEqual(seedArticles.map(({ title }) => [title.replaceAll("&", "&amp;")]));
});

test("links inside the articles lead to existing pages", async () => {
  const slugs = seedArticles.map(({ slug }) => `/blog/${slug}`);
  const pages = ["/", "/about", "/services", "/portfolio", "/pricing", "/blog", "/contact"];
  for (const { content } of seedArticles) {
    const links = await selectElements(content, 'a[href^="/"]');
    for (const { attributes } of links)
      expect([...pages, ...slugs]).toContain(attributes.href?.split("#")[0]);
  }
});
