import { AppError } from "../../app-error";
import { hashToken, isToken } from "../../auth/sessions/token";
import { readingOf } from "../../blog/reading/public-posts.repository";
import type { PictureType } from "../../contract/media/picture-address";
import type { Deps } from "../../deps";
import { log } from "../../http/log";
import { createPictureStore } from "../library/picture.store";
import { type AskedPicture, filesFor, ownAddress, type ServedFile } from "./served-file";
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
