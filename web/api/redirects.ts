import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { staffPageSize } from "../../worker/contract/limits";
import {
  bulkRedirects,
  deadLinks,
  maxRedirectsAtOnce,
  missedAddress,
  type NotFoundQuery,
  type Redirect,
  type RedirectInput,
  redirect,
} from "../../worker/contract/redirects";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";
import { fetchEveryPage, readPage } from "./every-page";

const path = "/api/redirects";
const addressesKey = ["addresses"];

/** A page of rules whose addresses have these words, the newest first. */
export function redirectsQuery({ page, q }: { page: number; q: string }) {
  return queryOptions({
    queryKey: [...addressesKey, "redirects", page, q],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ page: String(page), pageSize: String(staffPageSize), q });
      return readPage(redirect, await request(`${path}?${query}`, { signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: 1,
  });
}

/** Every rule, for the export. */
export const fetchAllRedirects = () =>
  fetchEveryPage(({ page, pageSize }) => request(`${path}?page=${page}&pageSize=${pageSize}`), redirect);

/** A page of the addresses that are not there, those that were asked for most often first. */
export function missedQuery({ page, by }: { page: number; by: NotFoundQuery["by"] }) {
  return queryOptions({
    queryKey: [...addressesKey, "missed", page, by],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ page: String(page), pageSize: String(staffPageSize), by });
      return readPage(missedAddress, await request(`/api/not-found?${query}`, { signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: 1,
  });
}

/** Links of articles to other sites that lead nowhere. */
export const deadLinksQuery = () =>
  queryOptions({
    queryKey: [...addressesKey, "dead-links"],
    queryFn: () => fetchAs(deadLinks, "/api/dead-links"),
    staleTime: 0,
    retry: 1,
  });

/** A mutation after which all addresses are fetched anew, whatever came of it. */
function useAddressMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => void client.invalidateQueries({ queryKey: addressesKey }),
  });
}

/** Stores a rule: a new one where `id` is null. */
export function useSaveRedirect() {
  return useAddressMutation(({ id, input: body }: { id: number | null; input: RedirectInput }) =>
    id === null
      ? fetchAs(redirect, path, { method: "POST", body })
      : fetchAs(redirect, `${path}/${id}`, { method: "PUT", body }),
  );
}

export function useDeleteRedirect() {
  return useAddressMutation(({ id }: Pick<Redirect, "id">) => request(`${path}/${id}`, { method: "DELETE" }));
}

/** Stores the rows of a file; answers how many, and which were refused, counted from 0. */
export function useImportRedirects() {
  return useAddressMutation(async (rows: readonly unknown[]) => {
    const whole: z.infer<typeof bulkRedirects> = { added: 0, refused: [] };
    for (let start = 0; start < rows.length; start += maxRedirectsAtOnce) {
      const part = rows.slice(start, start + maxRedirectsAtOnce);
      const { added, refused } = await fetchAs(bulkRedirects, `${path}/bulk`, {
        method: "POST",
        body: { rows: part },
      });
      whole.added += added;
      whole.refused.push(...refused.map((one) => ({ ...one, index: start + one.index })));
    }
    return whole;
  });
}
