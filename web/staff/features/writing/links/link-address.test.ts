import { expect, test } from "vitest";
import { copiedAddress, readTyped } from "./link";

test.each([
  ["https://contoh.id/a?b=1#c", "https://contoh.id/a?b=1#c"],
  ["contoh.co.id", "https://contoh.co.id"],
  ["//contoh.id/a", "https://contoh.id/a"],
  ["/blog/harga-website", "/blog/harga-website"],
  ["#bagian-biaya", "#bagian-biaya"],
  ["halo@contoh.id", "mailto:halo@contoh.id"],
  ["+62 812-3456-7890", "tel:+6281234567890"],
])("%j leads to %j", (typed, href) => {
  expect(readTyped(typed)).toEqual({ href });
});

test.each(["", "harga website", "versi 2.0"])("%j is searched for", (typed) => {
  expect(readTyped(typed)).toEqual({ words: typed });
});

test.each(["javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "ftp://contoh.id"])(
  "%j is refused with a sentence",
  (typed) => {
    expect(readTyped(typed)).toEqual({ problem: expect.stringContaining("Tautan hanya boleh") });
  },
);

test.each(["https://", "mailto:"])("%j is no whole address", (typed) => {
  expect(readTyped(typed)).toEqual({ problem: expect.stringContaining("tidak lengkap") });
});

test("only a complete address is taken from the clipboard", () => {
  expect(copiedAddress(" https://contoh.id/a \n")).toBe("https://contoh.id/a");
  expect(copiedAddress("contoh.id")).toBeNull();
  expect(copiedAddress("lihat https://contoh.id")).toBeNull();
  expect(copiedAddress("javascript:alert(1)")).toBeNull();
});
