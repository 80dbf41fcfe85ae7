import { expect, test } from "vitest";
import { changedShare } from "./check.service";

const text = (content: string) => ({ title: "Memilih nama", summary: "", content });

test.each([
  [
    "formatting alone",
    "<p>satu dua tiga empat</p>",
    "<ul><li><b>Satu</b> dua,</li><li>tiga empat</li></ul>",
    0,
  ],
  ["the order alone", "<p>satu dua tiga empat</p>", "<p>empat tiga dua satu</p>", 0],
  ["one word of six", "<p>satu dua tiga empat</p>", "<p>satu dua tiga lima</p>", 0.167],
  ["a word that is said again", "<p>satu dua</p>", "<p>satu dua dua dua</p>", 0.333],
])("%s was changed", (_what, before, after, share) => {
  expect(changedShare(text(before), text(after))).toBe(share);
});
