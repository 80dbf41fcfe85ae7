import type { SitemapPart } from "../../blog/reading/sitemap.service";
import { type PageMeta, pages } from "../../contract/pages";
import { absoluteUrl } from "../../contract/site";
import { xml, xmlDocument } from "./xml";

const sitemaps = "http://www.sitemaps.org/schemas/sitemap/0.9";
const listedPages = Object.values<PageMeta>(pages).filter(({ inSitemap }) => inSitemap);

/** Addresses that the first file holds beside the articles. */
export const listedPageCount = listedPages.length;

/** Articles with their changes and pictures, and the pages before them where `withPages` says so. */
export function sitemapXml({ posts, updatedAt }: SitemapPart, withPages: boolean): Promise<string> {
  const shownPages = withPages ? listedPages : [];
  return xmlDocument(xml`<urlset xmlns="${sitemaps}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${shownPages.map(
  ({
    path,
  }) => xml`<url><loc>${absoluteUrl(path)}</loc>${path === pages.blog.path && lastModified(updatedAt)}</url>
`,
)}${posts.map(
  (
    post,
  ) => xml`<url><loc>${absoluteUrl(`/blog/${encodeURIComponent(post.slug)}`)}</loc>${lastModified(post.updatedAt)}<image:image><image:loc>${absoluteUrl(post.image)}</image:loc></image:image></url>
`,
)}</urlset>
`);
}

/** The index of a sitemap in several files. */
export function sitemapIndexXml(files: number): Promise<string> {
  const addresses = Array.from({ length: files }, (_, index) => absoluteUrl(`/sitemap-${index + 1}.xml`));
  return xmlDocument(xml`<sitemapindex xmlns="${sitemaps}">
${addresses.map((address) => xml`<sitemap><loc>${address}</loc></sitemap>\n`)}</sitemapindex>
`);
}

function lastModified(date: Date | null) {
  return date && xml`<lastmod>${date.toISOString()}</lastmod>`;
}
