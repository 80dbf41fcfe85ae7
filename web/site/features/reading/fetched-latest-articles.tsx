import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PostSummary } from "../../../../worker/contract/blog";
import { latestArticlesQuery } from "../../../api/blog";
import { QueryProvider } from "../../lib/query-provider";

interface FetchedLatestArticlesProps {
  limit: number;
  children: (articles: readonly PostSummary[]) => ReactNode;
}

/** The newest articles where the server did not hand them over; none until they are here. */
export default function FetchedLatestArticles(props: FetchedLatestArticlesProps) {
  return (
    <QueryProvider>
      <LatestArticles {...props} />
    </QueryProvider>
  );
}

function LatestArticles({ limit, children }: FetchedLatestArticlesProps) {
  const latest = useQuery(latestArticlesQuery(limit));
  return children(latest.data ?? []);
}
