import { cleanArticleHtml, textOf } from "../../../blog/posts/article-html";
import { findCategory } from "../../catalogue/subjects";
import type { Assignment, Outline } from "../writer";

export interface ModelAnswer {
  /** What the model said; an object where it was held to a schema and its JSON came parsed. */
  content: string | Record<string, unknown>;
  /** Tokens of question and answer; null where the answer does not tell. */
  tokens: number | null;
}

/** An answer in either shape of Workers AI: `choices[0].message.content`, or `response` as text or as an object. */
export function readModelAnswer(output: unknown): ModelAnswer {
  const content = contentOf(output);
  return {
    content: isRecord(content) ? content : typeof content === "string" ? withoutThoughts(content) : "",
    tokens: tokensOf(output),
  };
}

/** The words of an answer that was not asked for by a schema. */
export function textOfAnswer({ content }: ModelAnswer): string {
  return typeof content === "string" ? content : "";
}

/** The object that an answer holds; fences and words around it are skipped. Null where there is none. */
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

function contentOf(output: unknown): unknown {
  if (!isRecord(output)) return null;
  if (!Array.isArray(output.choices)) return output.response;
  const [choice] = output.choices;
  if (!isRecord(choice)) return null;
  return isRecord(choice.message) ? partsToText(choice.message.content) : choice.text;
}

/** Content may come as a list of parts, each with its text. */
function partsToText(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.map((part) => (isRecord(part) && typeof part.text === "string" ? part.text : "")).join("");
}

/** What a model thinks aloud before it answers, also where it never came to an end. */
function withoutThoughts(text: string): string {
  return text.replace(/<think>[\s\S]*?(<\/think>|$)/gi, "").trim();
}

function tokensOf(output: unknown): number | null {
  const usage = isRecord(output) && isRecord(output.usage) ? output.usage : {};
  const numberOf = (value: unknown) => (Number.isFinite(value) ? Number(value) : null);
  const parts = [usage.prompt_tokens, usage.completion_tokens].map(numberOf);
  const sum = parts.every((part) => part === null) ? null : parts.reduce<number>((a, b) => a + (b ?? 0), 0);
  return numberOf(usage.total_tokens) ?? sum;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a model is held to when it plans. */
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

/** Headings that say nothing of what stands below them. */
const emptyHeading = /^(pendahuluan|pembuka(an)?|kesimpulan|penutup|simpulan)\W*$/i;

/**
 * A model's answer as a plan; null where it holds nothing to write from. A category that staff chose and an outline that
 * they wrote stay; `fallbackCategory` stands where the model names none of ours. What the plan lacks besides, the checks
 * of the finished article find.
 */
export function outlineOf(
  answer: ModelAnswer,
  { category, brief }: Assignment,
  fallbackCategory: string,
): Outline | null {
  const plan = readObject(answer);
  const title = oneLine(plan?.title);
  const ownSections = brief?.outline ?? [];
  const sections = ownSections.length > 0 ? ownSections : headingsOf(plan?.sections);
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

/** Headings as text, each once, without numbers of their own and without those that say nothing. */
function headingsOf(value: unknown): string[] {
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
 * The cleaned HTML of an article as a model answered it: without fences, chatter, and the title that stands
 * above it. What was cut off stays cut off, and what is no HTML stays text.
 */
export function bodyOf(answer: string, title: string): string {
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
