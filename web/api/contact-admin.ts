import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import {
  type PersonInput,
  personErasure,
  personExport,
  spamSummary,
} from "../../worker/contract/contact-admin";
import {
  type ContactBulkInput,
  contactAssignees,
  contactBulkAnswer,
} from "../../worker/contract/inbox/contact-change";
import {
  type ContactSearch,
  type ContactSubmission,
  contactSubmission,
} from "../../worker/contract/inbox/contact-submission";
import { contactSummary } from "../../worker/contract/inbox/contact-summary";
import { type ManualContact, pastedDraft } from "../../worker/contract/inbox/manual-contact";
import { staffPageSize } from "../../worker/contract/limits";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";
import { fetchEveryPage, post, readPage, readQuery, refresh, useWrite } from "./calls";
import { todayKey } from "./today";

const path = "/api/contact";

/** What a write to enquiries makes old. */
const contactKeys = [["contact"], todayKey];

export const refreshContacts = (client: QueryClient) => refresh(client, ...contactKeys);

const listKey = ["contact", "list"];
const minute = { staleTime: 60_000, retry: 1 } as const;

export interface ContactListFilter {
  page: number;
  /** Words in the name, the address, the number or the message; "" finds all. */
  words: string;
  /** Only what is marked as possible spam. */
  suspected: boolean;
  /** "" in each of these for any. */
  stage: NonNullable<ContactSearch["stage"]> | "";
  /** `me`, `none` or the number of an account. */
  assignee: string;
  due: NonNullable<ContactSearch["due"]> | "";
}

function searchOf(filter: Omit<ContactListFilter, "page">): ContactSearch {
  const { words, suspected, stage, assignee, due } = filter;
  return {
    ...(words && { q: words }),
    ...(suspected && { spam: "suspected" }),
    ...(stage && { stage }),
    ...(assignee && { assignee }),
    ...(due && { due }),
  };
}

/** In the body, since addresses are written into logs. */
const askFor =
  (search: ContactSearch) =>
  (paging: { page?: number; pageSize: number }, signal?: AbortSignal): Promise<Response> =>
    request(`${path}/search`, {
      method: "POST",
      body: { ...search, ...paging },
      ...(signal && { signal }),
    });

/** A page of enquiries with how many match (`found`) and how many there are. The page before stays until it is there. */
export const contactListQuery = ({ page, ...filter }: ContactListFilter) =>
  queryOptions({
    queryKey: [...listKey, page, searchOf(filter)],
    queryFn: async ({ signal }) => {
      const search = searchOf(filter);
      const [matching, all] = await Promise.all([
        askFor(search)({ page, pageSize: staffPageSize }, signal),
        Object.keys(search).length > 0 ? askFor({})({ pageSize: 1 }, signal) : null,
      ]);
      const { rows: contacts, total: found } = await readPage(contactSubmission, matching);
      return { contacts, found, total: all ? (await readPage(contactSubmission, all)).total : found };
    },
    placeholderData: keepPreviousData,
    ...minute,
  });

/** Fetches the lists anew that are on the screen, and the others when they are shown. */
export function useReloadContacts() {
  const client = useQueryClient();
  return () => refresh(client, listKey);
}

/** Every enquiry that matches, for the export. */
export const fetchAllContacts = (filter: Omit<ContactListFilter, "page">): Promise<ContactSubmission[]> =>
  fetchEveryPage(askFor(searchOf(filter)), contactSubmission);

/** What the spam protection has done. */
export const spamSummaryQuery = () => readQuery(["contact", "spam"], spamSummary, `${path}/spam`, minute);

/** Figures of the enquiries of the last `days`. Those of other days stay until they are there. */
export const contactSummaryQuery = (days: number) =>
  readQuery(["contact", "summary", days], contactSummary, `${path}/summary?days=${days}`, {
    ...minute,
    placeholderData: keepPreviousData,
  });

/** How the calls about a person name the sender of an enquiry. */
const personOf = ({ email, phoneNumber }: ContactSubmission): PersonInput =>
  email ? { email } : { phoneNumber };

/** Fetches everything stored of the person with an address. The server keeps a record of it. */
export const useExportPerson = () =>
  useWrite([], (contact: ContactSubmission) => {
    const call = { method: "POST", body: personOf(contact), limitMs: 60_000 } as const;
    return fetchAs(personExport, `${path}/person/export`, call);
  });

/** Deletes everything stored of the person with an address. */
export const useErasePerson = () =>
  useWrite(contactKeys, (contact: ContactSubmission) =>
    post(personErasure, `${path}/person/erase`, personOf(contact)),
  );

/** Adds somebody who came by another way than the form; `key` is its Idempotency-Key. */
export const useAddContact = () =>
  useWrite(contactKeys, ({ input, key }: { input: ManualContact; key: string }) =>
    post(contactSubmission, `${path}/manual`, input, { idempotencyKey: key }),
  );

/** What a pasted chat says of a contact; nothing is stored. */
export const useReadPaste = () =>
  useWrite([], (text: string) => post(pastedDraft, `${path}/paste`, { text }));

/** Puts the notification of an enquiry that failed into the queue again. */
export const useAnnounceAgain = () =>
  useWrite([listKey], (id: number) => request(`${path}/${id}/notification`, { method: "POST" }));

export const useDeleteContact = () =>
  useWrite(contactKeys, (id: number) => request(`${path}/${id}`, { method: "DELETE" }));

/** Who may see to enquiries. */
export const contactAssigneesQuery = () =>
  readQuery(["contact", "assignees"], contactAssignees, `${path}/assignees`, minute);

/** Changes several enquiries, each for itself; answers what became of each. */
export const useBulkContacts = () =>
  useWrite(
    contactKeys,
    async (body: ContactBulkInput) => (await post(contactBulkAnswer, `${path}/bulk`, body)).results,
  );
