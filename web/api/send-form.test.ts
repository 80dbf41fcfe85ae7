import { beforeEach, expect, test, vi } from "vitest";
import { sendForm } from "./send-form";

const minute = 60_000;
let sending: Sending;

/** An XMLHttpRequest that the test drives. */
class Sending {
  upload = {} as { onprogress: (event: { loaded: number; total: number }) => void; onload: () => void };
  onload = () => {};
  onabort = () => {};
  status = 201;
  statusText = "";
  responseText = "{}";

  constructor() {
    sending = this;
  }

  open() {}
  setRequestHeader() {}
  send() {}
  abort = () => this.onabort();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", Sending);
});

function send(signal = new AbortController().signal) {
  const came: unknown[] = [];
  const shares: number[] = [];
  sendForm("/api/media", {}, { onProgress: (share) => shares.push(share), signal }).then(
    ({ status }) => came.push(status),
    ({ name }) => came.push(name),
  );
  return { came, shares };
}

test("an upload without progress for a minute is aborted", async () => {
  const { came } = send();
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(came).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(came).toEqual(["AbortError"]);
});

test("a slow upload continues, also while the server processes it", async () => {
  const { came, shares } = send();
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(minute - 1);
    sending.upload.onprogress({ loaded, total: 4 });
  }
  sending.upload.onload();
  await vi.advanceTimersByTimeAsync(minute - 1);
  sending.onload();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect([came, shares]).toEqual([[201], [0.25, 0.5, 0.75, 1]]);
});

test("a caller can abort an upload", async () => {
  const cancel = new AbortController();
  const { came } = send(cancel.signal);
  cancel.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(["AbortError"]);
});
