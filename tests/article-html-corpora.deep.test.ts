// @vitest-environment jsdom
import { expect, test } from "vitest";
import { cleanArticleHtml } from "../worker/blog/posts/article-html";
import { hostileHtml } from "./support/corpora";
import { listLiveParts } from "./support/live-parts";

/** A vector inside what an article is made of, so that it meets the parser in each of its states. */
const places: readonly (readonly [string, (html: string) => string])[] = [
  ["by itself", (html) => html],
  ["in a cell", (html) => `<table><tbody><tr><td>${html}</td></tr></tbody></table>`],
  ["in a picture's words", (html) => `<img src="/images/a.svg" alt="${html}">`],
  ["twice", (html) => `${html}<p>kata</p>${html}`],
];

/** The elements of HTML as a browser's parser makes them, without loading or running anything. */
function parse(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

function serialize(fragment: DocumentFragment): string {
  const element = document.createElement("div");
  element.append(fragment.cloneNode(true));
  return element.innerHTML;
}

test("the collections are read", () => {
  expect(hostileHtml.length).toBeGreaterThan(600);
  expect(hostileHtml.filter((html) => listLiveParts(parse(html)).length > 0).length).toBeGreaterThan(200);
});

test.each(places)(
  "no vector of the public collections survives cleaning, and cleaning is stable: %s",
  (_name, place) => {
    const wrong = hostileHtml.flatMap((html) => {
      const cleaned = cleanArticleHtml(place(html));
      const parsed = parse(cleaned);
      // What a browser writes of what it has read is read again where an article is copied.
      const alive = [...listLiveParts(parsed), ...listLiveParts(parse(serialize(parsed)))];
      const isStable = cleanArticleHtml(cleaned) === cleaned;
      return alive.length > 0 || !isStable ? [{ html, cleaned, alive }] : [];
    });
    expect(wrong).toEqual([]);
  },
);

test("no link and no picture leads anywhere but to the web, to mail or to a telephone", () => {
  const addresses = hostileHtml.flatMap((html) => {
    const link = `<a href="${html.replaceAll('"', "&quot;")}">kata</a>`;
    const found = parse(cleanArticleHtml(link)).querySelectorAll("[href], [src]");
    return [...found].map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "");
  });
  expect(addresses.length).toBeGreaterThan(50);
  const schemes = addresses.map((address) => URL.parse(address, "https://contoh.example/blog/a")?.protocol);
  expect(schemes.filter((scheme) => scheme && !/^(https?|mailto|tel):$/.test(scheme))).toEqual([]);
});
