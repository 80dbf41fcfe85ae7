import { LocateFixed } from "lucide";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Thumbnail } from "../thumbnail";
import { focalText, type PictureValues, pictureLabels } from "./picture-values";

interface FocalPreviewProps {
  picture: MediaItem;
  values: PictureValues;
  onFocal: (point: Pick<PictureValues, "focalX" | "focalY">) => void;
}

const middle = { focalX: 0.5, focalY: 0.5 };

/** How the picture looks as a cover, and how its focal point is set. */
export function FocalPreview({ picture, values, onFocal }: FocalPreviewProps) {
  const { focalX, focalY } = values;
  const isInMiddle = focalX === middle.focalX && focalY === middle.focalY;
  return (
    <div>
      <p className="font-semibold">{pictureLabels.focal}</p>
      <div className="mt-2 grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)] items-start gap-4">
        <div
          style={{ "--focal": `${focalX * 100}% ${focalY * 100}%` } as React.CSSProperties}
          className="aspect-video overflow-hidden rounded-sm bg-sand *:size-full *:object-cover *:[object-position:var(--focal)]"
        >
          <Thumbnail item={picture} width={480} alt="" eager />
        </div>
        <div className="min-w-0 text-sm">
          <p id="focal-help" className="text-ink-soft">
            Yang tetap terlihat saat gambar dipotong menjadi cover. Tekan pada gambar, atau geser titiknya
            dengan tombol panah.
          </p>
          <p className="mt-1 tabular-nums">{focalText(values)}</p>
          {!isInMiddle && (
            <Button variant="quiet" size="sm" onClick={() => onFocal(middle)} className="-ml-3.5">
              <Icon node={LocateFixed} className="size-4" />
              Ke Tengah
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
