import type { Article, PostCategory, PostSummary } from "./blog";
import type { BlogFilter } from "./blog-address";
import type { RefusedForm } from "./contact";
import type { SearchHit } from "./search";
import type { SiteContent } from "./site-content/schema";

/** One page of the blog list as a visitor sees it. */
export interface BlogListData {
  filter: BlogFilter;
  posts: PostSummary[];
  /** Posts on all pages of the filter. */
  total: number;
  categories: PostCategory[];
}

export interface ArticleData {
  /** Not what was asked for when there is no such article: one page stands for all of those. */
  slug: string;
  post: Article | null;
  related: PostSummary[];
  /** An address that visitors cannot open: there is nothing to share. */
  isUnlisted?: boolean;
}

/** What the search page shows for a question. */
export interface SearchData {
  question: string;
  hits: SearchHit[];
  /** What to read where there is no hit: the newest articles, and all categories. */
  latest: PostSummary[];
  categories: PostCategory[];
}

/** An article as its page hands it to the browser, without the text: that stands in the HTML already. */
export type HandedArticle = Omit<ArticleData, "post"> &
  ({ post: Omit<Article, "content">; readingMinutes: number } | { post: null });

/** What the server knows of the page that it renders. */
export interface PageData {
  blogList?: BlogListData;
  article?: ArticleData;
  latestArticles?: PostSummary[];
  search?: SearchData;
  refusedForm?: RefusedForm;
}

/** What the server hands to the page that it rendered, so that the browser never fetches it again. */
export interface HandedData extends Omit<PageData, "article"> {
  article?: HandedArticle;
  /** The keys that the page has shown and that differ from those of a fresh installation. */
  content?: Partial<SiteContent>;
}
