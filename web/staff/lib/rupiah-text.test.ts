import { expect, test } from "vitest";
import { rupiahText, shortRupiahText } from "./rupiah-text";

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
