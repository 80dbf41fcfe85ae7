import type { Post, PostSummary } from "../../contract/blog";
import { feeds, markdownPath } from "../../contract/feeds";
import { type PageMeta, pages } from "../../contract/pages";
import { absoluteUrl, site } from "../../contract/site";
import { escapeText, toMarkdown } from "./markdown";

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
export function articleMarkdown(post: Post): string {
  const facts = [
    oneLine(post.category),
    post.publishedAt?.slice(0, 10),
    absoluteUrl(`/blog/${encodeURIComponent(post.slug)}`),
  ];
  return `# ${oneLine(post.title)}\n\n> ${oneLine(post.summary)}\n\n${facts.filter(Boolean).join(" | ")}\n\n${toMarkdown(post.content)}\n`;
}

function link(name: string, path: string, description: string): string {
  return `- [${oneLine(name)}](${absoluteUrl(path)}): ${oneLine(description)}`;
}

/** Words in one line, with nothing in them that Markdown or HTML takes for a sign. */
function oneLine(text: string): string {
  return escapeText(text).trim();
}
