import { Captions, Images, Pencil, Trash2 } from "lucide";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Bubble } from "../visual/bubble";
import { useNodeAt, useSnapshot } from "../visual/use-snapshot";
import type { Writing } from "../visual/writing";
import { deletePicture, toCaption } from "./picture-commands";
import type { SaidOf } from "./picture-words";
import type { Pictures } from "./use-pictures";

/** What is said of a picture that has no words of its own. */
function note(said: SaidOf, item: MediaItem | undefined): string {
  if (said === "foreign") return "Tanpa teks: gambar ini dianggap hiasan.";
  if (said === "unknown" || !item) return "Tanpa teks sendiri di artikel ini.";
  return item.decorative ? "Hiasan, menurut pustaka." : `Teks dari pustaka: ${item.alt}`;
}

interface PictureBubbleProps {
  writing: Writing;
  pictures: Pictures;
  onWords: () => void;
  onReplace: () => void;
}

/** What the selected picture shows, and what can be done with it. */
export function PictureBubble({ writing, pictures, onWords, onReplace }: PictureBubbleProps) {
  const { picture } = useSnapshot(writing);
  const node = useNodeAt(writing, picture);
  if (picture === null || !node) return null;
  const alt = String(node.attrs.alt ?? "");
  const said = pictures.saidOf(node);
  const mayCaption = toCaption(picture)(writing.view.state);
  return (
    <Bubble writing={writing} at={picture} end={picture + 1} label="Gambar yang dipilih">
      <p className="w-full px-2 pt-1 text-sm">
        {alt ? (
          <>
            <span className="text-ink-soft">Teks alternatif: </span>
            {alt}
          </>
        ) : said !== "nothing" ? (
          <span className="text-ink-soft">{note(said, pictures.itemOf(String(node.attrs.src ?? "")))}</span>
        ) : (
          <span className="font-semibold text-danger">
            Belum punya teks alternatif. Artikel belum bisa terbit.
          </span>
        )}
        {!mayCaption && (
          <span className="mt-1 block text-ink-soft">
            Gambar di tengah kalimat tidak bisa diberi keterangan. Pindahkan ke baris sendiri dulu.
          </span>
        )}
      </p>
      <Button variant={said === "nothing" ? "dark" : "quiet"} size="sm" onClick={onWords}>
        <Icon node={Pencil} className="size-4" />
        {alt ? "Ubah teks" : "Beri teks"}
      </Button>
      {mayCaption && (
        <Button variant="quiet" size="sm" onClick={() => writing.run(toCaption(picture))}>
          <Icon node={Captions} className="size-4" />
          Keterangan
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={onReplace}>
        <Icon node={Images} className="size-4" />
        Ganti
      </Button>
      <Button variant="quiet" size="sm" onClick={() => writing.run(deletePicture)}>
        <Icon node={Trash2} className="size-4" />
        Hapus
      </Button>
    </Bubble>
  );
}
