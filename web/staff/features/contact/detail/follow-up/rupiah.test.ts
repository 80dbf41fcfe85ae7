import { expect, test } from "vitest";
import { parseRupiah } from "./rupiah";

test.each([
  ["12.000.000", 12_000_000],
  ["12000000", 12_000_000],
  ["12,000,000", 12_000_000],
  ["Rp 12.000.000", 12_000_000],
  ["Rp12.000.000,-", 12_000_000],
  ["Rp. 12.000.000,00", 12_000_000],
  ["IDR 750.000", 750_000],
  ["12 juta rupiah", 12_000_000],
  ["Rp 12 juta", 12_000_000],
  ["12jt", 12_000_000],
  ["1,5 juta", 1_500_000],
  ["1.5 JT", 1_500_000],
  ["1.250 juta", 1_250_000_000],
  ["2 juta 500 ribu", 2_500_000],
  ["500rb", 500_000],
  ["500k", 500_000],
  ["1,2 miliar", 1_200_000_000],
  ["2 M", 2_000_000_000],
  ["0", 0],
  ["999.999.999.999", 999_999_999_999],
])("%s is %i rupiah", (typed, value) => {
  expect(parseRupiah(typed)).toBe(value);
});

test.each(["", "   ", "Rp", "rp "])("%j is no value at all", (typed) => {
  expect(parseRupiah(typed)).toBeNull();
});

test.each([
  "murah",
  "-5",
  "10-12 juta",
  "12,5",
  "1.2.3",
  "12 jutaan",
  "500 ribu 2 juta",
  "12 juta 12 juta",
  "1 triliun",
  "1.000.000.000.000",
  "1e9",
  "12 juta?",
  "＄12",
])("%j is not understood", (typed) => {
  expect(parseRupiah(typed)).toBeNaN();
});
