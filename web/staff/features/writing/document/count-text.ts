import type { Node } from "@tiptap/pm/model";
import { writeInline } from "./write-inline";

export interface TextCount {
  words: number;
  /** Letters, signs and spaces that readers see. */
  characters: number;
}

const counted = new WeakMap<Node, TextCount>();

/** Words as an article's reading time counts them, and characters; what nobody changed is not counted again. */
export function countText(node: Node): TextCount {
  const known = counted.get(node);
  if (known) return known;
  const count = node.isTextblock ? countLine(node) : { words: 0, characters: 0 };
  if (!node.isTextblock) {
    node.forEach((child) => {
      const { words, characters } = countText(child);
      count.words += words;
      count.characters += characters;
    });
  }
  counted.set(node, count);
  return count;
}

function countLine(node: Node): TextCount {
  const text = writeInline(node.content).replace(/<[^<>]*>/g, " ");
  return { words: text.match(/\S+/g)?.length ?? 0, characters: [...node.textContent].length };
}
