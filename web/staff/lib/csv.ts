import Papa from "papaparse";
import { formatIsoDate } from "../../lib/format";
import { downloadText } from "./download";

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
