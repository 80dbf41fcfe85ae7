import type { PictureType, VariantType } from "../../contract/media/picture-address";

/** A picture of the library, with what is needed to show it. */
export interface ShownPicture {
  hash: string;
  type: PictureType;
  width: number;
  height: number;
  bytes: number;
  /** "" where it tells nothing. */
  alt: string;
  focalX: number;
  focalY: number;
  /** The smaller widths that were made. */
  variants: [width: number, type: VariantType][];
}

/** What decides in which bytes a cover is fetched by networks and search engines. */
export interface SharedPicture extends Pick<ShownPicture, "hash" | "type" | "width" | "height" | "bytes"> {
  /** The largest of its WebP widths that is light enough for them. */
  shared: number | null;
}

export type ShownCover = ShownPicture & SharedPicture;

/** Bytes of a picture that networks fetch when a link is shared. */
export const maxSharedBytes = 1_000_000;
