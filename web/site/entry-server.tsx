import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { yearOf } from "../../worker/contract/jakarta";
import type { HandedData, PageData } from "../../worker/contract/page-data";
import type { PageMetadata } from "../../worker/contract/page-metadata";
import { outlineOf } from "../lib/article-outline";
import SiteFooter from "./app/footer/site-footer";
import { pageLoaderOf } from "./app/routes";
import { SiteApp } from "./app/site-app";
import type { SiteData } from "./lib/page";
import { PageMetaCollector } from "./lib/page-meta";

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
  data: HandedData;
}

/** The footer, the same on every page, for the shell of all of them. */
export function renderFooter(): string {
  return renderToStaticMarkup(<SiteFooter year={yearOf(Date.now())} />);
}

/** What the page shows of its data, and what it hands on: the text of an article stands in the HTML, see `readPageData`. */
function readArticle({ article, ...others }: PageData): { shown: SiteData; handed: HandedData } {
  if (!article?.post) {
    const same = article ? { ...others, article: { ...article, post: null } } : others;
    return { shown: same, handed: same };
  }
  const { post, ...about } = article;
  const { content, ...facts } = post;
  const outline = outlineOf(content);
  const { readingMinutes } = outline;
  return {
    shown: { ...others, article: { ...about, post: facts, outline } },
    handed: { ...others, article: { ...about, post: facts, readingMinutes } },
  };
}

/** Makes the complete HTML of a public page; the same for the build and for the Worker. */
export async function render({ path, data = {} }: RenderInput): Promise<RenderedPage> {
  const { shown, handed } = readArticle(data);
  const location = new URL(path, "http://localhost");
  const { default: Page } = await pageLoaderOf(location.pathname)();
  let metadata: PageMetadata | null = null;
  const collect = (collected: PageMetadata) => {
    metadata = collected;
  };
  // Not a stream: React would move late parts into place with inline scripts, which the CSP forbids.
  const html = renderToString(
    <PageMetaCollector value={collect}>
      <SiteApp first={{ location, data: shown, Page }} />
    </PageMetaCollector>,
  );
  if (!metadata) throw new Error(`the page at ${path} declares no metadata`);
  return { html, metadata, data: handed };
}
