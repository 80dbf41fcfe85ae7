import { expect, test } from "vitest";
import { copiedAddress, readTyped } from "./link-address";

test.each([
  ["https://contoh.id/a?b=1#c", "https://contoh.id/a?b=1#c"],
  ["  http://contoh.id  ", "http://contoh.id"],
  ["contoh.co.id", "https://contoh.co.id"],
  ["contoh.id/halaman?x=1", "https://contoh.id/halaman?x=1"],
  ["localhost.test:8080/x", "https://localhost.test:8080/x"],
  ["//contoh.id/a", "https://contoh.id/a"],
  ["/blog/harga-website", "/blog/harga-website"],
  ["/", "/"],
  ["#bagian-biaya", "#bagian-biaya"],
  ["halo@contoh.id", "mailto:halo@contoh.id"],
  ["mailto:halo@contoh.id", "mailto:halo@contoh.id"],
  ["+62 812-3456-7890", "tel:+6281234567890"],
  ["tel:+62812", "tel:+62812"],
  ["HTTPS://Contoh.id", "HTTPS://Contoh.id"],
])("%j leads to %j", (typed, href) => {
  expect(readTyped(typed)).toEqual({ href });
});

test.each(["", "harga website", "Tips: cara memilih nama", "SEO", "versi 2.0", "3.5", "a.b c"])(
  "%j is searched for",
  (typed) => {
    expect(readTyped(typed)).toEqual({ words: typed });
  },
);

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "ftp://contoh.id",
  "vbscript:x",
])("%j is refused with a sentence", (typed) => {
  expect(readTyped(typed)).toEqual({ problem: expect.stringContaining("Tautan hanya boleh") });
});

test.each(["https://", "https://a b", "mailto:", "http://"])("%j is no whole address", (typed) => {
  expect(readTyped(typed)).toEqual({ problem: expect.stringContaining("tidak lengkap") });
});

test("only what is an address and nothing else is taken for a copied one", () => {
  expect(copiedAddress(" https://contoh.id/a \n")).toBe("https://contoh.id/a");
  expect(copiedAddress("contoh.id")).toBeNull();
  expect(copiedAddress("lihat https://contoh.id")).toBeNull();
  expect(copiedAddress("javascript:alert(1)")).toBeNull();
});
