// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MediaChange, MediaItem } from "../../../../../worker/contract/media/media-item";
import { ApiError, request } from "../../../../lib/http";
import { WordsDialog } from "./writing-layers";

vi.mock("../../../../lib/http", async (original) => ({ ...(await original<object>()), request: vi.fn() }));

const picture = (alt: string, decorative = false): MediaItem => ({
  ...{ id: 7, hash: "a".repeat(32), name: "toko.jpg", type: "image/jpeg", width: 9, height: 6, bytes: 9 },
  ...{ alt, decorative, focalX: 0.5, focalY: 0.5, state: "ready", problem: null, url: "/media/a.jpg" },
  ...{ variants: [], uses: 3, uploader: null, createdAt: "2026-01-01T00:00:00.000Z" },
});

/** What the library holds. */
let stored = picture("");
const changes: unknown[] = [];
const refusal = { code: "conflict", message: "Gambar ini diubah", requestId: "uji" } as const;

beforeEach(() => {
  changes.length = 0;
  vi.spyOn(console, "error").mockReturnValue();
  vi.mocked(request).mockImplementation(async (_, options) => {
    const { before, ...change } = (options?.body ?? {}) as MediaChange;
    const isRefused = before?.alt !== stored.alt || before.decorative !== stored.decorative;
    if (isRefused) throw new ApiError(409, "", { ...refusal, stored });
    changes.push(change);
    stored = { ...stored, ...(change as Partial<MediaItem>) };
    return Response.json(stored);
  });
});
afterEach(cleanup);

function open(item: MediaItem | undefined, alt = "", isForeign = false) {
  const onWords = vi.fn();
  stored = item ?? stored;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WordsDialog alt={alt} item={item} isForeign={isForeign} onWords={onWords} onClose={() => {}} />
    </QueryClientProvider>,
  );
  return onWords;
}

const type = (value: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value } });
const save = () => act(async () => fireEvent.click(screen.getByText("Simpan Teks")));

test("an article cannot clear the library's alt text", async () => {
  const onWords = open(picture("Toko"));
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByText(/Perubahan di sini hanya untuk artikel ini/)).toBeTruthy();
  type("Toko pagi hari");
  await save();
  expect(onWords).toHaveBeenCalledWith("Toko pagi hari", expect.anything());
  expect(changes).toEqual([]);
});

test("words instead of 'hiasan' stay with the article, and the library keeps its word", async () => {
  const onWords = open(picture("", true));
  fireEvent.click(screen.getByRole("checkbox"));
  type("Toko");
  await save();
  expect(onWords).toHaveBeenCalledWith("Toko", expect.anything());
  expect(changes).toEqual([]);
});

test("a picture that nobody has described teaches the library, and that is said", async () => {
  const onWords = open(picture(""));
  expect(screen.getByText("Teks ini juga disimpan di pustaka.")).toBeTruthy();
  await save();
  expect(onWords).not.toHaveBeenCalled();
  type(" Toko ");
  await save();
  await waitFor(() => expect(onWords).toHaveBeenCalledWith("Toko", expect.anything()));
  expect(changes).toEqual([{ alt: "Toko", decorative: false }]);
});

test("what somebody has said of it meanwhile is kept and shown", async () => {
  const onWords = open(picture(""));
  stored = picture("Dari rekan");
  fireEvent.click(screen.getByRole("checkbox"));
  await save();
  expect(onWords).not.toHaveBeenCalled();
  expect(screen.getByText(/baru saja menulis teks gambar ini: “Dari rekan”/)).toBeTruthy();
  await save();
  expect(onWords).toHaveBeenCalledWith("Dari rekan", expect.anything());
  expect(changes).toEqual([]);
});
