import Papa from "papaparse";

export interface FileRow {
  /** The line number, counted from 1. */
  line: number;
  rule: { from: string; to: string | null; kind: string; status: number };
}

/** Names of the kinds in other programs. */
const kinds: Record<string, string> = { "": "exact", "0": "exact", exact: "exact", prefix: "prefix" };

/** The most frequent separator of the first line. Papa's own detection fails with empty lines. */
function detectDelimiter(text: string): string {
  const [line = ""] = text.trimStart().split("\n", 1);
  const count = (sign: string) => line.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * Parses a CSV file with any separator: old address, target, and optionally kind and status. A first row without an address is
 * the header.
 */
export function readRedirectFile(text: string): FileRow[] {
  const { data } = Papa.parse<string[]>(text, { delimiter: detectDelimiter(text) });
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
