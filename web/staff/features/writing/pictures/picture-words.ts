import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection } from "@tiptap/pm/state";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { parsePictureAddress } from "../../../../../worker/contract/media/picture-address";
import { isDescribing } from "../../../../../worker/contract/media/picture-use";
import { isDescribed } from "../../media/picture-text";
import { isPicture } from "./picture-nodes";

/** What is said of a picture: here, in the library, nowhere; `foreign` where it is not the library's and has no words. */
export type SaidOf = "here" | "library" | "nothing" | "unknown" | "foreign";

/** The pictures of the library as far as they are known. */
export type KnownPictures = ReadonlyMap<string, MediaItem>;

export function hashOf({ attrs }: Node): string | undefined {
  return parsePictureAddress(String(attrs.src ?? ""))?.hash;
}

export function saidOf(picture: Node, known: KnownPictures): SaidOf {
  if (isDescribing(String(picture.attrs.alt ?? ""))) return "here";
  const hash = hashOf(picture);
  if (!hash) return "foreign";
  const item = known.get(hash);
  if (!item) return "unknown";
  return isDescribed(item) ? "library" : "nothing";
}

/** Pictures of the library that have no words of their own, and where they stand. */
export function silentPictures(doc: Node): { picture: Node; pos: number }[] {
  const found: { picture: Node; pos: number }[] = [];
  doc.descendants((node, pos) => {
    const isSilent = isPicture(node) && !isDescribing(String(node.attrs.alt ?? ""));
    if (isSilent && hashOf(node)) found.push({ picture: node, pos });
  });
  return found;
}

/** Gives words to every use of a picture that has none; the cursor stays where it is. */
export function describePicture({ state, view }: Editor, hash: string, alt: string): void {
  const { tr } = state;
  for (const { picture, pos } of silentPictures(state.doc)) {
    if (hashOf(picture) === hash) tr.setNodeAttribute(pos, "alt", alt);
  }
  if (tr.docChanged) view.dispatch(tr);
}

/** The picture that is selected. */
export function selectedPicture({ state: { selection } }: Editor): { picture: Node; pos: number } | null {
  const node = selection instanceof NodeSelection ? selection.node : null;
  return isPicture(node) ? { picture: node, pos: selection.from } : null;
}

/** Changes a picture where it stands by now: what is above it may have changed since it was selected, and the selection too. */
export function changePicture(editor: Editor, picture: Node, change: { src?: string; alt?: string }): void {
  const { tr, doc } = editor.state;
  // Another picture has other measures.
  const measures = change.src === undefined ? {} : { width: null, height: null };
  doc.descendants((node, pos) => {
    if (node !== picture || tr.docChanged) return;
    tr.setNodeMarkup(pos, null, { ...picture.attrs, ...measures, ...change });
    tr.setSelection(NodeSelection.create(tr.doc, pos));
  });
  if (!tr.docChanged) return;
  editor.view.dispatch(tr);
  editor.view.focus();
}
