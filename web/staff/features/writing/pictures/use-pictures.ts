import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection } from "@tiptap/pm/state";
import { useEffect, useRef, useState } from "react";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { parsePictureAddress } from "../../../../../worker/contract/media/picture-address";
import { isDescribing } from "../../../../../worker/contract/media/picture-use";
import { fetchMediaByHash } from "../../../../api/media";
import { isDescribed } from "../../media/picture-text";
import { useUploads } from "../../media/use-uploads";
import { isPicture, picturesKnown } from "./picture-nodes";
import { endUpload, markUpload, showShare } from "./upload-places";

const openDialog = "[role=alertdialog], [role=dialog]:not([data-beside])";

/** Pictures of the library that a text uses: what is known of them, and how more of them come in. */
export function usePictures() {
  const { uploads, add, remove } = useUploads();
  /** By their hash. */
  const items = useRef(new Map<string, MediaItem>());
  /** Hashes that the library was asked for. */
  const asked = useRef(new Set<string>());
  const attached = useRef<Editor | null>(null);
  const lastId = useRef(0);
  /** Files that are on their way, by the number of their place in the text. */
  const files = useRef(new Map<number, File>());
  const queued = useRef(uploads);
  queued.current = uploads;
  const [, setVersion] = useState(0);
  /** Pictures that are on their way into the text. */
  const [sending, setSending] = useState(0);
  /** Pictures that have just come in and of which nothing is said yet. */
  const [silent, setSilent] = useState<readonly MediaItem[]>([]);

  function remember(...known: readonly MediaItem[]) {
    for (const item of known) items.current.set(item.hash, item);
    redraw();
  }

  /** Shows pictures by what is known of them now. */
  function redraw() {
    setVersion((version) => version + 1);
    const editor = attached.current;
    if (editor && !editor.isDestroyed) editor.view.dom.dispatchEvent(new CustomEvent(picturesKnown));
  }

  /** Asks the library about pictures without words of their own: about all of them, or those it was not asked for. */
  function lookUp(isAnew: boolean) {
    const editor = attached.current;
    if (!editor || editor.isDestroyed) return;
    const used = new Set(silentPictures(editor.state.doc).map(({ picture }) => hashOf(picture) ?? ""));
    const wanted = [...used].filter(
      (hash) => isAnew || !(asked.current.has(hash) || items.current.has(hash)),
    );
    if (wanted.length === 0) return;
    for (const hash of wanted) asked.current.add(hash);
    fetchMediaByHash(wanted).then(
      (found) => remember(...found),
      (error: unknown) => {
        console.error(error);
        for (const hash of wanted) asked.current.delete(hash);
      },
    );
  }
  const latest = useRef(lookUp);
  latest.current = lookUp;

  useEffect(() => {
    // Words may be given in another tab, by oneself or by somebody else.
    const askAnew = () => document.visibilityState === "visible" && latest.current(true);
    window.addEventListener("focus", askAnew);
    document.addEventListener("visibilitychange", askAnew);
    return () => {
      window.removeEventListener("focus", askAnew);
      document.removeEventListener("visibilitychange", askAnew);
    };
  }, []);

  useEffect(() => {
    const editor = attached.current;
    if (!editor || editor.isDestroyed) return;
    for (const [id, file] of files.current) {
      const state = uploads.find((one) => one.file === file)?.state;
      const isMoving = state?.kind === "sending" && state.share < 1;
      showShare(editor.view.dom, id, isMoving ? state.share : null);
    }
  }, [uploads]);

  /** Takes an upload back, and its place with it; one goes on writing. */
  function cancel(id: number) {
    const found = queued.current.find(({ file }) => file === files.current.get(id));
    if (!found) return;
    remove(found.id);
    attached.current?.view.focus();
  }

  function upload(chosen: readonly File[], pos: number) {
    const editor = attached.current;
    if (!editor) return;
    let { doc } = editor.state;
    setSending((count) => count + chosen.length);
    // Pictures of one place stand in the order in which they were chosen, whichever arrives first.
    let before: Promise<unknown> = Promise.resolve();
    for (const file of chosen) {
      lastId.current += 1;
      const id = lastId.current;
      files.current.set(id, file);
      markUpload(editor, pos, { id, name: file.name, onCancel: () => cancel(id) });
      const stored = add([file]);
      before = Promise.all([stored, before]).then(([[item]]) => {
        files.current.delete(id);
        if (item) remember(item);
        const isUntouched = editor.state.doc === doc && !document.activeElement?.matches("input, textarea");
        if (!editor.isDestroyed) endUpload(editor, id, item ? { src: item.url, alt: item.alt } : null);
        doc = editor.state.doc;
        setSending((count) => count - 1);
        // Who writes on, or answers something else, is not interrupted: the mark at the picture says it.
        const isFree = isUntouched && !document.querySelector(openDialog);
        if (item && !isDescribed(item) && isFree) setSilent((silentBefore) => [...silentBefore, item]);
      });
    }
  }

  return {
    upload,
    sending,
    /** Uploads that have come to nothing. */
    lost: uploads.filter(({ state }) => state.kind === "failed"),
    /** Sends a lost upload again; the picture will stand where the cursor is. */
    retry: (id: number) => {
      const found = uploads.find((one) => one.id === id);
      const editor = attached.current;
      if (!found || !editor) return;
      remove(id);
      upload([found.file], editor.state.selection.to);
    },
    forget: remove,
    /** The pictures that words are wanted for now: those that came in together, one after the other. */
    silent,
    /** One of them was answered, or put off. */
    silentDone: ({ id }: MediaItem) => setSilent((before) => before.filter((item) => item.id !== id)),
    itemOf: (src: string): MediaItem | undefined => {
      const address = parsePictureAddress(src);
      return address ? items.current.get(address.hash) : undefined;
    },
    remember,
    saidOf: (picture: Node) => saidOf(picture, items.current),
    /** Whether a picture has words here or there, as far as is known; others are their owner's affair. */
    isDescribed: (picture: Node): boolean => saidOf(picture, items.current) !== "nothing",
    /** Takes over the editor, and asks what the library says of the pictures in it. */
    attach: (made: Editor | null) => {
      attached.current = made;
      if (!made) return;
      latest.current(true);
      made.on("update", () => latest.current(false));
    },
  };
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
