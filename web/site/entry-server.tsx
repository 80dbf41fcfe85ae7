import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { PageData } from "../../worker/contract/page-data";
import type { PageMetadata } from "../../worker/contract/page-metadata";
import { outlineOf } from "../lib/article-outline";
import { yearOf } from "../lib/jakarta";
import { Frame } from "../toasts/frame";
import { FooterHtml } from "./app/footer";
import SiteFooter from "./app/footer/site-footer";
import { preloadPage, Router } from "./app/router";
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
  data: PageData;
}

let footer = { year: 0, html: "" };

/** The same for every page of a year, and made once. */
function footerHtml(): string {
  const year = yearOf(Date.now());
  if (footer.year !== year) footer = { year, html: renderToStaticMarkup(<SiteFooter year={year} />) };
  return footer.html;
}

function read({ article, ...others }: PageData): SiteData {
  if (!article) return others;
  const { post, ...about } = article;
  if (!post) return { ...others, article: { ...about, post } };
  return { ...others, article: { ...about, post, outline: outlineOf(post.content) } };
}

/** Without the text of an article, which the browser has in the HTML; see `withText`. */
function handedOver({ article, ...others }: SiteData): PageData {
  if (!article?.post) return article ? { ...others, article } : others;
  const { post, outline, ...about } = article;
  const { readingMinutes } = outline;
  return { ...others, article: { ...about, post: { ...post, content: "" }, readingMinutes } };
}

/** Makes the complete HTML of a public page; the same for the build and for the Worker. */
export async function render({ path, data: given = {} }: RenderInput): Promise<RenderedPage> {
  const data = read(given);
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
      <PageDataContext value={data}>
        <Frame>
          <PlaceContext value={place}>
            <FooterHtml value={footerHtml()}>
              <Router />
            </FooterHtml>
          </PlaceContext>
        </Frame>
      </PageDataContext>
    </PageMetaCollector>,
  );
  if (!metadata) throw new Error(`the page at ${path} declares no metadata`);
  return { html, metadata, data: handedOver(data) };
}
