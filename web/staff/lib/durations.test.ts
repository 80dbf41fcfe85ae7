import { expect, test } from "vitest";
import { nameSpan, nameSpanFinely } from "./durations";

const minute = 60_000;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  [0, "1 menit", "kurang dari 1 menit"],
  [0.9, "1 menit", "kurang dari 1 menit"],
  [1, "1 menit", "1 menit"],
  [59.9, "59 menit", "59 menit"],
  [60, "1 jam", "1 jam"],
  [72, "1 jam", "1 jam 12 menit"],
  [26 * 60 + 5, "26 jam", "26 jam 5 menit"],
  [48 * 60 - 1, "47 jam", "47 jam 59 menit"],
  [48 * 60, "2 hari", "2 hari"],
  [51 * 60 + 59, "2 hari", "2 hari 3 jam"],
  [1_500_000, "1.041 hari", "1.041 hari 16 jam"],
])("%d minutes are “%s”, and more finely “%s”", (minutes, text, fine) => {
  expect(plain(nameSpan(minutes * minute))).toBe(text);
  expect(plain(nameSpanFinely(minutes * minute))).toBe(fine);
});
