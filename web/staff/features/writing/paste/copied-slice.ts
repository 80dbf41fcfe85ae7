import type { Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";

/** What was last copied or cut in an editor of this page, and the HTML of it that was put on the clipboard. */
let copied: { html: string; slice: Slice } | null = null;

/** Keeps what is about to be copied; never takes the event. */
export function rememberCopied(view: EditorView): false {
  const { selection } = view.state;
  if (!selection.empty) {
    const { dom, slice } = view.serializeForClipboard(selection.content());
    copied = { html: plainOf(dom.innerHTML), slice };
  }
  return false;
}

/** What was copied here, where that is the HTML of it: it needs no cleaning, and keeps what HTML does not say. */
export function sliceCopied(html: string): Slice | null {
  return copied && plainOf(html) === copied.html ? copied.slice : null;
}

/** HTML without what systems put around it on their clipboards. */
function plainOf(html: string): string {
  return html
    .replace(/\r\n?/g, "\n")
    .replace(/^[\s\S]*<!--StartFragment-->|<!--EndFragment-->[\s\S]*$/g, "")
    .replace(/^\s*<meta[^>]*>/, "")
    .trim();
}
