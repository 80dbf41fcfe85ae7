import {
  originalAddress,
  type PictureAddress,
  type PictureType,
  parsePicturePath,
  type VariantType,
  variantAddress,
  variantTypes,
  variantWidths,
} from "../../contract/media/picture-address";
import { originalKey, variantKey } from "../library/picture-keys";

/** A picture as far as it decides which bytes an address has. */
export interface StoredPicture {
  storageKey: string;
  /** Of the original. */
  type: PictureType;
  variants: readonly { width: number; type: VariantType }[];
}

/** Bytes that may answer an address. */
export interface ServedFile {
  key: string;
  type: PictureType;
  /** Whether they are what was asked for, and will be for ever. */
  isExact: boolean;
}

const isVariantType = (type: PictureType): type is VariantType =>
  (variantTypes as readonly string[]).includes(type);

/** What a path asks for. */
export interface AskedPicture extends PictureAddress {
  path: string;
}

/** What a path asks for, of whatever addresses a text may note as uses; null for any other. */
export function parseServedPath(path: string): AskedPicture | null {
  const asked = parsePicturePath(path);
  return asked && { ...asked, path };
}

/**
 * The address at which a picture has bytes for what is asked: its original under its own type, and each width that is
 * offered, also before it is made. All others, of which there are as many as there are numbers, lead to the nearest.
 */
export function ownAddress({ hash, width, type }: PictureAddress, picture: StoredPicture): string {
  if (width !== null && isVariantType(type)) {
    const isOffered = [...variantWidths[type], ...picture.variants.map((made) => made.width)].includes(width);
    const own = isOffered ? { width, type } : nearestOf(width, type, picture);
    if (own) return variantAddress(hash, own.width, own.type);
  }
  return originalAddress({ hash, type: picture.type });
}

/**
 * The bytes that answer one of a picture's own addresses, the best first and the original last. A width that was not
 * made is answered by the nearest.
 */
export function filesFor({ width, type }: PictureAddress, picture: StoredPicture): ServedFile[] {
  const { storageKey } = picture;
  const original = { key: originalKey(storageKey), type: picture.type, isExact: width === null };
  const nearest = width === null || !isVariantType(type) ? null : nearestOf(width, type, picture);
  if (!nearest) return [original];
  const isExact = nearest.width === width && nearest.type === type;
  return [{ key: variantKey(storageKey, nearest), type: nearest.type, isExact }, original];
}

type Variant = StoredPicture["variants"][number];

/**
 * Of the same type, the next larger one, then the next smaller one. Whoever asks for WebP may be able to read nothing
 * newer, so that AVIF never stands in for it.
 */
function nearestOf(width: number, type: VariantType, { variants }: StoredPicture): Variant | null {
  const ofType = (wanted: VariantType) => variants.filter((made) => made.type === wanted);
  const nearest = nearestTo(width, ofType(type));
  return nearest ?? (type === "image/avif" ? nearestTo(width, ofType("image/webp")) : null);
}

function nearestTo(width: number, made: readonly Variant[]): Variant | null {
  const sorted = made.toSorted((one, other) => one.width - other.width);
  return sorted.find((variant) => variant.width >= width) ?? sorted.at(-1) ?? null;
}
