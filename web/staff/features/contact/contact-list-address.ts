import { type ContactListQuery, stages } from "../../../../worker/contract/inbox/contact-submission";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import type { ContactListFilter } from "../../../api/contact-admin";
import { readPage, readWords, writeAddress } from "../../lists/list-address";

type Known = Pick<ContactListFilter, "stage" | "due">;

const knownStages: readonly string[] = [...stages, "open"];
const knownDues: readonly string[] = ["overdue", "today", "waiting"] satisfies ContactListQuery["due"][];

/** Everything, of which a narrower filter takes a part. */
export const wholeFilter: ContactListFilter = {
  page: 1,
  words: "",
  suspected: false,
  stage: "",
  assignee: "",
  due: "",
};

/** The page, the search and the filter that an address asks for; whatever is not valid counts as not given. */
export function readFilter(search: URLSearchParams): ContactListFilter {
  const known = (name: string, values: readonly string[]) =>
    values.find((value) => value === search.get(name)) ?? "";
  const assignee = search.get("assignee") ?? "";
  return {
    page: readPage(search),
    words: readWords(search),
    suspected: search.get("spam") === "suspected",
    stage: known("stage", knownStages) as Known["stage"],
    assignee: /^(me|none|[1-9]\d{0,8})$/.test(assignee) ? assignee : "",
    due: known("due", knownDues) as Known["due"],
  };
}

export function isNarrowed({ words, suspected, stage, assignee, due }: ContactListFilter): boolean {
  return suspected || [words, stage, assignee, due].some((value) => value !== "");
}

/** The address of a list, or of an enquiry that is opened beside it. */
export function addressOf(filter: ContactListFilter, id: number | null = null): string {
  const { page, words, suspected, stage, assignee, due } = filter;
  const path = id === null ? staffPaths.contact : `${staffPaths.contact}/${id}`;
  return writeAddress(path, page, { q: words, spam: suspected ? "suspected" : "", due, assignee, stage });
}
