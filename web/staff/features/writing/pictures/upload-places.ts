import { type Editor, Extension } from "@tiptap/core";
import { Plugin, PluginKey, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { buttonStyles } from "../../../../ui/button";
import { blockPlace } from "../visual/insert-block";

type Change = { add: { pos: number; id: number; name: string; onCancel: () => void } } | { remove: number };

const key = new PluginKey<DecorationSet>("uploads");

/** Shows where pictures will stand that are being uploaded; the places go along with the text around them. */
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
            // Keys on its button are no typing.
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

/** Marks the place of a picture by a number, which is larger than those before it. */
export function markUpload(
  editor: Editor,
  pos: number,
  place: { id: number; name: string; onCancel: () => void },
): void {
  const { to } = blockPlace(editor.state.doc, pos);
  editor.view.dispatch(editor.state.tr.setMeta(key, { add: { pos: to, ...place } } satisfies Change));
}

/** Puts the picture where its place is by now, or takes the place away where none has come. */
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

/** Puts the cursor into a line below a picture. */
function writeBelow(tr: Transaction, end: number): void {
  const { paragraph } = tr.doc.type.schema.nodes;
  if (tr.doc.nodeAt(end)?.type !== paragraph && paragraph) tr.insert(end, paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1)));
}

/** Stands where a picture will be. */
function createPlaceholder(name: string, onCancel: () => void): HTMLElement {
  const element = document.createElement("div");
  element.className = "writing-upload";
  const status = document.createElement("span");
  status.setAttribute("role", "status");
  status.textContent = `Mengunggah ${name}…`;
  const progress = document.createElement("progress");
  progress.setAttribute("aria-label", `Mengunggah ${name}`);
  const cancel = document.createElement("button");
  cancel.type = "button";
  cancel.className = buttonStyles("outline");
  cancel.textContent = "Batalkan";
  cancel.setAttribute("aria-label", `Batalkan unggahan ${name}`);
  cancel.addEventListener("click", onCancel);
  element.append(status, progress, cancel);
  return element;
}
