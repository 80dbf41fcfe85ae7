import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useMemo, useSyncExternalStore } from "react";
import { dayOf } from "../../../../worker/contract/jakarta";
import {
  type MediaItem,
  maxPictureBytes,
  maxPictureSide,
  maxPixels,
} from "../../../../worker/contract/media/media-item";
import { staffPaths } from "../../../../worker/contract/paths";
import { reloadMedia, uploadPicture } from "../../../api/media";
import { formatTime } from "../../../lib/format";
import { ApiError, failureText, isSignedOut } from "../../../lib/http";
import { loadCode } from "../../../lib/load-code";
import { showToast } from "../../../toasts/toast";
import { bytesText } from "./picture-text";
import { createUploadQueue, type Upload, type UploadQueue } from "./upload/upload-queue";

function explain(error: unknown): string {
  if (isSignedOut(error)) return "Sesi Anda sudah berakhir. Login lagi di tab lain, lalu coba lagi di sini.";
  if (error instanceof ApiError && error.fields.file) return error.fields.file;
  const lost = "Belum terunggah. Periksa koneksi internet Anda, lalu coba lagi.";
  return failureText(error, lost, "Belum terunggah. Silakan coba lagi.");
}

const keepPage = (event: Event) => event.preventDefault();

/** Places whose uploads are on the screen, and those that one comes back to. */
const watched = new Set<string>();
const lasting = new Set<string>();

function tell(uploads: readonly Upload[]) {
  const stored = uploads.filter(({ state }) => state.kind === "done").length;
  const failed = uploads.length - stored;
  const title = failed > 0 ? `${failed} gambar belum terunggah` : `${stored} gambar terunggah`;
  const action = { label: "Buka Pustaka", href: staffPaths.media };
  showToast({ title, action, ...(failed > 0 && { variant: "destructive" as const }) });
}

function createQueue(client: QueryClient): UploadQueue {
  const queue = createUploadQueue({
    prepare: async (file) => {
      const small = await shrinkPicture(file);
      const fault = await faultOf(small);
      return fault === null ? small : { fault };
    },
    send: (file, options) => uploadPicture(client, file, options),
    explain,
    onStored: () => void reloadMedia(client),
    onIdle: (place, uploads) => {
      if (watched.has(place)) return;
      tell(uploads);
      if (!lasting.has(place)) queue.clear(place);
    },
  });
  let isGuarded = false;
  queue.subscribe(() => {
    if (queue.isBusy() === isGuarded) return;
    isGuarded = !isGuarded;
    if (isGuarded) window.addEventListener("beforeunload", keepPage);
    else window.removeEventListener("beforeunload", keepPage);
  });
  return queue;
}

const queues = new WeakMap<QueryClient, UploadQueue>();

function queueOf(client: QueryClient): UploadQueue {
  const queue = queues.get(client) ?? createQueue(client);
  queues.set(client, queue);
  return queue;
}

/**
 * Uploads pictures into the library, two at a time; they go on while one moves within the staff area, and closing the
 * tab asks meanwhile. `uploads` are those of this place, a failed one with what a person may read; `add` answers what
 * was stored once each of its files is over. Without a `place` they are those of this component.
 */
export function useUploads(place?: string) {
  const queue = queueOf(useQueryClient());
  const ownPlace = useId();
  const here = place ?? ownPlace;
  const all = useSyncExternalStore(queue.subscribe, queue.state);
  const uploads = useMemo(() => all.filter((upload) => upload.place === here), [all, here]);
  useEffect(() => {
    watched.add(here);
    if (place) lasting.add(place);
    return () => {
      watched.delete(here);
      if (!place) queue.clear(here);
    };
  }, [here, place, queue]);

  const add = useCallback(
    (files: readonly File[]): Promise<MediaItem[]> =>
      queue.add(
        here,
        files.map((file) => ({ file, name: uploadName(file, new Date()) })),
      ),
    [queue, here],
  );

  return {
    uploads,
    add,
    retry: queue.retry,
    /** Cancels an upload, or takes one off the list that is over. */
    remove: queue.remove,
    /** Takes all off the list that are over. */
    clear: () => queue.clear(here),
    isBusy: uploads.some(({ state }) => state.kind === "waiting" || state.kind === "sending"),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

/** What browsers call each picture that is pasted. */
const pasted = /^image\.(png|jpe?g|webp)$/i;

/** What a file is called in the library: a pasted picture by its time, which tells it from the others. */
export function uploadName({ name }: Pick<File, "name">, now: Date): string {
  const [, ending] = pasted.exec(name) ?? [];
  if (!ending) return name || "gambar";
  return `tempelan ${dayOf(now)} ${formatTime(now.toISOString())}.${ending.toLowerCase()}`;
}

/** Bytes at the beginning that tell what a file is. */
const headBytes = 32;

const notPicture = "Bukan gambar JPEG, PNG, atau WebP. Simpan ulang sebagai JPEG atau PNG.";

/** Why a file need not be sent at all; null for one that the server is to judge. */
export async function faultOf(file: File): Promise<string | null> {
  if (file.size > maxPictureBytes) {
    const [size, limit] = [bytesText(file.size), bytesText(maxPictureBytes)];
    const excess = size === limit ? `sedikit lebih dari ${limit}` : `${size}, paling besar ${limit}`;
    return `Terlalu besar: ${excess}. Perkecil dulu gambarnya.`;
  }
  try {
    return faultOfHead(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()), file.size);
  } catch {
    // A folder, or a file that is gone by now.
    return "Berkas ini tidak bisa dibaca. Bila ini folder, pilih gambar di dalamnya.";
  }
}

function faultOfHead(head: Uint8Array, size: number): string | null {
  if (size === 0) return "Berkas ini kosong.";
  const text = String.fromCharCode(...head);
  const isPicture =
    text.startsWith("\xff\xd8\xff") ||
    text.startsWith("\x89PNG") ||
    (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP");
  if (isPicture) return null;
  // A box of a film or of a picture; which one, its brands tell.
  if (text.slice(4, 8) !== "ftyp") return notPicture;
  if (/avi[fs]/.test(text.slice(8))) {
    return "Gambar AVIF belum bisa diunggah. Simpan ulang sebagai JPEG, PNG, atau WebP.";
  }
  return /hei[cxms]|hev[cx]/.test(text.slice(8))
    ? "Foto HEIC belum bisa dipakai. Di iPhone, pilih Pengaturan → Kamera → Format → Paling Kompatibel, atau simpan ulang sebagai JPEG."
    : notPicture;
}

/** Pixels of a picture that was made smaller: more than any screen shows, and what every browser can draw. */
const targetPixels = 16_000_000;
/** Qualities that are tried until the file is small enough. */
const qualities = [0.9, 0.8, 0.6];

/**
 * A picture as it may be uploaded: one of too many bytes or pixels is drawn anew and smaller, upright, as JPEG, or as
 * WebP where it may be transparent. What a browser cannot draw stays as it is, and is judged as such.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!(await isTooLarge(file))) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const scale = Math.min(
      1,
      Math.sqrt(targetPixels / (width * height)),
      maxPictureSide / Math.max(width, height),
    );
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.floor(width * scale));
    canvas.height = Math.max(1, Math.floor(height * scale));
    const context = canvas.getContext("2d");
    if (!context) return file;
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      if (blob && blob.size <= maxPictureBytes)
        return new File([blob], renamed(file.name, blob.type), { type: blob.type });
    }
  } catch (error) {
    console.warn(error);
  }
  return file;
}

async function isTooLarge(file: File): Promise<boolean> {
  if (file.size > maxPictureBytes) return true;
  try {
    const { imageDimensionsFromData } = await loadCode(() => import("image-dimensions"));
    const size = imageDimensionsFromData(new Uint8Array(await file.arrayBuffer()));
    if (!size) return false;
    return size.width * size.height > maxPixels || Math.max(size.width, size.height) > maxPictureSide;
  } catch {
    return false;
  }
}

function renamed(name: string, type: string): string {
  return `${name.replace(/\.\w{1,5}$/, "")}.${type.replace("image/", "").replace("jpeg", "jpg")}`;
}
