import type { MediaItem } from "../../../../worker/contract/media/media-item";
import { PictureTile } from "./picture-tile";

interface PictureGridProps {
  items: readonly MediaItem[];
  makesWidths: boolean;
  addressOf: (id: number) => string;
}

/** Pictures of the library side by side. */
export function PictureGrid({ items, makesWidths, addressOf }: PictureGridProps) {
  return (
    <ul
      aria-label="Gambar di pustaka"
      className="grid grid-cols-2 gap-x-5 gap-y-8 sm:gap-x-7 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
    >
      {items.map((item) => (
        <PictureTile key={item.id} item={item} address={addressOf(item.id)} makesWidths={makesWidths} />
      ))}
    </ul>
  );
}
