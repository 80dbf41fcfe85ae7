import { feeds } from "./feeds";
import type { PageMetadata } from "./page-metadata";
import { pageTexts } from "./page-texts";
import { type PageMeta, pages } from "./pages";
import { absoluteUrl, site } from "./site";
import { brandPictures, standardName } from "./site-content/brand-pictures";
import type { SiteContent } from "./site-content/schema";
import { type StructuredData, toJsonLd } from "./structured-data";

/** An element of `<head>`. `text` is its unescaped content. */
export interface HeadTag {
  tag: "title" | "meta" | "link" | "script";
  attributes: Record<string, string>;
  text?: string;
}

type Content = string | number | null | undefined | false;

/** The default brand's video; see `scripts/art/video.html`. */
const brandVideo = "/images/og/video.mp4";
/** The size of the video in the metadata. */
const videoSize = { width: 1280, height: 720 };

/** The page's elements of `<head>`, the same on server and browser. */
export function headTags(declared: PageMetadata, content: SiteContent): HeadTag[] {
  const entry: PageMeta = pages[declared.page];
  const { name } = content.business;
  const brand = brandPictures(content).map((picture) => ({ ...picture, alt: name }));
  const isStandard = name === standardName;
  const metadata = {
    ...entry,
    // The keywords name the default brand's region.
    keywords: isStandard ? entry.keywords : undefined,
    ...pageTexts(declared.page, content),
    canonicalPath: entry.path,
    ogVideo: isStandard ? brandVideo : undefined,
    ...declared,
  };
  const { title, description, canonicalPath, indexed, keywords, ogImages = brand } = metadata;
  const picture = ogImages.at(-1);
  const url = canonicalPath === null ? null : absoluteUrl(canonicalPath);
  return [
    { tag: "title", attributes: {}, text: title },
    ...named("description", description),
    ...named("robots", indexed ? "index, follow" : "noindex, follow"),
    ...named("keywords", keywords?.join(", ")),
    ...(url ? [{ tag: "link", attributes: { rel: "canonical", href: url } } as const] : []),
    ...alternate("application/rss+xml", feeds.rss, name),
    ...alternate("application/feed+json", feeds.json, name),
    ...alternate("text/markdown", metadata.markdownPath, name),
    ...openGraph({ ...metadata, ogImages }, { title, description, name, url }),
    ...details(metadata),
    ...named("twitter:card", "summary_large_image"),
    ...named("twitter:title", title),
    ...named("twitter:description", description),
    ...named("twitter:image", picture && absoluteUrl(picture.url)),
    ...named("twitter:image:alt", picture?.alt),
    ...buildStructuredData(metadata, entry)
      .filter((data) => !isEmpty(data, content))
      .map(
        (data): HeadTag => ({
          tag: "script",
          attributes: { type: "application/ld+json" },
          text: JSON.stringify(toJsonLd(data, content)),
        }),
      ),
  ];
}

/** An empty list of questions gets no structured data. */
const isEmpty = (data: StructuredData, { faq }: SiteContent) =>
  (data.type === "faq" && data.items.length === 0) || (data.type === "searchFaq" && faq.home.length === 0);

/** Pages below the home page get a breadcrumb by default. */
function buildStructuredData({ structuredData = [] }: PageMetadata, { name, path }: PageMeta) {
  if (!name || structuredData.some(({ type }) => type === "breadcrumb")) return structuredData;
  const items = [
    { name: "Beranda", path: "/" },
    { name, path },
  ];
  return [...structuredData, { type: "breadcrumb", items } satisfies StructuredData];
}

function openGraph(
  { ogType, ogImages = [], ogVideo, ogAudio }: PageMetadata,
  { title, description, name, url }: { title: string; description: string; name: string; url: string | null },
): HeadTag[] {
  return [
    ...property("og:site_name", name),
    ...property("og:locale", site.locale),
    ...property("og:type", ogType ?? "website"),
    ...property("og:title", title),
    ...property("og:description", description),
    ...property("og:url", url),
    ...ogImages.flatMap(({ url, width, height, alt }) => [
      ...property("og:image", absoluteUrl(url)),
      ...property("og:image:width", width),
      ...property("og:image:height", height),
      ...property("og:image:alt", alt),
    ]),
    ...property("og:video", ogVideo && absoluteUrl(ogVideo)),
    ...property("og:video:width", ogVideo && videoSize.width),
    ...property("og:video:height", ogVideo && videoSize.height),
    ...property("og:audio", ogAudio && absoluteUrl(ogAudio)),
  ];
}

function details({ article, product, business, ...metadata }: PageMetadata): HeadTag[] {
  return [
    ...property("article:published_time", article?.publishedTime),
    ...property("article:modified_time", article?.modifiedTime),
    ...property("article:author", article?.author),
    ...property("article:section", article?.section),
    ...(article?.tags ?? []).flatMap((tag) => property("article:tag", tag)),
    ...property("product:price:amount", metadata.ogPrice?.amount),
    ...property("product:price:currency", metadata.ogPrice?.currency),
    ...property("product:availability", metadata.ogAvailability),
    ...property("product:brand", metadata.ogBrand),
    ...property("product:retailer_item_id", product?.productID),
    ...property("product:rating:value", product?.rating),
    ...property("product:rating:count", product?.reviewCount),
    ...property("business:contact_data:contact_type", business?.contactType),
    ...property("business:contact_data:phone_number", business?.contactPhone),
    ...property("business:contact_data:email", business?.contactEmail),
  ];
}

/** An alternate version: a feed of the blog, or the page as Markdown. */
function alternate(type: string, path: string | undefined, name: string): HeadTag[] {
  if (!path) return [];
  const title = path.startsWith("/blog/") ? {} : { title: `Blog ${name}` };
  return [{ tag: "link", attributes: { rel: "alternate", type, ...title, href: absoluteUrl(path) } }];
}

function named(name: string, content: Content): HeadTag[] {
  return meta({ name }, content);
}

function property(name: string, content: Content): HeadTag[] {
  return meta({ property: name }, content);
}

function meta(key: Record<string, string>, content: Content): HeadTag[] {
  if (content === undefined || content === null || content === false || content === "") return [];
  return [{ tag: "meta", attributes: { ...key, content: String(content) } }];
}
