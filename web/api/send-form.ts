import { accountHeader, readError } from "../lib/http";

/** Milliseconds without progress after which an upload is aborted. */
const stallMs = 60_000;

interface SendOptions {
  /** The share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a form with a file with XMLHttpRequest, because `fetch` reports no upload progress. Fails like `request`, with
 * a DOMException if it was aborted.
 */
export async function sendForm(
  path: string,
  fields: Record<string, string | File>,
  options: SendOptions,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await send(path, body, options);
  if (!response.ok) throw await readError(response);
  return response;
}

function send(path: string, body: FormData, { onProgress, signal }: SendOptions): Promise<Response> {
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
      signal?.removeEventListener("abort", stop);
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
      resolve(
        new Response(sending.status === 204 ? null : sending.responseText, {
          status: sending.status,
          statusText: sending.statusText,
        }),
      ),
    );
    sending.onerror = finish(() => reject(new TypeError("no answer")));
    sending.onabort = finish(() => reject(new DOMException("given up", "AbortError")));
    signal?.addEventListener("abort", stop);
    sending.open("POST", path);
    for (const [name, value] of Object.entries(accountHeader())) sending.setRequestHeader(name, value);
    watch();
    sending.send(body);
  });
}
