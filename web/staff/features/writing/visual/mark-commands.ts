import { toggleMark } from "@tiptap/pm/commands";
import type { MarkType, NodeType } from "@tiptap/pm/model";
import type { Command, EditorState } from "@tiptap/pm/state";

export type MarkName =
  | "bold"
  | "italic"
  | "underline"
  | "strike"
  | "code"
  | "subscript"
  | "superscript"
  | "highlight";

const typeOf = (state: EditorState, name: string) => state.schema.marks[name] as MarkType;
const opposite: Partial<Record<MarkName, MarkName>> = { subscript: "superscript", superscript: "subscript" };

/** Marks all of the selection, or none of it where all is marked; without one, what is typed next. */
export function toggle(name: MarkName): Command {
  return (state, dispatch, view) => {
    const other = opposite[name];
    return toggleMark(typeOf(state, name), null, { removeWhenPresent: false })(
      state,
      dispatch &&
        ((tr) => {
          const { from, to } = state.selection;
          if (other && from < to) tr.removeMark(from, to, typeOf(state, other));
          if (other && from === to) tr.removeStoredMark(typeOf(state, other));
          dispatch(tr);
        }),
      view,
    );
  };
}

/** Makes plain text of what is selected: no emphasis and no headings. Links stay. */
export const clearFormat: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  const tr = state.tr;
  const emphasis = Object.values(state.schema.marks).filter(({ name }) => !/^(link|softSpace)$/.test(name));
  for (const type of emphasis) {
    if (empty) tr.removeStoredMark(type);
    else tr.removeMark(from, to, type);
  }
  const { paragraph } = state.schema.nodes as { paragraph: NodeType };
  state.doc.nodesBetween(from, to, (node, pos) => {
    if (node.type.name === "heading") tr.setBlockType(pos + 1, pos + 1, paragraph);
  });
  dispatch?.(tr.scrollIntoView());
  return true;
};
