import { type ImgHTMLAttributes, type ReactNode, useState } from "react";

interface FallbackImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt" | "children"> {
  src: string;
  alt: string;
  /** The AVIF version of `srcSet`. */
  avif?: string | undefined;
  /** Tried in order after `src`. */
  fallbacks: readonly string[];
  /** Shown if nothing could be loaded. */
  children?: ReactNode;
  onBroken?: (src: string) => void;
}

/** An image with fallback URLs, and finally its children. */
export function FallbackImage({
  src,
  srcSet,
  avif,
  alt,
  fallbacks,
  children,
  onBroken,
  ...props
}: FallbackImageProps) {
  const [broken, setBroken] = useState<{ src: string; count: number }>({ src, count: 0 });
  const count = broken.src === src ? broken.count : 0;
  const current = [src, ...fallbacks][count];
  if (current === undefined) return children;

  function markBroken() {
    onBroken?.(current ?? src);
    setBroken({ src, count: count + 1 });
  }

  const image = (
    <img
      key={current}
      {...props}
      srcSet={count > 0 ? undefined : srcSet}
      src={current}
      alt={alt}
      onError={markBroken}
      ref={(image) => {
        // The image may have failed before hydration.
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) markBroken();
      }}
    />
  );
  if (!avif || count > 0) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={props.sizes} />
      {image}
    </picture>
  );
}
