import type { Node } from "@tiptap/pm/model";

/** Words that people read in a minute, as the article's page counts them. */
const readingPace = 200;

/** Blocks never change, so each is counted once. */
const counted = new WeakMap<Node, number>();

/** Words of a document. */
export function countWords(node: Node): number {
  const known = counted.get(node);
  if (known !== undefined) return known;
  let words = 0;
  if (node.isTextblock) words = node.textBetween(0, node.content.size, " ", " ").match(/\S+/g)?.length ?? 0;
  else for (const child of node.children) words += countWords(child);
  counted.set(node, words);
  return words;
}

/** Minutes that a text of so many words takes, one at least. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / readingPace));
}
