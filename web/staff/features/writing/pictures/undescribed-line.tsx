import type { Editor } from "@tiptap/core";
import { Button } from "../../../../ui/button";
import { useEditorState } from "../visual/use-editor-state";
import { silentPictures } from "./picture-words";
import type { Pictures } from "./use-pictures";

interface UndescribedLineProps {
  editor: Editor;
  pictures: Pictures;
  onWords: () => void;
}

/** How many pictures still want words, and the way to the first of them. */
export function UndescribedLine({ editor, pictures, onWords }: UndescribedLineProps) {
  const find = () => silentPictures(editor.state.doc).filter(({ picture }) => !pictures.isDescribed(picture));
  const count = useEditorState(editor, () => find().length);
  if (count === 0) return null;

  function select() {
    const [first] = find();
    if (!first) return;
    editor.chain().setNodeSelection(first.pos).scrollIntoView().run();
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
