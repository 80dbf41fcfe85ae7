import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { PageMetadata } from "../worker/contract/page-metadata";
import { createQueryClient, Providers } from "./app/providers";
import { preloadPage, Router } from "./app/router";
import { type PageData, PageDataContext } from "./lib/page-data";
import { PageMetaCollector } from "./lib/use-page-meta";

export interface RenderInput {
  /** Path and query of the page. */
  path: string;
  /** Query keys of `web/api` and what they would have fetched. */
  queries?: readonly (readonly [queryKey: readonly unknown[], data: unknown])[];
  /** Other state that the page starts from. */
  data?: PageData;
}

export interface RenderedPage {
  html: string;
  metadata: PageMetadata;
  /** What the browser needs to hydrate, for the page-data script. */
  state: unknown;
}

/** Makes the complete HTML of a public page; the same for the build and for the Worker. */
export async function render({ path, queries = [], data = {} }: RenderInput): Promise<RenderedPage> {
  const client = createQueryClient();
  for (const [queryKey, value] of queries) client.setQueryData(queryKey, value, { updatedAt: 0 });
  const queryState = queries.length > 0 ? dehydrateWithoutTimes(client) : undefined;
  await preloadPage(new URL(path, "http://localhost").pathname);

  let metadata: PageMetadata | null = null;
  // Not a stream: React would move late parts into place with inline scripts, which the CSP forbids.
  const html = renderToString(
    <PageMetaCollector
      value={(collected) => {
        metadata = collected;
      }}
    >
      <PageDataContext value={data}>
        <Providers client={client}>
          <StaticRouter location={path}>
            <Router />
          </StaticRouter>
        </Providers>
      </PageDataContext>
    </PageMetaCollector>,
  );
  if (!metadata) throw new Error(`the page at ${path} declares no metadata`);
  return { html, metadata, state: { queries: queryState, data } };
}

/** The same data make the same page, byte for byte, and so the same ETag. */
function dehydrateWithoutTimes(client: QueryClient): DehydratedState {
  const state = dehydrate(client);
  return { ...state, queries: state.queries.map((query) => ({ ...query, dehydratedAt: 0 })) };
}
