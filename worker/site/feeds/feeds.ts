import { html } from "hono/html";
import type { SitemapArticles } from "../../blog/reading/reading.service";
import type { Post, PostSummary, ShownArticle } from "../../contract/blog";
import { feeds, markdownPath } from "../../contract/feeds";
import { pageTexts } from "../../contract/page-texts";
import { type PageId, type PageMeta, pages } from "../../contract/pages";
import { withoutForbidden } from "../../contract/plain-text";
import { absoluteUrl, site, withWholeAddresses } from "../../contract/site";
import { rupiah } from "../../contract/site-content/facts";
import type { SiteContent } from "../../contract/site-content/schema";
import { escapeText, linkAddress, toMarkdown } from "./markdown";

/** Hono's template that escapes values; XML needs the same escaping as HTML. */
const xml = html;

/** An XML document with its declaration, without characters that XML forbids. */
async function xmlDocument(root: ReturnType<typeof xml>): Promise<string> {
  const text = String(await root).toWellFormed();
  return `<?xml version="1.0" encoding="UTF-8"?>\n${withoutForbidden(text)}`;
}

const toTitle = ({ business }: SiteContent) => `Blog ${business.name}`;
/** Without its text if the feed would be too large. */
type FeedPost = Post | PostSummary;

const toUrl = ({ slug }: PostSummary) => absoluteUrl(`/blog/${encodeURIComponent(slug)}`);
/** Does not depend on the slug, so that readers do not treat a renamed article as new. */
const toId = ({ id }: PostSummary) => `${site.url}/blog#${id}`;

/** Text as HTML, because readers parse an RSS description as HTML. */
const asHtml = (words: string) => String(xml`${words}`);

/** RSS 2.0 with the full text of the articles that have one. */
export function rssXml(posts: readonly FeedPost[], content: SiteContent): Promise<string> {
  return xmlDocument(xml`<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${toTitle(content)}</title>
<link>${absoluteUrl(pages.blog.path)}</link>
<description>${content.seo.blog.description}</description>
<language>${site.lang}</language>
<atom:link href="${absoluteUrl(feeds.rss)}" rel="self" type="application/rss+xml"/>
${posts[0] && xml`<lastBuildDate>${utc(newestChange(posts))}</lastBuildDate>\n`}${posts.map(
  (post) => xml`<item>
<title>${post.title}</title>
<link>${toUrl(post)}</link>
<guid isPermaLink="false">${toId(post)}</guid>
<pubDate>${utc(post.publishedAt)}</pubDate>
<category>${post.category}</category>
<description>${asHtml(post.summary)}</description>
${"content" in post && xml`<content:encoded>${withWholeAddresses(post.content)}</content:encoded>\n`}</item>
`,
)}</channel>
</rss>
`);
}

/** JSON Feed 1.1 (jsonfeed.org) with the full text of the articles that have one, else the summary. */
export function jsonFeed(posts: readonly FeedPost[], content: SiteContent) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: toTitle(content),
    description: content.seo.blog.description,
    home_page_url: absoluteUrl(pages.blog.path),
    feed_url: absoluteUrl(feeds.json),
    icon: absoluteUrl("/icon-512.png"),
    favicon: absoluteUrl("/icon-192.png"),
    language: site.lang,
    authors: [{ name: content.business.name, url: `${site.url}/` }],
    items: posts.map((post) => ({
      id: toId(post),
      url: toUrl(post),
      title: post.title,
      summary: post.summary,
      ...("content" in post
        ? { content_html: withWholeAddresses(post.content) }
        : { content_text: post.summary }),
      image: absoluteUrl(post.cover?.shared?.url ?? post.image),
      date_published: post.publishedAt ?? undefined,
      date_modified: post.updatedAt ?? undefined,
      tags: [post.category],
    })),
  };
}

function newestChange(posts: readonly FeedPost[]): string {
  return (
    posts
      .map(({ updatedAt }) => updatedAt ?? "")
      .sort()
      .at(-1) ?? ""
  );
}

function utc(date: string | null): string {
  return new Date(date ?? 0).toUTCString();
}

const pageIds = (Object.keys(pages) as PageId[]).filter((id) => pages[id].indexed);

/** Omits the portfolio while it is hidden. */
const listedPages = ({ portfolio }: SiteContent) =>
  portfolio.hidden ? pageIds.filter((id) => id !== "portfolio") : pageIds;

/** The pages, and the articles with change and picture. */
export function sitemapXml({ posts, updatedAt }: SitemapArticles, content: SiteContent): Promise<string> {
  const shownPages = listedPages(content).map((id) => pages[id]);
  return xmlDocument(xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
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

function lastModified(date: Date | null) {
  return date && xml`<lastmod>${date.toISOString()}</lastmod>`;
}

/** The site's summary for language models (llmstxt.org). */
export function llmsTxt(posts: readonly PostSummary[], content: SiteContent): string {
  return [
    `# ${content.business.name}`,
    `> ${content.seo.home.description}`,
    "## Halaman",
    listedPages(content)
      .map((id) => {
        const { path, name = "Beranda" }: PageMeta = pages[id];
        return link(name, path, pageTexts(id, content).description);
      })
      .join("\n"),
    "## Harga",
    offerLines(content).join("\n"),
    ...(posts.length > 0
      ? [
          "## Artikel",
          posts.map((post) => link(post.title, markdownPath(post.slug), post.summary)).join("\n"),
        ]
      : []),
    "## Optional",
    [
      link("RSS", feeds.rss, "artikel terbaru dengan isi lengkap"),
      link("JSON Feed", feeds.json, "artikel terbaru dengan isi lengkap"),
      link("Sitemap", feeds.sitemap, "semua alamat"),
    ].join("\n"),
    "",
  ].join("\n\n");
}

/** The packages with prices. */
function offerLines({ packages }: SiteContent): string[] {
  const kinds = { website: "Paket website", seo: "Paket SEO", social: "Paket media sosial" } as const;
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
    packages[kind].map(
      ({ title, price, period, features }) =>
        `- ${oneLine(`${kinds[kind]} ${title}: ${rupiah(price)}${period}. ${features.join("; ")}`)}`,
    ),
  );
}

export function articleMarkdown(post: ShownArticle & Post): string {
  const { author, reviewer, assisted, sources = [] } = post;
  const facts = [
    oneLine(post.category),
    post.publishedAt?.slice(0, 10),
    author && `Oleh ${oneLine(author.name)}`,
    reviewer && `Ditinjau oleh ${oneLine(reviewer.name)}`,
    assisted && "Dibantu AI",
    absoluteUrl(`/blog/${encodeURIComponent(post.slug)}`),
  ];
  const list = sources.map(({ title, url }) => `- [${oneLine(title)}](${linkAddress(url)})`).join("\n");
  return [
    `# ${oneLine(post.title)}`,
    `> ${oneLine(post.summary)}`,
    facts.filter(Boolean).join(" | "),
    toMarkdown(post.content),
    ...(list ? ["## Sumber", list] : []),
  ]
    .join("\n\n")
    .concat("\n");
}

function link(name: string, path: string, description: string): string {
  return `- [${oneLine(name)}](${absoluteUrl(path)}): ${oneLine(description)}`;
}

/** Text on one line, escaped for Markdown and HTML. */
function oneLine(text: string): string {
  return escapeText(text).trim();
}
