import { AppError } from "../../app-error";
import type { ErrorCode } from "../../contract/api";
import { maxPictureBytes, maxPixels } from "../../contract/media/media-item";

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

const inNumbers = (value: number) => value.toLocaleString("id-ID", { maximumFractionDigits: 1 });
const inMegabytes = (bytes: number) => inNumbers(Math.ceil(bytes / 100_000) / 10);
const inPixels = (width: number, height: number) => `${inNumbers(width)} × ${inNumbers(height)} piksel`;

function refused(message: string, code: ErrorCode = "validation_failed", cause?: unknown): AppError {
  return new AppError(code, message, { fields: { file: message }, cause });
}

export function emptyFile(): AppError {
  return refused("Berkas ini kosong. Pilih gambar lain.");
}

export function tooManyBytes(bytes: number): AppError {
  return refused(
    `Gambar ini ${inMegabytes(bytes)} MB, paling banyak ${inMegabytes(maxPictureBytes)} MB. Perkecil, lalu unggah lagi.`,
    "payload_too_large",
  );
}

/** For a file that is none of the four types; `sentence` says what it is. */
export function wrongType(sentence: string): AppError {
  return refused(sentence, "unsupported_media_type");
}

function tooManyPixels(width: number, height: number): AppError {
  return refused(
    `Gambar ini ${inPixels(width, height)}, lebih dari 40 megapiksel. Perkecil ukurannya, lalu unggah lagi.`,
  );
}

function sideTooLong(width: number, height: number): AppError {
  return refused(
    `Gambar ini ${inPixels(width, height)}; tiap sisi paling panjang 12.000 piksel. Perkecil ukurannya, lalu unggah lagi.`,
  );
}

/** The file ends before the picture does, or the picture has no pixels at all. */
export function truncated(): AppError {
  return refused(
    "Berkas gambar ini tidak lengkap. Mungkin penyalinannya terputus: salin ulang dari sumbernya, lalu unggah lagi.",
  );
}

/** What it says of itself contradicts itself or its specification. */
export function broken(): AppError {
  return refused(
    "Susunan berkas gambar ini rusak atau tidak wajar. Buka di aplikasi foto, simpan sebagai gambar baru, lalu unggah yang baru.",
  );
}

/** Sound, and of a sort that browsers do not show or show differently. */
export function unusual(): AppError {
  return refused(
    "Jenis gambar ini jarang dipakai dan tidak tampil di semua browser. Simpan ulang sebagai JPEG atau PNG biasa, lalu unggah lagi.",
  );
}

export function animated(): AppError {
  return refused(
    "Gambar bergerak tidak dapat dipakai. Simpan satu bingkainya sebagai gambar diam, lalu unggah lagi.",
  );
}

/** `what` is hidden outside the picture's pixels. */
export function smuggling(what: string): AppError {
  return refused(
    `Berkas gambar ini menyimpan ${what} di luar gambarnya, jadi ditolak demi keamanan. Buka di aplikasi foto, simpan sebagai gambar baru, lalu unggah yang baru.`,
  );
}

export function profileTooLarge(): AppError {
  return refused("Profil warna gambar ini terlalu besar. Simpan ulang dengan profil sRGB, lalu unggah lagi.");
}

export function cannotTurn(): AppError {
  return refused(
    "Foto ini tersimpan miring dan belum dapat diputar ke posisi tegak di sini. Putar di aplikasi foto, simpan sebagai gambar baru, lalu unggah yang baru.",
  );
}

export function cannotChangeColours(): AppError {
  return refused("Gambar ini memakai warna cetak (CMYK). Simpan ulang dengan warna RGB, lalu unggah lagi.");
}

/** The service that decodes pictures cannot make sense of this one. */
export function unreadable(cause: unknown): AppError {
  return refused(
    "Gambar ini tidak dapat dibaca. Buka di aplikasi foto, simpan sebagai gambar baru, lalu unggah yang baru.",
    "validation_failed",
    cause,
  );
}

/** The service that turns pictures upright did not do so. */
export function notRedrawn(cause: unknown): AppError {
  return new AppError(
    "upstream_failed",
    "Gambar ini perlu diputar ke posisi tegak atau diubah warnanya dulu, tetapi layanan gambar tidak menjawab dengan benar. Coba lagi nanti, atau simpan sebagai gambar baru di aplikasi foto, lalu unggah yang baru.",
    { cause },
  );
}

/** The account's allowance of transformations is used up. */
export function noMoreRedrawn(cause: unknown): AppError {
  return new AppError(
    "upstream_failed",
    "Gambar ini perlu diputar ke posisi tegak atau diubah warnanya dulu, tetapi kuota pengolahan gambar bulan ini sudah habis. Putar dan simpan sebagai gambar RGB baru di aplikasi foto, lalu unggah yang baru.",
    { cause },
  );
}
