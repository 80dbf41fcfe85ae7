import { site } from "../../contract/site";

/** A paragraph, a heading, a list item or a table cell. */
export interface Block {
  /** "title", "summary", "attribute", or the block's element: "p", "h2", "li", "td" … */
  tag: string;
  text: string;
  /** The number of its table row, counted from 1 over all tables; 0 outside of tables. */
  row: number;
  /** Ranges of `text` that are code. */
  code: readonly Stretch[];
  /** Ranges of `text` that link to another article of this site. */
  links: readonly Stretch[];
}

export type Stretch = readonly [from: number, to: number];

const inline = new Set(
  "a strong em b i u s sub sup mark code img span abbr small q cite time font".split(" "),
);
const dropped = new Set(["script", "style", "template"]);
const entities: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", ensp: " ", emsp: " ", shy: "" },
  ...{ percnt: "%", frac12: "½", frac14: "¼", frac34: "¾" },
  ...{ ldquo: "“", rdquo: "”", bdquo: "„", lsquo: "‘", rsquo: "’", laquo: "«", raquo: "»" },
  ...{ ndash: "–", mdash: "—", hellip: "…", times: "×", middot: "·", bull: "•", euro: "€", copy: "©" },
};

/** Splits any HTML into blocks, in one pass. Unconverted markdown starts new blocks too. */
export function extractBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  const open: string[] = [];
  let block = emptyBlock();
  let codeDepth = 0;
  let isLinked = false;
  let row = 0;
  const end = () => {
    const tag = open.at(-1) ?? "p";
    const isQuoted = tag === "p" && open.includes("blockquote");
    const done = closed(block, isQuoted ? "blockquote" : tag, open.includes("tr") ? row : 0);
    if (done) blocks.push(done);
    block = emptyBlock();
  };
  for (const piece of tokenize(html)) {
    if (piece.kind === "text") {
      if (dropped.has(open.at(-1) ?? "")) continue;
      const lines = open.includes("pre") ? [piece.text] : splitMarkdownLines(decode(piece.text));
      lines.forEach((line, index) => {
        if (index > 0) end();
        write(block, line, { isCode: codeDepth > 0 || open.includes("pre"), isLinked });
      });
      continue;
    }
    const { name, isClosing } = piece;
    if (name === "code") codeDepth = Math.max(0, codeDepth + (isClosing ? -1 : 1));
    if (name === "a") isLinked = !isClosing && ownArticle.test(piece.attributes);
    if (inline.has(name)) continue;
    end();
    if (name === "tr" && !isClosing) row += 1;
    if (isVoid(name)) continue;
    if (!isClosing) {
      // Deeper elements are ignored, so that `open` stays small.
      if (open.length < 100) open.push(name);
    } else if (open.includes(name)) open.length = open.lastIndexOf(name);
  }
  end();
  return blocks;
}

export function countWords(html: string): number {
  let words = 0;
  for (const piece of tokenize(html)) {
    if (piece.kind === "text") words += decode(piece.text).match(/\S+/g)?.length ?? 0;
  }
  return words;
}

/** The texts of `alt` and `title` attributes. */
export function attributeBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  for (const piece of tokenize(html)) {
    if (piece.kind !== "tag" || !/["']/.test(piece.attributes)) continue;
    for (const [, double, single] of piece.attributes.matchAll(wordy)) {
      blocks.push(...plainBlock("attribute", decode(double ?? single ?? "")));
    }
  }
  return blocks;
}

export function plainBlock(tag: "title" | "summary" | "attribute", text: string): Block[] {
  const block = emptyBlock();
  write(block, text, { isCode: false, isLinked: false });
  return [closed(block, tag, 0)].filter((done) => done !== null);
}

const ownArticle = new RegExp(
  `\\shref\\s?=\\s?["']?(?:${site.url.replaceAll(".", "\\.")})?/blog/[a-z0-9]`,
  "i",
);
const wordy = /\s(?:alt|title)\s?=\s?(?:"([^"]*)"|'([^']*)')/gi;

type Piece =
  | { kind: "text"; text: string }
  | { kind: "tag"; name: string; isClosing: boolean; attributes: string };

function* tokenize(html: string): Generator<Piece> {
  let from = 0;
  let end = -1;
  while (from < html.length) {
    const start = html.indexOf("<", from);
    if (start < 0) break;
    // The next ">" is remembered, so that many lone "<" do not each search the rest of the text.
    if (end < start) end = html.indexOf(">", start);
    if (end < 0) break;
    // A "<" that opens no tag is text.
    const name = /^<(\/?)([a-z][a-z0-9]{0,20})(?=[\s/>])/i.exec(
      html.slice(start, Math.min(end + 1, start + 24)),
    );
    const isComment = html.startsWith("<!", start);
    if (!name && !isComment) {
      yield { kind: "text", text: html.slice(from, start + 1) };
      from = start + 1;
      continue;
    }
    yield { kind: "text", text: html.slice(from, start) };
    if (name) {
      const attributes = html.slice(start + name[0].length, Math.min(end, start + longestTag));
      yield { kind: "tag", name: (name[2] ?? "").toLowerCase(), isClosing: name[1] === "/", attributes };
    }
    from = end + 1;
  }
  yield { kind: "text", text: html.slice(from) };
}

/** Characters of a tag that are searched for attributes. */
const longestTag = 5000;

function isVoid(name: string): boolean {
  return ["br", "hr", "img", "input", "col", "wbr"].includes(name);
}

const lineStart = /^(?:#{1,6}\s|[-*+•]\s|\d{1,3}[.)]\s|>)/;

function splitMarkdownLines(text: string): string[] {
  if (!text.includes("\n")) return [text];
  const parts = [""];
  let isWhole = false;
  text.split("\n").forEach((line, index) => {
    const bare = line.trim();
    const isBlank = bare === "" && index > 0;
    if (isBlank || isWhole || lineStart.test(bare)) parts.push("");
    isWhole = /^#{1,6}\s/.test(bare) || line.endsWith("  ");
    parts[parts.length - 1] += `${line}\n`;
  });
  return parts;
}

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
  });
}

interface OpenBlock {
  parts: string[];
  length: number;
  endsInSpace: boolean;
  code: Stretch[];
  links: Stretch[];
}

function emptyBlock(): OpenBlock {
  return { parts: [], length: 0, endsInSpace: true, code: [], links: [] };
}

function write(
  block: OpenBlock,
  text: string,
  { isCode, isLinked }: { isCode: boolean; isLinked: boolean },
): void {
  const even = text.replace(/\s+/g, " ");
  const piece = block.endsInSpace ? even.trimStart() : even;
  if (piece === "") return;
  const from = block.length;
  block.parts.push(piece);
  block.length += piece.length;
  block.endsInSpace = piece.endsWith(" ");
  if (isCode) block.code.push([from, block.length]);
  if (isLinked) block.links.push([from, block.length]);
}

function closed(block: OpenBlock, tag: string, row: number): Block | null {
  const text = block.parts.join("").trimEnd();
  return text === "" ? null : { tag, text, row, code: block.code, links: block.links };
}
