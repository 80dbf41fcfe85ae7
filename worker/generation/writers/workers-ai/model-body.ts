import { cleanArticleHtml, textOf } from "../../../blog/posts/article-html";
import { type ModelAnswer, readObject } from "./model-answer";

const block = "h[1-6]|p|ul|ol|table|blockquote|section|article|figure|dl|pre";
const opening = new RegExp(`<(?:${block})[\\s>]`, "i");
const closing = new RegExp(`</(?:${block})>`, "gi");
/** A heading up to the next block's beginning, or to whatever closes it. */
const heading = new RegExp(
  `<h([2-4])\\b[^>]*>((?:(?!</?(?:${block})\\b)[\\s\\S])*)(?:</(?:${block})>)?`,
  "gi",
);

/** What a model says before or after its article is short; anything longer belongs to it. */
const mostChatter = 400;

/** Whether a text holds HTML of an article at all. */
export function hasBlocks(text: string): boolean {
  return opening.test(text);
}

/**
 * The cleaned HTML of an article as a model answered it: without fences, chatter, the JSON that nobody asked for, and
 * the title that stands above it. What was cut off stays cut off, and what is no HTML stays text.
 */
export function bodyOf(content: ModelAnswer["content"], title: string): string {
  const html = withoutChatter(withoutPage(withoutFences(htmlOf(content))));
  const closed = withClosedHeadings(html.replace(/^\s*<h1[^>]*>[\s\S]*?<\/h1>/i, ""));
  return withoutTitle(cleanArticleHtml(closed), title);
}

/** The text that holds the article, taken out of JSON where it came in some. */
function htmlOf(content: ModelAnswer["content"]): string {
  if (typeof content === "string" && !/^\W*\{/.test(content.replace(/^\s*```\w*/, ""))) return content;
  const texts = Object.values(readObject({ content }) ?? {}).filter((value) => typeof value === "string");
  const longest = texts.filter(hasBlocks).sort((a, b) => b.length - a.length)[0];
  if (longest !== undefined) return longest;
  // JSON that was cut off: what stands in it from the first block on, with its escapes undone.
  if (typeof content !== "string") return "";
  const text = content.replace(/\\[nrt]/g, "\n").replace(/\\(["\\/])/g, "$1");
  return text.slice(Math.max(0, text.search(opening))).replace(/"\s*\}?\s*(```\s*)?$/, "");
}

function withoutFences(text: string): string {
  return text.replace(/^[ \t]*(```|~~~)\w*[ \t]*$/gm, "");
}

function withoutPage(text: string): string {
  return text.replace(/<!doctype[^>]*>|<!--[\s\S]*?-->|<head[\s>][\s\S]*?<\/head>/gi, "");
}

function withoutChatter(text: string): string {
  const start = text.search(opening);
  if (start < 0) return text;
  const body = start <= mostChatter ? text.slice(start) : text;
  const end = [...body.matchAll(closing)].at(-1);
  if (!end) return body;
  const rest = body.slice(end.index + end[0].length);
  // A paragraph that was begun and not finished is no chatter.
  return rest.length > mostChatter || opening.test(rest) ? body : body.slice(0, -rest.length || undefined);
}

/** A heading that is not closed, or by another tag, would take the text below it in. */
function withClosedHeadings(html: string): string {
  return html.replace(heading, (found, level: string, text: string) =>
    text.trim() ? `<h${level}>${text.trim()}</h${level}>` : found,
  );
}

/** Some models set the title above the article, which the page does already. */
function withoutTitle(html: string, title: string): string {
  const [heading = "", inside = ""] = /^<h2>([\s\S]*?)<\/h2>/.exec(html) ?? [];
  return heading && sameWords(textOf(inside), title) ? html.slice(heading.length).trim() : html;
}

function sameWords(a: string, b: string): boolean {
  const words = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  return words(a).trim() === words(b).trim();
}
