import { Image as Picture } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../../../../ui/icon";

/** Pixels of its side, for a dense screen. */
const side = 96;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Calls `job` once all before it are over: a photo that is decoded takes some 50 MB. */
function inTurn(job: () => Promise<void>): void {
  // What the browser cannot draw keeps the sign.
  lastTurn = lastTurn.then(job).catch(() => undefined);
}

/** A file of one's own, drawn small: the policy of the pages lets no address of a local file in. */
export function FileThumb({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isGone = false;
    inTurn(async () => {
      if (isGone) return;
      const bitmap = await createImageBitmap(file);
      const context = canvas.current?.getContext("2d");
      if (!isGone && context) {
        const scale = Math.max(side / bitmap.width, side / bitmap.height);
        const [width, height] = [bitmap.width * scale, bitmap.height * scale];
        context.imageSmoothingQuality = "high";
        context.drawImage(bitmap, (side - width) / 2, (side - height) / 2, width, height);
        setDrawn(true);
      }
      bitmap.close();
    });
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <span className="relative grid size-12 shrink-0 place-items-center overflow-hidden rounded-sm bg-sand text-ink-soft">
      {!isDrawn && <Icon node={Picture} className="size-5" />}
      <canvas ref={canvas} width={side} height={side} className="absolute size-full" />
    </span>
  );
}
