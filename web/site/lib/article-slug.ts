/** The slug in the path of an article's page; empty for every other page, and for the article as Markdown. */
export function articleSlug(pathname: string): string {
  const [, slug = ""] = /^\/blog\/(?!.+\.md$)([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
