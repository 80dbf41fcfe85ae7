import { pages } from "../../../contract/pages";
import type { SiteLink } from "../writer";

const pagePaths = Object.values(pages).flatMap(({ path, indexed }) => (indexed ? [path] : []));

/** Where an article may lead: the pages that search engines are shown, and the articles that exist. */
export function pathsOf(links: readonly SiteLink[]): ReadonlySet<string> {
  return new Set([...pagePaths, ...links.map(({ path }) => path)]);
}

const linkPattern = /\[([^\][]+)\]\((\/[a-z0-9/-]*)\)/g;

/** The text with each `[words](/path)` as what `link` makes of it; of a path that is not known the words stay. */
export function replaceLinks(
  text: string,
  paths: ReadonlySet<string>,
  link: (words: string, path: string) => string,
): string {
  return text.replace(linkPattern, (_, words: string, path: string) =>
    paths.has(path) ? link(words, path) : words,
  );
}

/** The known paths to which texts lead, in order. */
export function linkedPaths(texts: readonly string[], paths: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (const text of texts) {
    replaceLinks(text, paths, (words, path) => {
      found.push(path);
      return words;
    });
  }
  return found;
}
