import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PageMetadata } from "../../../../worker/contract/page-metadata";
import { articleQuery, relatedArticlesQuery } from "../../../api/blog";
import { outlineOf } from "../../../lib/article-outline";
import { articleSlug } from "../../lib/article-slug";
import type { ReadArticle, SiteData } from "../../lib/page-data";
import type { Address } from "../../lib/place";
import { fetchAhead, QueryProvider } from "../../lib/query-provider";
import { usePageMeta } from "../../lib/use-page-meta";
import { FetchFailure, type FetchFailureCopy, type FetchFailureProps } from "./fetch-failure";

/** Fetches the article of an address before it is shown; what stands below it comes while it is being read. */
export function prepare({ pathname }: Address, { article }: SiteData): Promise<unknown> | undefined {
  const slug = articleSlug(pathname);
  if (article?.slug === slug) return undefined;
  return fetchAhead(articleQuery(slug))?.then((post) => {
    if (post) void fetchAhead(relatedArticlesQuery(slug, post.category));
  });
}

export interface FetchedArticleProps {
  slug: string;
  loading: ReactNode;
  failure: FetchFailureCopy & { metadata: PageMetadata };
  /** Called without a post when there is none. */
  children: (article: ReadArticle) => ReactNode;
}

/** The article that the server did not hand over: fetched, with its related articles after it. */
export default function FetchedArticle(props: FetchedArticleProps) {
  return (
    <QueryProvider>
      <ArticleStates {...props} />
    </QueryProvider>
  );
}

function ArticleStates({ slug, loading, failure, children }: FetchedArticleProps) {
  const article = useQuery(articleQuery(slug));
  const related = useQuery(relatedArticlesQuery(slug, article.data?.category));
  if (article.data !== undefined) {
    const post = article.data;
    const about = { slug, related: related.data ?? [] };
    return children(post ? { ...about, post, outline: outlineOf(post.content) } : { ...about, post });
  }
  // Asked for again, the failure stays where its button is.
  return article.isFetchedAfterMount ? <Failure copy={failure} query={article} /> : loading;
}

function Failure({
  copy,
  query,
}: {
  copy: FetchedArticleProps["failure"];
  query: FetchFailureProps["query"];
}) {
  usePageMeta(copy.metadata);
  return (
    <div className="page-grid py-10">
      <FetchFailure copy={copy} query={query} headingLevel="h1" />
    </div>
  );
}
