import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
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
import { useExclusive } from "../../lib/record-form/use-autosave";

/** How far an upload has come. `share` is 1 while the server works. */
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

/** Uploads at the same time. */
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
 * Uploads pictures into the library, two at a time; one that fails stops no other. They go on while one moves within the
 * staff area, where a toast tells how they ended, and closing the tab asks meanwhile.
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

  /** Answers what was stored; null where it failed or was cancelled. */
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

  /** Uploads it behind those of its lane. */
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

  /** Answers what was stored, once each of the files is over. */
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
    /** Cancels an upload, or takes one off the list that is over. */
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

/** Tells of uploads that were left to end by themselves. */
function tell(failed: number, stored: number) {
  const title = failed > 0 ? `${failed} gambar belum terunggah` : `${stored} gambar terunggah`;
  const action = { label: "Buka Pustaka", href: staffPaths.media };
  showToast({ title, action, ...(failed > 0 && { variant: "destructive" as const }) });
}

/** What browsers call each picture that is pasted. */
const pasted = /^image\.(png|jpe?g|webp)$/i;

/** What a file is called in the library: a pasted picture by its time, which tells it from the others. */
export function uploadName({ name }: Pick<File, "name">, now: Date): string {
  const [, ending] = pasted.exec(name) ?? [];
  if (!ending) return name || "gambar";
  return `tempelan ${dayOf(now)} ${formatTime(now.toISOString())}.${ending.toLowerCase()}`;
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
