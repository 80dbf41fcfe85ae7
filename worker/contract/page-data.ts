import type { Article, PostCategory, PostSummary } from "./blog";
import type { BlogFilter } from "./blog-address";
import type { RefusedForm } from "./contact";
import type { SearchHit } from "./search";
import type { SiteContent } from "./site-content/schema";

export interface BlogListData {
  filter: BlogFilter;
  posts: PostSummary[];
  /** Total on all pages of the filter. */
  total: number;
  categories: PostCategory[];
}

export interface ArticleData {
  /** "-" for unknown articles, because one cached page serves all of them. */
  slug: string;
  post: Article | null;
  related: PostSummary[];
  /** True if visitors cannot open the URL, so it must not be shared. */
  isUnlisted?: boolean;
}

export interface SearchData {
  question: string;
  hits: SearchHit[];
  latest: PostSummary[];
  categories: PostCategory[];
}

/** The article in the page data, without the text, which is already in the HTML. */
export type HandedArticle = Omit<ArticleData, "post"> &
  ({ post: Omit<Article, "content">; readingMinutes: number } | { post: null });

export interface PageData {
  blogList?: BlogListData;
  article?: ArticleData;
  latestArticles?: PostSummary[];
  search?: SearchData;
  refusedForm?: RefusedForm;
}

/** Data that the server embeds in the page, so that the browser does not fetch it again. */
export interface HandedData extends Omit<PageData, "article"> {
  article?: HandedArticle;
  /** Content keys that the page uses and that differ from the default. */
  content?: Partial<SiteContent>;
}
