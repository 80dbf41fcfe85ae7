import { lift, setBlockType, wrapIn } from "@tiptap/pm/commands";
import type { Node, NodeType, Schema } from "@tiptap/pm/model";
import { liftListItem, sinkListItem, wrapInList } from "@tiptap/pm/schema-list";
import type { Command, EditorState, Selection, Transaction } from "@tiptap/pm/state";
import { liftTarget } from "@tiptap/pm/transform";
import { blockPlace, selectBelow } from "../pictures/picture-commands";

export type ListName = "bulletList" | "orderedList";

const typeOf = (state: EditorState, name: string) => state.schema.nodes[name] as NodeType;

export const toParagraph: Command = (state, ...rest) =>
  setBlockType(typeOf(state, "paragraph"))(state, ...rest);

export function toHeading(level: number): Command {
  return (state, ...rest) => setBlockType(typeOf(state, "heading"), { level })(state, ...rest);
}

export const toggleCodeBlock: Command = (state, ...rest) => {
  const isCode = state.selection.$from.parent.type.name === "codeBlock";
  return setBlockType(typeOf(state, isCode ? "paragraph" : "codeBlock"))(state, ...rest);
};

/** How deep the innermost list of the selection stands; 0 outside. */
export function listDepth({ $from, to }: EditorState["selection"]): number {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if (/List$/.test($from.node(depth).type.name) && $from.end(depth) >= to) {
      return $from.node(depth).type.name === "descriptionList" ? 0 : depth;
    }
  }
  return 0;
}

/** Makes a list, takes one apart, or makes the one kind the other. */
export function toggleList(name: ListName): Command {
  return (state, dispatch, view) => {
    const type = typeOf(state, name);
    const { $from } = state.selection;
    const depth = listDepth(state.selection);
    if (!depth) return wrapInList(type)(state, dispatch);
    const list = $from.node(depth);
    if (list.type === type) return liftListItem(typeOf(state, "listItem"))(state, dispatch, view);
    const { lang, space } = list.attrs;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { lang, space }).scrollIntoView());
    return true;
  };
}

export const indent: Command = (state, ...rest) => sinkListItem(typeOf(state, "listItem"))(state, ...rest);
export const outdent: Command = (state, ...rest) => liftListItem(typeOf(state, "listItem"))(state, ...rest);

export const toggleQuote: Command = (state, dispatch, view) => {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, (node) => node.type.name === "blockquote");
  if (!range) return wrapIn(typeOf(state, "blockquote"))(state, dispatch, view);
  const target = liftTarget(range);
  if (target === null) return lift(state, dispatch);
  dispatch?.(state.tr.lift(range, target).scrollIntoView());
  return true;
};

/** Puts a line where the selection is, and the cursor behind it. */
export function insertRule(tr: Transaction, schema: Schema): Transaction {
  return insertBlock(tr, (schema.nodes.horizontalRule as NodeType).create());
}

export const insertHorizontalRule: Command = (state, dispatch) => {
  dispatch?.(insertRule(state.tr, state.schema).scrollIntoView());
  return true;
};

/** Puts a block at the cursor or in the place of an empty paragraph, and the cursor into what follows it. */
export function insertBlock(tr: Transaction, block: Node): Transaction {
  return selectBelow(tr, putBlock(tr, block));
}

/** Puts a block at the cursor, or behind what is selected, of which nothing is lost; answers where it ends. */
export function putBlock(tr: Transaction, block: Node): number {
  const { selection } = tr;
  if (selection.empty && !isInFigure(selection)) tr.replaceSelectionWith(block, false);
  else {
    const { from, to } = blockPlace(tr.doc, selection.to, block.type);
    tr.replaceWith(from, to, block);
  }
  let end = tr.doc.content.size;
  tr.doc.descendants((node, pos) => {
    if (node === block) end = pos + node.nodeSize;
    return !node.isTextblock;
  });
  return end;
}

/** Right in a figure there is room for a picture and its caption alone. */
function isInFigure({ $from }: Selection): boolean {
  return $from.depth > 1 && $from.node(-1).type.name === "figure";
}
