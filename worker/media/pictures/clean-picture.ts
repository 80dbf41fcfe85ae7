import { AppError } from "../../app-error";
import { maxPictureBytes } from "../../contract/media/media-item";
import type { PictureType } from "../../contract/media/picture-address";
import { readAvif } from "./avif/read-avif";
import { BoundedBytes } from "./bounded-bytes";
import { isOnItsSide } from "./exif-orientation";
import { refuseHidden } from "./hidden-content";
import { imagesFaultOf } from "./images-fault";
import { readJpeg } from "./jpeg/read-jpeg";
import { kindOf } from "./picture-kind";
import { readPng } from "./png/read-png";
import type { ReadPicture } from "./read-picture";
import {
  cannotChangeColours,
  cannotTurn,
  emptyFile,
  noMoreRedrawn,
  notRedrawn,
  tooManyBytes,
  unreadable,
} from "./refusals";
import { readWebp } from "./webp/read-webp";

/**
 * Decodes a picture and encodes it again: upright, in RGB, of the type `to` where the service can. Null where there is
 * no such service: a picture that needs it is refused then. It may refuse the picture by itself.
 */
export type Redraw = ((bytes: Uint8Array, to: PictureType) => Promise<Uint8Array>) | null;

export interface CleanPicture {
  type: PictureType;
  /** Pixels, upright. */
  width: number;
  height: number;
  bytes: Uint8Array;
}

const readers: Record<PictureType, (file: BoundedBytes) => ReadPicture> = {
  "image/jpeg": readJpeg,
  "image/png": readPng,
  "image/webp": readWebp,
  "image/avif": readAvif,
};

const redrawRefusals = { unreadable, limit: noMoreRedrawn, failed: notRedrawn };

/**
 * The picture that the bytes of an upload are, whatever they are called, with nothing in them but what showing it
 * needs: no metadata, no comments, nothing behind its end. Its pixels stay as they are, but where it lies on its side
 * or has printing colours, so that it must be drawn anew. Nothing is decoded here. Cleaning it again changes nothing.
 *
 * @throws {AppError} with a sentence for whoever uploaded it, for each file that is not wanted.
 */
export async function cleanPicture(bytes: Uint8Array, redraw: Redraw): Promise<CleanPicture> {
  if (bytes.length === 0) throw emptyFile();
  if (bytes.length > maxPictureBytes) throw tooManyBytes(bytes.length);
  const { type, picture } = read(bytes);
  if (isReady(picture)) return { type, width: picture.width, height: picture.height, bytes: picture.clean() };
  if (!redraw) throw withoutRedrawing(picture);

  const redrawn = await redraw(bytes, type).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    throw redrawRefusals[imagesFaultOf(error)](error);
  });
  return cleanRedrawn(redrawn, picture);
}

function read(bytes: Uint8Array): { type: PictureType; picture: ReadPicture } {
  const type = kindOf(bytes);
  const picture = readers[type](new BoundedBytes(bytes));
  refuseHidden(bytes, picture.pixels);
  return { type, picture };
}

function isReady({ orientation, isCmyk }: ReadPicture): boolean {
  return orientation === 1 && !isCmyk;
}

function withoutRedrawing({ isCmyk }: ReadPicture): AppError {
  return isCmyk ? cannotChangeColours() : cannotTurn();
}

/** What the service has answered is trusted as little as an upload. */
function cleanRedrawn(bytes: Uint8Array, before: ReadPicture): CleanPicture {
  const [width, height] = isOnItsSide(before.orientation)
    ? [before.height, before.width]
    : [before.width, before.height];
  const { type, picture } = readAnswer(bytes);
  if (!isReady(picture) || picture.width !== width || picture.height !== height) {
    throw withoutRedrawing(before);
  }
  if (bytes.length > maxPictureBytes) throw tooManyBytes(bytes.length);
  return { type, width, height, bytes: picture.clean() };
}

function readAnswer(bytes: Uint8Array): { type: PictureType; picture: ReadPicture } {
  try {
    return read(bytes);
  } catch (error) {
    throw notRedrawn(error);
  }
}
