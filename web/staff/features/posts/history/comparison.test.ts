// @vitest-environment jsdom
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareWords, contentText, foldSame } from "./comparison";

test("two texts are compared by words", () => {
  const changed = compareWords("Harga domain naik pelan", "Harga domain turun pelan").filter(
    ({ kind }) => kind !== "same",
  );
  expect(changed).toEqual([
    { kind: "removed", text: "naik" },
    { kind: "added", text: "turun" },
  ]);
});

const words = fc.array(fc.constantFrom("satu", "dua", "tiga", " ", "\n", "é", "."), { maxLength: 60 });

test("the pieces of a comparison put together again are both texts, folded or not", () => {
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(""), other.join("")];
      const pieces = foldSame(compareWords(before, after));
      const put = (without: string) =>
        pieces
          .filter(({ kind }) => kind !== without)
          .map(({ text, hidden = "", tail = "" }) => text + hidden + tail)
          .join("");
      expect([put("added"), put("removed")]).toEqual([before, after]);
    }),
  );
});

test("only the middle of what did not change is folded", () => {
  const long = "kata yang sama ".repeat(100);
  const [first, , , last] = foldSame(compareWords(`${long}lama ${long}`, `${long}baru ${long}`));
  expect(first?.text).toBe("");
  expect(first?.tail).toHaveLength(160);
  expect(last?.hidden?.length).toBeGreaterThan(1000);
  expect(last?.text.length).toBeGreaterThanOrEqual(160);
});

test("an article is compared as its text, a line for each block, with addresses of links and pictures", () => {
  const html =
    '<h2>Judul</h2><p>Isi &amp; <strong>tebal</strong> <a href="/kontak">hubungi</a>.</p><ul><li>satu</li><li>dua</li></ul><img src="/images/a.svg" alt="Gambar A">';
  expect(contentText(html)).toBe(
    "## Judul\nIsi & tebal hubungi (/kontak).\n• satu\n• dua\n[Gambar: Gambar A, /images/a.svg]",
  );
});
