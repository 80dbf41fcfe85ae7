import type { Node } from "@tiptap/pm/model";

/** Stands in no text: characters that Unicode keeps free. */
const mark = "\ufdd0\ufdd1";

/**
 * Where the words stand in a document that stand between two places of its HTML. Both have the same letters in the same
 * order, whatever white space and markup is between them. Null where that is nothing.
 */
export function rangeInDocument(
  document: Node,
  html: string,
  from: number,
  to: number,
): { from: number; to: number } | null {
  const letters = lettersOf(html.slice(0, from) + mark + html.slice(from, to));
  const before = letters.indexOf(mark);
  const last = letters.length - mark.length - 1;
  if (before < 0) return null;
  const found: { from?: number; to?: number } = {};
  let count = 0;
  document.descendants((node, pos) => {
    if (found.to !== undefined) return false;
    for (const [index, letter] of [...(node.text ?? "").split("")].entries()) {
      if (/\s/.test(letter)) continue;
      if (count === before) found.from = pos + index;
      if (count === last) found.to = pos + index + 1;
      count += 1;
    }
  });
  return found.from === undefined || found.to === undefined ? null : { from: found.from, to: found.to };
}

function lettersOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return body.textContent?.replace(/\s/g, "") ?? "";
}
