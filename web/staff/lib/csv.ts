import Papa from "papaparse";
import { dayOf } from "../../../worker/contract/jakarta";
import { downloadText } from "./download";

/**
 * What a spreadsheet takes for the beginning of a formula, at the beginning of a cell; some cut spaces, quotes or what is
 * not seen before it, and read wide signs as the others.
 */
const formulaAtStart = /^(?:[\t\r\n]|[\s"'\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
/** The same behind what ends a cell elsewhere: a list separator of another language, a tab, a line break. */
const formulaInside = /[=+\-@＝＋－＠﹦﹢﹣﹫](?<=[;|\t\r\n][\s"'\p{C}]*.)/gu;

/**
 * CSV text for a spreadsheet: UTF-8 with BOM, CRLF, and cells that a spreadsheet would run as a formula
 * defused with a leading apostrophe. A spreadsheet that reads `;` as the list separator knows no quotes of cells
 * between commas and cuts them in pieces: each piece is defused like a cell.
 */
export function toCsv(columns: readonly string[], rows: readonly (string | number)[][]): string {
  const csv = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => row.map(defused)) },
    { newline: "\r\n" },
  );
  return `\ufeff${csv}`;
}

function defused(cell: string | number): string | number {
  if (typeof cell === "number") return cell;
  const inside = cell.replace(formulaInside, "'$&");
  return formulaAtStart.test(cell) ? `'${inside}` : inside;
}

/** Saves `csv` as `{prefix}-YYYY-MM-DD.csv`, with today's date in Jakarta. */
export function downloadCsv(prefix: string, csv: string): void {
  downloadText(`${prefix}-${dayOf(new Date())}.csv`, csv, "text/csv;charset=utf-8");
}
