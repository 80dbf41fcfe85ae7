import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ArticleData } from "../../../../worker/contract/page-data";
import type { PageMetadata } from "../../../../worker/contract/page-metadata";
import { articleQuery, relatedArticlesQuery } from "../../../api/blog";
import { isGone } from "../../../lib/http";
import { QueryProvider } from "../../lib/query-provider";
import { usePageMeta } from "../../lib/use-page-meta";
import { FetchFailure, type FetchFailureCopy, type FetchFailureProps } from "./fetch-failure";

interface FetchedArticleProps {
  slug: string;
  loading: ReactNode;
  failure: FetchFailureCopy & { metadata: PageMetadata };
  /** Called without a post when there is none. */
  children: (article: ArticleData) => ReactNode;
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
  if (article.data || isGone(article.error)) {
    return children({ slug, post: article.data ?? null, related: related.data ?? [] });
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
