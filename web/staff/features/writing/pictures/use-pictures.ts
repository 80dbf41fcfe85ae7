import { useQuery } from "@tanstack/react-query";
import { type Editor, Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { useEffect, useRef, useState } from "react";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { isDescribing } from "../../../../../worker/contract/media/pictures";
import { mediaByHashQuery } from "../../../../api/media";
import { buttonStyles } from "../../../../ui/button";
import { isDescribed } from "../../media/picture-text";
import { useUploads } from "../../media/use-uploads";
import { blockPlace, writeBelow } from "../toolbar/commands";
import { getHash, silentPictures } from "./picture-nodes";

const openDialog = "[role=alertdialog], [role=dialog]:not([data-beside])";

/** The library pictures of a text and the uploads into it. `onSilent` gets the first undescribed picture. */
export function usePictures(
  editor: Editor | null,
  onLost: (why: string) => void,
  onSilent: (hash: string) => void,
) {
  const { uploads, add, remove } = useUploads();
  /** Library items by hash. */
  const items = useRef(new Map<string, MediaItem>());
  const lastId = useRef(0);
  const latest = useRef({ uploads, onSilent });
  latest.current = { uploads, onSilent };
  /** The number of running uploads. */
  const [sending, setSending] = useState(0);
  /** The hashes of the pictures without their own alt text. */
  const [used, setUsed] = useState("");

  function remember(...known: readonly MediaItem[]) {
    for (const item of known) items.current.set(item.hash, item);
    // The marks in the text depend on the items.
    if (editor && !editor.isDestroyed) editor.view.dispatch(editor.state.tr);
  }

  useEffect(() => {
    if (!editor) return;
    const read = () => {
      const hashes = silentPictures(editor.state.doc).map(({ picture }) => getHash(picture));
      setUsed([...new Set(hashes)].sort().join());
    };
    read();
    editor.on("update", read);
    return () => void editor.off("update", read);
  }, [editor]);
  const { data } = useQuery({ ...mediaByHashQuery(used.split(",")), enabled: used !== "" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for new data of the library
  useEffect(() => remember(...(data ?? [])), [data, editor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each change of the uploads
  useEffect(() => {
    const lost = uploads.flatMap(({ id, name, state }) =>
      state.kind === "failed" ? [{ id, why: `${name}: ${state.text}` }] : [],
    );
    if (lost.length > 0) onLost(lost.map(({ why }) => why).join(" "));
    for (const { id } of lost) remove(id);
  }, [uploads]);

  /** Cancels an upload, removes its placeholder and returns the focus to the text. */
  function cancel(file: File) {
    const found = latest.current.uploads.find((one) => one.file === file);
    if (found) remove(found.id);
    editor?.view.focus();
  }

  function upload(chosen: readonly File[], pos: number) {
    if (!editor) return;
    let { doc } = editor.state;
    setSending((count) => count + chosen.length);
    // Pictures of one place keep the order in which they were chosen.
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
        // The dialog does not interrupt typing or another dialog; the picture is marked anyway.
        const isFree = isUntouched && !document.querySelector(openDialog);
        if (item && !isDescribed(item) && isFree) latest.current.onSilent(item.hash);
      });
    }
  }

  const getItem = (picture: Node) => items.current.get(getHash(picture) ?? "");
  return {
    ...{ upload, sending, getItem, remember },
    /** Whether a picture has an alt text here or in the library; true for pictures of other sites. */
    isDescribed: (picture: Node): boolean => {
      const item = getItem(picture);
      return !item || isDescribing(String(picture.attrs.alt ?? "")) || isDescribed(item);
    },
  };
}

/** Selects the first picture without its own alt text that `isMeant` accepts. */
export function selectSilent(editor: Editor, isMeant: (picture: Node) => boolean): boolean {
  const first = silentPictures(editor.state.doc).find(({ picture }) => isMeant(picture));
  return first !== undefined && editor.chain().setNodeSelection(first.pos).scrollIntoView().run();
}

export type Pictures = ReturnType<typeof usePictures>;

type Change = { add: { pos: number; id: number; name: string; onCancel: () => void } } | { remove: number };

const key = new PluginKey<DecorationSet>("uploads");

/** Placeholders of running uploads, which move with the text. */
export const uploadPlaces = Extension.create({
  name: "uploadPlaces",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, before) {
          const places = before.map(tr.mapping, tr.doc);
          const change = tr.getMeta(key) as Change | undefined;
          if (!change) return places;
          if ("remove" in change) return places.remove(find(places, change.remove));
          const { pos, id, name, onCancel } = change.add;
          const widget = Decoration.widget(pos, () => createPlaceholder(name, onCancel), {
            ...{ id, side: id, key: `upload-${id}` },
            // Keys on the button are not typed into the text.
            stopEvent: () => true,
          });
          return places.add(tr.doc, [widget]);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

const find = (places: DecorationSet | undefined, id: number) =>
  places?.find(undefined, undefined, (spec) => spec.id === id) ?? [];

/** Adds a placeholder with an increasing id. */
export function markUpload(
  editor: Editor,
  pos: number,
  place: { id: number; name: string; onCancel: () => void },
): void {
  const { to } = blockPlace(editor.state.doc, pos);
  editor.view.dispatch(editor.state.tr.setMeta(key, { add: { pos: to, ...place } } satisfies Change));
}

/** Replaces a placeholder by the picture, or removes it without one. */
export function endUpload(editor: Editor, id: number, picture: { src: string; alt: string } | null): void {
  const { tr, schema } = editor.state;
  const [place] = find(key.getState(editor.state), id);
  const node = picture && schema.nodes.picture?.create(picture);
  if (place && node) {
    const before = tr.doc.resolve(place.from).nodeBefore;
    const isEmptyLine = before?.type.name === "paragraph" && before.childCount === 0;
    const from = isEmptyLine ? place.from - before.nodeSize : place.from;
    const isInside = isEmptyLine && tr.selection.head > from && tr.selection.head < place.from;
    tr.replaceWith(from, place.from, node);
    if (isInside) writeBelow(tr, from + node.nodeSize);
  }
  editor.view.dispatch(tr.setMeta(key, { remove: id } satisfies Change));
}

function createPlaceholder(name: string, onCancel: () => void): HTMLElement {
  const element = document.createElement("div");
  element.className =
    "my-4 rounded-md border-2 border-dashed border-edge bg-sand p-6 text-center text-ink-soft [overflow-wrap:anywhere]";
  element.dataset.upload = name;
  const status = document.createElement("span");
  status.setAttribute("role", "status");
  status.textContent = `Mengunggah ${name}…`;
  const progress = document.createElement("progress");
  progress.setAttribute("aria-label", `Mengunggah ${name}`);
  progress.className = "mx-auto mt-3 mb-4 block w-72 max-w-full accent-fajar";
  const cancel = document.createElement("button");
  cancel.type = "button";
  cancel.className = buttonStyles("outline");
  cancel.textContent = "Batalkan";
  cancel.setAttribute("aria-label", `Batalkan unggahan ${name}`);
  cancel.addEventListener("click", onCancel);
  element.append(status, progress, cancel);
  return element;
}
