/** One article of the local seed: a whole post, plus the day it is shown as published. */
export interface SeedArticle {
  title: string;
  slug: string;
  summary: string;
  category: string;
  /** Path below `web/public`. */
  image: string;
  /** ISO 8601 with offset, Asia/Jakarta. */
  publishedAt: string;
  /** Clean HTML: h2, h3, p, ul, ol, li, strong, em, a, blockquote, table. No h1. */
  content: string;
}
