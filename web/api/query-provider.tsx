import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

/**
 * Specification, section 7: nothing is stale by itself, nothing is retried, nothing is polled. Offline, a call
 * fails at once and says so, where it would otherwise wait without a word.
 */
const client = new QueryClient({
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

/** The cache of everything fetched. Only what fetches brings it along: a page from the server needs none. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
