import { Fragment, type Node, type NodeType, type Schema, Slice } from "@tiptap/pm/model";
import { Selection, type Transaction } from "@tiptap/pm/state";

/** Text as it is pasted: a blank line ends a paragraph, a line break stays one. */
export function sliceOfText(schema: Schema, text: string): Slice {
  const { paragraph, hardBreak } = schema.nodes as Record<string, NodeType>;
  const blocks = text
    .replace(/\r\n?/g, "\n")
    .replace(/^\n+/, "")
    .trimEnd()
    .split(/\n[ \t]*\n+/);
  const made = blocks.map((block) => {
    const lines = block.split("\n").map((line) => (line ? [schema.text(line)] : []));
    const inline = lines.flatMap((line, index) =>
      index > 0 && hardBreak ? [hardBreak.create(), ...line] : line,
    );
    return paragraph?.create(null, inline);
  });
  return openEnds(Fragment.from(made.filter((node): node is Node => node !== undefined)));
}

/** What a document brings where it is pasted: a paragraph at either end flows into the text around it. */
export function openEnds(read: Fragment): Slice {
  // Text that stood there without a tag is a paragraph here, or what the place makes of it.
  const content = Fragment.from(
    read.content.map((node) =>
      node.attrs.bare
        ? node.type.create({ ...node.attrs, bare: null, space: null }, node.content, node.marks)
        : node,
    ),
  );
  const isOpen = (node: Node | null) => (node?.type.name === "paragraph" ? 1 : 0);
  return new Slice(content, isOpen(content.firstChild), isOpen(content.lastChild));
}

/**
 * Puts a slice in the place of a range, which goes with its block where it was all of it: what begins with a heading or
 * a list leaves no empty paragraph before it. Answers where the new content stands.
 */
export function putSlice(
  tr: Transaction,
  from: number,
  to: number,
  slice: Slice,
): { from: number; to: number } {
  const $from = tr.doc.resolve(from);
  const $to = tr.doc.resolve(to);
  const isWhole =
    $from.parent.type.name === "paragraph" &&
    $to.parent.type.name === "paragraph" &&
    $from.parentOffset === 0 &&
    $to.parentOffset === $to.parent.content.size &&
    $from.sharedDepth(to) >= $from.depth - 1;
  const size = tr.doc.content.size;
  const after = size - to;
  const outer = $from.depth > 0 ? $from.node(-1) : null;
  const fits = outer?.canReplace($from.index(-1), $to.indexAfter(-1), slice.content);
  if (isWhole && fits && !isInline(slice)) {
    tr.replaceWith($from.before(), $to.after(), slice.content);
    return { from: $from.before(), to: $from.before() + slice.content.size };
  }
  tr.replaceRange(from, to, slice);
  return { from, to: tr.doc.content.size - after };
}

function isInline({ content }: Slice): boolean {
  return content.childCount === 1 && content.firstChild?.type.name === "paragraph";
}

/** Puts the cursor behind what was pasted. */
export function selectBehind(tr: Transaction, end: number): Transaction {
  return tr.setSelection(Selection.near(tr.doc.resolve(Math.min(end, tr.doc.content.size)), -1));
}
