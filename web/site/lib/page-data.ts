import { createContext, useContext } from "react";
import type { Article } from "../../../worker/contract/blog";
import type { ArticleData, PageData } from "../../../worker/contract/page-data";
import type { ArticleOutline } from "../../lib/article-outline";

/** An article with its text as it is shown. */
export type ReadArticle = Omit<ArticleData, "post"> &
  ({ post: Omit<Article, "content">; outline: ArticleOutline } | { post: null });

/** What pages show of what the server has handed over. */
export interface SiteData extends Omit<PageData, "article"> {
  article?: ReadArticle;
}

export const PageDataContext = createContext<SiteData>({});

/** What the server handed over with the page; it stays true until the page is loaded anew. */
export function usePageData(): SiteData {
  return useContext(PageDataContext);
}
