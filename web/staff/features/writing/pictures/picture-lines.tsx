import type { Editor } from "@tiptap/core";
import { RotateCw, X } from "lucide";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { useEditorState } from "../visual/editor";
import { silentPictures } from "./picture-words";
import type { Pictures } from "./use-pictures";

/** Pictures that have not come into the text, each with its reason and what can be done. */
export function LostUploads({ pictures: { lost, retry, forget } }: { pictures: Pictures }) {
  return (
    <ul role="alert" aria-label="Gambar yang belum terunggah" className="empty:hidden">
      {lost.map(
        ({ id, name, state }) =>
          state.kind === "failed" && (
            <li key={id} className="mb-1 flex items-start gap-2 text-sm">
              <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1.5 py-1.5">
                <span className="min-w-0 font-medium text-danger [overflow-wrap:anywhere]">
                  {name}: {state.text}
                </span>
                {state.mayRetry && (
                  <Button variant="outline" size="sm" onClick={() => retry(id)}>
                    <Icon node={RotateCw} className="size-4" />
                    Coba Lagi
                  </Button>
                )}
              </div>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Tutup pesan tentang ${name}`}
                onClick={() => forget(id)}
              >
                <Icon node={X} className="size-4" />
              </Button>
            </li>
          ),
      )}
    </ul>
  );
}

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
