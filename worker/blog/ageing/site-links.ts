import { pages } from "../../contract/pages";
import { site } from "../../contract/site";

const link = /<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g;
const articlePath = /^\/blog\/([a-z0-9-]+)$/;
const knownPaths = new Set<string>(Object.values(pages).map(({ path }) => path));

/** The path of this site that an address leads to, without query and anchor; null for addresses of others and files. */
function pathOf(address: string): string | null {
  const path = address.startsWith(site.url) ? address.slice(site.url.length) || "/" : address;
  const [bare = ""] = path.replaceAll("&amp;", "&").split(/[?#]/);
  const isPage = /^\/(?!\/)[^.]*$/.test(bare) && !/^\/(api|images|media|files)\//.test(bare);
  return isPage ? bare.replace(/(?<=.)\/$/, "") : null;
}

/** Paths of this site that an article leads to, each once. */
export function sitePaths(html: string): string[] {
  const paths = [...html.matchAll(link)].map(([, address = ""]) => pathOf(address));
  return [...new Set(paths.filter((path) => path !== null))];
}

/** The address that a path has below `/blog`; null for other pages. */
export function slugOf(path: string): string | null {
  return articlePath.exec(path)?.[1] ?? null;
}

/** Those of `paths` that lead nowhere, where `slugs` are the articles that may be read. */
export function deadPaths(paths: readonly string[], slugs: ReadonlySet<string>): string[] {
  return paths.filter((path) => {
    const slug = slugOf(path);
    return slug === null ? !knownPaths.has(path) : !slugs.has(slug);
  });
}

/** The article without its links to `dead` paths; their words stay. */
export function withoutLinks(html: string, dead: readonly string[]): string {
  return html.replace(link, (whole: string, address: string, words: string) => {
    const path = pathOf(address);
    return path !== null && dead.includes(path) ? words : whole;
  });
}
