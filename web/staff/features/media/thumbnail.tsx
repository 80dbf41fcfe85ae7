import { ImageOff } from "lucide";
import type { MediaItem } from "../../../../worker/contract/media/media-item";
import { cn } from "../../../lib/cn";
import { FallbackImage } from "../../../ui/fallback-image";
import { Icon } from "../../../ui/icon";

/** The addresses to try for a picture that is shown `width` pixels wide; the original is the last. */
function addressesFor({ variants, url }: Pick<MediaItem, "variants" | "url">, width: number): string[] {
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
  const [src = item.url, ...fallbacks] = addressesFor(item, width);
  return (
    <FallbackImage
      {...{ src, fallbacks, alt, width: item.width, height: item.height }}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      draggable={false}
      className={cn(item.type === "image/jpeg" ? "bg-sand" : chequered, className)}
    >
      <span className={cn("grid place-items-center bg-sand text-ink-soft", className)}>
        <Icon node={ImageOff} className="size-6" />
        <span className="sr-only">{alt} (belum bisa ditampilkan)</span>
      </span>
    </FallbackImage>
  );
}
