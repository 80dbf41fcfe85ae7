import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { blockPlace, type Picture, putPicture } from "./picture-commands";
import { createPlaceholder } from "./upload-placeholder";

/** Where a picture will stand that is being uploaded; whoever began later has the larger number. */
interface Place {
  id: number;
  pos: number;
  /** Where the empty paragraph ends that the picture takes the place of; else the same position. */
  to: number;
  name: string;
  onCancel: () => void;
}

/** `end` is where the picture ends that came into the place. */
type Change = { add: Place } | { remove: number; end: number | null };

const key = new PluginKey<readonly Place[]>("uploads");

/** Shows where pictures will stand that are being uploaded; the places go along with the text around them. */
export function uploadPlugin(): Plugin<readonly Place[]> {
  return new Plugin<readonly Place[]>({
    key,
    state: {
      init: () => [],
      apply(tr, before) {
        const change = tr.getMeta(key) as Change | undefined;
        const isMoved = tr.docChanged && before.length > 0;
        const places = isMoved
          ? before.map((place) => ({
              ...place,
              pos: tr.mapping.map(place.pos, -1),
              to: tr.mapping.map(place.to),
            }))
          : before;
        if (!change) return places;
        if ("add" in change) return [...places, change.add];
        const ended = before.find(({ id }) => id === change.remove);
        // Whichever arrives first: pictures of one place stand in the order in which they were chosen.
        return places
          .map((place, index) => {
            const isBehind =
              change.end !== null && ended && before[index]?.pos === ended.pos && place.id > ended.id;
            const end = change.end ?? place.pos;
            return isBehind ? { ...place, pos: end, to: end } : place;
          })
          .filter(({ id }) => id !== change.remove);
      },
    },
    props: {
      decorations: (state) =>
        DecorationSet.create(
          state.doc,
          placesIn(state).map(({ id, pos, name, onCancel }) =>
            Decoration.widget(pos, () => createPlaceholder(id, name, onCancel), {
              side: -1,
              key: `upload-${id}`,
              // Keys on its button are no typing.
              stopEvent: () => true,
            }),
          ),
        ),
    },
  });
}

const placesIn = (state: EditorState) => key.getState(state) ?? [];

/** Marks the place of a picture by a number, which is larger than those before it. */
export function markUpload(
  view: EditorView,
  pos: number,
  { id, name, onCancel }: Pick<Place, "id" | "name" | "onCancel">,
): void {
  const { figure } = view.state.schema.nodes;
  if (!figure) return;
  const { from, to } = blockPlace(view.state.doc, pos, figure);
  view.dispatch(view.state.tr.setMeta(key, { add: { id, pos: from, to, name, onCancel } } satisfies Change));
}

/** Puts the picture where its place is by now, or takes the place away where none has come. */
export function endUpload(view: EditorView, id: number, picture: Picture | null): void {
  const place = placesIn(view.state).find((one) => one.id === id);
  const { tr } = view.state;
  const { head } = tr.selection;
  const isReplaced = place && isEmptyLine(tr.doc, place);
  const end = picture && place ? putPicture(tr, place.pos + (isReplaced ? 1 : 0), picture) : null;
  if (end !== null && isReplaced && head > place.pos && head < place.to) {
    tr.setSelection(TextSelection.near(tr.doc.resolve(end)));
  }
  view.dispatch(tr.setMeta(key, { remove: id, end } satisfies Change));
}

function isEmptyLine(doc: Node, { pos, to }: Place): boolean {
  const node = doc.nodeAt(pos);
  return node?.type.name === "paragraph" && node.content.size === 0 && pos + node.nodeSize === to;
}
