import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
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
import { fetchEveryPage, post, readPage, readQuery, refresh, useWrite, versionQuery } from "./calls";
import { todayKey } from "./today";

const path = "/api/contact";

export const contactKeys = [["contact"], todayKey];

const listKey = ["contact", "list"];
const minute = { staleTime: 60_000, retry: 1 } as const;

export interface ContactListFilter {
  page: number;
  /** Words in name, address, number or message; "" for all. */
  words: string;
  /** Only suspected spam. */
  suspected: boolean;
  /** "" for any. */
  stage: NonNullable<ContactSearch["stage"]> | "";
  /** `me`, `none` or an account id. */
  assignee: string;
  due: NonNullable<ContactSearch["due"]> | "";
}

function toSearch(filter: Omit<ContactListFilter, "page">): ContactSearch {
  const { words, suspected, stage, assignee, due } = filter;
  return {
    ...(words && { q: words }),
    ...(suspected && { spam: "suspected" }),
    ...(stage && { stage }),
    ...(assignee && { assignee }),
    ...(due && { due }),
  };
}

/** As a POST body, because URLs are logged. */
const askFor =
  (search: ContactSearch) =>
  (paging: { page?: number; pageSize: number }, signal?: AbortSignal): Promise<Response> =>
    request(`${path}/search`, {
      method: "POST",
      body: { ...search, ...paging },
      ...(signal && { signal }),
    });

/**
 * A page of enquiries with the number of matches (`found`) and the total. The previous page stays until the next one
 * has loaded.
 */
export const contactListQuery = ({ page, ...filter }: ContactListFilter) =>
  queryOptions({
    queryKey: [...listKey, page, toSearch(filter)],
    queryFn: async ({ signal }) => {
      const search = toSearch(filter);
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

/** Refetches the lists that are shown; the others when they are shown. */
export function useReloadContacts() {
  const client = useQueryClient();
  return () => refresh(client, listKey);
}

/** All matching enquiries, for the export. */
export const fetchAllContacts = (filter: Omit<ContactListFilter, "page">): Promise<ContactSubmission[]> =>
  fetchEveryPage(askFor(toSearch(filter)), contactSubmission);

export const spamSummaryQuery = () => readQuery(["contact", "spam"], spamSummary, `${path}/spam`, minute);

/** Figures of the last `days`. The previous figures stay until the new ones have loaded. */
export const contactSummaryQuery = (days: number) =>
  readQuery(["contact", "summary", days], contactSummary, `${path}/summary?days=${days}`, {
    ...minute,
    placeholderData: keepPreviousData,
  });

/** Identifies the sender of an enquiry in requests about a person. */
const toPerson = ({ email, phoneNumber }: ContactSubmission): PersonInput =>
  email ? { email } : { phoneNumber };

/** Fetches all stored data of a person. The server records this. */
export const useExportPerson = () =>
  useWrite([], (contact: ContactSubmission) => {
    const call = { method: "POST", body: toPerson(contact), limitMs: 60_000 } as const;
    return fetchAs(personExport, `${path}/person/export`, call);
  });

/** Deletes all stored data of a person. */
export const useErasePerson = () =>
  useWrite(contactKeys, (contact: ContactSubmission) =>
    post(personErasure, `${path}/person/erase`, toPerson(contact)),
  );

/** Stores a contact that staff add; `key` is its Idempotency-Key. */
export const useAddContact = () =>
  useWrite(contactKeys, ({ input, key }: { input: ManualContact; key: string }) =>
    post(contactSubmission, `${path}/manual`, input, { idempotencyKey: key }),
  );

/** Parses a pasted chat into a contact; nothing is stored. */
export const useReadPaste = () =>
  useWrite([], (text: string) => post(pastedDraft, `${path}/paste`, { text }));

/** Requeues a failed notification. */
export const useAnnounceAgain = () =>
  useWrite([listKey], (id: number) => request(`${path}/${id}/notification`, { method: "POST" }));

export const useDeleteContact = () =>
  useWrite(contactKeys, ({ id, version }: ContactSubmission) =>
    request(`${path}/${id}${versionQuery(version)}`, { method: "DELETE" }),
  );

export const contactAssigneesQuery = () =>
  readQuery(["contact", "assignees"], contactAssignees, `${path}/assignees`, minute);

/** Changes several enquiries independently; returns the result of each. */
export const useBulkContacts = () =>
  useWrite(
    contactKeys,
    async (body: ContactBulkInput) => (await post(contactBulkAnswer, `${path}/bulk`, body)).results,
  );
