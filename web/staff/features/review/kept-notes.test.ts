// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { keepNote, readNote } from "./kept-notes";

afterEach(() => {
  vi.restoreAllMocks();
  for (const id of [1, 2]) keepNote(id, "");
  sessionStorage.clear();
});

test("a note is kept for its post until it is sent", () => {
  keepNote(1, "Angka di paragraf kedua tanpa sumber.");
  keepNote(2, "Judul terlalu panjang.");
  expect(readNote(1)).toBe("Angka di paragraf kedua tanpa sumber.");
  keepNote(1, "");
  expect([readNote(1), readNote(2)]).toEqual(["", "Judul terlalu panjang."]);
});

test("a note is kept without a store, and a broken store breaks nothing", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  keepNote(1, "Catatan");
  expect(readNote(1)).toBe("Catatan");
  vi.restoreAllMocks();
  for (const text of ["{", "null", '"teks"', '{"2":7}']) {
    sessionStorage.setItem("review-notes", text);
    expect(readNote(2)).toBe("");
  }
});
