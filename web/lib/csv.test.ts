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

test("whatever text goes in comes out of a CSV parser again, or with one apostrophe before it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
      const parsed = Papa.parse<string[]>(toCsv(["a", "b"], [["x", text]]).slice(1), {
        newline: "\r\n",
      }).data;
      const cell = parsed[1]?.[1];
      expect([text, `'${text}`]).toContain(cell);
      expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  );
});
