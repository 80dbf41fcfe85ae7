import type { Post, PostSummary, ShownArticle } from "../../contract/blog";
import { feeds, markdownPath } from "../../contract/feeds";
import { type PageMeta, pages } from "../../contract/pages";
import { absoluteUrl, site } from "../../contract/site";
import { escapeText, linkAddress, toMarkdown } from "./markdown";

/** The site for language models, as llmstxt.org describes the file. */
export function llmsTxt(posts: readonly PostSummary[]): string {
  const indexed = Object.values<PageMeta>(pages).filter(({ inSitemap }) => inSitemap);
  return [
    `# ${site.name}`,
    `> ${pages.home.description}`,
    "## Halaman",
    indexed.map(({ path, name, description }) => link(name ?? "Beranda", path, description)).join("\n"),
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

/** An article as a Markdown document. */
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

/** Words in one line, with nothing in them that Markdown or HTML takes for a sign. */
function oneLine(text: string): string {
  return escapeText(text).trim();
}
