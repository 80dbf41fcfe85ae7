import type { PictureProblem } from "../../contract/media/media-item";
import type { PictureType } from "../../contract/media/picture-address";
import { within } from "../../http/within";

/** Milliseconds for one transformation with its bytes. */
const transformMs = 45_000;
/** Of what Images reads: a larger answer could not be made smaller later. */
const maxDrawnBytes = 20_000_000;

interface Wanted {
  type: PictureType;
  /** At most so many pixels wide. */
  width?: number;
  /** Of 1 to 100; the service's own default is 85. */
  quality: number;
}

export type Drawn = { picture: Blob } | { fault: PictureProblem; cause: unknown };

/**
 * Has Images decode a picture and encode it again: upright, in the colours of a screen, its first frame alone and
 * without its metadata. Says why where that did not come; never throws.
 */
export async function drawPicture(
  images: ImagesBinding,
  original: ReadableStream<Uint8Array>,
  wanted: Wanted,
): Promise<Drawn> {
  try {
    return await within(transformMs, "Images", draw(images, original, wanted));
  } catch (cause) {
    return { fault: faultOf(cause), cause };
  }
}

async function draw(
  images: ImagesBinding,
  original: ReadableStream<Uint8Array>,
  { type, width, quality }: Wanted,
): Promise<Drawn> {
  const input = images.input(original);
  const sized = width === undefined ? input : input.transform({ width, fit: "scale-down" });
  const result = await sized.output({ format: type, quality, anim: false });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of result.image() as ReadableStream<Uint8Array<ArrayBuffer>>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxDrawnBytes)
      return { fault: "unreadable", cause: new Error("Images answered too many bytes") };
  }
  if (size === 0) throw new Error("Images answered no bytes");
  // The service may answer another type than it was asked for: a large AVIF comes as WebP.
  if (result.contentType() !== type)
    return { fault: "unreadable", cause: new Error(`Images answered ${result.contentType()}`) };
  return { picture: new Blob(chunks, { type }) };
}

/** The account's transformations are used up: Cloudflare Images, "Errors". */
const limitCodes = [9422];
/** No picture, one larger than the service takes, a type that it does not read, or bytes that it cannot decode. */
const unreadableCodes = [9412, 9413, 9516, 9520];

/** What an error of Cloudflare Images means; whatever may be over at the next try is "failed". */
function faultOf(error: unknown): PictureProblem {
  const code = Number((error as { code?: unknown } | null)?.code);
  if (limitCodes.includes(code)) return "limit";
  return unreadableCodes.includes(code) ? "unreadable" : "failed";
}
