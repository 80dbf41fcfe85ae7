import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
  type Updater,
} from "@tanstack/react-query";

/**
 * TanStack Query treats the response of a running first fetch as fresh even if it was invalidated meanwhile; the server
 * may have read before the change, so such a fetch is cancelled and repeated.
 */
class ChangeAwareQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" })) {
      if (query.state.data !== undefined) continue;
      if (query.isActive() && filters?.refetchType !== "none") void query.cancel({ silent: true });
      else void query.promise?.then(() => query.invalidate()).catch(() => {});
    }
    return super.invalidateQueries(filters, options);
  }
}

/**
 * The query cache. Specification, section 7: no automatic staleness, retries or polling. Offline, requests fail at once
 * instead of waiting.
 */
export function createQueryClient(config: Omit<QueryClientConfig, "defaultOptions"> = {}): QueryClient {
  return new ChangeAwareQueryClient({
    ...config,
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
}

/**
 * Stores the response of a write in the cache. A running fetch is cancelled first, because its older response could
 * overwrite it.
 */
export async function keepAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Updater<Data | undefined, Data | undefined>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, answer);
}
