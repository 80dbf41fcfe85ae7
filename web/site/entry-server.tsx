import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { PageData } from "../../worker/contract/page-data";
import type { PageMetadata } from "../../worker/contract/page-metadata";
import { Frame } from "../toasts/frame";
import { preloadPage, Router } from "./app/router";
import { PageDataContext } from "./lib/page-data";
import { PageMetaCollector } from "./lib/use-page-meta";

export interface RenderInput {
  /** Path and query of the page. */
  path: string;
  /** What the page shows that is not in its code. */
  data?: PageData;
}

export interface RenderedPage {
  html: string;
  metadata: PageMetadata;
  /** What the browser hydrates from. */
  data: PageData;
}

/** Makes the complete HTML of a public page; the same for the build and for the Worker. */
export async function render({ path, data = {} }: RenderInput): Promise<RenderedPage> {
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
        <Frame>
          <StaticRouter location={path}>
            <Router />
          </StaticRouter>
        </Frame>
      </PageDataContext>
    </PageMetaCollector>,
  );
  if (!metadata) throw new Error(`the page at ${path} declares no metadata`);
  return { html, metadata, data };
}
