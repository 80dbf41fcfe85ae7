/** The storage key of the enquiry searches of a tab, deleted by the logout. */
export const searchesKey = "contact-searches";

/** The most characters of a search. */
export const maxSearchLength = 100;

const endOfPages = 1_000_000;

/** A positive number in the address, or null. */
export function readNumber(search: URLSearchParams, name: string): number | null {
  const text = search.get(name) ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The page in the address; the first for an invalid one. */
export function readPage(search: URLSearchParams): number {
  const page = readNumber(search, "page") ?? 1;
  return page < endOfPages ? page : 1;
}

/** The search words in the address, or "". */
export function readWords(search: URLSearchParams): string {
  return (search.get("q") ?? "").trim().slice(0, maxSearchLength);
}

/** The address of a page of a list, without default values and the first page. */
export function writeAddress(path: string, page: number, filter: Record<string, string>): string {
  const given = Object.entries(filter).filter(([, value]) => value !== "");
  const search = new URLSearchParams(page > 1 ? [...given, ["page", String(page)]] : given).toString();
  return search ? `${path}?${search}` : path;
}
