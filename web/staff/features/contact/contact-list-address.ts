import * as z from "zod/mini";
import { type ContactSearch, stages } from "../../../../worker/contract/inbox/contact-submission";
import { staffPaths } from "../../../../worker/contract/paths";
import type { ContactListFilter } from "../../../api/contact-admin";
import { readNumber, readPage, searchesKey, writeAddress } from "../../lists/list-address";

type Known = Pick<ContactListFilter, "stage" | "due">;

const knownStages: readonly string[] = [...stages, "open"];
const knownDues: readonly string[] = ["overdue", "today", "waiting"] satisfies ContactSearch["due"][];

/** The filter of the whole list. */
export const wholeFilter: ContactListFilter = {
  page: 1,
  words: "",
  suspected: false,
  stage: "",
  assignee: "",
  due: "",
};

/**
 * The searches of this tab. The address contains only their index, because addresses end up in logs and histories, and people
 * are searched by name and e-mail address. They survive a reload and a login.
 */
const searches: string[] = readSearches();

function readSearches(): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(sessionStorage.getItem(searchesKey) ?? "[]"));
  } catch {
    return [];
  }
}

function parseNumber(words: string): string {
  if (words === "") return "";
  if (!searches.includes(words)) {
    searches.push(words);
    try {
      sessionStorage.setItem(searchesKey, JSON.stringify(searches));
    } catch {
      // Without storage a reload loses the searches.
    }
  }
  return String(searches.indexOf(words) + 1);
}

/** Parses page, search and filter of an address; invalid values are ignored. */
export function readFilter(search: URLSearchParams): ContactListFilter {
  const known = (name: string, values: readonly string[]) =>
    values.find((value) => value === search.get(name)) ?? "";
  const assignee = search.get("assignee") ?? "";
  return {
    page: readPage(search),
    words: searches[(readNumber(search, "cari") ?? 0) - 1] ?? "",
    suspected: search.get("spam") === "suspected",
    stage: known("stage", knownStages) as Known["stage"],
    assignee: /^(me|none|[1-9]\d{0,8})$/.test(assignee) ? assignee : "",
    due: known("due", knownDues) as Known["due"],
  };
}

export function isNarrowed({ words, suspected, stage, assignee, due }: ContactListFilter): boolean {
  return suspected || [words, stage, assignee, due].some((value) => value !== "");
}

/** The address of a list, or of an enquiry beside it. */
export function toPath(filter: ContactListFilter, id: number | null = null): string {
  const { page, words, suspected, stage, assignee, due } = filter;
  const path = id === null ? staffPaths.contact : `${staffPaths.contact}/${id}`;
  return writeAddress(path, page, {
    cari: parseNumber(words),
    spam: suspected ? "suspected" : "",
    ...{ due, assignee, stage },
  });
}
