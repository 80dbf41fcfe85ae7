import Papa from "papaparse";

export interface FileRow {
  /** In the file, from 1. */
  line: number;
  rule: { from: string; to: string | null; kind: string; status: number };
}

/** Other programs call the kinds so. */
const kinds: Record<string, string> = { "": "exact", "0": "exact", exact: "exact", prefix: "prefix" };

/** The sign that stands most often in the first line; Papa's own guess gives up where lines are empty. */
function delimiterOf(text: string): string {
  const [line = ""] = text.trimStart().split("\n", 1);
  const count = (sign: string) => line.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * The rows of a CSV file, whatever separates its cells: old address, target, kind and status, of which the last two may
 * be left out. A first row without an address names the columns.
 */
export function readRedirectFile(text: string): FileRow[] {
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  return data.flatMap((cells, index) => {
    const [from = "", to = "", kind = "", status = ""] = cells.map((cell) => cell.trim());
    const isEmpty = from === "" && to === "";
    const isHead = index === 0 && !/[/.]/.test(from);
    if (isEmpty || isHead) return [];
    const known = kinds[kind.toLowerCase()] ?? kind;
    const rule = {
      from,
      to: to || null,
      kind: kind === "" && from.endsWith("/*") ? "prefix" : known,
      status: status === "" ? 301 : Number(status),
    };
    return [{ line: index + 1, rule }];
  });
}
