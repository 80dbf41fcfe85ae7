import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement, type ReactNode } from "react";

/** What is rendered asks this client. */
export const withClient = (client = new QueryClient()) => ({
  wrapper: ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children),
});
