import { diffLines, diffWordsWithSpace } from "diff";

/** A piece of two texts: in both of them, or in one alone. */
export interface Piece {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Milliseconds that a comparison may take; what takes longer is compared line by line. */
const limitMs = 1500;

/** Compares two texts word by word. */
export function compareWords(before: string, after: string): Piece[] {
  const options = { timeout: limitMs };
  const changes = diffWordsWithSpace(before, after, options) ?? diffLines(before, after, options);
  if (!changes) {
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}

/** A piece to show; `hidden` is the middle of a long one that both texts have. */
export type ShownPiece = Piece & { hidden?: string; tail?: string };

/** Characters that stay of a long unchanged piece on the sides of a change. */
const context = 160;

/** Folds the middle of unchanged pieces that are long. */
export function foldSame(pieces: readonly Piece[]): ShownPiece[] {
  return pieces.map((piece, index) => {
    const head = index === 0 ? 0 : context;
    const tail = index === pieces.length - 1 ? 0 : context;
    const { kind, text } = piece;
    if (kind !== "same" || text.length < head + tail + 2 * context) return piece;
    const from = wordEnd(text, head);
    const to = wordStart(text, text.length - tail);
    return { kind, text: text.slice(0, from), hidden: text.slice(from, to), tail: text.slice(to) };
  });
}

function wordStart(text: string, from: number): number {
  const space = text.slice(0, from).search(/\s\S*$/);
  return space === -1 ? from : space + 1;
}

function wordEnd(text: string, from: number): number {
  if (from === 0) return 0;
  const space = text.slice(from).search(/\s/);
  return space === -1 ? from : from + space;
}
