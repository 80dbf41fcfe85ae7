import { AppError } from "../../app-error";
import { maxPictureBytes } from "../../contract/media/media-item";
import type { PictureType } from "../../contract/media/picture-address";
import { readAvif } from "./avif/read-avif";
import { BoundedBytes } from "./bounded-bytes";
import { isOnItsSide } from "./exif-orientation";
import { imagesFaultOf } from "./images-fault";
import { readJpeg } from "./jpeg/read-jpeg";
import { readPng } from "./png/read-png";
import {
  type ByteRange,
  cannotChangeColours,
  cannotTurn,
  emptyFile,
  noMoreRedrawn,
  notRedrawn,
  type ReadPicture,
  smuggling,
  tooManyBytes,
  unreadable,
  wrongType,
} from "./read-picture";
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

/** ZIP's end and a local header of a known method (PKWARE's APPNOTE.TXT, 4.3.7 and 4.3.16), RAR and 7z. */
const archive =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: They are what archives begin with.
  /PK\x05\x06\0\0\0\0|PK\x03\x04[\0-?]\0..[\0\b\t\f\x0e\]_]\0|Rar!\x1a\x07[\0\x01]|7z\xbc\xaf'\x1c/s;

/**
 * What makes a file something else to another program. Each mark is so long that none turns up by chance in the videos
 * and second pictures that cameras leave in and behind a picture, megabytes of them: where a few letters are all there
 * is, what follows them must be text too. The tags are those of the WHATWG's MIME Sniffing, 7.1, that load or run
 * something; the texts of cameras and photo programs hold none of them.
 */
const marks: readonly (readonly [what: string, RegExp])[] = [
  [
    "kode halaman web",
    /<(?:script|iframe|object)[\s>/]|<(?:svg|img|html|body|embed)[\s>/][\s!-~]{9}|<!doctype\s{1,9}(?:html|svg)/i,
  ],
  ["kode program", /<\?php\s[\s!-~]{4}|<\?=[\s!-;=?-~]{8,99}\?>/i],
  ["dokumen PDF", /%PDF-\d\./],
  ["arsip", archive],
];

const shortestMark = 6;
const decoder = new TextDecoder("latin1");

/**
 * Refuses a file that hides something else outside its pixels, where only what showing it needs stays in any case.
 * `pixels` are in order and never overlap.
 */
export function refuseHidden(bytes: Uint8Array, pixels: readonly ByteRange[]): void {
  let from = 0;
  for (const [start, end] of [...pixels, [bytes.length, bytes.length] as const]) {
    if (start - from >= shortestMark) lookThrough(bytes.subarray(from, start));
    from = end;
  }
}

function lookThrough(part: Uint8Array): void {
  const text = decoder.decode(part);
  for (const [what, mark] of marks) {
    if (mark.test(text)) throw smuggling(what);
  }
}

const advice = "Unggah sebagai JPEG, PNG, WebP, atau AVIF.";

/** Brands of files in boxes (ISO/IEC 14496-12), as the registration authority lists them at mp4ra.org. */
const avifBrands = ["avif", "avis"];
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];

const heic =
  "Ini foto HEIC dari iPhone, yang tidak tampil di sebagian besar browser. Kirim ulang sebagai JPEG, atau di iPhone pilih Pengaturan › Kamera › Format › Paling Kompatibel sebelum memotret.";
const raw = `Ini TIFF atau foto mentah (RAW) dari kamera. ${advice}`;
const video = "Ini video, bukan gambar. Simpan satu bingkainya sebagai gambar, lalu unggah lagi.";

/** How other files begin, one character for each byte, and what is said of them. */
const others: readonly (readonly [beginnings: readonly string[], sentence: string])[] = [
  [["GIF87a", "GIF89a"], "Ini GIF. Simpan sebagai PNG atau WebP yang tidak bergerak, lalu unggah lagi."],
  [["%PDF-"], "Ini PDF, bukan gambar. Simpan halamannya sebagai JPEG atau PNG, lalu unggah lagi."],
  [["II*\0", "MM\0*", "II+\0", "MM\0+", "IIU\0", "IIRO"], raw],
  [["BM"], `Ini BMP. ${advice}`],
  [["8BPS"], `Ini berkas Photoshop (PSD). ${advice}`],
  [["\0\0\x01\0"], `Ini ikon (ICO). ${advice}`],
  [["\xff\x0a", "\0\0\0\x0cJXL "], `Ini JPEG XL, yang tidak tampil di semua browser. ${advice}`],
  [["\xff\x4f\xff\x51", "\0\0\0\x0cjP  "], `Ini JPEG 2000, yang tidak tampil di browser. ${advice}`],
  [["PK\x03\x04", "PK\x05\x06"], `Ini arsip ZIP atau dokumen Office, bukan gambar. ${advice}`],
  [["Rar!", "7z\xbc\xaf", "\x1f\x8b"], `Ini arsip, bukan gambar. ${advice}`],
  [["\x1a\x45\xdf\xa3"], video],
];

const html = /<(!doctype\s+html|html|head|body|script|iframe)[\s>]/i;
const svg = /<svg[\s>:/]/i;

/** The type of a picture, by its bytes alone; refuses every other file with a sentence that says what it is. */
function kindOf(bytes: Uint8Array): PictureType {
  const start = textOf(bytes.subarray(0, 1024));
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "image/webp";
  if (start.slice(4, 8) === "ftyp") return kindOfBoxes(start);
  const [, known] =
    others.find(([beginnings]) => beginnings.some((beginning) => start.startsWith(beginning))) ?? [];
  if (known) throw wrongType(known);
  // In two bytes for each letter too.
  const words = start.replaceAll("\0", "");
  if (svg.test(words)) {
    throw wrongType(
      "Ini SVG, yang dapat memuat kode program. Simpan sebagai PNG atau WebP, lalu unggah lagi.",
    );
  }
  if (html.test(words)) {
    throw wrongType("Ini halaman web (HTML), bukan gambar. Simpan gambarnya sendiri, lalu unggah lagi.");
  }
  throw wrongType(`Berkas ini bukan gambar yang dikenali. ${advice}`);
}

function kindOfBoxes(start: string): PictureType {
  const length = [0, 1, 2, 3].reduce((sum, at) => sum * 256 + start.charCodeAt(at), 0);
  const brands: string[] = start.slice(8, Math.min(length, 512)).match(/.{4}/gs) ?? [];
  if (avifBrands.some((brand) => brands.includes(brand))) return "image/avif";
  if (heicBrands.some((brand) => brands.includes(brand))) throw wrongType(heic);
  if (brands.includes("mif1"))
    throw wrongType(`Ini HEIF, yang tidak tampil di sebagian besar browser. ${advice}`);
  if (brands[0] === "crx ") throw wrongType(raw);
  throw wrongType(video);
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
