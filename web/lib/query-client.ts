import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
  type Updater,
} from "@tanstack/react-query";

/**
 * The library takes the answer to a first fetch for a fresh one, also where something was changed while it was under
 * way: the server may have read before the change.
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
 * A cache of what was fetched. Specification, section 7: nothing is stale by itself, nothing is retried, nothing is
 * polled. Offline, a call fails at once and says so, where it would otherwise wait without a word.
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
 * Shows what a write answered in the place of what was fetched. A fetch that is under way may have been answered
 * before the write, and would put the old state back: it is given up first.
 */
export async function keepAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Updater<Data | undefined, Data | undefined>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, answer);
}
