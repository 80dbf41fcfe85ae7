import { MutationObserver, type QueryClient } from "@tanstack/react-query";
import { type MediaItem, mediaItem } from "../../../worker/contract/media/media-item";
import { readError } from "../../lib/http";
import { readAs } from "../../lib/read-as";

/** Milliseconds in which nothing moves until an upload is given up. */
const stallMs = 60_000;

interface UploadOptions {
  /** What the file is called in the library. */
  name: string;
  /** How much of it has been sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export interface Uploaded {
  item: MediaItem;
  /** The same bytes were in the library before. */
  isKnown: boolean;
}

/** Stores a picture in the library. A mutation of `client`, so that the end of the session is noticed. */
export function uploadPicture(client: QueryClient, file: File, options: UploadOptions): Promise<Uploaded> {
  const observer = new MutationObserver(client, {
    mutationFn: async (): Promise<Uploaded> => {
      const response = await sendFile(file, options);
      if (!response.ok) throw await readError(response);
      return { item: await readAs(mediaItem, response), isKnown: response.status === 200 };
    },
  });
  return observer.mutate();
}

/**
 * `fetch` does not tell how much has been sent. Rejects like it: a TypeError where no answer came, a DOMException where
 * it was given up.
 */
function sendFile(file: File, { name, onProgress, signal }: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => sending.abort();
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(stop, stallMs);
    };
    const finish = (settle: () => void) => () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      settle();
    };
    sending.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress(total > 0 ? loaded / total : 0);
    };
    sending.upload.onload = () => {
      watch();
      onProgress(1);
    };
    sending.onload = finish(() =>
      resolve(new Response(sending.responseText, { status: sending.status, statusText: sending.statusText })),
    );
    sending.onerror = finish(() => reject(new TypeError("no answer")));
    sending.onabort = finish(() => reject(new DOMException("given up", "AbortError")));
    signal.addEventListener("abort", stop);
    const body = new FormData();
    body.append("file", file, name);
    sending.open("POST", "/api/media");
    watch();
    sending.send(body);
  });
}
