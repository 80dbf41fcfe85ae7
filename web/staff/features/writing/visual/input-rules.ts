import { closeHistory, undo } from "@tiptap/pm/history";
import type { MarkType, Node, NodeType } from "@tiptap/pm/model";
import { type Command, type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { canJoin, findWrapping } from "@tiptap/pm/transform";
import type { EditorView } from "@tiptap/pm/view";
import { headingLevels } from "../document/text-blocks";
import { insertRule } from "./block-commands";

/** What typed signs become; the change where they mean nothing here. `from` is where what matched begins. */
interface Rule {
  match: RegExp;
  apply: (state: EditorState, match: RegExpExecArray, from: number) => Transaction | null;
}

/** Characters before the cursor that may belong to what was typed. */
const reach = 500;
const key = new PluginKey<boolean>("input-rules");

function rulesOf({ schema: { nodes, marks } }: EditorState): Rule[] {
  const block = (match: RegExp, name: string, attrs?: object): Rule => ({
    match,
    apply: (state, { 0: signs }, from) => {
      const type = nodes[name] as NodeType;
      const { $from } = state.selection;
      // Only a paragraph becomes another block: whoever writes "## " in a heading means it.
      if ($from.parent.type.name !== "paragraph") return null;
      if (!$from.node(-1).canReplaceWith($from.index(-1), $from.indexAfter(-1), type)) return null;
      const tr = state.tr.delete(from, from + signs.length);
      return tr.setBlockType(from, from, type, attrs ?? null);
    },
  });
  const list = (match: RegExp, name: string, attrsOf: (match: RegExpExecArray) => object): Rule => ({
    match,
    apply: (state, found, from) =>
      wrap(state, from, found[0].length, nodes[name] as NodeType, attrsOf(found)),
  });
  const mark = (match: RegExp, name: string): Rule => ({
    match,
    apply: (state, found, from) => markBetween(state, found, from, marks[name] as MarkType),
  });
  return [
    ...headingLevels.map((level) => block(new RegExp(`^#{${level}} $`), "heading", { level })),
    block(/^```$/, "codeBlock"),
    list(/^[-*] $/, "bulletList", () => ({})),
    list(/^(\d{1,3})[.)] $/, "orderedList", ([, start]) => ({ start: Number(start) })),
    list(/^> $/, "blockquote", () => ({})),
    { match: /^---$/, apply: (state, { 0: signs }, from) => ruleInstead(state, from, signs.length) },
    mark(/(?:^|[^*])(\*\*([^*\s]|[^*\s][^*]*[^*\s])\*\*)$/, "bold"),
    mark(/(?:^|[\s("'“‘])(\*([^*\s]|[^*\s][^*]*[^*\s])\*)$/, "italic"),
    mark(/(?:^|[\s("'“‘])(_([^_\s]|[^_\s][^_]*[^_\s])_)$/, "italic"),
    mark(/(?:^|[^`])(`([^`\s]|[^`\s][^`]*[^`\s])`)$/, "code"),
    mark(/(?:^|[^~])(~~([^~\s]|[^~\s][^~]*[^~\s])~~)$/, "strike"),
  ];
}

function wrap(
  state: EditorState,
  from: number,
  length: number,
  type: NodeType,
  attrs: object,
): Transaction | null {
  if (state.selection.$from.parent.type.name !== "paragraph") return null;
  const tr = state.tr.delete(from, from + length);
  const range = tr.doc.resolve(from).blockRange();
  const wrapping = range && findWrapping(range, type, attrs as Record<string, unknown>);
  if (!range || !wrapping) return null;
  tr.wrap(range, wrapping);
  const before = tr.doc.resolve(from - 1).nodeBefore;
  // "2. " behind a numbered list of one goes on with it.
  if (before?.type === type && goesOn(before, attrs) && canJoin(tr.doc, from - 1)) tr.join(from - 1);
  return tr;
}

function goesOn(list: Node, attrs: { start?: number }): boolean {
  return attrs.start === undefined || Number(list.attrs.start) + list.childCount === attrs.start;
}

function ruleInstead(state: EditorState, from: number, length: number): Transaction | null {
  const { $from } = state.selection;
  if ($from.parent.type.name !== "paragraph" || $from.parent.content.size !== length) return null;
  return insertRule(state.tr.delete(from, from + length), state.schema);
}

function markBetween(
  state: EditorState,
  { 0: all, 1: whole = "", 2: inner = "" }: RegExpExecArray,
  from: number,
  type: MarkType,
): Transaction | null {
  const start = from + all.lastIndexOf(whole);
  const signs = (whole.length - inner.length) / 2;
  const end = start + whole.length;
  if (!state.selection.$from.parent.type.allowsMarkType(type)) return null;
  if (state.doc.rangeHasMark(start, end, state.schema.marks.code as MarkType)) return null;
  const tr = state.tr.delete(end - signs, end).delete(start, start + signs);
  return tr.addMark(start, start + inner.length, type.create()).removeStoredMark(type);
}

/**
 * Turns what is typed as in Markdown into what it means. What was typed is a step of the history of its own, so that
 * undoing, or Backspace right behind it, gives the signs back.
 */
export function inputRules(): Plugin<boolean> {
  function run(view: EditorView): boolean {
    const { state } = view;
    const { $cursor } = state.selection as { $cursor?: EditorState["selection"]["$from"] };
    if (!$cursor || $cursor.parent.type.spec.code) return false;
    const start = Math.max(0, $cursor.parentOffset - reach);
    const text = $cursor.parent.textBetween(start, $cursor.parentOffset, null, "\ufffc");
    for (const rule of rulesOf(state)) {
      const match = rule.match.exec(text);
      // A sign at the beginning is one at the beginning of its block.
      if (!match || (rule.match.source.startsWith("^") && start > 0)) continue;
      const tr = rule.apply(state, match, $cursor.start() + start + match.index);
      if (!tr) continue;
      view.dispatch(closeHistory(tr).setMeta(key, true).scrollIntoView());
      view.dispatch(closeHistory(view.state.tr).setMeta(key, true));
      return true;
    }
    return false;
  }

  return new Plugin<boolean>({
    key,
    state: {
      init: () => false,
      // True right behind a rule.
      apply: (tr, was) => tr.getMeta(key) ?? (was && !tr.docChanged && !tr.selectionSet),
    },
    props: {
      handleTextInput(view, _from, _to, _text, insert) {
        if (view.composing) return false;
        view.dispatch(insert());
        run(view);
        return true;
      },
      handleDOMEvents: {
        compositionend: (view) => {
          // The text of the composition comes into the document behind this event.
          setTimeout(() => !view.isDestroyed && run(view));
          return false;
        },
      },
    },
  });
}

/** Gives the signs back that have just become something. */
export const undoInputRule: Command = (state, dispatch, view) =>
  key.getState(state) === true && undo(state, dispatch, view);
