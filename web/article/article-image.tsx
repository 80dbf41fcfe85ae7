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
  /** The picture has the width of the text on a phone, and of the page's main column on a wide screen. */
  wide?: boolean | undefined;
  /** The picture stands in the first screen. */
  eager?: boolean;
  className?: string;
}

/** An article's 16:9 picture; a broken one is replaced by the default, then by a sentence. */
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
