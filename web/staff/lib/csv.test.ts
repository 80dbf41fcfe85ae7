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
  cells.push("\u200b=1", "＝1+1", "－1", "＠SUM", "＋62", "\u202e=1");
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

test.each([
  ["halo;=1+1", "halo;'=1+1"],
  ["halo; =1+1", "halo; '=1+1"],
  ['halo;"=1+1"', `halo;"'=1+1"`],
  ["halo\n=1+1", "halo\n'=1+1"],
  ["a;b;@SUM(A1);+62", "a;b;'@SUM(A1);'+62"],
  ["Baris satu\r\n- butir", "Baris satu\r\n'- butir"],
  [" =1+1", "' =1+1"],
  ["a = b; c-d", "a = b; c-d"],
  ["Senin - Jumat", "Senin - Jumat"],
])("%j is written as %j", (cell, written) => {
  const { data } = Papa.parse<string[]>(toCsv(["a", "b"], [["x", cell]]).slice(1), {
    delimiter: ",",
    newline: "\r\n",
  });
  expect(data[1]).toEqual(["x", written]);
});

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
