import type { Cover } from "../../worker/contract/blog";
import { phoneSizes } from "../../worker/contract/media/phone-sizes";
import { cn } from "../lib/cn";
import { FallbackImage } from "../ui/fallback-image";

const wideSizes = `${phoneSizes}, (min-width: 64rem) 59rem, 92vw`;
const defaultImage = "/images/blog/default.svg";

interface ArticleImageProps {
  src: string;
  cover: Cover | undefined;
  alt: string;
  /** As wide as the text on a phone, at most 59rem on a wide screen. */
  wide?: boolean | undefined;
  /** Requested without waiting for the first paint: the picture of the article itself. */
  eager?: boolean;
  className?: string;
}

/**
 * An article's 16:9 picture; a broken one is replaced by the default, then by a sentence. `translate` has no transition:
 * after the first paint the picture would come in slowly (`section.css`).
 */
export function ArticleImage({ src, cover, alt, wide, eager, className }: ArticleImageProps) {
  return (
    <div className={cn("aspect-video overflow-hidden rounded-lg bg-sand", className)}>
      <FallbackImage
        src={src}
        srcSet={cover?.srcset}
        avif={cover?.avif}
        sizes={cover && (wide ? wideSizes : "auto, (min-width: 40rem) 35rem, 31vw")}
        style={cover && { objectPosition: cover.position }}
        alt={alt}
        fallbacks={src === defaultImage ? [] : [defaultImage]}
        width={1200}
        height={675}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "low" : undefined}
        decoding="async"
        className="size-full object-cover transition-[scale,rotate] duration-500 group-hover:scale-[1.03]"
      >
        <span className="flex size-full items-center justify-center px-2 text-center text-sm text-ink-soft sm:text-base">
          Gambar tidak tersedia
        </span>
      </FallbackImage>
    </div>
  );
}
