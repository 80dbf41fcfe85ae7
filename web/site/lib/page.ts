import { createContext, useContext } from "react";
import type { Article } from "../../../worker/contract/blog";
import type { ArticleData, HandedData, PageData } from "../../../worker/contract/page-data";
import type { SiteContent } from "../../../worker/contract/site-content/schema";
import { defaultContent } from "../../../worker/contract/site-content/site-content";
import type { ArticleOutline } from "../../lib/article-outline";
import { articleSlug } from "./article-slug";

/** An article with the text that is shown. */
export type ReadArticle = Omit<ArticleData, "post"> &
  ({ post: Omit<Article, "content">; outline: ArticleOutline } | { post: null });

/** The page data of the server. */
export interface SiteData extends Omit<PageData, "article"> {
  content: SiteContent;
  article?: ReadArticle;
}

/** Path, query and fragment of an address. */
export type Location = Pick<URL, "pathname" | "search" | "hash">;

/** The address and the data of the current page. */
export const PageContext = createContext<{ location: Location; data: SiteData }>({
  location: { pathname: "/", search: "", hash: "" },
  data: { content: defaultContent },
});

export function useLocation(): Location {
  return useContext(PageContext).location;
}

export function usePageData(): SiteData {
  return useContext(PageContext).data;
}

/** Reads the data of a server page, and the article's text from its HTML. */
export function readPageData(page: Document, pathname: string): SiteData {
  const script = page.getElementById("page-data");
  const { article, content, ...rest }: HandedData = JSON.parse(script?.textContent || "{}");
  const others = { ...rest, content: content ? { ...defaultContent, ...content } : defaultContent };
  if (!article) return others;
  // One 404 page answers for all unknown articles, so the slug comes from the address.
  if (!article.post) return { ...others, article: { ...article, slug: articleSlug(pathname) } };
  const { post, readingMinutes, ...about } = article;
  const html = getHtml(page.querySelector(".article-body"));
  const contents = getHtml(page.querySelector(".article-contents > ol"));
  return { ...others, article: { ...about, post, outline: { html, contents, readingMinutes } } };
}

/** `innerHTML` with the line break that the HTML parser drops at the beginning of a `pre`. */
function getHtml(element: Element | null): string {
  return element?.innerHTML.replace(/(<pre[^>]*>)\n/g, "$1\n\n") ?? "";
}
