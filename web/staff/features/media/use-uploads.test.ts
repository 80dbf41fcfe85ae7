// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { withClient } from "../../../../tests/support/query-client";
import type { MediaItem } from "../../../../worker/contract/media/media-item";
import { type Uploaded, uploadPicture } from "../../../api/media";
import { shrinkPicture, uploadName, useUploads } from "./use-uploads";

vi.mock("../../../api/media", async (original) => ({
  ...(await original<object>()),
  uploadPicture: vi.fn(),
  reloadMedia: vi.fn(),
}));

/** A canvas that makes a file of one byte for each twenty pixels at full quality. */
function stubDrawing(width: number, height: number) {
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality = 1,
  ) {
    done({ size: this.width * this.height * quality ** 4, type } as Blob);
  });
  const made: [number, number][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    made.push([this.width, this.height]);
    return { drawImage: () => {} } as never;
  });
  return made;
}

const photo = (bytes: number, type = "image/jpeg") =>
  Object.defineProperty(new File(["x"], "Toko.depan.JPG", { type }), "size", { value: bytes });

test("a photo of too many bytes is drawn with 16 megapixels at most, and smaller until it fits", async () => {
  const made = stubDrawing(8000, 6000);
  const file = await shrinkPicture(photo(14_000_000));
  expect([file.name, file.type]).toEqual(["Toko.depan.jpg", "image/jpeg"]);
  const [[width = 0, height = 0] = []] = made;
  expect(width * height).toBeLessThanOrEqual(16_000_000);
  expect(width / height).toBeCloseTo(4 / 3, 2);
});

test("what may be transparent becomes WebP, and what is small enough or cannot be drawn stays as it is", async () => {
  stubDrawing(4000, 3000);
  expect((await shrinkPicture(photo(14_000_000, "image/png"))).name).toBe("Toko.depan.webp");
  const small = photo(9_000_000);
  expect(await shrinkPicture(small)).toBe(small);
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("not a picture")));
  const broken = photo(14_000_000);
  expect(await shrinkPicture(broken)).toBe(broken);
});

type Sending = Parameters<typeof uploadPicture>[2] & { answer: () => void; refuse: (error: Error) => void };

function startUploads() {
  const sent = new Map<string, Sending>();
  vi.mocked(uploadPicture).mockImplementation((_client, _file, options) => {
    const { promise, resolve, reject } = Promise.withResolvers<Uploaded>();
    const item = { id: options.name.length, name: options.name } as MediaItem;
    options.signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    sent.set(options.name, { ...options, answer: () => resolve({ item, isKnown: false }), refuse: reject });
    return promise;
  });
  const { result } = renderHook(useUploads, withClient());
  const settled = () => act(() => new Promise<void>((done) => setTimeout(done)));
  const start = (...names: string[]) => result.current.add(names.map((name) => new File(["x"], name)));
  const states = () => result.current.uploads.map(({ name, state }) => `${name} ${state.kind}`);
  return { uploads: result, sent, start, settled, states };
}

test("two files are sent at a time; one that fails stops no other, keeps its reason and is tried again", async () => {
  const { uploads, sent, start, settled, states } = startUploads();
  const stored = start("a", "bb", "ccc");
  await settled();
  expect(states()).toEqual(["a sending", "bb sending", "ccc waiting"]);
  sent.get("a")?.refuse(new Error("Penuh"));
  sent.get("bb")?.answer();
  await settled();
  expect(states()).toEqual(["a failed", "bb done", "ccc sending"]);
  sent.get("ccc")?.answer();
  expect((await stored).map(({ name }) => name)).toEqual(["bb", "ccc"]);
  const [failed] = uploads.current.uploads;
  expect(failed?.state).toEqual({ kind: "failed", text: "Penuh", mayRetry: true });
  act(() => failed && uploads.current.retry(failed));
  await settled();
  sent.get("a")?.answer();
  await settled();
  expect(states()).toEqual(["a done", "bb done", "ccc done"]);
  expect(uploads.current.isBusy).toBe(false);
});

test("one that is cancelled is aborted and makes room for the next", async () => {
  const { uploads, sent, start, settled, states } = startUploads();
  const stored = start("a", "bb", "ccc");
  await settled();
  act(() => uploads.current.remove(1));
  await settled();
  expect(sent.get("a")?.signal.aborted).toBe(true);
  expect(states()).toEqual(["bb sending", "ccc sending"]);
  sent.get("bb")?.answer();
  sent.get("ccc")?.answer();
  expect((await stored).map(({ name }) => name)).toEqual(["bb", "ccc"]);
});

test("a file keeps its name, and what was pasted is called by its time in Jakarta", () => {
  const now = new Date("2026-11-23T02:30:00Z");
  expect(uploadName({ name: "toko depan.jpg" }, now)).toBe("toko depan.jpg");
  expect(uploadName({ name: "image.png" }, now)).toBe("tempelan 2026-11-23 09.30.png");
  expect(uploadName({ name: "" }, now)).toBe("gambar");
});
