import naughtyStrings from "big-list-of-naughty-strings/blns.json";
import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { toCsv } from "./csv";

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n,;\"' a1") }),
);
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 6 }),
  );

const withoutApostrophes = (cell: string) => cell.replaceAll("'", "");
const startsFormula = (cell: string) => /^[\s"]*[=+\-@]/.test(cell);

test("whatever table goes in comes out of a CSV parser again, but for apostrophes before what would be a formula", () => {
  fc.assert(
    fc.property(table, ([columns = [], ...rows]) => {
      const { data, errors } = Papa.parse<string[]>(toCsv(columns, rows).slice(1), {
        delimiter: ",",
        newline: "\r\n",
      });
      expect(errors).toEqual([]);
      expect(data[0]).toEqual(columns);
      expect(data.slice(1).map((row) => row.map(withoutApostrophes))).toEqual(
        rows.map((row) => row.map(withoutApostrophes)),
      );
      expect(data.slice(1).flat().filter(startsFormula)).toEqual([]);
      const changed = data
        .slice(1)
        .flatMap((row, index) => row.filter((cell, at) => cell !== rows[index]?.[at]));
      expect(changed.filter((cell) => !/(^|[;|\t\r\n][\s"']*)'/.test(cell))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test.each([";", "\t", "|"])(
  "a spreadsheet whose list separator is %j finds no formula in any table",
  (delimiter) => {
    fc.assert(
      fc.property(table, ([, ...rows]) => {
        const csv = toCsv(["Kolom"], rows).slice(1);
        for (const newline of ["\r\n", "\n", "\r"] as const) {
          const { data } = Papa.parse<string[]>(csv, { delimiter, newline });
          expect(data.flat().filter(startsFormula)).toEqual([]);
        }
        // A spreadsheet forgives broken quotes in ways of its own: no piece may be one whatever it makes of them.
        expect(csv.split(/[;|\t\r\n]/).filter(startsFormula)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  },
);

test("the Big List of Naughty Strings comes out of a CSV parser again", () => {
  const csv = toCsv(
    ["a", "b"],
    naughtyStrings.map((text) => ["x", text]),
  );
  const { data, errors } = Papa.parse<string[]>(csv.slice(1), { delimiter: ",", newline: "\r\n" });
  expect(errors).toEqual([]);
  const read = data.slice(1).map(([, cell = ""]) => cell);
  expect(read.filter(startsFormula)).toEqual([]);
  expect(read.map(withoutApostrophes)).toEqual(naughtyStrings.map(withoutApostrophes));
});
