import { Buffer } from "node:buffer";
import * as z from "zod/mini";
import type { SessionUser } from "../../contract/auth";
import {
  type MediaItem,
  maxPictureBytes,
  mediaAlt,
  mediaName,
  type PictureProblem,
} from "../../contract/media/media-item";
import { may } from "../../contract/rights";
import { cleanLine } from "../../contract/text";
import type { Deps } from "../../deps";
import { AppError, describeError, fieldError, log } from "../../errors";
import { announceJobs } from "../../jobs/job.service";
import {
  type Description,
  fillDescription,
  findItemByHash,
  type ItemRow,
  insertMedia,
  type NewMedia,
  toMediaItem,
} from "./media.repository";
import {
  createPictureStore,
  drawPicture,
  judgeUpload,
  originalKey,
  type PictureHeader,
  type PictureStore,
  readHeader,
} from "./picture.store";

type Uploader = Pick<SessionUser, "id" | "role">;

export interface Uploaded {
  item: MediaItem;
  isNew: boolean;
}

/** A re-encoded picture: upright and without metadata. */
interface CleanPicture extends PictureHeader {
  bytes: Blob;
}

/**
 * Stores a re-encoded picture and enqueues its resizing. The same bytes are stored once: a second upload returns the stored
 * picture and describes it if it has no alt text yet.
 */
export async function uploadPicture(deps: Deps, upload: Upload, uploader: Uploader): Promise<Uploaded> {
  const { mediaBucket, images } = deps;
  if (!mediaBucket) throw withoutBucket();
  if (!images) throw withoutImages();
  const store = createPictureStore(mediaBucket);
  const hash = await hashFile(upload.file);
  const known = await findItemByHash(deps.db, hash);
  if (known) {
    // The bytes may be missing, for example after the bucket was emptied.
    const isThere = await store.has(originalKey(known.storageKey));
    if (!isThere) await putOriginal(store, known.storageKey, await cleanPicture(images, upload.file));
    return describeKnown(deps, known, upload, uploader);
  }
  const picture = await cleanPicture(images, upload.file);
  const storageKey = crypto.randomUUID();
  await putOriginal(store, storageKey, picture);
  const values = {
    ...{ hash, storageKey, uploaderId: uploader.id, alt: upload.alt, decorative: upload.decorative },
    ...{ type: picture.type, width: picture.width, height: picture.height },
    bytes: picture.bytes.size,
    name: nameOfFile(upload.file.name),
    createdAt: deps.clock(),
  };
  return insertPicture(deps, store, values, uploader);
}

/** The first 32 hex digits of the SHA-256 of the uploaded bytes. */
export async function hashFile(file: File): Promise<string> {
  const digest = new crypto.DigestStream("SHA-256");
  await file.stream().pipeTo(digest);
  return Buffer.from(await digest.digest)
    .toString("hex")
    .slice(0, 32);
}

/** The quality of the original, from which all widths are made. */
const quality = 90;

/** Re-encodes the file, which removes its metadata and anything hidden in it. */
async function cleanPicture(images: ImagesBinding, file: File): Promise<CleanPicture> {
  const { type } = await judgeUpload(file);
  const whole = type === "image/jpeg" ? await withEndMark(file) : file;
  const drawn = await drawPicture(images, whole.stream(), { type, quality });
  if ("fault" in drawn) throw notDrawn(drawn);
  const header = await readHeader(drawn.picture);
  if (header?.type !== type)
    throw notDrawn({ fault: "failed", cause: new Error("Images answered no picture") });
  return { ...header, bytes: drawn.picture };
}

const endMark = Uint8Array.of(0xff, 0xd9);

/** Adds the missing end marker of some cameras' JPEGs, which some decoders require. */
async function withEndMark(file: File): Promise<Blob> {
  const end = new Uint8Array(await file.slice(-endMark.length).arrayBuffer());
  return endMark.every((byte, index) => byte === end[index]) ? file : new Blob([file, endMark]);
}

export const quotaUsedUp =
  "Gambar belum dapat diunggah karena kuota pengolahan gambar bulan ini sudah habis. Coba lagi bulan depan, atau minta pemilik situs menambah kuota Cloudflare Images.";
const sentences: Record<PictureProblem, string> = {
  unreadable:
    "Gambar ini tidak dapat dibaca. Buka di aplikasi foto, simpan sebagai JPEG baru, lalu unggah yang baru.",
  limit: quotaUsedUp,
  failed:
    "Gambar ini belum tersimpan karena layanan pengolah gambar tidak menjawab dengan benar. Coba lagi nanti; bila tetap gagal, simpan sebagai gambar baru di aplikasi foto, lalu unggah yang baru.",
};

function notDrawn({ fault, cause }: { fault: PictureProblem; cause: unknown }): AppError {
  const message = sentences[fault];
  return fault === "unreadable"
    ? fieldError("file", message, { cause })
    : new AppError("upstream_failed", message, { cause });
}

/** The bytes are stored before the row, so that no row is without bytes. */
async function putOriginal(store: PictureStore, storageKey: string, { bytes, type }: CleanPicture) {
  try {
    await store.put(originalKey(storageKey), bytes, type);
  } catch (cause) {
    const message = "Gambar belum tersimpan karena tempat penyimpanan tidak menjawab. Silakan unggah lagi.";
    throw new AppError("upstream_failed", message, { cause });
  }
}

/** If the database fails, the bytes stay, because the row may have been written. */
async function insertPicture(
  deps: Deps,
  store: PictureStore,
  values: NewMedia,
  uploader: Uploader,
): Promise<Uploaded> {
  const { row, isNew } = await insertMedia(deps.db, values);
  if (!row) throw new Error("no picture was inserted");
  if (!isNew) {
    await removeQuietly(store, originalKey(values.storageKey));
    return describeKnown(deps, row, values, uploader);
  }
  await deps.audit.record({ action: "media.uploaded", subjectId: row.id, label: row.name });
  await announceJobs(deps, [{ kind: "picture", subject: String(row.id) }]);
  return { item: toMediaItem(row), isNew };
}

async function describeKnown(
  deps: Deps,
  known: ItemRow,
  { alt, decorative }: Description,
  { role }: Uploader,
): Promise<Uploaded> {
  const isWanted = (alt !== "" || decorative) && known.alt === "" && !known.decorative;
  if (!isWanted) return { item: toMediaItem(known), isNew: false };
  const by = { mayPublish: may(role, "posts.publish"), now: deps.clock() };
  const { row, isChanged } = await fillDescription(deps.db, known.id, { alt, decorative }, by);
  if (!row) {
    throw new AppError("conflict", "Gambar ini baru saja dihapus orang lain. Silakan unggah lagi.");
  }
  if (isChanged) {
    await deps.audit.record({ action: "media.changed", subjectId: row.id, label: row.name });
    if (row.uses > 0) await deps.contentVersion.bump();
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

function withoutBucket(): AppError {
  const message =
    "Pustaka gambar belum aktif: situs ini belum punya tempat menyimpan gambar. Pemilik situs perlu membuat bucket R2 dan memasangnya dengan nama MEDIA.";
  return new AppError("conflict", message);
}

function withoutImages(): AppError {
  const message =
    "Gambar belum bisa diunggah: situs ini belum punya layanan pengolah gambar. Pemilik situs perlu memasang Cloudflare Images dengan nama IMAGES.";
  return new AppError("conflict", message);
}

export interface Upload {
  file: File;
  alt: string;
  decorative: boolean;
}

const texts = z
  .object({
    alt: z._default(mediaAlt, ""),
    decorative: z._default(z.enum(["true", "false"], "Pilihan hiasan tidak valid"), "false"),
  })
  .check(
    z.refine(({ alt, decorative }) => !(decorative === "true" && alt), {
      error: "Gambar hiasan tidak punya teks alternatif",
      path: ["alt"],
    }),
  );

const known = ["file", "alt", "decorative"];

export function readUpload(form: FormData): Upload {
  const names = [...new Set(form.keys())];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw fieldError(unknown.slice(0, 60), "Kolom tidak dikenal");
  const repeated = ["alt", "decorative"].find((name) => form.getAll(name).length > 1);
  if (repeated) throw fieldError(repeated, "Kolom ini dikirim lebih dari sekali");
  const file = readFile(form.getAll("file"));
  const given = Object.fromEntries([...form].filter(([name]) => name !== "file"));
  const { success, data, error } = texts.safeParse(given);
  if (!success) {
    const [issue] = error.issues;
    throw fieldError(String(issue?.path[0] ?? "alt"), issue?.message ?? "Data yang dikirim tidak sesuai");
  }
  return { file, alt: data.alt, decorative: data.decorative === "true" };
}

function readFile(files: (File | string)[]): File {
  const [file] = files;
  if (file === undefined) throw fieldError("file", "Pilih satu gambar untuk diunggah");
  if (files.length > 1) throw fieldError("file", "Unggah gambar satu per satu");
  if (typeof file === "string") throw fieldError("file", "Kirim gambar sebagai berkas, bukan sebagai teks");
  if (file.size === 0) throw fieldError("file", "Berkas ini kosong. Pilih gambar lain.");
  if (file.size > maxPictureBytes) throw tooManyBytes(file.size);
  return file;
}

const inMegabytes = (bytes: number) =>
  (Math.ceil(bytes / 100_000) / 10).toLocaleString("id-ID", { maximumFractionDigits: 1 });

function tooManyBytes(bytes: number): AppError {
  return fieldError(
    "file",
    `Gambar ini ${inMegabytes(bytes)} MB, paling banyak ${inMegabytes(maxPictureBytes)} MB. Perkecil, lalu unggah lagi.`,
    { code: "payload_too_large" },
  );
}

const maxNameLength = 120;

/** Decodes quotes and line breaks in a form's file names: HTML Standard, 4.10.21.8. */
const asTyped = (sent: string) => sent.replace(/%22/g, '"').replace(/(?:%0d)?%0a|%0d/gi, " ");

/** The name of a picture in the library: the file's name without folders, cut to the limit. */
export function nameOfFile(sent: string): string {
  const last = cleanLine(asTyped(sent)).split(/[\\/]/).at(-1) ?? "";
  const ending = /\.[^.]{1,5}$/.exec(last)?.[0] ?? "";
  const characters = [...last.slice(0, last.length - ending.length)];
  let stem = "";
  for (const character of characters) {
    if (stem.length + character.length + ending.length > maxNameLength) break;
    stem += character;
  }
  const { success, data } = mediaName.safeParse(stem + ending);
  return success ? data : "gambar";
}
