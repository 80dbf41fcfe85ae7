import type { Editor } from "@tiptap/core";
import { Images, Pencil, Trash2 } from "lucide";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Bubble } from "../visual/bubble";
import { useEditorState } from "../visual/use-editor-state";
import { type SaidOf, selectedPicture } from "./picture-words";
import type { Pictures } from "./use-pictures";

/** What is said of a picture that has no words of its own. */
function note(said: SaidOf, item: MediaItem | undefined): string {
  if (said === "foreign") return "Tanpa teks: gambar ini dianggap hiasan.";
  if (said === "unknown" || !item) return "Tanpa teks sendiri di artikel ini.";
  return item.decorative ? "Hiasan, menurut pustaka." : `Teks dari pustaka: ${item.alt}`;
}

interface PictureBubbleProps {
  editor: Editor;
  pictures: Pictures;
  onWords: () => void;
  onReplace: () => void;
}

/** What the selected picture shows, and what can be done with it. */
export function PictureBubble({ editor, pictures, onWords, onReplace }: PictureBubbleProps) {
  useEditorState(editor, () => {
    const found = selectedPicture(editor);
    return found && [found.pos, found.picture.attrs];
  });
  const found = selectedPicture(editor);
  if (!found) return null;
  const { picture, pos } = found;
  const alt = String(picture.attrs.alt ?? "");
  const said = pictures.saidOf(picture);
  return (
    <Bubble editor={editor} at={pos} end={pos + 1} label="Gambar yang dipilih">
      <p className="w-full px-2 pt-1 text-sm">
        {alt ? (
          <>
            <span className="text-ink-soft">Teks alternatif: </span>
            {alt}
          </>
        ) : said !== "nothing" ? (
          <span className="text-ink-soft">
            {note(said, pictures.itemOf(String(picture.attrs.src ?? "")))}
          </span>
        ) : (
          <span className="font-semibold text-danger">
            Belum punya teks alternatif. Artikel belum bisa terbit.
          </span>
        )}
      </p>
      <Button variant={said === "nothing" ? "dark" : "quiet"} size="sm" onClick={onWords}>
        <Icon node={Pencil} className="size-4" />
        {alt ? "Ubah teks" : "Beri teks"}
      </Button>
      <Button variant="quiet" size="sm" onClick={onReplace}>
        <Icon node={Images} className="size-4" />
        Ganti
      </Button>
      <Button variant="quiet" size="sm" onClick={() => editor.chain().deleteSelection().focus().run()}>
        <Icon node={Trash2} className="size-4" />
        Hapus
      </Button>
    </Bubble>
  );
}
