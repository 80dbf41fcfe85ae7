/** A stretch of text that stands by itself: a paragraph, a heading, an item, a cell. */
export interface Block {
  /** "title", "summary", or the element that holds it: "p", "h2", "li", "td" … */
  tag: string;
  text: string;
  /** Which row of a table it belongs to, counted from 1; 0 outside of tables. */
  row: number;
  /** Where in `text` code stands, from and to. */
  code: readonly (readonly [from: number, to: number])[];
  /** Where titles stand that lead to other pages of ours. */
  titles: readonly (readonly [from: number, to: number])[];
}

const inline = new Set(
  "a strong em b i u s sub sup mark code img span abbr small q cite time font".split(" "),
);
const dropped = new Set(["script", "style", "template"]);
const entities: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", ensp: " ", emsp: " ", shy: "" },
  ...{ ldquo: "“", rdquo: "”", bdquo: "„", lsquo: "‘", rsquo: "’", laquo: "«", raquo: "»" },
  ...{ ndash: "–", mdash: "—", hellip: "…", times: "×", middot: "·", bull: "•", euro: "€", copy: "©" },
};

/** The blocks of HTML of any kind, in one pass over it; markdown that nobody has converted yet breaks lines too. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  const open: string[] = [];
  let block = emptyBlock();
  let codeDepth = 0;
  /** Where the words of a link to a page of ours began. */
  let link: OpenLink | null = null;
  let row = 0;
  const end = () => {
    const tag = open.at(-1) ?? "p";
    const isQuoted = tag === "p" && open.includes("blockquote");
    const done = closed(block, isQuoted ? "blockquote" : tag, open.includes("tr") ? row : 0);
    if (done) blocks.push(done);
    block = emptyBlock();
    link = null;
  };
  for (const piece of piecesOf(html)) {
    if (piece.kind === "text") {
      if (dropped.has(open.at(-1) ?? "")) continue;
      const lines = open.includes("pre") ? [piece.text] : linesOf(decode(piece.text));
      lines.forEach((line, index) => {
        if (index > 0) end();
        write(block, line, codeDepth > 0 || open.includes("pre"));
      });
      continue;
    }
    const { name, isClosing } = piece;
    if (name === "a") {
      if (link !== null) addTitle(block, link);
      link = piece.isInternal ? { from: block.length, parts: block.parts.length } : null;
    }
    if (name === "code") codeDepth = Math.max(0, codeDepth + (isClosing ? -1 : 1));
    if (inline.has(name)) continue;
    end();
    if (name === "tr" && !isClosing) row += 1;
    if (isVoid(name)) continue;
    if (!isClosing) {
      // Nobody closes so many; what comes then is taken as it is.
      if (open.length < 100) open.push(name);
    } else if (open.includes(name)) open.length = open.lastIndexOf(name);
  }
  end();
  return blocks;
}

/** The words between the tags of HTML, as a count by spaces takes them. */
export function countWords(html: string): number {
  let words = 0;
  for (const piece of piecesOf(html)) {
    if (piece.kind === "text") words += decode(piece.text).match(/\S+/g)?.length ?? 0;
  }
  return words;
}

/** A title or a summary, which is text. */
export function plainBlock(tag: "title" | "summary", text: string): Block[] {
  const block = emptyBlock();
  write(block, text, false);
  return [closed(block, tag, 0)].filter((done) => done !== null);
}

type Piece =
  | { kind: "text"; text: string }
  | { kind: "tag"; name: string; isClosing: boolean; isInternal: boolean };

function* piecesOf(html: string): Generator<Piece> {
  let from = 0;
  let end = -1;
  while (from < html.length) {
    const start = html.indexOf("<", from);
    if (start < 0) break;
    // Looked for once, so that many signs that open nothing do not each search all that follows.
    if (end < start) end = html.indexOf(">", start);
    if (end < 0) break;
    // A sign that opens nothing stands in the text.
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
      const isInternal = /^<a\s[^>]{0,200}?href="\/(?!\/)/i.test(
        html.slice(start, Math.min(end + 1, start + 300)),
      );
      yield { kind: "tag", name: (name[2] ?? "").toLowerCase(), isClosing: name[1] === "/", isInternal };
    }
    from = end + 1;
  }
  yield { kind: "text", text: html.slice(from) };
}

function isVoid(name: string): boolean {
  return ["br", "hr", "img", "input", "col", "wbr"].includes(name);
}

const lineStart = /^(?:#{1,6}\s|[-*+•]\s|\d{1,3}[.)]\s|>)/;

/** Text at the places where markdown would begin a block. */
function linesOf(text: string): string[] {
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
  code: [number, number][];
  titles: [number, number][];
}

/** Where a link began: in the text of its block, and in the block's parts. */
interface OpenLink {
  from: number;
  parts: number;
}

function emptyBlock(): OpenBlock {
  return { parts: [], length: 0, endsInSpace: true, code: [], titles: [] };
}

function write(block: OpenBlock, text: string, isCode: boolean): void {
  const even = text.replace(/\s+/g, " ");
  const piece = block.endsInSpace ? even.trimStart() : even;
  if (piece === "") return;
  const from = block.length;
  block.parts.push(piece);
  block.length += piece.length;
  block.endsInSpace = piece.endsWith(" ");
  if (isCode) block.code.push([from, block.length]);
}

function closed(block: OpenBlock, tag: string, row: number): Block | null {
  const text = block.parts.join("").trimEnd();
  return text === "" ? null : { tag, text, row, code: block.code, titles: block.titles };
}

/** Keeps the place of a link's words where they are a title: what they say is said at the other end. */
function addTitle(block: OpenBlock, { from, parts }: OpenLink): void {
  const words =
    block.parts
      .slice(parts)
      .join("")

      .match(/\p{L}{4,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (words.length >= 3 && capitals >= words.length * 0.6) block.titles.push([from, block.length]);
}
