import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";

/** Where a block goes that is put at a position: behind the outermost block there, or in the place of an empty line. */
export function blockPlace(doc: Node, pos: number): { from: number; to: number } {
  const $pos = doc.resolve(Math.min(pos, doc.content.size));
  if ($pos.depth === 0) return { from: pos, to: pos };
  const to = $pos.after(1);
  const isEmptyLine =
    $pos.depth === 1 && $pos.parent.type.name === "paragraph" && $pos.parent.childCount === 0;
  return { from: isEmptyLine ? $pos.before(1) : to, to };
}

/** Puts a block below the selection, which stays, and the cursor into it or below it. */
export function insertBlock(editor: Editor, block: Node, at: "in" | "below" = "below"): void {
  const { tr, schema } = editor.state;
  const { from, to } = blockPlace(tr.doc, tr.selection.to);
  tr.replaceWith(from, to, block);
  const end = from + block.nodeSize;
  if (tr.doc.nodeAt(end)?.type.name !== "paragraph" && schema.nodes.paragraph) {
    tr.insert(end, schema.nodes.paragraph.create());
  }
  tr.setSelection(TextSelection.near(tr.doc.resolve(at === "in" ? from + 1 : end + 1)));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}
