import { AppError } from "../../app-error";
import type { MediaItem } from "../../contract/media/media-item";
import type { Deps } from "../../deps";
import { sha256 } from "../../digest";
import { describeError, log } from "../../http/log";
import { type CleanPicture, cleanPicture, type Redraw } from "../pictures/clean-picture";
import { announcePicture, drawPicture } from "../variants/variants.service";
import {
  type Description,
  fillDescription,
  findItemByHash,
  type ItemRow,
  insertMedia,
  type NewMedia,
  renewMedia,
} from "./media.repository";
import { toMediaItem } from "./media.service";
import { createPictureStore, type PictureStore } from "./picture.store";
import { originalKey } from "./picture-keys";
import { nameOfFile, type Upload } from "./upload-form";

export interface Uploaded {
  item: MediaItem;
  isNew: boolean;
}

/**
 * Keeps a picture, cleaned, and sends the message that brings its widths about. The same bytes are kept once: who sends
 * them again gets what is there, which their words describe where nobody has yet.
 */
export async function uploadPicture(deps: Deps, upload: Upload, uploaderId: number): Promise<Uploaded> {
  if (!deps.mediaBucket) throw withoutBucket();
  const store = createPictureStore(deps.mediaBucket);
  const sent = new Uint8Array(await upload.file.arrayBuffer());
  const hash = (await sha256(sent)).slice(0, 32);
  const known = await findItemByHash(deps.db, hash);
  const clean = () => cleanPicture(sent, createRedraw(deps.images));
  if (known) {
    return describeKnown(deps, await bringBack(deps, store, { known, clean }), upload);
  }
  const picture = await clean();
  const storageKey = crypto.randomUUID();
  await putOriginal(store, storageKey, picture);
  return insertPicture(deps, store, {
    ...{ hash, storageKey, uploaderId, alt: upload.alt, decorative: upload.decorative },
    ...{ type: picture.type, width: picture.width, height: picture.height },
    bytes: picture.bytes.byteLength,
    name: nameOfFile(upload.file.name),
    createdAt: deps.clock(),
  });
}

/**
 * A picture whose bytes are gone, as after a bucket was emptied, has them again once somebody uploads it anew, and its
 * widths are made again: nobody knows which of those are left.
 */
async function bringBack(
  deps: Deps,
  store: PictureStore,
  { known, clean }: { known: ItemRow; clean: () => Promise<CleanPicture> },
): Promise<ItemRow> {
  const key = originalKey(known.storageKey);
  if (await store.has(key)) return known;
  const picture = await clean();
  if (picture.type !== known.type) throw comesOtherwise();
  await put(store, key, picture);
  // Whoever deletes it takes the row first.
  const { width, height, bytes } = picture;
  const renewed = await renewMedia(deps.db, known.id, { width, height, bytes: bytes.byteLength });
  if (!renewed) {
    await removeQuietly(store, key);
    throw justDeleted();
  }
  if (renewed.uses > 0) await deps.contentGeneration.moveOn();
  await announcePicture(deps, known.id);
  return renewed;
}

/** The bytes come first: a row never stands without them, and bytes without a row go with the weekly pass. */
async function putOriginal(store: PictureStore, storageKey: string, picture: CleanPicture) {
  const key = originalKey(storageKey);
  try {
    await put(store, key, picture);
  } catch (error) {
    await removeQuietly(store, key);
    throw error;
  }
}

async function put(store: PictureStore, key: string, { bytes, type }: CleanPicture) {
  try {
    await store.put(key, bytes, type);
  } catch (cause) {
    const message = "Gambar belum tersimpan karena tempat penyimpanan tidak menjawab. Silakan unggah lagi.";
    throw new AppError("upstream_failed", message, { cause });
  }
}

/** Where the database fails nothing is removed: it may have written, and only its answer was lost. */
async function insertPicture(deps: Deps, store: PictureStore, values: NewMedia): Promise<Uploaded> {
  const { row, isNew } = await insertMedia(deps.db, values);
  if (!row) throw new Error("no picture was inserted");
  if (!isNew) {
    await removeQuietly(store, originalKey(values.storageKey));
    return describeKnown(deps, row, values);
  }
  await deps.audit.record({ action: "media.uploaded", subjectId: row.id, label: row.name });
  await announcePicture(deps, row.id);
  return { item: toMediaItem(row), isNew };
}

async function describeKnown(
  deps: Deps,
  known: ItemRow,
  { alt, decorative }: Description,
): Promise<Uploaded> {
  const isWanted = (alt !== "" || decorative) && known.alt === "" && !known.decorative;
  if (!isWanted) return { item: toMediaItem(known), isNew: false };
  const { row, isFilled } = await fillDescription(deps.db, known.id, { alt, decorative });
  if (!row) throw justDeleted();
  if (isFilled) {
    await deps.audit.record({ action: "media.changed", subjectId: row.id, label: row.name });
    if (row.uses > 0) await deps.contentGeneration.moveOn();
  }
  return { item: toMediaItem(row), isNew: false };
}

async function removeQuietly(store: PictureStore, key: string): Promise<void> {
  try {
    await store.remove([key]);
  } catch (error) {
    log("warn", "picture_not_removed", { error: describeError(error) });
  }
}

function justDeleted(): AppError {
  return new AppError("conflict", "Gambar ini baru saja dihapus orang lain. Silakan unggah lagi.");
}

/** The service that draws pictures anew has answered another type than when it was uploaded first. */
function comesOtherwise(): AppError {
  const message = "Gambar ini belum bisa dipulihkan. Hapus dari Pustaka, lalu unggah lagi.";
  return new AppError("conflict", message);
}

function withoutBucket(): AppError {
  const message =
    "Pustaka gambar belum aktif: situs ini belum punya tempat menyimpan gambar. Pemilik situs perlu membuat bucket R2 dan memasangnya dengan nama MEDIA.";
  return new AppError("conflict", message);
}

/** It becomes the original, from which all widths are made. */
const quality = 90;

/** Draws a picture anew, upright and in RGB; null where nothing does that. What it answers is looked at again. */
function createRedraw(images: ImagesBinding | null): Redraw {
  if (!images) return null;
  return async (bytes, type) => (await drawPicture(images, bytes, { type, quality })).bytes;
}
