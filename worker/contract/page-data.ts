import type { Post, PostCategory, PostSummary } from "./blog";
import type { BlogFilter } from "./blog-address";
import type { RefusedForm } from "./contact";

/** One page of the blog list as a visitor sees it. */
export interface BlogListData {
  filter: BlogFilter;
  posts: PostSummary[];
  /** Posts on all pages of the filter. */
  total: number;
  categories: PostCategory[];
}

export interface ArticleData {
  slug: string;
  /** null when there is no such article. */
  post: Post | null;
  related: PostSummary[];
}

/** What the server hands to the page that it rendered, so that the browser never fetches it again. */
export interface PageData {
  blogList?: BlogListData;
  article?: ArticleData;
  latestArticles?: PostSummary[];
  refusedForm?: RefusedForm;
}
