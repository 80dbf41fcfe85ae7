// @vitest-environment jsdom
import { expect, test } from "vitest";
import { documentSchema } from "../document/document-extensions";
import { openDocument } from "../document/open-document";
import { rangeInDocument } from "./range-in-document";

const html =
  "<h2>Harga &amp; waktu</h2>\n<ul><li>Mulai <strong>Rp 5 juta</strong></li>\n<li>Selesai</li>\n</ul>\n<p>Satu Mulai lagi.</p>";

function wordsAt(words: string, place = html.indexOf(words)): string | null {
  const opened = openDocument(html);
  if (!("document" in opened)) throw new Error("refused");
  const document = documentSchema().nodeFromJSON(opened.document);
  const range = rangeInDocument(document, html, place, place + words.length);
  return range && document.textBetween(range.from, range.to, " ");
}

test("words of the source are found where the editor shows them, the right ones of several", () => {
  expect(wordsAt("&amp; waktu")).toBe("& waktu");
  expect(wordsAt("Rp 5 juta")).toBe("Rp 5 juta");
  expect(wordsAt("Mulai", html.lastIndexOf("Mulai"))).toBe("Mulai");
  expect(wordsAt("juta</strong></li>\n<li>Selesai")).toBe("juta Selesai");
});

test("markup without words is found nowhere", () => {
  expect(wordsAt("<ul>")).toBeNull();
});
