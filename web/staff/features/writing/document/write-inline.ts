import type { Fragment, Mark, Node } from "@tiptap/pm/model";
import { escapeText, isAddress, writeAttributes } from "./html-attributes";

const tags: Readonly<Record<string, string>> = {
  link: "a",
  highlight: "mark",
  underline: "u",
  strike: "s",
  superscript: "sup",
  subscript: "sub",
  code: "code",
};

const tagOf = (mark: Mark): string => mark.attrs.tag ?? tags[mark.type.name] ?? "";
const isWrapper = (mark: Mark) => mark.type.name !== "softSpace";

/** Text, breaks and pictures with the wrappers around them, as few as there can be. */
export function writeInline(content: Fragment): string {
  let html = "";
  let open: Mark[] = [];
  content.forEach((node, _offset, index) => {
    const marks = node.marks.filter(isWrapper);
    const firstEnded = open.findIndex((mark) => !mark.isInSet(marks));
    const kept = firstEnded < 0 ? open : open.slice(0, firstEnded);
    html += closing(open.slice(kept.length));
    const opened = inOrder(
      marks.filter((mark) => !mark.isInSet(kept)),
      content,
      index,
    );
    for (const mark of opened) html += `<${tagOf(mark)}${writeAttributes(tagOf(mark), mark.attrs)}>`;
    open = [...kept, ...opened];
    html += writeLeaf(node);
  });
  return html + closing(open);
}

function closing(marks: readonly Mark[]): string {
  return marks.map((mark) => `</${tagOf(mark)}>`).reduceRight((html, tag) => html + tag, "");
}

/** Wrappers that were read in the order of their tags; of others the one that lasts longest stands outermost. */
function inOrder(marks: readonly Mark[], content: Fragment, index: number): readonly Mark[] {
  if (marks.length < 2) return marks;
  const placed = marks.map((mark) => ({
    mark,
    wrap: mark.attrs.wrap ?? Infinity,
    end: endOf(mark, content, index),
  }));
  // Infinity less itself is no number, and then the next rule decides.
  return placed.sort((a, b) => a.wrap - b.wrap || b.end - a.end).map(({ mark }) => mark);
}

function endOf(mark: Mark, content: Fragment, index: number): number {
  let end = index;
  while (end < content.childCount && mark.isInSet(content.child(end).marks)) end += 1;
  return end;
}

function writeLeaf(node: Node): string {
  switch (node.type.name) {
    case "text":
      return writeText(node);
    case "hardBreak": {
      const { before = "", end = "" } = node.attrs.space ?? {};
      return `${before}<br${writeAttributes("br", node.attrs)} />${end}`;
    }
    case "image":
      // The cleaner drops a picture without an address.
      return isAddress(node.attrs.src ?? "", "img") ? `<img${writeAttributes("img", node.attrs)} />` : "";
    default:
      return "";
  }
}

function writeText(node: Node): string {
  const soft = node.marks.find((mark) => mark.type.name === "softSpace");
  return soft && node.text === " " ? soft.attrs.as : escapeText(node.text ?? "");
}
