import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { BlogFilter } from "../../../../worker/contract/blog-address";
import type { BlogListData } from "../../../../worker/contract/page-data";
import { blogListQuery } from "../../../api/blog";
import { QueryProvider } from "../../lib/query-provider";
import { FetchFailure, type FetchFailureCopy, hasFailed } from "./fetch-failure";

interface FetchedBlogListProps {
  filter: BlogFilter;
  /** Shown while the first list is on its way. */
  loading: ReactNode;
  /** A list that is here already, shown until the wanted one arrives. */
  previous: BlogListData | undefined;
  error: FetchFailureCopy;
  children: (list: BlogListData, busy: boolean) => ReactNode;
}

/** The list that the server did not hand over: fetched, with its states. */
export default function FetchedBlogList(props: FetchedBlogListProps) {
  return (
    <QueryProvider>
      <BlogListStates {...props} />
    </QueryProvider>
  );
}

function BlogListStates({ filter, loading, previous, error, children }: FetchedBlogListProps) {
  const list = useQuery({
    ...blogListQuery(filter),
    placeholderData: (last: BlogListData | undefined) => last ?? previous,
  });
  if (list.isError || hasFailed(list)) return <FetchFailure copy={error} query={list} />;
  if (list.isPending) return loading;
  return children(list.data, list.isPlaceholderData);
}
