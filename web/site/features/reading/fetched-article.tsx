import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ArticleData } from "../../../../worker/contract/page-data";
import { articleQuery, relatedArticlesQuery } from "../../../api/blog";
import { QueryProvider } from "../../lib/query-provider";

interface FetchedArticleProps {
  slug: string;
  loading: ReactNode;
  /** Called without a post when there is none, or when it could not be loaded. */
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

function ArticleStates({ slug, loading, children }: FetchedArticleProps) {
  const article = useQuery(articleQuery(slug));
  const related = useQuery(relatedArticlesQuery(slug, article.data?.category));
  if (article.isLoading) return loading;
  return children({ slug, post: article.data ?? null, related: related.data ?? [] });
}
