import {
  type DehydratedState,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorScreen } from "./error-screen";
import { ToastArea } from "./toast-area";

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
      },
    },
  });
}

interface ProvidersProps {
  client: QueryClient;
  /** What the server had fetched for this page. */
  state?: DehydratedState | undefined;
  children: ReactNode;
}

export function Providers({ client, state, children }: ProvidersProps) {
  return (
    <ErrorScreen>
      <QueryClientProvider client={client}>
        <HydrationBoundary state={state}>{children}</HydrationBoundary>
        <ToastArea />
      </QueryClientProvider>
    </ErrorScreen>
  );
}
