import naughtyStrings from "big-list-of-naughty-strings/blns.json";
import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { toCsv } from "./csv";

test("CSV begins with a byte order mark and ends its lines with CRLF", () => {
  expect(
    toCsv(
      ["ID", "Nama"],
      [
        [1, "Siti"],
        [2, "Budi"],
      ],
    ),
  ).toBe("\ufeffID,Nama\r\n1,Siti\r\n2,Budi");
});

test("quotes are doubled and cells with commas or line breaks are quoted", () => {
  expect(toCsv(["Pesan"], [['Kata "halo", lalu\nbaris baru']])).toBe(
    '\ufeffPesan\r\n"Kata ""halo"", lalu\nbaris baru"',
  );
});

test("cells that a spreadsheet would run are defused, phone numbers too", () => {
  const cells = ["=1+1", "+62 812", "-5", "@SUM(A1)", "\tx", "\rx", "\nx"];
  const rows = Papa.parse<string[]>(
    toCsv(
      ["a"],
      cells.map((cell) => [cell]),
    ).slice(1),
    { newline: "\r\n" },
  ).data;
  expect(rows.slice(1).map(([cell]) => cell)).toEqual(cells.map((cell) => `'${cell}`));
});

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n,;\"' a1") }),
);
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 6 }),
  );

test("whatever table goes in comes out of a CSV parser again, with an apostrophe before what would be a formula", () => {
  fc.assert(
    fc.property(table, ([columns = [], ...rows]) => {
      const { data, errors } = Papa.parse<string[]>(toCsv(columns, rows).slice(1), {
        delimiter: ",",
        newline: "\r\n",
      });
      expect(errors).toEqual([]);
      expect(data).toEqual(
        [columns, ...rows].map((row) => row.map((cell) => (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell))),
      );
    }),
    { numRuns: 200 },
  );
});

test("the Big List of Naughty Strings comes out of a CSV parser again", () => {
  const csv = toCsv(
    ["a", "b"],
    naughtyStrings.map((text) => ["x", text]),
  );
  const { data, errors } = Papa.parse<string[]>(csv.slice(1), { delimiter: ",", newline: "\r\n" });
  expect(errors).toEqual([]);
  const read = data.slice(1).map(([, cell = ""]) => cell);
  expect(read.filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
  expect(read.map((cell, index) => (cell === naughtyStrings[index] ? cell : cell.slice(1)))).toEqual(
    naughtyStrings,
  );
});
