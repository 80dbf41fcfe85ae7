import { maxPixels } from "../../contract/media/media-item";
import { sideTooLong, tooManyPixels, truncated } from "./refusals";

/** From the first byte of a range to the one behind its last. */
export type ByteRange = readonly [start: number, end: number];

/** What a picture's file says, before anything of it was decoded. */
export interface ReadPicture {
  /** Pixels as they are stored: `orientation` is still to be applied. */
  width: number;
  height: number;
  /** 1 to 8, as EXIF counts; 1 is upright. */
  orientation: number;
  /** Printing colours, which browsers show each in its own way. */
  isCmyk: boolean;
  /** Where its compressed pixels stand, in order. Everything else is looked through for what does not belong there. */
  pixels: ByteRange[];
  /** The same file with nothing but what showing it needs. */
  clean(): Uint8Array;
}

/** Sides in pixels that the service still takes which makes the smaller widths: Cloudflare Images, "Limits and formats". */
const maxSide = 12_000;
/** More parts than any program writes; each costs memory. */
export const maxParts = 100_000;

/** Refuses what is too large to be decoded, and what has no pixels. */
export function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw truncated();
  if (width * height > maxPixels) throw tooManyPixels(width, height);
  if (width > maxSide || height > maxSide) throw sideTooLong(width, height);
}
