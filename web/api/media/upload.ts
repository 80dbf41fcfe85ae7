import { MutationObserver, type QueryClient } from "@tanstack/react-query";
import { type MediaItem, mediaItem } from "../../../worker/contract/media/media-item";
import { readError } from "../../lib/http";
import { readAs } from "../../lib/read-as";
import { sendForm } from "../send-form";

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
      const body = new FormData();
      body.append("file", file, options.name);
      const response = await sendForm("/api/media", body, options);
      if (!response.ok) throw await readError(response);
      return { item: await readAs(mediaItem, response), isKnown: response.status === 200 };
    },
  });
  return observer.mutate();
}
