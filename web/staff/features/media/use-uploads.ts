import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toDay } from "../../../../worker/contract/jakarta";
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
import { useExclusive } from "../../lib/record-form/use-autosave";

/** The state of an upload. `share` is 1 while the server processes it. */
export type UploadState =
  | { kind: "waiting" }
  | { kind: "sending"; share: number }
  | { kind: "done"; item: MediaItem; isKnown: boolean }
  | { kind: "failed"; text: string; mayRetry: boolean };

export interface Upload {
  id: number;
  file: File;
  name: string;
  state: UploadState;
  controller: AbortController;
}

/** Concurrent uploads. */
const atOnce = 2;

function explain(error: unknown): string {
  if (isSignedOut(error)) return "Sesi Anda sudah berakhir. Login lagi di tab lain, lalu coba lagi di sini.";
  const lost = "Belum terunggah. Periksa koneksi internet Anda, lalu coba lagi.";
  return failureText(error, lost, "Belum terunggah. Silakan coba lagi.");
}

/** Whether the file itself was refused. */
const isRefused = (error: unknown) => error instanceof ApiError && [400, 413, 415].includes(error.status);

const keepPage = (event: Event) => event.preventDefault();

/**
 * Uploads pictures, two at a time, independently of each other. Uploads continue during navigations within the staff area,
 * where a toast reports their end; closing the tab asks for a confirmation.
 */
export function useUploads() {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  /** The last upload of each lane. */
  const lanes = useRef<Promise<unknown>[]>([]);
  const busy = useRef(0);
  const { isHere } = useExclusive();
  const latest = useRef(uploads);
  latest.current = uploads;

  function setState(id: number, state: UploadState) {
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  /** Returns the stored picture, or null after a failure or a cancellation. */
  async function run({ id, file, name, controller: { signal } }: Upload): Promise<MediaItem | null> {
    if (signal.aborted) return null;
    setState(id, { kind: "sending", share: 0 });
    try {
      const small = await shrinkPicture(file);
      if (signal.aborted) return null;
      const onProgress = (share: number) => setState(id, { kind: "sending", share });
      const uploaded = await uploadPicture(client, small, { name, signal, onProgress });
      void reloadMedia(client);
      setState(id, { kind: "done", ...uploaded });
      return uploaded.item;
    } catch (error) {
      if (signal.aborted) return null;
      setState(id, { kind: "failed", text: explain(error), mayRetry: !isRefused(error) });
      return null;
    }
  }

  /** Queues an upload in a lane. */
  async function enqueue(upload: Upload): Promise<MediaItem | null> {
    const lane = upload.id % atOnce;
    const running = Promise.resolve(lanes.current[lane]).then(() => run(upload));
    lanes.current[lane] = running;
    if (busy.current === 0) window.addEventListener("beforeunload", keepPage);
    busy.current += 1;
    const item = await running;
    busy.current -= 1;
    if (busy.current === 0) window.removeEventListener("beforeunload", keepPage);
    return item;
  }

  /** Returns the stored pictures after all files have ended. */
  async function add(files: readonly File[]): Promise<MediaItem[]> {
    const added = files.map((file): Upload => {
      lastId.current += 1;
      const name = uploadName(file, new Date());
      const controller = new AbortController();
      return { id: lastId.current, file, name, state: { kind: "waiting" }, controller };
    });
    setUploads((before) => [...before, ...added]);
    const stored = (await Promise.all(added.map(enqueue))).filter((item) => item !== null);
    const wanted = added.filter(({ controller }) => !controller.signal.aborted);
    if (!isHere() && wanted.length > 0) tell(wanted.length - stored.length, stored.length);
    return stored;
  }

  return {
    uploads,
    add,
    retry: (upload: Upload) => {
      setState(upload.id, { kind: "waiting" });
      void enqueue(upload);
    },
    /** Cancels an upload, or removes an ended one from the list. */
    remove: (id: number) => {
      latest.current.find((upload) => upload.id === id)?.controller.abort();
      setUploads((before) => before.filter((upload) => upload.id !== id));
    },
    /** Empties the list. */
    clear: () => setUploads([]),
    isBusy: uploads.some(({ state }) => state.kind === "waiting" || state.kind === "sending"),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

/** Reports uploads that ended after a navigation. */
function tell(failed: number, stored: number) {
  const title = failed > 0 ? `${failed} gambar belum terunggah` : `${stored} gambar terunggah`;
  const action = { label: "Buka Pustaka", href: staffPaths.media };
  showToast({ title, action, ...(failed > 0 && { variant: "destructive" as const }) });
}

/** The name that browsers give every pasted picture. */
const pasted = /^image\.(png|jpe?g|webp)$/i;

/** The name in the library; pasted pictures are named by time. */
export function uploadName({ name }: Pick<File, "name">, now: Date): string {
  const [, ending] = pasted.exec(name) ?? [];
  if (!ending) return name || "gambar";
  return `tempelan ${toDay(now)} ${formatTime(now.toISOString())}.${ending.toLowerCase()}`;
}

/** The pixels of a shrunk picture: more than any screen shows, and few enough for every browser's canvas. */
const targetPixels = 16_000_000;
/** Qualities that are tried until the file is small enough. */
const qualities = [0.9, 0.8, 0.6];

/**
 * Shrinks a picture above the limits of bytes or pixels: upright, as JPEG, or as WebP if it may be transparent. Files that
 * the browser cannot decode are returned unchanged.
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
