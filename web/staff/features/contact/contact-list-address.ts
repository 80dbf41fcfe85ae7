import { staffPaths } from "../../../../worker/contract/staff-paths";
import type { ContactListFilter } from "../../../api/contact-admin";
import { readPage, readWords, writeAddress } from "../../lists/list-address";

/** The page, the search and the filter that an address asks for; whatever is not valid counts as not given. */
export function readFilter(search: URLSearchParams): ContactListFilter {
  return {
    page: readPage(search),
    words: readWords(search),
    suspected: search.get("spam") === "suspected",
  };
}

export function addressOf({ page, words, suspected }: ContactListFilter): string {
  return writeAddress(staffPaths.contact, page, { q: words, spam: suspected ? "suspected" : "" });
}
