import Papa from "papaparse";
import { toDay } from "../../../worker/contract/jakarta";
import { downloadText } from "./download";

/**
 * The beginning of a formula at the beginning of a cell. Some spreadsheets strip spaces, quotes or invisible characters before
 * it and accept full-width characters.
 */
const formulaAtStart = /^(?:[\t\r\n]|[\s"'\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
/** The beginning of a formula after a separator of other locales, a tab or a line break. */
const formulaInside = /[=+\-@＝＋－＠﹦﹢﹣﹫](?<=[;|\t\r\n][\s"'\p{C}]*.)/gu;

/**
 * CSV for spreadsheets: UTF-8 with BOM, CRLF, and formulas disabled by a leading apostrophe. A spreadsheet that expects `;` as
 * the separator ignores the quotes and splits cells, so each part is treated like a
 * cell.
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
  downloadText(`${prefix}-${toDay(new Date())}.csv`, csv, "text/csv;charset=utf-8");
}
