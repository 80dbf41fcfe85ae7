import type { ContactListFilter } from "../../../api/contact-admin";

/** Characters of a search that the server takes. */
export const maxSearchLength = 100;

/** The page, the search and the filter that an address asks for; whatever is not valid counts as not given. */
export function readFilter(search: URLSearchParams): ContactListFilter {
  const page = Number(search.get("page"));
  return {
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    words: (search.get("q") ?? "").trim().slice(0, maxSearchLength),
    suspected: search.get("spam") === "suspected",
  };
}

export function addressOf({ page, words, suspected }: ContactListFilter): string {
  const search = new URLSearchParams();
  if (words) search.set("q", words);
  if (suspected) search.set("spam", "suspected");
  if (page > 1) search.set("page", String(page));
  const query = search.toString();
  return `/admin/contact${query && `?${query}`}`;
}
