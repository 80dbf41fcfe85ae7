/** Where a tab keeps the words that enquiries were searched for, until the logout. */
export const searchesKey = "contact-searches";

/** Characters of a search that the server takes. */
export const maxSearchLength = 100;

const endOfPages = 1_000_000;

/** A number from 1 on that an address asks for; null when it asks for none. */
export function readNumber(search: URLSearchParams, name: string): number | null {
  const text = search.get(name) ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The page that an address asks for; the first where that makes no sense. */
export function readPage(search: URLSearchParams): number {
  const page = readNumber(search, "page") ?? 1;
  return page < endOfPages ? page : 1;
}

/** The words that an address searches for; "" when it searches for none. */
export function readWords(search: URLSearchParams): string {
  return (search.get("q") ?? "").trim().slice(0, maxSearchLength);
}

/** The address of a page of a list; what is the default is "" and left out, like the first page. */
export function writeAddress(path: string, page: number, filter: Record<string, string>): string {
  const given = Object.entries(filter).filter(([, value]) => value !== "");
  const search = new URLSearchParams(page > 1 ? [...given, ["page", String(page)]] : given).toString();
  return search ? `${path}?${search}` : path;
}
