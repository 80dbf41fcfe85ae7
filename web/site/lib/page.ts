import { createContext, useContext } from "react";
import type { Article } from "../../../worker/contract/blog";
import type { ArticleData, HandedData, PageData } from "../../../worker/contract/page-data";
import type { SiteContent } from "../../../worker/contract/site-content/schema";
import { defaultContent } from "../../../worker/contract/site-content/site-content";
import type { ArticleOutline } from "../../lib/article-outline";
import { articleSlug } from "./article-slug";

/** An article with its text as it is shown. */
export type ReadArticle = Omit<ArticleData, "post"> &
  ({ post: Omit<Article, "content">; outline: ArticleOutline } | { post: null });

/** What pages show of what the server has handed over. */
export interface SiteData extends Omit<PageData, "article"> {
  content: SiteContent;
  article?: ReadArticle;
}

/** The part of an address that a page is found by, with what follows it. */
export type Location = Pick<URL, "pathname" | "search" | "hash">;

/** The address of the page that is shown, and what the server handed over with it. */
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

/** The data in a page of the server, with the text of its article as it stands in the HTML. */
export function readPageData(page: Document, pathname: string): SiteData {
  const script = page.getElementById("page-data");
  const { article, content, ...rest }: HandedData = JSON.parse(script?.textContent || "{}");
  const others = { ...rest, content: content ? { ...defaultContent, ...content } : defaultContent };
  if (!article) return others;
  // One page stands for all articles that there are not: it does not know which it was asked for.
  if (!article.post) return { ...others, article: { ...article, slug: articleSlug(pathname) } };
  const { post, readingMinutes, ...about } = article;
  const html = htmlOf(page.querySelector(".article-body"));
  const contents = htmlOf(page.querySelector(".article-contents > ol"));
  return { ...others, article: { ...about, post, outline: { html, contents, readingMinutes } } };
}

/** HTML leaves out the line break that it drops itself at the beginning of a `pre`. */
function htmlOf(element: Element | null): string {
  return element?.innerHTML.replace(/(<pre[^>]*>)\n/g, "$1\n\n") ?? "";
}
