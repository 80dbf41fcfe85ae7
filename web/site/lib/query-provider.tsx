import { type FetchQueryOptions, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createQueryClient } from "../../lib/query-client";

const client = createQueryClient();
const { queries } = client.getDefaultOptions();
// What was shown stays at hand: the way back to it waits for nothing.
client.setDefaultOptions({ queries: { ...queries, gcTime: Number.POSITIVE_INFINITY } });

/** Fetches what a page will ask for; undefined where it is here. Whether it came the page itself says. */
export function fetchAhead<Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> | undefined {
  if (client.getQueryData(query.queryKey) !== undefined) return undefined;
  return client.fetchQuery(query).catch(() => undefined);
}

/** The cache of everything fetched. Only what fetches brings it along: a page from the server needs none. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
