import { expect, test } from "vitest";
import { durationText, rupiahText, shareText, shortRupiahText } from "./figure-text";

test.each([
  [0, "kurang dari 1 menit"],
  [0.4, "kurang dari 1 menit"],
  [1, "1 menit"],
  [59.6, "1 jam"],
  [60, "1 jam"],
  [72, "1 jam 12 menit"],
  [1439, "23 jam 59 menit"],
  [1440, "1 hari"],
  [1441, "1 hari"],
  [2879, "2 hari"],
  [3060, "2 hari 3 jam"],
  [1_500_000, "1.041 hari 16 jam"],
])("%d minutes are “%s”", (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test.each([
  [0, "0%"],
  [0.001, "1%"],
  [0.924, "92%"],
  [0.996, "99%"],
  [1, "100%"],
])("a share of %d is %s", (share, text) => {
  expect(shareText(share)).toBe(text);
});

test.each([
  [0, "Rp 0", "Rp 0"],
  [950_000, "Rp 950.000", "Rp 950.000"],
  [999_999, "Rp 999.999", "Rp 999.999"],
  [12_000_000, "Rp 12 juta", "Rp 12.000.000"],
  [84_550_000, "Rp 84,6 juta", "Rp 84.550.000"],
  [950_000_000, "Rp 950 juta", "Rp 950.000.000"],
  [999_960_000, "Rp 1 miliar", "Rp 999.960.000"],
  [12_500_000_000, "Rp 12,5 miliar", "Rp 12.500.000.000"],
  [1_000_000_000_000, "Rp 1 triliun", "Rp 1.000.000.000.000"],
])("%d rupiah are “%s” where there is little room, and “%s”", (rupiah, short, whole) => {
  expect(shortRupiahText(rupiah)).toBe(short);
  expect(rupiahText(rupiah)).toBe(whole);
});
