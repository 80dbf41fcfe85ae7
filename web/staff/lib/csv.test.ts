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

test.each([
  ["halo;=1+1", "halo;'=1+1"],
  ['halo;"=1+1"', `halo;"'=1+1"`],
  ["halo\n=1+1", "halo\n'=1+1"],
  ["a;b;@SUM(A1);+62", "a;b;'@SUM(A1);'+62"],
  ["a = b; c-d", "a = b; c-d"],
])("%j is written as %j", (cell, written) => {
  const { data } = Papa.parse<string[]>(toCsv(["a", "b"], [["x", cell]]).slice(1), {
    delimiter: ",",
    newline: "\r\n",
  });
  expect(data[1]).toEqual(["x", written]);
});
