import type { Node } from "@tiptap/pm/model";
import { type Command, NodeSelection } from "@tiptap/pm/state";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { parsePictureAddress } from "../../../../../worker/contract/media/picture-address";
import { isDescribing } from "../../../../../worker/contract/media/picture-use";
import { isDescribed } from "../../media/picture-text";
import { changePicture, type Picture } from "./picture-commands";

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

interface Found {
  picture: Node;
  /** From the beginning of the block. */
  offset: number;
}

/** Blocks never change, so each is looked through once. */
const looked = new WeakMap<Node, readonly Found[]>();

function silentIn(block: Node): readonly Found[] {
  const before = looked.get(block);
  if (before) return before;
  const found: Found[] = [];
  block.descendants((picture, offset) => {
    const isSilent = picture.type.name === "image" && !isDescribing(String(picture.attrs.alt ?? ""));
    if (isSilent && hashOf(picture)) found.push({ picture, offset });
  });
  looked.set(block, found);
  return found;
}

/** Pictures of the library that have no words of their own, and where they stand. */
export function silentPictures(doc: Node): { picture: Node; pos: number }[] {
  const all: { picture: Node; pos: number }[] = [];
  doc.forEach((block, start) => {
    for (const { picture, offset } of silentIn(block)) all.push({ picture, pos: start + 1 + offset });
  });
  return all;
}

/** Gives words to every use of a picture that has none; the cursor stays where it is. */
export function describePicture(hash: string, alt: string): Command {
  return (state, dispatch) => {
    const { tr } = state;
    for (const { picture, pos } of silentPictures(state.doc))
      if (hashOf(picture) === hash) tr.setNodeMarkup(pos, null, { ...picture.attrs, alt });
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };
}

/** Changes the picture that is selected by then: what stands above it may have changed since it was asked. */
export function changeSelected(change: Partial<Picture>): Command {
  return (state, dispatch) => {
    const { selection } = state;
    return selection instanceof NodeSelection && changePicture(selection.from, change)(state, dispatch);
  };
}
