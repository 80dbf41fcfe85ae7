import { type Block, blocksOf } from "../../blog/claims/extract-blocks";
import { type Sentence, sentencesOf } from "../../blog/claims/extract-sentences";
import type { CheckedText } from "./checked-text";

export interface Heading {
  level: number;
  text: string;
}

export interface Link {
  href: string;
  /** What a reader clicks. */
  words: string;
}

/** An article taken apart once, for all checks. */
export interface ArticleParts {
  title: string;
  summary: string;
  category: string;
  html: string;
  blocks: readonly Block[];
  /** Of the content, without code. */
  sentences: readonly Sentence[];
  /** Title, summary and content, a space between. */
  everything: string;
  /** Words of the content, in lower case. */
  words: readonly string[];
  headings: readonly Heading[];
  links: readonly Link[];
  tags: ReadonlySet<string>;
}

export function partsOf({ title, summary, content, category }: CheckedText): ArticleParts {
  const blocks = blocksOf(content);
  const sentences = blocks.filter(({ tag }) => tag !== "pre").flatMap(sentencesOf);
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
    words: wordsOf(text),
    headings: headingsOf(blocks),
    links: linksOf(content),
    tags: new Set(
      [...content.matchAll(/<([a-z][a-z0-9]{0,12})(?=[\s/>])/gi)].map(([, name = ""]) => name.toLowerCase()),
    ),
  };
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
}

function headingsOf(blocks: readonly Block[]): Heading[] {
  return blocks
    .filter(({ tag }) => /^h[1-6]$/.test(tag))
    .map(({ tag, text }) => ({ level: Number(tag[1]), text }));
}

function linksOf(html: string): Link[] {
  const links: Link[] = [];
  for (const part of html.split(/<a(?=[\s>])/i).slice(1)) {
    const tagEnd = part.indexOf(">");
    if (tagEnd < 0) continue;
    const attributes = part.slice(0, Math.min(tagEnd, 3000));
    const href = /\shref\s?=\s?(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
    const close = part.indexOf("</a", tagEnd);
    const inside = part.slice(tagEnd + 1, close < 0 ? tagEnd + 300 : close);
    const words = blocksOf(inside)
      .map(({ text }) => text)
      .join(" ");
    links.push({ href: (href?.[1] ?? href?.[2] ?? "").replaceAll("&amp;", "&").trim(), words });
  }
  return links;
}

/** Slugs of the articles of this site that HTML leads to; what stands before them may be the site's own address. */
export function articleSlugsIn(html: string): string[] {
  const slugs = linksOf(html).map(
    ({ href }) => /^[^?#]{0,60}\/blog\/([a-z0-9-]{1,150})/.exec(href)?.[1] ?? "",
  );
  return [...new Set(slugs.filter((slug) => slug !== ""))].slice(0, 100);
}
