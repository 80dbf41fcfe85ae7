import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useMemo, useSyncExternalStore } from "react";
import type { MediaItem } from "../../../../worker/contract/media/media-item";
import { staffPaths } from "../../../../worker/contract/paths";
import { reloadMedia } from "../../../api/media/library";
import { uploadPicture } from "../../../api/media/upload";
import { ApiError, isSignedOut, isUnanswered, messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { faultOf } from "./upload/file-check";
import { uploadName } from "./upload/upload-name";
import { createUploadQueue, type Failure, type Upload, type UploadQueue } from "./upload/upload-queue";

function explain(error: unknown): Failure {
  if (isSignedOut(error)) {
    const text = "Sesi Anda sudah berakhir. Login lagi di tab lain, lalu coba lagi di sini.";
    return { text, isOpen: false, concernsAll: true };
  }
  const isOpen = isUnanswered(error);
  const lost = "Belum terunggah. Periksa koneksi internet Anda, lalu coba lagi.";
  return {
    text:
      (error instanceof ApiError && error.fields.file) ||
      messageOf(error, isOpen ? lost : "Belum terunggah. Silakan coba lagi."),
    isOpen,
    concernsAll: false,
  };
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
    check: faultOf,
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
