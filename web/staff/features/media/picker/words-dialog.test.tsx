// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { makeMediaItem } from "../../../../../tests/support/media-item";
import { withClient } from "../../../../../tests/support/query-client";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { request } from "../../../../lib/http";
import { WordsDialog } from "./words-dialog";

vi.mock("../../../../lib/http", async (original) => ({ ...(await original<object>()), request: vi.fn() }));

beforeEach(() => vi.mocked(request).mockReset());

function open(item: MediaItem | undefined, alt = "", isForeign = false) {
  const onWords = vi.fn();
  render(
    <WordsDialog alt={alt} item={item} isForeign={isForeign} onWords={onWords} onClose={() => {}} />,
    withClient(),
  );
  return onWords;
}

const type = (value: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value } });
const save = () => act(async () => fireEvent.click(screen.getByText("Simpan Teks")));

test("an article cannot clear the library's alt text", async () => {
  const onWords = open(makeMediaItem({ alt: "Toko" }));
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByText(/Perubahan di sini hanya untuk artikel ini/)).toBeTruthy();
  type("Toko pagi hari");
  await save();
  expect(onWords).toHaveBeenCalledWith("Toko pagi hari", expect.anything());
  expect(request).not.toHaveBeenCalled();
});

test("words instead of 'hiasan' stay with the article, and the library keeps its word", async () => {
  const onWords = open(makeMediaItem({ decorative: true }));
  fireEvent.click(screen.getByRole("checkbox"));
  type("Toko");
  await save();
  expect(onWords).toHaveBeenCalledWith("Toko", expect.anything());
  expect(request).not.toHaveBeenCalled();
});
