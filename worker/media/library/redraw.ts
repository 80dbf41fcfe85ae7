import type { Redraw } from "../pictures/clean-picture";
import { drawPicture } from "../variants/transform-picture";

/** It becomes the original, from which all widths are made. */
const quality = 90;

/** Draws a picture anew, upright and in RGB; null where nothing does that. What it answers is looked at again. */
export function createRedraw(images: ImagesBinding | null): Redraw {
  if (!images) return null;
  return async (bytes, type) => (await drawPicture(images, bytes, { type, quality })).bytes;
}
