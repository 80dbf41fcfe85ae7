import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import type { Uploaded } from "../../../../api/media";

/** How far an upload has come. `share` is 1 while the server works. */
export type UploadState =
  | { kind: "waiting" }
  | { kind: "sending"; share: number }
  | { kind: "done"; item: MediaItem; isKnown: boolean }
  | { kind: "failed"; text: string; mayRetry: boolean };

export interface Upload {
  id: number;
  /** For whom it is uploaded. */
  place: string;
  file: File;
  name: string;
  state: UploadState;
}

interface QueueOptions {
  /** The file as it is sent, or why it is not. */
  prepare: (file: File) => Promise<File | { fault: string }>;
  send: (
    file: File,
    options: { name: string; onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<Uploaded>;
  /** Why it failed, in words. */
  explain: (error: unknown) => string;
  onStored: (uploaded: Uploaded) => void;
  /** All uploads of a place are over. */
  onIdle: (place: string, uploads: readonly Upload[]) => void;
}

/** Uploads at the same time. */
const atOnce = 2;

const isOver = ({ state }: Upload) => state.kind === "done" || state.kind === "failed";

/** Uploads files a few at a time; one that fails stops no other. */
export function createUploadQueue({ prepare, send, explain, onStored, onIdle }: QueueOptions) {
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();
  /** Called with what became of an upload; null where it was cancelled. */
  const settling = new Map<number, (item: MediaItem | null) => void>();

  const find = (id: number) => uploads.find((upload) => upload.id === id);

  function change(next: readonly Upload[]) {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function setState(id: number, state: UploadState) {
    change(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  function settle({ id, place }: Upload, item: MediaItem | null) {
    settling.get(id)?.(item);
    settling.delete(id);
    const own = uploads.filter((upload) => upload.place === place);
    if (own.length > 0 && own.every(isOver)) onIdle(place, own);
  }

  function fail(upload: Upload, text: string, mayRetry: boolean) {
    setState(upload.id, { kind: "failed", text, mayRetry });
    settle(upload, null);
  }

  async function run(upload: Upload) {
    const { id, file, name } = upload;
    const controller = new AbortController();
    running.set(id, controller);
    setState(id, { kind: "sending", share: 0 });
    try {
      const prepared = await prepare(file);
      if (controller.signal.aborted) return;
      if ("fault" in prepared) {
        fail(upload, prepared.fault, false);
        return;
      }
      const uploaded = await send(prepared, {
        name,
        onProgress: (share) => running.get(id) === controller && setState(id, { kind: "sending", share }),
        signal: controller.signal,
      });
      onStored(uploaded);
      // Cancelled too late.
      if (!find(id)) return;
      setState(id, { kind: "done", ...uploaded });
      settle(upload, uploaded.item);
    } catch (error) {
      if (controller.signal.aborted) return;
      fail(upload, explain(error), true);
    } finally {
      running.delete(id);
      next();
    }
  }

  function next() {
    while (running.size < atOnce) {
      const waiting = uploads.find(({ state }) => state.kind === "waiting");
      if (!waiting) return;
      void run(waiting);
    }
  }

  return {
    state: () => uploads,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isBusy: () => !uploads.every(isOver),
    /** Answers the pictures that were stored, in the order of their files, once all of them are over. */
    add: async (place: string, files: readonly { file: File; name: string }[]): Promise<MediaItem[]> => {
      const added = files.map((file): Upload => {
        lastId += 1;
        return { id: lastId, place, ...file, state: { kind: "waiting" } };
      });
      const settled = added.map(
        ({ id }) => new Promise<MediaItem | null>((resolve) => settling.set(id, resolve)),
      );
      change([...uploads, ...added]);
      next();
      return (await Promise.all(settled)).filter((item) => item !== null);
    },
    retry: (id: number) => {
      const { state } = find(id) ?? {};
      if (state?.kind !== "failed" || !state.mayRetry) return;
      setState(id, { kind: "waiting" });
      next();
    },
    /** Ends an upload, or takes one off the list that is over. */
    remove: (id: number) => {
      const upload = find(id);
      if (!upload) return;
      change(uploads.filter((one) => one.id !== id));
      running.get(id)?.abort();
      settle(upload, null);
      next();
    },
    /** Takes all off the list that are over. */
    clear: (place: string) => change(uploads.filter((upload) => upload.place !== place || !isOver(upload))),
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
