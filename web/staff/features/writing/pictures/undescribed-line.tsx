import { NodeSelection } from "@tiptap/pm/state";
import { useSyncExternalStore } from "react";
import { Button } from "../../../../ui/button";
import type { Writing } from "../visual/writing";
import { silentPictures } from "./picture-words";
import type { Pictures } from "./use-pictures";

interface UndescribedLineProps {
  writing: Writing;
  pictures: Pictures;
  onWords: () => void;
}

/** How many pictures still want words, and the way to the first of them. */
export function UndescribedLine({ writing, pictures, onWords }: UndescribedLineProps) {
  const find = () =>
    silentPictures(writing.view.state.doc).filter(({ picture }) => !pictures.isDescribed(picture));
  const count = useSyncExternalStore(writing.subscribe, () => find().length);
  if (count === 0) return null;

  function select() {
    const [first] = find();
    if (!first) return;
    const { pos } = first;
    writing.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, pos)).scrollIntoView());
      return true;
    });
    onWords();
  }

  return (
    <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <span className="font-medium text-danger">{count} gambar belum punya teks alternatif.</span>
      <Button variant="outline" size="sm" onClick={select}>
        Beri Teks
      </Button>
    </div>
  );
}
