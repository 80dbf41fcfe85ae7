import Papa from "papaparse";
import { downloadText } from "./download";
import { formatIsoDate } from "./format";

/**
 * CSV text for a spreadsheet: UTF-8 with BOM, CRLF, and cells that a spreadsheet would run as a formula
 * defused with a leading apostrophe.
 */
export function toCsv(columns: readonly string[], rows: readonly (string | number)[][]): string {
  const csv = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { newline: "\r\n", escapeFormulae: /^[=+\-@\t\r\n]/ },
  );
  return `\ufeff${csv}`;
}

/** Saves `csv` as `{prefix}-YYYY-MM-DD.csv`, with today's date in Jakarta. */
export function downloadCsv(prefix: string, csv: string): void {
  downloadText(`${prefix}-${formatIsoDate(new Date())}.csv`, csv, "text/csv;charset=utf-8");
}
