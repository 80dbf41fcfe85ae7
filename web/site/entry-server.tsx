import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { toYear } from "../../worker/contract/jakarta";
import type { HandedData, PageData } from "../../worker/contract/page-data";
import type { PageMetadata } from "../../worker/contract/page-metadata";
import type { SiteContent } from "../../worker/contract/site-content/schema";
import { defaultContent } from "../../worker/contract/site-content/site-content";
import { buildOutline } from "../lib/article-outline";
import SiteFooter from "./app/footer/site-footer";
import { findPageLoader } from "./app/routes";
import { SiteApp } from "./app/site-app";
import type { SiteData } from "./lib/page";
import { PageMetaCollector } from "./lib/page-meta";

export interface RenderInput {
  /** Path and query of the page. */
  path: string;
  /** The data of the page. */
  data?: PageData;
  /** The site content; the default content without it. */
  content?: SiteContent;
}

export interface RenderedPage {
  html: string;
  metadata: PageMetadata;
  /** The data for hydration. */
  data: HandedData;
  content: SiteContent;
  footer: string;
}

type Shown = Omit<SiteData, "content">;

/** Splits data for rendering and for hydration: the article's text is read from the HTML, see `readPageData`. */
function readArticle({ article, ...others }: PageData): {
  shown: Shown;
  handed: HandedData;
} {
  if (!article?.post) {
    const same = article ? { ...others, article: { ...article, post: null } } : others;
    return { shown: same, handed: same };
  }
  const { post, ...about } = article;
  const { content, ...facts } = post;
  const outline = buildOutline(content);
  const { readingMinutes } = outline;
  return {
    shown: { ...others, article: { ...about, post: facts, outline } },
    handed: { ...others, article: { ...about, post: facts, readingMinutes } },
  };
}

/** Renders the complete HTML of a public page, for the build and for the Worker. */
export async function render({
  path,
  data = {},
  content = defaultContent,
}: RenderInput): Promise<RenderedPage> {
  const { shown, handed } = readArticle(data);
  const location = new URL(path, "http://localhost");
  const { default: Page } = await findPageLoader(location.pathname)();
  let metadata: PageMetadata | null = null;
  const collect = (collected: PageMetadata) => {
    metadata = collected;
  };
  // No stream, because React would use inline scripts, which the CSP forbids.
  const handedContent: Partial<SiteContent> = {};
  const html = renderToString(
    <PageMetaCollector value={collect}>
      <SiteApp first={{ location, data: { ...shown, content: noteKeys(content, handedContent) }, Page }} />
    </PageMetaCollector>,
  );
  if (!metadata) throw new Error(`the page at ${path} declares no metadata`);
  const footer = renderToStaticMarkup(<SiteFooter year={toYear(Date.now())} content={content} />);
  return {
    html,
    metadata,
    data: Object.keys(handedContent).length > 0 ? { ...handed, content: handedContent } : handed,
    content,
    footer,
  };
}

/** A proxy of the content that records the read keys, which are handed to the browser if they differ from the defaults. */
function noteKeys(content: SiteContent, read: Partial<SiteContent>): SiteContent {
  return new Proxy(content, {
    get: (_, key: keyof SiteContent) => {
      const isNew = JSON.stringify(content[key]) !== JSON.stringify(defaultContent[key]);
      if (isNew) Object.assign(read, { [key]: content[key] });
      return content[key];
    },
  });
}
