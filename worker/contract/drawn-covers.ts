interface DrawnPicture {
  url: string;
  width: number;
  height: number;
}

const drawn = /^\/images\/blog\/((?:topics\/)?[\w-]+)\.svg$/;

/**
 * The PNG versions of a drawn cover for sharing, a square and a wide one, made by `scripts/draw-images.mjs`. Undefined
 * for other pictures.
 */
export function drawnCoverPictures(image: string): [DrawnPicture, DrawnPicture] | undefined {
  const [, name] = drawn.exec(image) ?? [];
  if (!name) return undefined;
  return [
    { url: `/images/og/blog/${name}-square.png`, width: 1024, height: 1024 },
    { url: `/images/og/blog/${name}.png`, width: 1200, height: 630 },
  ];
}
