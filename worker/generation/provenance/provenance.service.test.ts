import { expect, test } from "vitest";
import { changedShare } from "./provenance.service";

const text = (content: string) => ({ title: "Memilih nama", summary: "", content });

test.each([
  ["nothing", "<p>satu dua tiga empat</p>", "<p>satu dua tiga empat</p>", 0],
  [
    "formatting alone",
    "<p>satu dua tiga empat</p>",
    "<ul><li><b>Satu</b> dua,</li><li>tiga empat</li></ul>",
    0,
  ],
  ["the order alone", "<p>satu dua tiga empat</p>", "<p>empat tiga dua satu</p>", 0],
  ["one word of six", "<p>satu dua tiga empat</p>", "<p>satu dua tiga lima</p>", 0.167],
  [
    "half of it left out",
    "<p>satu dua tiga empat lima enam tujuh delapan sembilan sepuluh</p>",
    "<p>satu dua tiga empat</p>",
    0.5,
  ],
  ["a word that is said again", "<p>satu dua</p>", "<p>satu dua dua dua</p>", 0.333],
])("%s was changed", (_what, before, after, share) => {
  expect(changedShare(text(before), text(after))).toBe(share);
});

test("everything was changed where no word is left, nothing where there was none", () => {
  const empty = { title: "", summary: "", content: "" };
  expect(changedShare(text("<p>satu</p>"), { ...empty, content: "<p>lain</p>" })).toBe(1);
  expect(changedShare(empty, empty)).toBe(0);
});
