import { ImageOff } from "lucide";
import { useState } from "react";
import type { MediaItem } from "../../../../worker/contract/media/media-item";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";

/** The addresses to try for a picture that is shown `width` pixels wide; the original is the last. */
export function addressesFor(
  { variants, url }: Pick<MediaItem, "variants" | "url">,
  width: number,
): string[] {
  const webp = variants.filter(({ type }) => type === "image/webp").sort((a, b) => a.width - b.width);
  const fitting = webp.find((variant) => variant.width >= width) ?? webp.at(-1);
  return fitting ? [fitting.url, url] : [url];
}

/** What shows through a picture that may be transparent. */
const chequered =
  "bg-[repeating-conic-gradient(var(--color-sand)_0_25%,var(--color-white)_0_50%)] bg-size-[1rem_1rem]";

interface ThumbnailProps {
  item: MediaItem;
  /** About how many pixels wide it is shown, those of a dense screen counted. */
  width: number;
  /** "" where its name stands beside it. */
  alt: string;
  className?: string;
  eager?: boolean;
}

/** A picture of the library; where it cannot be shown, a sign of that in its place. */
export function Thumbnail({ item, width, alt, className, eager }: ThumbnailProps) {
  const addresses = addressesFor(item, width);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const address = addresses.find((one) => !broken.includes(one));
  const ground = item.type === "image/jpeg" ? "bg-sand" : chequered;
  if (!address) {
    return (
      <span className={cn("grid place-items-center bg-sand text-ink-soft", className)}>
        <Icon node={ImageOff} className="size-6" />
        <span className="sr-only">{alt} (belum bisa ditampilkan)</span>
      </span>
    );
  }
  return (
    <img
      src={address}
      alt={alt}
      width={item.width}
      height={item.height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      draggable={false}
      onError={() => setBroken((known) => [...known, address])}
      className={cn(ground, className)}
    />
  );
}
