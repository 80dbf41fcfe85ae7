import type { Mark, MarkType, Node } from "@tiptap/pm/model";
import type { Command, EditorState } from "@tiptap/pm/state";
import { TextSelection } from "@tiptap/pm/state";

/** A link of the text, and where it stands. */
export interface FoundLink {
  from: number;
  to: number;
  href: string;
  isNewTab: boolean;
}

const typeOf = (state: EditorState) => state.schema.marks.link as MarkType;

/** The link that the cursor stands in, or that all of the selection belongs to. */
export function findLink(state: EditorState): FoundLink | null {
  const { $from, $to, empty } = state.selection;
  if (!$from.sameParent($to) || !$from.parent.isTextblock) return null;
  const { nodeAfter, nodeBefore } = $from;
  const mark = linkOf(nodeAfter) ?? (empty ? linkOf(nodeBefore) : undefined);
  if (!mark) return null;
  const range = rangeOf($from.parent, $from.start(), $from.pos, mark);
  if (!range || $to.pos > range.to) return null;
  return { ...range, href: String(mark.attrs.href ?? ""), isNewTab: mark.attrs.target === "_blank" };
}

const linkOf = (node: Node | null) => node?.marks.find(({ type }) => type.name === "link");

/** The pieces of text around a position that one link holds together. */
function rangeOf(parent: Node, start: number, pos: number, mark: Mark): { from: number; to: number } | null {
  let from = start;
  let at = start;
  for (const node of parent.children) {
    const end = at + node.nodeSize;
    if (!mark.isInSet(node.marks)) {
      if (at >= pos && at > from) return { from, to: at };
      from = end;
    }
    at = end;
  }
  return at > from && pos >= from ? { from, to: at } : null;
}

interface LinkTo {
  href: string;
  isNewTab: boolean;
  /** What is written where nothing is selected. */
  text: string;
}

/** Links what is selected, changes the link that the cursor is in, or writes a new one. */
export function setLink({ href, isNewTab, text }: LinkTo): Command {
  return (state, dispatch) => {
    const type = typeOf(state);
    const found = findLink(state);
    const { from, to } = found ?? state.selection;
    const known = found && state.doc.nodeAt(from)?.marks.find((mark) => mark.type === type);
    const mark = type.create({ ...known?.attrs, href, target: isNewTab ? "_blank" : null });
    const tr = state.tr;
    if (from === to) {
      if (!state.selection.$from.parent.type.allowsMarkType(type)) return false;
      const marks = mark.addToSet(state.storedMarks ?? state.selection.$from.marks());
      tr.insert(from, state.schema.text(text, marks));
      tr.setSelection(TextSelection.create(tr.doc, from + text.length));
    } else {
      tr.removeMark(from, to, type).addMark(from, to, mark);
      tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(to)));
    }
    dispatch?.(tr.removeStoredMark(type).scrollIntoView());
    return true;
  };
}

/** Takes the link off that the cursor is in, or all links of the selection. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to } = findLink(state) ?? state.selection;
  dispatch?.(state.tr.removeMark(from, to, typeOf(state)));
  return true;
};

/** Whether a link can stand where the selection is. */
export function mayLink(state: EditorState): boolean {
  const { parent } = state.selection.$from;
  return parent.inlineContent && parent.type.allowsMarkType(typeOf(state));
}
