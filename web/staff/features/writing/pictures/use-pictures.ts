import { useQuery } from "@tanstack/react-query";
import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection } from "@tiptap/pm/state";
import { useEffect, useRef, useState } from "react";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { isDescribing, parsePictureAddress } from "../../../../../worker/contract/media/pictures";
import { mediaByHashQuery } from "../../../../api/media";
import { isDescribed } from "../../media/picture-text";
import { useUploads } from "../../media/use-uploads";
import { isPicture, picturesKnown } from "./picture-nodes";
import { endUpload, markUpload } from "./upload-places";

const openDialog = "[role=alertdialog], [role=dialog]:not([data-beside])";

/**
 * Pictures of the library that a text uses: what is known of them, and how more of them come in. `onLost` is told why
 * some have not, `onSilent` of which one nothing is said.
 */
export function usePictures(
  editor: Editor | null,
  onLost: (why: string) => void,
  onSilent: (hash: string) => void,
) {
  const { uploads, add, remove } = useUploads();
  /** By their hash. */
  const items = useRef(new Map<string, MediaItem>());
  const lastId = useRef(0);
  const latest = useRef({ uploads, onSilent });
  latest.current = { uploads, onSilent };
  const [, setVersion] = useState(0);
  /** Pictures that are on their way into the text. */
  const [sending, setSending] = useState(0);
  /** Hashes of the pictures without words of their own. */
  const [used, setUsed] = useState("");

  function remember(...known: readonly MediaItem[]) {
    for (const item of known) items.current.set(item.hash, item);
    setVersion((version) => version + 1);
    if (editor && !editor.isDestroyed) editor.view.dom.dispatchEvent(new CustomEvent(picturesKnown));
  }

  useEffect(() => {
    if (!editor) return;
    const read = () => {
      const hashes = silentPictures(editor.state.doc).map(({ picture }) => hashOf(picture));
      setUsed([...new Set(hashes)].sort().join());
    };
    read();
    editor.on("update", read);
    return () => void editor.off("update", read);
  }, [editor]);
  const { data } = useQuery({ ...mediaByHashQuery(used.split(",")), enabled: used !== "" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the library says anew
  useEffect(() => remember(...(data ?? [])), [data, editor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the uploads
  useEffect(() => {
    const lost = uploads.flatMap(({ id, name, state }) =>
      state.kind === "failed" ? [{ id, why: `${name}: ${state.text}` }] : [],
    );
    if (lost.length > 0) onLost(lost.map(({ why }) => why).join(" "));
    for (const { id } of lost) remove(id);
  }, [uploads]);

  /** Takes an upload back, and its place with it; one goes on writing. */
  function cancel(file: File) {
    const found = latest.current.uploads.find((one) => one.file === file);
    if (found) remove(found.id);
    editor?.view.focus();
  }

  function upload(chosen: readonly File[], pos: number) {
    if (!editor) return;
    let { doc } = editor.state;
    setSending((count) => count + chosen.length);
    // Pictures of one place stand in the order in which they were chosen, whichever arrives first.
    let before: Promise<unknown> = Promise.resolve();
    for (const file of chosen) {
      lastId.current += 1;
      const id = lastId.current;
      markUpload(editor, pos, { id, name: file.name, onCancel: () => cancel(file) });
      const stored = add([file]);
      before = Promise.all([stored, before]).then(([[item]]) => {
        if (item) remember(item);
        const isUntouched = editor.state.doc === doc && !document.activeElement?.matches("input, textarea");
        if (!editor.isDestroyed) endUpload(editor, id, item ? { src: item.url, alt: item.alt } : null);
        doc = editor.state.doc;
        setSending((count) => count - 1);
        // Who writes on, or answers something else, is not interrupted: the mark at the picture says it.
        const isFree = isUntouched && !document.querySelector(openDialog);
        if (item && !isDescribed(item) && isFree) latest.current.onSilent(item.hash);
      });
    }
  }

  return {
    upload,
    sending,
    itemOf: (picture: Node): MediaItem | undefined => items.current.get(hashOf(picture) ?? ""),
    remember,
    saidOf: (picture: Node) => saidOf(picture, items.current),
    /** Whether a picture has words here or there, as far as is known; others are their owner's affair. */
    isDescribed: (picture: Node): boolean => saidOf(picture, items.current) !== "nothing",
  };
}

/** Selects the first picture without words of its own that is meant. */
export function selectSilent(editor: Editor, isMeant: (picture: Node) => boolean): boolean {
  const first = silentPictures(editor.state.doc).find(({ picture }) => isMeant(picture));
  return first !== undefined && editor.chain().setNodeSelection(first.pos).scrollIntoView().run();
}

export type Pictures = ReturnType<typeof usePictures>;

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
