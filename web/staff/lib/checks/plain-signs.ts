/** Signs of a text as they are compared, each with where in its source it stands. */
export interface PlainSigns {
  text: string;
  from: number[];
  to: number[];
}

const entities: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", hellip: "…", times: "×" },
  ...{ ldquo: "“", rdquo: "”", lsquo: "‘", rsquo: "’", laquo: "«", raquo: "»", ndash: "–", mdash: "—" },
};

const htmlPieces = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});|./gisu;

/** The signs of HTML that a reader sees, without spaces, case and what formatting adds. */
export function signsOfHtml(html: string): PlainSigns {
  const signs: PlainSigns = { text: "", from: [], to: [] };
  for (const { 0: piece, index } of html.matchAll(htmlPieces)) {
    if (piece.length > 2 && piece.startsWith("<")) continue;
    for (const sign of plain(piece.length > 2 && piece.startsWith("&") ? decode(piece) : piece)) {
      signs.text += sign;
      for (let unit = 0; unit < sign.length; unit += 1) {
        signs.from.push(index);
        signs.to.push(index + piece.length);
      }
    }
  }
  return signs;
}

/** A text as it is compared: other spaces, quotation marks, dashes and signs of Markdown make it no other one. */
export function plain(text: string): string {
  let signs = "";
  // Sign by sign: what stands beside it must not change where it is found.
  for (const sign of text) {
    signs += sign
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[“”„«»]/g, '"')
      .replace(/[‘’]/g, "'")
      .replace(/[‐-―−]/g, "-")
      .replace(/[*_~`#>|\\\s]/g, "");
  }
  return signs;
}

function decode(entity: string): string {
  const name = entity.slice(1, -1);
  if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? entity;
  const isHex = /^#x/i.test(name);
  const point = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
}

/** Where the words of a sentence stand among signs, the sentence whole where they are not found in it; null without it. */
export function findWords(
  signs: string,
  { sentence, text }: { sentence: string; text: string },
): { first: number; last: number } | null {
  const wanted = plain(sentence);
  const start = wanted === "" ? -1 : signs.indexOf(wanted);
  if (start < 0) return null;
  const words = plain(text);
  const offset = wanted.indexOf(words);
  if (offset < 0 || words === "") return { first: start, last: start + wanted.length - 1 };
  return { first: start + offset, last: start + offset + words.length - 1 };
}
