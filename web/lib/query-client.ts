import { QueryClient, type QueryClientConfig } from "@tanstack/react-query";

/**
 * A cache of what was fetched. Specification, section 7: nothing is stale by itself, nothing is retried, nothing is
 * polled. Offline, a call fails at once and says so, where it would otherwise wait without a word.
 */
export function createQueryClient(config: Omit<QueryClientConfig, "defaultOptions"> = {}): QueryClient {
  return new QueryClient({
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
