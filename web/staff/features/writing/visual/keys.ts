import { baseKeymap, chainCommands, exitCode } from "@tiptap/pm/commands";
import { redo, undo } from "@tiptap/pm/history";
import { keymap } from "@tiptap/pm/keymap";
import type { NodeType } from "@tiptap/pm/model";
import { splitListItem } from "@tiptap/pm/schema-list";
import { type Command, Plugin } from "@tiptap/pm/state";
import { deletePicture, leaveFigure, leavePicture } from "../pictures/picture-commands";
import { nextCell, previousCell } from "../tables/table-commands";
import {
  indent,
  listDepth,
  outdent,
  toggleCodeBlock,
  toggleList,
  toggleQuote,
  toHeading,
  toParagraph,
} from "./block-commands";
import { undoInputRule } from "./input-rules";
import { clearFormat, toggle } from "./mark-commands";

/** Keys by what they do; the toolbar and the list of shortcuts show them. */
export const keysOf = {
  paragraph: "Mod-Alt-0",
  heading2: "Mod-Alt-2",
  heading3: "Mod-Alt-3",
  heading4: "Mod-Alt-4",
  codeBlock: "Mod-Alt-c",
  bold: "Mod-b",
  italic: "Mod-i",
  underline: "Mod-u",
  strike: "Mod-Shift-x",
  code: "Mod-e",
  subscript: "Mod-,",
  superscript: "Mod-.",
  highlight: "Mod-Shift-h",
  clear: "Mod-\\",
  link: "Mod-k",
  bulletList: "Mod-Shift-8",
  orderedList: "Mod-Shift-7",
  quote: "Mod-Shift-9",
  undo: "Mod-z",
  redo: "Mod-y",
  shortcuts: "Mod-/",
  toolbar: "Alt-F10",
} as const;

const hardBreak: Command = (state, dispatch) => {
  const { hardBreak: type } = state.schema.nodes as { hardBreak: NodeType };
  if (!state.selection.$from.parent.inlineContent) return false;
  const inCode = state.selection.$from.parent.type.spec.code;
  const node = inCode ? state.schema.text("\n") : type.create();
  const { tr } = state;
  leavePicture(tr);
  dispatch?.(tr.replaceSelectionWith(node, false).scrollIntoView());
  return true;
};

const splitItem: Command = (state, ...rest) =>
  splitListItem((state.schema.nodes as { listItem: NodeType }).listItem)(state, ...rest);

/** Where there is nothing below a block of code, the arrow makes a paragraph there. */
const leaveCodeDown: Command = (state, dispatch, view) => {
  const { $head, empty } = state.selection;
  const isEnd = empty && $head.parent.type.spec.code && $head.parentOffset === $head.parent.content.size;
  return isEnd && $head.end() + 1 === state.doc.content.size ? exitCode(state, dispatch, view) : false;
};

/** Within a list the key stays in it, whether or not there is a deeper place. */
const inList =
  (command: Command): Command =>
  (state, dispatch, view) =>
    listDepth(state.selection) > 0 && (command(state, dispatch, view) || true);

interface KeysOptions {
  onLink: () => void;
  onShortcuts: () => void;
  onToolbar: () => void;
}

/** The keys of the editor. Right behind Escape, Tab leaves it, as it does everywhere but in lists and tables. */
export function editorKeys({ onLink, onShortcuts, onToolbar }: KeysOptions): Plugin[] {
  let isLeaving = false;
  const unlessLeaving =
    (command: Command): Command =>
    (...all) => {
      if (!isLeaving) return command(...all);
      isLeaving = false;
      return false;
    };
  const call =
    (open: () => void): Command =>
    (_state, dispatch) => {
      if (dispatch) open();
      return true;
    };

  return [
    new Plugin({
      state: {
        init: () => null,
        apply(tr) {
          if (tr.docChanged) isLeaving = false;
          return null;
        },
      },
      props: {
        handleKeyDown(_view, { key }) {
          if (!/^(Escape|Tab|Shift)$/.test(key)) isLeaving = false;
          return false;
        },
      },
    }),
    keymap({
      [keysOf.paragraph]: toParagraph,
      [keysOf.heading2]: toHeading(2),
      [keysOf.heading3]: toHeading(3),
      [keysOf.heading4]: toHeading(4),
      [keysOf.codeBlock]: toggleCodeBlock,
      [keysOf.bold]: toggle("bold"),
      [keysOf.italic]: toggle("italic"),
      [keysOf.underline]: toggle("underline"),
      [keysOf.strike]: toggle("strike"),
      [keysOf.code]: toggle("code"),
      [keysOf.subscript]: toggle("subscript"),
      [keysOf.superscript]: toggle("superscript"),
      [keysOf.highlight]: toggle("highlight"),
      [keysOf.clear]: clearFormat,
      [keysOf.bulletList]: toggleList("bulletList"),
      [keysOf.orderedList]: toggleList("orderedList"),
      [keysOf.quote]: toggleQuote,
      [keysOf.undo]: undo,
      [keysOf.redo]: redo,
      "Mod-Shift-z": redo,
      [keysOf.link]: call(onLink),
      [keysOf.shortcuts]: call(onShortcuts),
      [keysOf.toolbar]: call(onToolbar),
      Escape: () => {
        isLeaving = true;
        return false;
      },
      Tab: unlessLeaving(chainCommands(nextCell, inList(indent))),
      "Shift-Tab": unlessLeaving(chainCommands(previousCell, inList(outdent))),
      Enter: chainCommands(leaveFigure, splitItem),
      "Shift-Enter": hardBreak,
      "Mod-Enter": chainCommands(leaveFigure, exitCode, hardBreak),
      Backspace: chainCommands(undoInputRule, deletePicture),
      Delete: deletePicture,
      ArrowDown: leaveCodeDown,
    }),
    keymap(baseKeymap),
  ];
}
