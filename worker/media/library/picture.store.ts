import { Buffer } from "node:buffer";
import { imageDimensionsFromData } from "image-dimensions";
import { maxPictureSide, maxPixels, type PictureProblem } from "../../contract/media/media-item";
import { endingOf, type PictureType, type VariantType } from "../../contract/media/pictures";
import { AppError, answerInTime, within } from "../../errors";

/** Milliseconds for a call that carries a picture: 10 MB take longer than any other call to a binding. */
const bytesMs = 60_000;
const callMs = 15_000;
/** Milliseconds until bytes must have begun to come for a visitor, who waits for them. */
const openMs = 5_000;

/** Bytes of pictures. Of what was typed nothing becomes a key or a header. */
export interface PictureStore {
  put(key: string, bytes: Blob, type: PictureType): Promise<void>;
  /** What is there as it goes out, its body not read yet; of `head` no body. Null where there is nothing. */
  open(key: string, how: "whole" | "head"): Promise<R2ObjectBody | R2Object | null>;
  has(key: string): Promise<boolean>;
  remove(keys: string[]): Promise<void>;
  /** Whatever stands below a folder. */
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

/** Where the bytes of one upload stand in the bucket. */
export const folderOf = (storageKey: string) => `${storageKey}/`;
export const originalKey = (storageKey: string) => `${storageKey}/original`;
export const variantKey = (storageKey: string, { width, type }: { width: number; type: VariantType }) =>
  `${storageKey}/${width}.${endingOf(type)}`;

export interface PictureHeader {
  type: PictureType;
  /** Pixels as they are stored, before the camera's note of its orientation is applied. */
  width: number;
  height: number;
}

const types: Record<string, PictureType> = { jpeg: "image/jpeg", png: "image/png", webp: "image/webp" };

/** Bytes that hold the header of nearly every file; some photos have megabytes of metadata before it. */
const headBytes = 64 * 1024;

/** How JPEG, PNG and WebP begin. */
const wanted = /^\xff\xd8\xff|^\x89PNG|^RIFF.{4}WEBP/s;

/**
 * What the header of a picture says, whatever the file is called; null where it is none. The library sees no AVIF or HEIC,
 * of which it makes an object for each entry that the file claims: hundreds of megabytes.
 */
export async function readHeader(file: Blob): Promise<PictureHeader | null> {
  if (!wanted.test(await startOf(file))) return null;
  for (const part of [file.slice(0, headBytes), file]) {
    const found = imageDimensionsFromData(new Uint8Array(await part.arrayBuffer()));
    const type = found && types[found.type];
    if (type) return { type, width: found.width, height: found.height };
  }
  return null;
}

/**
 * The header of a picture that may be uploaded, read before anything is decoded.
 *
 * @throws {AppError} with a sentence for whoever uploaded it, for each file that is not wanted.
 */
export async function judgeUpload(file: Blob): Promise<PictureHeader> {
  const start = await startOf(file);
  const header = await readHeader(file);
  if (!header) throw unknownFile(start);
  if (isAnimated(start)) {
    throw refused(
      "Gambar bergerak tidak dapat dipakai. Simpan satu bingkainya sebagai gambar diam, lalu unggah lagi.",
    );
  }
  checkSize(header);
  return header;
}

const startOf = async (file: Blob) =>
  Buffer.from(await file.slice(0, headBytes).arrayBuffer()).toString("latin1");

/** By the flags of WebP's extended header, and by the chunk that stands before the pixels of an animated PNG. */
function isAnimated(start: string): boolean {
  const isMovingWebp = start.slice(12, 16) === "VP8X" && (start.charCodeAt(20) & 2) !== 0;
  return isMovingWebp || /^\x89PNG.*?(?:acTL|IDAT)/s.exec(start)?.[0].endsWith("acTL") === true;
}

function checkSize({ width, height }: PictureHeader): void {
  const size = `${inNumbers(width)} × ${inNumbers(height)} piksel`;
  if (width === 0 || height === 0) throw refused(incomplete);
  if (width * height > maxPixels) {
    throw refused(`Gambar ini ${size}, lebih dari 40 megapiksel. Perkecil ukurannya, lalu unggah lagi.`);
  }
  if (width > maxPictureSide || height > maxPictureSide) {
    throw refused(
      `Gambar ini ${size}; tiap sisi paling panjang ${inNumbers(maxPictureSide)} piksel. Perkecil ukurannya, lalu unggah lagi.`,
    );
  }
}

const inNumbers = (value: number) => value.toLocaleString("id-ID");

const advice = "Simpan ulang sebagai JPEG, PNG, atau WebP, lalu unggah lagi.";
const incomplete =
  "Berkas gambar ini tidak lengkap. Mungkin penyalinannya terputus: salin ulang dari sumbernya, lalu unggah lagi.";

/** How other files begin, without their bytes of zero, and what is said of them. */
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
  if (wanted.test(start)) return refused(incomplete);
  const words = start.slice(0, 1024).replaceAll("\0", "");
  const [, sentence] = others.find(([beginning]) => beginning.test(words)) ?? [];
  return refused(
    sentence ?? `Berkas ini bukan gambar JPEG, PNG, atau WebP. ${advice}`,
    "unsupported_media_type",
  );
}

function refused(
  message: string,
  code: "validation_failed" | "unsupported_media_type" = "validation_failed",
): AppError {
  return new AppError(code, message, { fields: { file: message } });
}

/** Milliseconds for one transformation with its bytes. */
const transformMs = 45_000;
/** Of what Images reads: a larger answer could not be made smaller later. */
const maxDrawnBytes = 20_000_000;

interface Wanted {
  type: PictureType;
  /** At most so many pixels wide. */
  width?: number;
  /** Of 1 to 100; the service's own default is 85. */
  quality: number;
}

export type Drawn = { picture: Blob } | { fault: PictureProblem; cause: unknown };

/**
 * Has Images decode a picture and encode it again: upright, in the colours of a screen, its first frame alone and
 * without its metadata. Says why where that did not come; never throws.
 */
export async function drawPicture(
  images: ImagesBinding,
  original: ReadableStream<Uint8Array>,
  wanted: Wanted,
): Promise<Drawn> {
  try {
    return await within(transformMs, "Images", draw(images, original, wanted));
  } catch (cause) {
    return { fault: faultOf(cause), cause };
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
  // The service may answer another type than it was asked for: a large AVIF comes as WebP.
  if (result.contentType() !== type)
    return { fault: "unreadable", cause: new Error(`Images answered ${result.contentType()}`) };
  return { picture: new Blob(chunks, { type }) };
}

/** The account's transformations are used up: Cloudflare Images, "Errors". */
const limitCodes = [9422];
/** No picture, one larger than the service takes, a type that it does not read, or bytes that it cannot decode. */
const unreadableCodes = [9412, 9413, 9516, 9520];

/** What an error of Cloudflare Images means; whatever may be over at the next try is "failed". */
function faultOf(error: unknown): PictureProblem {
  const code = Number((error as { code?: unknown } | null)?.code);
  if (limitCodes.includes(code)) return "limit";
  return unreadableCodes.includes(code) ? "unreadable" : "failed";
}
