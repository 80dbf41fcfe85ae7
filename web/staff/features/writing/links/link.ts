import { type Editor, getMarkRange } from "@tiptap/core";

/** A link of the text, and where it stands. */
export interface FoundLink {
  from: number;
  to: number;
  href: string;
  isNewTab: boolean;
}

/** The link that the cursor stands in, or that all of the selection belongs to. */
export function findLink({ state }: Editor): FoundLink | null {
  const { $from, to } = state.selection;
  const { link } = state.schema.marks;
  const range = link && getMarkRange($from, link);
  if (!range || to > range.to) return null;
  const mark = state.doc.nodeAt(range.from)?.marks.find(({ type }) => type === link);
  return mark ? { ...range, href: mark.attrs.href, isNewTab: mark.attrs.target === "_blank" } : null;
}

interface LinkTarget {
  href: string;
  isNewTab: boolean;
  /** What is written where nothing is selected. */
  text: string;
}

/** Links what is selected, changes the link that the cursor is in, or writes a new one. */
export function setLink(editor: Editor, { href, isNewTab, text }: LinkTarget): void {
  const attrs = { href, target: isNewTab ? "_blank" : null, rel: isNewTab ? "noopener noreferrer" : null };
  const range = findLink(editor) ?? editor.state.selection;
  editor.view.focus();
  const chain = editor.chain();
  if (range.from === range.to) {
    const marks = [
      ...editor.state.selection.$from.marks().map((mark) => mark.toJSON()),
      { type: "link", attrs },
    ];
    chain.insertContent({ type: "text", text, marks }).run();
    return;
  }
  chain
    .setTextSelection({ from: range.from, to: range.to })
    .setMark("link", attrs)
    .setTextSelection(range.to)
    .scrollIntoView()
    .run();
}

/** Takes the link off that the cursor is in, or all links of the selection. */
export function removeLink(editor: Editor): void {
  const { from, to } = findLink(editor) ?? editor.state.selection;
  const { selection } = editor.state;
  editor.view.focus();
  editor
    .chain()
    .setTextSelection({ from, to })
    .unsetMark("link")
    .setTextSelection({ from: selection.from, to: selection.to })
    .run();
}

/** Whether a link can stand where the selection is. */
export function mayLink({ state }: Editor): boolean {
  const { parent } = state.selection.$from;
  const { link } = state.schema.marks;
  return parent.inlineContent && link !== undefined && parent.type.allowsMarkType(link);
}
