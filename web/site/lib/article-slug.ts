/** The slug in the path of an article; "" for other pages and for the Markdown version. */
export function articleSlug(pathname: string): string {
  const [, slug = ""] = /^\/blog\/(?!.+\.md$)([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
