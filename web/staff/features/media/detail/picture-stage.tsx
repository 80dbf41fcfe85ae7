import { LocateFixed } from "lucide";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { MediaItem, PictureValues } from "../../../../../worker/contract/media/media-item";
import { Button } from "../../../../ui/button";
import { Thumbnail } from "../picture-text";
import { focalText, pictureLabels } from "./picture-values";

type Point = Pick<PictureValues, "focalX" | "focalY">;

const share = (value: number) => `${value * 100}%`;

interface PictureStageProps {
  picture: MediaItem;
  values: PictureValues;
  onFocal: (point: Point) => void;
}

/** The large picture with its focal point, which is set by a press, by dragging or with the arrow keys. */
export function PictureStage({ picture, values, onFocal }: PictureStageProps) {
  const [isMoving, setMoving] = useState(false);
  /** The focal point before the press, restored if the press becomes a scroll. */
  const start = useRef(values);

  function handlePointer(event: PointerEvent<HTMLElement>) {
    onFocal(pointBelow(event, event.currentTarget.getBoundingClientRect()));
  }

  function handleKey(event: KeyboardEvent) {
    const moved = movedByKey(values, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onFocal(moved);
  }

  return (
    <div className="grid place-items-center rounded-lg bg-sand p-4 sm:p-8 lg:min-h-[26rem]">
      <div
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = values;
          setMoving(true);
          handlePointer(event);
        }}
        onPointerMove={(event) => isMoving && handlePointer(event)}
        onPointerUp={() => setMoving(false)}
        onPointerCancel={() => {
          setMoving(false);
          onFocal({ focalX: start.current.focalX, focalY: start.current.focalY });
        }}
        style={{
          aspectRatio: `${picture.width} / ${picture.height}`,
          maxWidth: `min(${picture.width}px, ${(picture.width / picture.height).toFixed(4)} * min(68dvh, 44rem))`,
        }}
        className="relative w-full cursor-crosshair touch-pan-y select-none overflow-hidden shadow-lift"
      >
        <Thumbnail item={picture} width={1440} alt={picture.alt} eager className="size-full object-cover" />
        <span
          role="slider"
          tabIndex={0}
          aria-label="Titik fokus"
          aria-describedby="focal-help"
          aria-valuemin={0}
          aria-valuemax={largestFocalNumber}
          aria-valuenow={focalNumber(values)}
          aria-valuetext={focalText(values)}
          onKeyDown={handleKey}
          style={{ left: share(values.focalX), top: share(values.focalY) }}
          className="-translate-1/2 absolute grid size-9 cursor-grab place-items-center rounded-full border-3 border-white bg-night/25 shadow-[0_0_0_2px_var(--color-night)] before:size-2 before:rounded-full before:bg-amber before:shadow-[0_0_0_2px_var(--color-night)] focus-visible:outline-offset-4"
        />
      </div>
    </div>
  );
}

const middle = { focalX: 0.5, focalY: 0.5 };

/** A preview of the picture as a cover. */
export function FocalPreview({ picture, values, onFocal }: PictureStageProps) {
  const { focalX, focalY } = values;
  const isInMiddle = focalX === middle.focalX && focalY === middle.focalY;
  return (
    <div>
      <p className="font-semibold">{pictureLabels.focalX}</p>
      <div className="mt-2 flex flex-wrap items-start gap-4">
        <div
          style={{ "--focal": `${focalX * 100}% ${focalY * 100}%` } as React.CSSProperties}
          className="aspect-video w-44 overflow-hidden rounded-sm bg-sand *:size-full *:object-cover *:[object-position:var(--focal)]"
        >
          <Thumbnail item={picture} width={480} alt="" eager />
        </div>
        <div className="min-w-0 flex-1 basis-[9rem] text-sm">
          <p id="focal-help" className="text-ink-soft">
            Yang tetap terlihat saat gambar dipotong menjadi cover. Tekan pada gambar, atau geser titiknya
            dengan tombol panah.
          </p>
          <p className="mt-1 tabular-nums">{focalText(values)}</p>
          {!isInMiddle && (
            <Button
              icon={LocateFixed}
              variant="quiet"
              size="sm"
              onClick={() => onFocal(middle)}
              className="-ml-3.5"
            >
              Ke Tengah
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

const bound = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 100));

/** The step of each key, as a share of the picture. */
const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
};

/** The focal point after a key, or null; `isFar` multiplies the step by ten. */
export function movedByKey({ focalX, focalY }: Point, key: string, isFar: boolean): Point | null {
  const step = steps[key];
  if (!step) return null;
  const by = isFar ? 10 : 1;
  return { focalX: bound(focalX + step[0] * by), focalY: bound(focalY + step[1] * by) };
}

const columns = 101;
const largestFocalNumber = columns * columns - 1;

/** The focal point as one number for the slider role, counted row by row. */
function focalNumber({ focalX, focalY }: Point): number {
  return Math.round(focalY * 100) * columns + Math.round(focalX * 100);
}

/** The focal point below a pointer. */
export function pointBelow(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number },
): Point {
  return {
    focalX: bound((clientX - box.left) / box.width),
    focalY: bound((clientY - box.top) / box.height),
  };
}
