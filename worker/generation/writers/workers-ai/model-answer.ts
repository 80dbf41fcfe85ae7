import { cleanArticleHtml, extractText } from "../../../blog/posts/article-html";
import { findCategory } from "../topic-match";
import type { Assignment, Outline } from "../writer";

export interface ModelAnswer {
  /** The model's text, or an object if a schema was set and the JSON arrived parsed. */
  content: string | Record<string, unknown>;
  /** Tokens of prompt and answer; null if the answer does not say. */
  tokens: number | null;
}

/** An answer in either shape of Workers AI: `choices[0].message.content`, or `response` as text or as an object. */
export function readModelAnswer(output: unknown): ModelAnswer {
  const content = getContent(output);
  return {
    content: isRecord(content) ? content : typeof content === "string" ? withoutThoughts(content) : "",
    tokens: countTokens(output),
  };
}

/** The words of an answer that was not asked for by a schema. */
export function textOfAnswer({ content }: ModelAnswer): string {
  return typeof content === "string" ? content : "";
}

/** Parses the JSON object in an answer, without fences and words around it; null without an object. */
function readObject({ content }: ModelAnswer): Record<string, unknown> | null {
  if (typeof content !== "string") return content;
  const start = content.indexOf("{");
  const end = content.lastIndexOf("}");
  if (start < 0 || end < start) return null;
  try {
    const parsed: unknown = JSON.parse(content.slice(start, end + 1));
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function getContent(output: unknown): unknown {
  if (!isRecord(output)) return null;
  if (!Array.isArray(output.choices)) return output.response;
  const [choice] = output.choices;
  if (!isRecord(choice)) return null;
  return isRecord(choice.message) ? partsToText(choice.message.content) : choice.text;
}

/** Joins content that arrives as a list of text parts. */
function partsToText(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.map((part) => (isRecord(part) && typeof part.text === "string" ? part.text : "")).join("");
}

/** Removes the model's reasoning, also if it was cut off. */
function withoutThoughts(text: string): string {
  return text.replace(/<think>[\s\S]*?(<\/think>|$)/gi, "").trim();
}

function countTokens(output: unknown): number | null {
  const usage = isRecord(output) && isRecord(output.usage) ? output.usage : {};
  const toNumber = (value: unknown) => (Number.isFinite(value) ? Number(value) : null);
  const parts = [usage.prompt_tokens, usage.completion_tokens].map(toNumber);
  const sum = parts.every((part) => part === null) ? null : parts.reduce<number>((a, b) => a + (b ?? 0), 0);
  return toNumber(usage.total_tokens) ?? sum;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const outlineSchema = {
  name: "outline",
  schema: {
    type: "object",
    properties: {
      title: { type: "string" },
      summary: { type: "string" },
      category: { type: "string" },
      sections: { type: "array", items: { type: "string" } },
    },
    required: ["title", "summary", "category", "sections"],
  },
};

/** Headings without information. */
const emptyHeading = /^(pendahuluan|pembuka(an)?|kesimpulan|penutup|simpulan)\W*$/i;

/**
 * A model's answer as a plan; null where it holds nothing to write from. A category that staff chose and an outline that
 * they wrote stay; `fallbackCategory` stands where the model names none of ours. What the plan lacks besides, the checks
 * of the finished article find.
 */
export function parseOutline(
  answer: ModelAnswer,
  { category, brief }: Assignment,
  fallbackCategory: string,
): Outline | null {
  const plan = readObject(answer);
  const title = oneLine(plan?.title);
  const ownSections = brief?.outline ?? [];
  const sections = ownSections.length > 0 ? ownSections : parseHeadings(plan?.sections);
  if (title === "" || sections.length === 0) return null;
  const ours = category ?? findCategory(oneLine(plan?.category));
  return { title, summary: oneLine(plan?.summary), category: ours ?? fallbackCategory, sections };
}

function oneLine(value: unknown): string {
  if (typeof value !== "string") return "";
  return value
    .replace(/<[^<>]*>|\*\*|^#+ /g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Distinct headings without numbering and without empty ones. */
function parseHeadings(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const headings = value.map((entry) => {
    const text = typeof entry === "object" && entry !== null ? (entry.heading ?? entry.title) : entry;
    return oneLine(text).replace(/^(\d+[.)]|[-•])\s+/, "");
  });
  return [...new Set(headings)].filter((heading) => heading !== "" && !emptyHeading.test(heading));
}

const block = "h[1-6]|p|ul|ol|table|blockquote|section|article|figure|dl|pre";
const opening = new RegExp(`<(?:${block})[\\s>]`, "i");
const closing = new RegExp(`</(?:${block})>`, "gi");
/** A heading up to its closing tag or the next block. */
const heading = new RegExp(
  `<h([2-4])\\b[^>]*>((?:(?!</?(?:${block})\\b)[\\s\\S])*)(?:</(?:${block})>)?`,
  "gi",
);

/** Longer text before or after the blocks belongs to the article. */
const mostChatter = 400;

/** Whether a text contains block elements of an article. */
export function hasBlocks(text: string): boolean {
  return opening.test(text);
}

/**
 * The cleaned HTML of an article as a model answered it: without fences, chatter, and the title that stands
 * above it. What was cut off stays cut off, and what is no HTML stays text.
 */
export function toBody(answer: string, title: string): string {
  const html = withoutChatter(withoutPage(withoutFences(answer)));
  const closed = withClosedHeadings(html.replace(/^\s*<h1[^>]*>[\s\S]*?<\/h1>/i, ""));
  return withoutTitle(cleanArticleHtml(closed), title);
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
  // An unfinished paragraph is part of the article.
  return rest.length > mostChatter || opening.test(rest) ? body : body.slice(0, -rest.length || undefined);
}

/** Closes headings that are unclosed or closed by another tag, which would swallow the text below. */
function withClosedHeadings(html: string): string {
  return html.replace(heading, (found, level: string, text: string) =>
    text.trim() ? `<h${level}>${text.trim()}</h${level}>` : found,
  );
}

/** Removes a title above the article, because the page shows it already. */
function withoutTitle(html: string, title: string): string {
  const [heading = "", inside = ""] = /^<h2>([\s\S]*?)<\/h2>/.exec(html) ?? [];
  return heading && sameWords(extractText(inside), title) ? html.slice(heading.length).trim() : html;
}

function sameWords(a: string, b: string): boolean {
  const words = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  return words(a).trim() === words(b).trim();
}
