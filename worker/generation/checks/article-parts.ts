import { type Block, extractBlocks } from "../../blog/claims/extract-blocks";
import { type Sentence, splitSentences } from "../../blog/claims/extract-sentences";
import type { SiteContent } from "../../contract/site-content/schema";
import type { Brief } from "../../contract/studio/brief";
import type { Fault } from "../../contract/studio/checks";
import type { WritingRules } from "../../contract/studio/writing-rules";

/** The text of a draft or of a post. `content` is HTML, cleaned or not. */
export interface CheckedText {
  title: string;
  summary: string;
  content: string;
  category: string;
}

/** The data that a text is checked against. */
export interface Standard {
  rules: WritingRules;
  brief: Brief | null;
  /** The ordered topic; empty if none was given. */
  topic: string;
  takenTitles: readonly string[];
  /** Posts with similar titles, with their plain text, without the post itself. */
  existing: readonly { title: string; slug: string; text: string }[];
  /** Articles that may be linked. The pages of the site may always be linked. */
  linkTargets: readonly { path: string }[];
  /** Categories of the blog besides those of the catalogue, the one that was ordered among them. */
  categories?: readonly string[];
  /** The published site content; the default content without it. */
  own?: SiteContent;
}

/** The message says in Indonesian what to correct. */
export const fault = (kind: string, message: string): Fault => ({ kind, message });

export interface Heading {
  level: number;
  text: string;
}

export interface Link {
  href: string;
  words: string;
}

export interface ArticleParts {
  title: string;
  summary: string;
  category: string;
  html: string;
  blocks: readonly Block[];
  sentences: readonly Sentence[];
  /** Title, summary and content, separated by spaces. */
  everything: string;
  /** Words of the content, in lower case. */
  words: readonly string[];
  headings: readonly Heading[];
  links: readonly Link[];
  tags: ReadonlySet<string>;
}

export function splitArticle({ title, summary, content, category }: CheckedText): ArticleParts {
  const blocks = extractBlocks(content);
  const sentences = blocks.filter(({ tag }) => tag !== "pre").flatMap(splitSentences);
  const text = blocks.map((block) => block.text).join(" ");
  return {
    ...{
      title: title.trim(),
      summary: summary.trim(),
      category: category.trim(),
      html: content,
      blocks,
      sentences,
    },
    everything: [title, summary, text].join(" "),
    words: splitWords(text),
    headings: listHeadings(blocks),
    links: extractLinks(content),
    tags: new Set(
      [...content.matchAll(/<([a-z][a-z0-9]{0,12})(?=[\s/>])/gi)].map(([, name = ""]) => name.toLowerCase()),
    ),
  };
}

export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
}

function listHeadings(blocks: readonly Block[]): Heading[] {
  return blocks
    .filter(({ tag }) => /^h[1-6]$/.test(tag))
    .map(({ tag, text }) => ({ level: Number(tag[1]), text }));
}

function extractLinks(html: string): Link[] {
  const links: Link[] = [];
  for (const part of html.split(/<a(?=[\s>])/i).slice(1)) {
    const tagEnd = part.indexOf(">");
    if (tagEnd < 0) continue;
    const attributes = part.slice(0, Math.min(tagEnd, 3000));
    const href = /\shref\s?=\s?(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
    const close = part.indexOf("</a", tagEnd);
    const inside = part.slice(tagEnd + 1, close < 0 ? tagEnd + 300 : close);
    const words = extractBlocks(inside)
      .map(({ text }) => text)
      .join(" ");
    links.push({ href: (href?.[1] ?? href?.[2] ?? "").replaceAll("&amp;", "&").trim(), words });
  }
  return links;
}

/** Slugs of the articles of this site that the HTML links, by path or by absolute address. */
export function articleSlugsIn(html: string): string[] {
  const slugs = extractLinks(html).map(
    ({ href }) => /^[^?#]{0,60}\/blog\/([a-z0-9-]{1,150})/.exec(href)?.[1] ?? "",
  );
  return [...new Set(slugs.filter((slug) => slug !== ""))].slice(0, 100);
}

/** Removes quotations, which are words of others or examples. */
export function withoutQuotations(text: string): string {
  return text.replace(/“[^“”]{0,400}”|"[^"]{0,400}"/gu, " ");
}

const functionWords = new Set(
  `yang dan di ke dari untuk dengan pada adalah ialah yaitu ini itu tidak tak bukan bisa dapat akan atau juga lebih sudah
  belum agar supaya oleh karena jika bila kalau saat ketika anda kamu kami kita mereka ia dia dalam sebagai seperti banyak
  setiap tiap hanya sebelum sesudah setelah tetapi tapi namun harus perlu boleh para si sang nya pun lah kah maka lalu
  hingga sampai serta maupun antara tentang bagi tanpa secara masih lagi saja sangat paling satu dua tiga cara panduan
  tips langkah apa siapa kapan mengapa kenapa bagaimana mana buat biar yuk soal hal jadi menjadi ada membuat punya`.split(
    /\s+/,
  ),
);

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word);
}

/** The allowed characters of titles and summaries, for the prompt and for the checks of every draft. */
export const titleLength = { least: 35, most: 70 };
export const summaryLength = { least: 110, most: 200 };
