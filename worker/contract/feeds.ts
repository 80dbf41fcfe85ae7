export const feeds = {
  sitemap: "/sitemap.xml",
  rss: "/rss.xml",
  json: "/feed.json",
  llms: "/llms.txt",
} as const;

export function markdownPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}.md`;
}
