import { trimEnd } from "../../contract/trim-end";

// Private-use characters around a number stand for a piece of HTML that markdown must not touch.
export const open = "\ue000";
export const close = "\ue001";
export const markdownFree = new RegExp(`<code(?:\\s[^>]*)?>[\\s\\S]*?</code>|<[^>]+>|[${open}${close}]`, "g");

const placeholder = new RegExp(`${open}(\\d+)${close}`, "g");

/** The text with the pieces in it that signs stand for. */
export function putBack(text: string, kept: readonly string[]): string {
  return text.replace(placeholder, (_, index) => kept[Number(index)] ?? "");
}

/** A line that markdown takes for a heading; the space may be one that does not break. */
const headingSigns = /^[ \t\n]{0,3}(#{1,6})[ \t\u00a0]+(?=\S)/;

/** True where the first line is a heading of markdown. */
export function isMarkedHeading(text: string): boolean {
  return headingSigns.test(text.trim());
}

/** How many elements a piece of HTML leaves open: below 0 for those that it closes. */
function opened(piece: string): number {
  const tags = piece.match(/<(?!br\b|hr\b|img\b)[^<>]*>/g) ?? [];
  return tags.reduce((depth, tag) => depth + (tag.startsWith("</") ? -1 : 1), 0);
}

interface Line {
  text: string;
  /** What ends it: a `<br>`, ends of lines, or nothing. */
  end: string;
}

/**
 * Cuts inline HTML at each `<br>` and each end of a line that stands in no element; null where a heading would be cut
 * within one. `piece` matches what `meaningOf` tells the HTML of.
 */
function linesOf(html: string, piece: RegExp, meaningOf: (piece: string) => string): Line[] | null {
  const lines: Line[] = [];
  let text = "";
  /** The first of that text: to look for signs in all of it would copy it at each token. */
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

function headingOf(text: string): string {
  const [signs = "", marks = ""] = headingSigns.exec(text) ?? [];
  const level = Math.min(Math.max(marks.length, 2), 4);
  const words = text.slice(signs.length).trimEnd();
  // Markdown takes signs at the end, after a space, for the frame of a heading.
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
 * A paragraph whose first line is a heading of markdown, as headings and paragraphs; any other block as it is. What
 * stands in the lines is left as it is.
 */
export function splitMarkedParagraph(html: string): string {
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1]?.trim();
  if (inner === undefined || !isMarkedHeading(inner)) return html;
  const lines = linesOf(inner, /<[^<>]*>|\n+|[^<\n]+/g, (token) => token);
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
      blocks.push(headingOf(line.text));
    } else paragraph += line.text + line.end;
  }
  endParagraph();
  return blocks.join("\n");
}

const isFilled = ({ text }: Line) => text.trim() !== "";

/** For each line the first one after it that holds something. */
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
 * Bare text in which each `<br>` after a heading of markdown, and before one that follows in the same stretch, is the
 * end of a line. Signs in it stand for the pieces of HTML in `kept`.
 */
export function endMarkedHeadings(bare: string, kept: readonly string[]): string {
  const lines = linesOf(bare, signOrText, (token) => putBack(token, kept));
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
      // An empty line ends the stretch.
      if (line.end.startsWith("\n\n")) isBelowHeading = false;
      return line.text + (isEdge && line.end.startsWith(open) ? "\n" : line.end);
    })
    .join("");
}
