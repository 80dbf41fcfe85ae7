import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { yearOf } from "../../worker/contract/jakarta";
import type { HandedData, PageData } from "../../worker/contract/page-data";
import type { PageMetadata } from "../../worker/contract/page-metadata";
import { outlineOf } from "../lib/article-outline";
import { Frame } from "../toasts/frame";
import SiteFooter from "./app/footer/site-footer";
import { madeHeader } from "./app/made-header";
import { preloadPage, Router } from "./app/router";
import { MadePartsContext } from "./lib/made-parts";
import { PageDataContext, type SiteData } from "./lib/page-data";
import { loadedPlace, PlaceContext } from "./lib/place";
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
  data: HandedData;
}

let footer = { year: 0, html: "" };

/** The same for every page of a year, and made once. */
function footerHtml(): string {
  const year = yearOf(Date.now());
  if (footer.year !== year) footer = { year, html: renderToStaticMarkup(<SiteFooter year={year} />) };
  return footer.html;
}

/** What the page shows of its data, and what it hands on: the text of an article stands in the HTML, see `withText`. */
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
  const place = loadedPlace(new URL(path, "http://localhost"));
  await preloadPage(place.pathname);
  let metadata: PageMetadata | null = null;
  // Not a stream: React would move late parts into place with inline scripts, which the CSP forbids.
  const html = renderToString(
    <PageMetaCollector
      value={(collected) => {
        metadata = collected;
      }}
    >
      <PageDataContext value={shown}>
        <Frame>
          <PlaceContext value={place}>
            <MadePartsContext value={{ header: madeHeader(place), footer: footerHtml() }}>
              <Router />
            </MadePartsContext>
          </PlaceContext>
        </Frame>
      </PageDataContext>
    </PageMetaCollector>,
  );
  if (!metadata) throw new Error(`the page at ${path} declares no metadata`);
  return { html, metadata, data: handed };
}
