import { expect, test } from "vitest";
import { toMarkdown } from "../../site/feeds/markdown";
import { formatArticle } from "../format/article-format";
import { cleanArticleHtml } from "./article-html";

/** As many of a text as 1 MB holds, and as an article may have elements and texts. */
const fill = (text: string) => text.repeat(Math.min(1_000_000 / text.length, 45_000));
const sheet = `<style>.a{${"x:y;".repeat(100_000)}}</style>`;

// Work that grows with the square of the text would pass the limit of time that each test has.
test.each([
  ["classes of a long style sheet", sheet + "<b class=a>x</b>".repeat(30_000)],
  ["breaks in open elements that we do not store", "<div>".repeat(250) + fill("<br>")],
  [
    "breaks in elements that Word for the web ends paragraphs with",
    "<span class=EOP>".repeat(250) + fill("a<br>"),
  ],
  ["breaks in quotations in a line", "<q>".repeat(95) + fill("<br>")],
  ["items in lists that begin with lists", "<ul>".repeat(250) + fill("<li>a")],
  ["a text before pictures without an address", `<p>${"x".repeat(500_000)}</p>${"<img>".repeat(90_000)}`],
  ["words in headings that stand in each other", `<a href="#x">a</a>${"<h2>".repeat(90)}${fill("kata<br>")}`],
])("up to 1 MB is cleaned: %s", (_name, html) => {
  expect(typeof cleanArticleHtml(html)).toBe("string");
});

test.each([
  ["quotations in each other", "<blockquote>".repeat(95) + fill("<p>a</p>") + "</blockquote>".repeat(95)],
  [
    "tables in each other",
    "<table><tr><td>".repeat(30) + fill("<p>a|</p>") + "</td></tr></table>".repeat(30),
  ],
])("up to 1 MB becomes Markdown of less than 10 MB: %s", (_name, html) => {
  expect(toMarkdown(html).length).toBeLessThan(10_000_000);
});

test.each([
  ["lines that look like tables", fill("|a|\n|-|\n")],
  ["items of lists", fill("- a\n")],
  ["quotations in each other", fill("> ")],
  ["addresses", fill("http://a.b ")],
  ["breaks within an element below a heading", `<p>## x<br /><b>${fill("a<br />")}</b></p>`],
  ["signs between blocks", fill(`${"_a__b ".repeat(1300)}<hr />`)],
])("up to 1 MB is formatted: %s", (_name, html) => {
  expect(typeof formatArticle(html)).toBe("string");
});
