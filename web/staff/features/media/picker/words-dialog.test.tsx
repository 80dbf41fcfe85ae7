// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { request } from "../../../../lib/http";
import { WordsDialog } from "./words-dialog";

vi.mock("../../../../lib/http", async (original) => ({ ...(await original<object>()), request: vi.fn() }));

const picture = (alt: string, decorative = false): MediaItem => ({
  ...{ id: 7, hash: "a".repeat(32), name: "toko.jpg", type: "image/jpeg", width: 9, height: 6, bytes: 9 },
  ...{ alt, decorative, focalX: 0.5, focalY: 0.5, state: "ready", problem: null, url: "/media/a.jpg" },
  ...{ variants: [], uses: 3, uploader: null, createdAt: "2026-01-01T00:00:00.000Z" },
});

beforeEach(() => vi.mocked(request).mockReset());
afterEach(cleanup);

function open(item: MediaItem | undefined, alt = "", isForeign = false) {
  const onWords = vi.fn();
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
  expect(request).not.toHaveBeenCalled();
});

test("words instead of 'hiasan' stay with the article, and the library keeps its word", async () => {
  const onWords = open(picture("", true));
  fireEvent.click(screen.getByRole("checkbox"));
  type("Toko");
  await save();
  expect(onWords).toHaveBeenCalledWith("Toko", expect.anything());
  expect(request).not.toHaveBeenCalled();
});
