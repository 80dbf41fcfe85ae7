import { trimEnd } from "../../contract/plain-text";

// Private-use characters around a number stand for a piece of HTML that markdown must not touch.
export const open = "\ue000";
export const close = "\ue001";
export const markdownFree = new RegExp(`<code(?:\\s[^>]*)?>[\\s\\S]*?</code>|<[^>]+>|[${open}${close}]`, "g");

const placeholder = new RegExp(`${open}(\\d+)${close}`, "g");

export function putBack(text: string, kept: readonly string[]): string {
  return text.replace(placeholder, (_, index) => kept[Number(index)] ?? "");
}

/** A markdown heading; the space may be a non-breaking one. */
const headingSigns = /^[ \t\n]{0,3}(#{1,6})[ \t\u00a0]+(?=\S)/;

/** Whether the first line is a markdown heading. */
export function isMarkedHeading(text: string): boolean {
  return headingSigns.test(text.trim());
}

/** The number of elements that a piece of HTML opens minus those that it closes. */
function opened(piece: string): number {
  const tags = piece.match(/<(?!br\b|hr\b|img\b)[^<>]*>/g) ?? [];
  return tags.reduce((depth, tag) => depth + (tag.startsWith("</") ? -1 : 1), 0);
}

interface Line {
  text: string;
  /** The line's end: `<br>`, line breaks, or "". */
  end: string;
}

/**
 * Splits inline HTML at each `<br>` and line break outside of elements; null if that would cut a heading. `piece` matches the
 * placeholders that `meaningOf` resolves.
 */
function splitLines(html: string, piece: RegExp, meaningOf: (piece: string) => string): Line[] | null {
  const lines: Line[] = [];
  let text = "";
  /** The beginning of the line; searching all of it would copy the text at each token. */
  let beginning = "";
  let depth = 0;
  for (const [token] of html.matchAll(piece)) {
    const meaning = meaningOf(token);
    const isEnd = /^(?:<br\b|\n)/.test(meaning);
    if (isEnd && depth === 0) {
      lines.push({ text, end: token });
      text = "";
      beginning = "";
      continue;
    }
    if (isEnd && headingSigns.test(beginning)) return null;
    text += token;
    if (beginning.length < 100) beginning += token;
    depth += opened(meaning);
  }
  return [...lines, { text, end: "" }];
}

const isHeading = ({ text }: Line) => headingSigns.test(text);

function toHeading(text: string): string {
  const [signs = "", marks = ""] = headingSigns.exec(text) ?? [];
  const level = Math.min(Math.max(marks.length, 2), 4);
  const words = text.slice(signs.length).trimEnd();
  // Markdown ignores "#" at the end of a heading after a space.
  const end = trimEnd(words, /#/);
  const isFramed = end !== words && /[ \t]$/.test(end) && end.trim() !== "";
  return `<h${level}>${isFramed ? end.trimEnd() : words}</h${level}>`;
}

function withoutEndingBreaks(html: string): string {
  let text = html.trimEnd();
  while (text.endsWith("<br />")) text = text.slice(0, -"<br />".length).trimEnd();
  return text;
}

/**
 * Splits a paragraph that begins with a markdown heading into headings and paragraphs; other blocks stay. The text of the
 * lines does not change.
 */
export function splitMarkedParagraph(html: string): string {
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1]?.trim();
  if (inner === undefined || !isMarkedHeading(inner)) return html;
  const lines = splitLines(inner, /<[^<>]*>|\n+|[^<\n]+/g, (token) => token);
  if (!lines) return html;
  const blocks: string[] = [];
  let paragraph = "";
  const endParagraph = () => {
    const text = withoutEndingBreaks(paragraph.replace(/^(?:<br \/>|\s)+/, ""));
    if (text) blocks.push(`<p>${text}</p>`);
    paragraph = "";
  };
  for (const line of lines) {
    if (isHeading(line)) {
      endParagraph();
      blocks.push(toHeading(line.text));
    } else paragraph += line.text + line.end;
  }
  endParagraph();
  return blocks.join("\n");
}

const isFilled = ({ text }: Line) => text.trim() !== "";

function filledAfter(lines: readonly Line[]): (Line | undefined)[] {
  let next: Line | undefined;
  return lines
    .toReversed()
    .map((line) => {
      const found = next;
      if (isFilled(line)) next = line;
      return found;
    })
    .reverse();
}

const signOrText = new RegExp(`${open}\\d+${close}|\\n+|[^\\n${open}]+`, "g");

/**
 * Replaces each `<br>` after a markdown heading, and before the next heading of the same paragraph, by a line break.
 * Placeholders stand for the HTML in `kept`.
 */
export function endMarkedHeadings(bare: string, kept: readonly string[]): string {
  const lines = splitLines(bare, signOrText, (token) => putBack(token, kept));
  if (!lines) return bare;
  const nextFilled = filledAfter(lines);
  let isBelowHeading = false;
  let last: Line | undefined;
  return lines
    .map((line, index) => {
      if (isFilled(line)) last = line;
      isBelowHeading ||= isHeading(line);
      const beside = [last, nextFilled[index]];
      const isEdge = isBelowHeading && beside.some((filled) => filled !== undefined && isHeading(filled));
      // An empty line ends the paragraph.
      if (line.end.startsWith("\n\n")) isBelowHeading = false;
      return line.text + (isEdge && line.end.startsWith(open) ? "\n" : line.end);
    })
    .join("");
}
