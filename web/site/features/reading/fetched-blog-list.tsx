import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type BlogFilter, blogAddress, parseBlogFilter } from "../../../../worker/contract/blog-address";
import { blogListMetadata } from "../../../../worker/contract/blog-metadata";
import type { BlogListData } from "../../../../worker/contract/page-data";
import { blogListQuery } from "../../../api/blog";
import type { SiteData } from "../../lib/page-data";
import type { Address } from "../../lib/place";
import { fetchAhead, QueryProvider } from "../../lib/query-provider";
import { usePageMeta } from "../../lib/use-page-meta";
import { FetchFailure, type FetchFailureCopy, type FetchFailureProps, hasFailed } from "./fetch-failure";

/** Fetches the list of an address before it is shown. */
export function prepare({ search }: Address, { blogList }: SiteData): Promise<unknown> | undefined {
  const filter = parseBlogFilter(new URLSearchParams(search));
  if (blogList && blogAddress(blogList.filter) === blogAddress(filter)) return undefined;
  return fetchAhead(blogListQuery(filter));
}

export interface FetchedBlogListProps {
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
  if (list.isError || hasFailed(list)) return <Failure filter={filter} copy={error} query={list} />;
  if (list.isPending) return loading;
  return children(list.data, list.isPlaceholderData);
}

/** The page's own title, where no list has one. */
function Failure({
  filter,
  copy,
  query,
}: Pick<FetchFailureProps, "copy" | "query"> & { filter: BlogFilter }) {
  usePageMeta(blogListMetadata(filter, []));
  return <FetchFailure copy={copy} query={query} />;
}
