import { Buffer } from "node:buffer";
import { imageDimensionsFromData } from "image-dimensions";
import { maxPictureSide, maxPixels, type PictureProblem } from "../../contract/media/media-item";
import { type PictureType, toEnding, type VariantType } from "../../contract/media/pictures";
import { type AppError, fieldError } from "../../errors";
import { answerInTime, within } from "../../limits";

/** The time limit of a call that transfers a picture. */
const bytesMs = 60_000;
const callMs = 15_000;
/** The time limit until the first byte for a visitor. */
const openMs = 5_000;

/** Stores the bytes of pictures. No typed text becomes part of a key or a header. */
export interface PictureStore {
  put(key: string, bytes: Blob, type: PictureType): Promise<void>;
  /** Opens an object without reading its body; `head` has no body. Null without the object. */
  open(key: string, how: "whole" | "head"): Promise<R2ObjectBody | R2Object | null>;
  has(key: string): Promise<boolean>;
  remove(keys: string[]): Promise<void>;
  removeBelow(folder: string): Promise<void>;
}

export function createPictureStore(bucket: R2Bucket): PictureStore {
  const answered = <T>(call: Promise<T>, ms = callMs) => answerInTime("R2", ms, call);
  const remove = (keys: string[]) => answered(bucket.delete(keys));
  return {
    async put(key, bytes, type) {
      await answered(bucket.put(key, bytes, { httpMetadata: { contentType: type } }), bytesMs);
    },
    open: (key, how) =>
      answered<R2Object | null>(how === "whole" ? bucket.get(key) : bucket.head(key), openMs),
    has: async (key) => (await answered(bucket.head(key))) !== null,
    remove,
    async removeBelow(folder) {
      const { objects } = await answered(bucket.list({ prefix: folder }));
      await remove(objects.map(({ key }) => key));
    },
  };
}

/** The folder of one upload in the bucket. */
export const toFolder = (storageKey: string) => `${storageKey}/`;
export const originalKey = (storageKey: string) => `${storageKey}/original`;
export const variantKey = (storageKey: string, { width, type }: { width: number; type: VariantType }) =>
  `${storageKey}/${width}.${toEnding(type)}`;

export interface PictureHeader {
  type: PictureType;
  /** Pixels before the EXIF orientation is applied. */
  width: number;
  height: number;
}

const types: Record<string, PictureType> = { jpeg: "image/jpeg", png: "image/png", webp: "image/webp" };

/** Bytes that contain the header of nearly every file; some photos have megabytes of metadata before it. */
const headBytes = 64 * 1024;

const wanted = /^\xff\xd8\xff|^\x89PNG|^RIFF.{4}WEBP/s;

/**
 * Reads the header of a picture, regardless of the file's name; null for other files. AVIF and HEIC are excluded before, because
 * the library creates an object for each entry that such a file claims: hundreds of megabytes.
 */
export async function readHeader(file: Blob): Promise<PictureHeader | null> {
  if (!wanted.test(await readStart(file))) return null;
  for (const part of [file.slice(0, headBytes), file]) {
    const found = imageDimensionsFromData(new Uint8Array(await part.arrayBuffer()));
    const type = found && types[found.type];
    if (type) return { type, width: found.width, height: found.height };
  }
  return null;
}

/**
 * Reads the header of an upload before anything is decoded.
 *
 * @throws {AppError} with a message for the uploader if the file is not allowed.
 */
export async function judgeUpload(file: Blob): Promise<PictureHeader> {
  const start = await readStart(file);
  const header = await readHeader(file);
  if (!header) throw unknownFile(start);
  if (isAnimated(start)) {
    throw fieldError(
      "file",
      "Gambar bergerak tidak dapat dipakai. Simpan satu bingkainya sebagai gambar diam, lalu unggah lagi.",
    );
  }
  checkSize(header);
  return header;
}

const readStart = async (file: Blob) =>
  Buffer.from(await file.slice(0, headBytes).arrayBuffer()).toString("latin1");

/** Checks the flags of WebP's extended header, and the animation chunk of PNG. */
function isAnimated(start: string): boolean {
  const isMovingWebp = start.slice(12, 16) === "VP8X" && (start.charCodeAt(20) & 2) !== 0;
  return isMovingWebp || /^\x89PNG.*?(?:acTL|IDAT)/s.exec(start)?.[0].endsWith("acTL") === true;
}

function checkSize({ width, height }: PictureHeader): void {
  const size = `${inNumbers(width)} × ${inNumbers(height)} piksel`;
  if (width === 0 || height === 0) throw fieldError("file", incomplete);
  if (width * height > maxPixels) {
    throw fieldError(
      "file",
      `Gambar ini ${size}, lebih dari 40 megapiksel. Perkecil ukurannya, lalu unggah lagi.`,
    );
  }
  if (width > maxPictureSide || height > maxPictureSide) {
    throw fieldError(
      "file",
      `Gambar ini ${size}; tiap sisi paling panjang ${inNumbers(maxPictureSide)} piksel. Perkecil ukurannya, lalu unggah lagi.`,
    );
  }
}

const inNumbers = (value: number) => value.toLocaleString("id-ID");

const advice = "Simpan ulang sebagai JPEG, PNG, atau WebP, lalu unggah lagi.";
const incomplete =
  "Berkas gambar ini tidak lengkap. Mungkin penyalinannya terputus: salin ulang dari sumbernya, lalu unggah lagi.";

/** Signatures of other files, without zero bytes, with their messages. */
const others: readonly (readonly [beginning: RegExp, sentence: string])[] = [
  [
    /^.{0,4}ftyp.{0,60}?(?:hei[cmsx]|hev[cmsx])/s,
    "Ini foto HEIC dari iPhone, yang tidak tampil di sebagian besar browser. Kirim ulang sebagai JPEG, atau di iPhone pilih Pengaturan › Kamera › Format › Paling Kompatibel sebelum memotret.",
  ],
  [/^.{0,4}ftyp.{0,60}?avi[fs]/s, `Ini AVIF, yang belum dapat diunggah di sini. ${advice}`],
  [/^.{0,4}ftyp/s, "Ini video, bukan gambar. Simpan satu bingkainya sebagai gambar, lalu unggah lagi."],
  [/^GIF8/, "Ini GIF. Simpan sebagai PNG atau WebP yang tidak bergerak, lalu unggah lagi."],
  [/^%PDF-/, "Ini PDF, bukan gambar. Simpan halamannya sebagai JPEG atau PNG, lalu unggah lagi."],
  [
    /<svg[\s>:/]/i,
    "Ini SVG, yang dapat memuat kode program. Simpan sebagai PNG atau WebP, lalu unggah lagi.",
  ],
  [
    /<(?:!doctype\s+html|html|head|body|script|iframe)[\s>]/i,
    "Ini halaman web (HTML), bukan gambar. Simpan gambarnya sendiri, lalu unggah lagi.",
  ],
];

function unknownFile(start: string): AppError {
  if (wanted.test(start)) return fieldError("file", incomplete);
  const words = start.slice(0, 1024).replaceAll("\0", "");
  const [, sentence] = others.find(([beginning]) => beginning.test(words)) ?? [];
  return fieldError("file", sentence ?? `Berkas ini bukan gambar JPEG, PNG, atau WebP. ${advice}`, {
    code: "unsupported_media_type",
  });
}

const transformMs = 45_000;
/** The most bytes that Images reads; a larger original could not be resized later. */
const maxDrawnBytes = 20_000_000;

interface Wanted {
  type: PictureType;
  /** The maximum width in pixels. */
  width?: number;
  /** From 1 to 100; the service's default is 85. */
  quality: number;
}

export type Drawn = { picture: Blob } | { fault: PictureProblem; cause: unknown };

/**
 * Re-encodes a picture with Images: upright, in sRGB, the first frame only, without metadata. Returns the problem instead of
 * throwing.
 */
export async function drawPicture(
  images: ImagesBinding,
  original: ReadableStream<Uint8Array>,
  wanted: Wanted,
): Promise<Drawn> {
  try {
    return await within(transformMs, "Images", draw(images, original, wanted));
  } catch (cause) {
    return { fault: toFault(cause), cause };
  }
}

async function draw(
  images: ImagesBinding,
  original: ReadableStream<Uint8Array>,
  { type, width, quality }: Wanted,
): Promise<Drawn> {
  const input = images.input(original);
  const sized = width === undefined ? input : input.transform({ width, fit: "scale-down" });
  const result = await sized.output({ format: type, quality, anim: false });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of result.image() as ReadableStream<Uint8Array<ArrayBuffer>>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxDrawnBytes)
      return { fault: "unreadable", cause: new Error("Images answered too many bytes") };
  }
  if (size === 0) throw new Error("Images answered no bytes");
  // The service may return another type, for example WebP for a large AVIF.
  if (result.contentType() !== type)
    return { fault: "unreadable", cause: new Error(`Images answered ${result.contentType()}`) };
  return { picture: new Blob(chunks, { type }) };
}

/** The account's quota is used up. Source: Cloudflare Images, "Errors". */
const limitCodes = [9422];
/** No picture, a too large one, an unsupported type, or undecodable bytes. */
const unreadableCodes = [9412, 9413, 9516, 9520, 9523];

/** Classifies an error of Cloudflare Images; temporary ones are "failed". */
function toFault(error: unknown): PictureProblem {
  const code = Number((error as { code?: unknown } | null)?.code);
  if (limitCodes.includes(code)) return "limit";
  return unreadableCodes.includes(code) ? "unreadable" : "failed";
}
