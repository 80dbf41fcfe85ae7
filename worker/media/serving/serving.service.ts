import { readingOf } from "../../blog/reading/public-posts.repository";
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
import type { Deps } from "../../deps";
import { AppError, log } from "../../errors";
import { hashToken, isToken } from "../../secrets";
import { createPictureStore, originalKey, variantKey } from "../library/picture.store";
import { findPictureForVisitors, findPictureOfLink, type PictureRow } from "./served-picture.repository";

/** A picture, whether it is shown to whoever asks, and the bytes that may answer. */
export interface FoundPicture {
  id: number;
  isShown: boolean;
  /** The address that has the bytes, where that is not the one that was asked for. */
  movedTo: string | null;
  files: ServedFile[];
}

/** What an address names, and whether visitors may read a post now that shows it; null where it names nothing. */
export async function findForVisitors(deps: Deps, asked: AskedPicture): Promise<FoundPicture | null> {
  if (!deps.mediaBucket) return null;
  return toFound(asked, await findPictureForVisitors(readingOf(deps), asked.hash));
}

/** The same for whoever holds a preview link, whose version shows it or does not. */
export async function findForLink(
  deps: Deps,
  asked: AskedPicture,
  token: string,
): Promise<FoundPicture | null> {
  if (!deps.mediaBucket || !isToken(token)) return null;
  const row = await findPictureOfLink(deps.db, asked.hash, await hashToken(token), deps.clock());
  return toFound(asked, row);
}

function toFound(asked: AskedPicture, row: PictureRow | null): FoundPicture | null {
  if (!row) return null;
  const own = ownAddress(asked, row);
  const movedTo = own === asked.path ? null : own;
  return { id: row.id, isShown: row.isShown, movedTo, files: filesFor(asked, row) };
}

/** Bytes as they go out. */
export interface OpenedFile {
  /** Null where only the headers were asked for. */
  body: ReadableStream | null;
  size: number;
  etag: string;
  type: PictureType;
  isExact: boolean;
}

/**
 * Opens the best bytes that are there; null, and logged, where a picture has none. Throws `upstream_failed` when the
 * bucket fails.
 */
export async function openFile(
  deps: Deps,
  { id, files }: FoundPicture,
  { withBody }: { withBody: boolean },
): Promise<OpenedFile | null> {
  if (!deps.mediaBucket) return null;
  const store = createPictureStore(deps.mediaBucket);
  for (const [place, { key, type, isExact }] of files.entries()) {
    const object = await answered(store.open(key, withBody ? "whole" : "head"));
    if (object) {
      const body = "body" in object ? (object as R2ObjectBody).body : null;
      return { body, size: object.size, etag: object.httpEtag, type, isExact: isExact && place === 0 };
    }
    log("error", "picture_missing", { mediaId: id, key });
  }
  return null;
}

async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("upstream_failed", "Layanan sedang tidak menjawab. Silakan coba lagi.", { cause });
  }
}

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
