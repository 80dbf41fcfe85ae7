import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type ContactSubmission, contactSubmission } from "../../worker/contract/contact";
import { staffPageSize, totalCountHeader } from "../../worker/contract/limits";
import { request } from "../lib/http";

export interface ContactListFilter {
  page: number;
  /** Words in the name, the address, the number or the message; "" finds all. */
  words: string;
}

/** Enquiries of a query, and how many there are on all its pages. */
async function fetchContacts(query: Record<string, string>) {
  const response = await request(`/api/contact?${new URLSearchParams(query)}`);
  const contacts = z.array(contactSubmission).parse(await response.json());
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
export function contactListQuery({ page, words }: ContactListFilter) {
  return queryOptions({
    queryKey: ["contact", "list", page, words],
    queryFn: async (): Promise<ContactListPage> => {
      const paging = { page: String(page), pageSize: String(staffPageSize) };
      if (!words) {
        const { contacts, total } = await fetchContacts(paging);
        return { contacts, found: total, total };
      }
      const [matching, all] = await Promise.all([
        fetchContacts({ ...paging, q: words }),
        fetchContacts({ pageSize: "1" }),
      ]);
      return { contacts: matching.contacts, found: matching.total, total: all.total };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: 1,
    refetchOnWindowFocus: false,
  });
}

/** Every enquiry that matches, for the export. */
export async function fetchAllContacts(words: string): Promise<ContactSubmission[]> {
  return (await fetchContacts(words ? { q: words } : {})).contacts;
}

export function useDeleteContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(`/api/contact/${id}`, { method: "DELETE" }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["contact"] }),
  });
}
