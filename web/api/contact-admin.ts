import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import * as z from "zod/mini";
import {
  type PersonExport,
  type PersonInput,
  personErasure,
  personExport,
  type SpamSummary,
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
import { type ManualContact, pastedDraft } from "../../worker/contract/inbox/manual-contact";
import { staffPageSize, totalCountHeader } from "../../worker/contract/limits";
import { isGone, request } from "../lib/http";
import { readAs } from "../lib/read-as";
import { fetchEveryPage } from "./every-page";
import { refreshToday } from "./today";

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
function askForContacts(body: ContactSearch, signal?: AbortSignal): Promise<Response> {
  return request("/api/contact/search", { method: "POST", body, ...(signal && { signal }) });
}

/** Enquiries of a search, and how many there are on all its pages. */
async function fetchContacts(search: ContactSearch, signal: AbortSignal) {
  const response = await askForContacts(search, signal);
  const contacts = await readAs(z.array(contactSubmission), response);
  return { contacts, total: Number(response.headers.get(totalCountHeader) ?? contacts.length) };
}

export interface ContactListPage {
  contacts: ContactSubmission[];
  /** Enquiries that match, on all pages. */
  found: number;
  /** All enquiries. */
  total: number;
}

/** A page of enquiries. The page before stays until the new one is there. */
export function contactListQuery({ page, ...filter }: ContactListFilter) {
  return queryOptions({
    queryKey: ["contact", "list", page, searchOf(filter)],
    queryFn: async ({ signal }): Promise<ContactListPage> => {
      const paging = { page, pageSize: staffPageSize };
      const search = searchOf(filter);
      if (Object.keys(search).length === 0) {
        const { contacts, total } = await fetchContacts(paging, signal);
        return { contacts, found: total, total };
      }
      const [matching, all] = await Promise.all([
        fetchContacts({ ...paging, ...search }, signal),
        fetchContacts({ pageSize: 1 }, signal),
      ]);
      return { contacts: matching.contacts, found: matching.total, total: all.total };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: 1,
    refetchOnWindowFocus: false,
  });
}

/** Fetches the lists anew that are on the screen, and the others when they are shown. */
export function useReloadContacts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["contact", "list"] });
}

/** Every enquiry that matches, for the export. */
export function fetchAllContacts(filter: Omit<ContactListFilter, "page">): Promise<ContactSubmission[]> {
  return fetchEveryPage((paging) => askForContacts({ ...searchOf(filter), ...paging }), contactSubmission);
}

/** What the spam protection has done. */
export function spamSummaryQuery() {
  return queryOptions({
    queryKey: ["contact", "spam"],
    queryFn: async (): Promise<SpamSummary> => readAs(spamSummary, await request("/api/contact/spam")),
    staleTime: 60_000,
    retry: 1,
    refetchOnWindowFocus: false,
  });
}

/** How the calls about a person name the sender of an enquiry. */
const personOf = ({ email, phoneNumber }: ContactSubmission): PersonInput =>
  email ? { email } : { phoneNumber };

/** Fetches everything stored of the person with an address. The server keeps a record of it. */
export function useExportPerson() {
  return useMutation({
    mutationFn: async (contact: ContactSubmission): Promise<PersonExport> => {
      const response = await request("/api/contact/person/export", {
        method: "POST",
        body: personOf(contact),
        limitMs: 60_000,
      });
      return readAs(personExport, response);
    },
  });
}

/** Has everything of enquiries fetched anew, and what waits. */
export function refreshContacts(client: QueryClient): Promise<void> {
  refreshToday(client);
  return client.invalidateQueries({ queryKey: ["contact"] });
}

/** A mutation of enquiries, after which all of them are fetched anew. */
function useContactMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const refresh = () => refreshContacts(client);
  return useMutation({
    mutationFn,
    onSuccess: refresh,
    // Somebody was faster: the list on the screen is an old one.
    onError: (error) => void (isGone(error) && refresh()),
  });
}

/** Deletes everything stored of the person with an address. */
export function useErasePerson() {
  return useContactMutation(async (contact: ContactSubmission) => {
    const response = await request("/api/contact/person/erase", { method: "POST", body: personOf(contact) });
    return readAs(personErasure, response);
  });
}

/** Adds somebody who came by another way than the form; `key` is its Idempotency-Key. */
export function useAddContact() {
  return useContactMutation(async ({ input, key }: { input: ManualContact; key: string }) => {
    const call = { method: "POST", body: input, idempotencyKey: key } as const;
    return readAs(contactSubmission, await request("/api/contact/manual", call));
  });
}

/** What a pasted chat says of a contact; nothing is stored. */
export function useReadPaste() {
  return useMutation({
    mutationFn: async (text: string) =>
      readAs(pastedDraft, await request("/api/contact/paste", { method: "POST", body: { text } })),
  });
}

/** Puts the notification of an enquiry that failed into the queue again. */
export function useAnnounceAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(`/api/contact/${id}/notification`, { method: "POST" }),
    // Also when it is refused: then the list is out of date.
    onSettled: () => client.invalidateQueries({ queryKey: ["contact", "list"] }),
  });
}

export function useDeleteContact() {
  return useContactMutation((id: number) => request(`/api/contact/${id}`, { method: "DELETE" }));
}

/** Who may see to enquiries. */
export function contactAssigneesQuery() {
  return queryOptions({
    queryKey: ["contact", "assignees"],
    queryFn: async ({ signal }) =>
      readAs(contactAssignees, await request("/api/contact/assignees", { signal })),
    staleTime: 60_000,
    retry: 1,
  });
}

async function changeContacts(input: ContactBulkInput) {
  const response = await request("/api/contact/bulk", { method: "POST", body: input });
  return (await readAs(contactBulkAnswer, response)).results;
}

/** Changes several enquiries, each for itself; answers what became of each. */
export function useBulkContacts() {
  return useContactMutation(changeContacts);
}
