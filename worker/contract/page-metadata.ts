import type { PageMeta } from "./pages";
import { site } from "./site";

/** What one page tells search engines and social networks about itself. */
export interface PageMetadata {
  title: string;
  description: string;
  /** Path and query of the canonical address; null for a page that has none (404). */
  canonicalPath: string | null;
  indexed: boolean;
  keywords?: readonly string[];
  ogType?: "website" | "article";
  /** Address or path of the preview picture. */
  ogImage?: string;
  article?: { publishedTime: string | null; modifiedTime: string | null; section: string };
}

export interface HeadTag {
  tag: "title" | "meta" | "link";
  attributes: Record<string, string>;
  text?: string;
}

export function absoluteUrl(pathOrUrl: string): string {
  return pathOrUrl.startsWith("/") ? site.url + pathOrUrl : pathOrUrl;
}

export function metadataOf(page: PageMeta): PageMetadata {
  return {
    title: page.title,
    description: page.description,
    canonicalPath: page.path,
    indexed: page.indexed,
    ...(page.keywords && { keywords: page.keywords }),
  };
}

/** The elements of `<head>` that a page owns, the same for the server and the browser. */
export function headTags(metadata: PageMetadata): HeadTag[] {
  const { title, description, canonicalPath, indexed, keywords, article } = metadata;
  const tags: HeadTag[] = [
    { tag: "title", attributes: {}, text: title },
    named("description", description),
    named("robots", indexed ? "index, follow" : "noindex, follow"),
    property("og:site_name", site.name),
    property("og:locale", site.locale),
    property("og:type", metadata.ogType ?? "website"),
    property("og:title", title),
    property("og:description", description),
  ];
  if (keywords) tags.push(named("keywords", keywords.join(", ")));
  if (canonicalPath !== null) {
    const url = absoluteUrl(canonicalPath);
    tags.push({ tag: "link", attributes: { rel: "canonical", href: url } }, property("og:url", url));
  }
  if (metadata.ogImage) tags.push(property("og:image", absoluteUrl(metadata.ogImage)));
  if (article) {
    tags.push(property("article:section", article.section));
    if (article.publishedTime) tags.push(property("article:published_time", article.publishedTime));
    if (article.modifiedTime) tags.push(property("article:modified_time", article.modifiedTime));
  }
  return tags;
}

function named(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { property: name, content } };
}
