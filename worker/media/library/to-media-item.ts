import type { MediaItem } from "../../contract/media/media-item";
import { originalAddress, type VariantType, variantAddress } from "../../contract/media/picture-address";

/** What is stored of a picture. */
interface StoredItem extends Omit<MediaItem, "url" | "variants" | "uploader" | "createdAt"> {
  /** A JSON array of width and type. */
  variants: string;
  uploaderName: string | null;
  storageKey: string;
  createdAt: Date;
}

export function toMediaItem({
  variants,
  uploaderName,
  createdAt,
  storageKey: _storageKey,
  ...row
}: StoredItem): MediaItem {
  const made: { width: number; type: VariantType }[] = JSON.parse(variants);
  return {
    ...row,
    url: originalAddress(row),
    variants: made.map(({ width, type }) => ({ width, type, url: variantAddress(row.hash, width, type) })),
    uploader: uploaderName === null ? null : { name: uploaderName },
    createdAt: createdAt.toISOString(),
  };
}
