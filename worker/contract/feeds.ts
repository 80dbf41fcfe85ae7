/** What the site offers to programs that read it. */
export const feeds = {
  sitemap: "/sitemap.xml",
  rss: "/rss.xml",
  json: "/feed.json",
  llms: "/llms.txt",
} as const;

/** Where an article stands as Markdown. */
export function markdownPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}.md`;
}
