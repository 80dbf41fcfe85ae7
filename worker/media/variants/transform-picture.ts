import type { PictureProblem } from "../../contract/media/media-item";
import type { PictureType } from "../../contract/media/picture-address";
import { within } from "../../http/within";
import { imagesFaultOf } from "../pictures/images-fault";

/** Milliseconds for one transformation with its bytes. */
const transformMs = 45_000;
/** Of 1 to 100; the service's own default is 85. */
const variantQuality = 80;

interface Wanted {
  width?: number;
  type: PictureType;
  quality?: number;
}

/** Has a picture drawn anew, upright, at most `width` pixels wide; of which type it came. Throws what the service throws. */
export function drawPicture(
  images: ImagesBinding,
  bytes: Uint8Array,
  wanted: Wanted,
): Promise<{ bytes: Uint8Array; type: string }> {
  return within(transformMs, "Images", draw(images, bytes, wanted));
}

async function draw(images: ImagesBinding, bytes: Uint8Array, { width, type, quality }: Wanted) {
  const input = images.input(streamOf(bytes));
  const sized = width === undefined ? input : input.transform({ width, fit: "scale-down" });
  const result = await sized.output({ format: type, ...(quality !== undefined && { quality }) });
  const made = new Uint8Array(await new Response(result.image()).arrayBuffer());
  if (made.byteLength === 0) throw new Error("Images answered no bytes");
  return { bytes: made, type: result.contentType() };
}

export type Transformed = { bytes: Uint8Array } | { fault: PictureProblem; cause: unknown };

/** Draws a width of a picture; or why that did not come. Never throws. */
export async function transformPicture(
  images: ImagesBinding,
  original: Uint8Array,
  wanted: { width: number; type: PictureType },
): Promise<Transformed> {
  try {
    const { bytes, type } = await drawPicture(images, original, { ...wanted, quality: variantQuality });
    if (type === wanted.type) return { bytes };
    // The service may answer another type than it was asked for: a large AVIF comes as WebP.
    return { fault: "unreadable", cause: new Error(`Images answered ${type}`) };
  } catch (cause) {
    return { fault: imagesFaultOf(cause), cause };
  }
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
