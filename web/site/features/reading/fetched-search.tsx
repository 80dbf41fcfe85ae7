import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SearchData } from "../../../../worker/contract/page-data";
import { parseQuestion } from "../../../../worker/contract/search-address";
import { searchQuery } from "../../../api/blog";
import type { SiteData } from "../../lib/page-data";
import type { Address } from "../../lib/place";
import { fetchAhead, QueryProvider } from "../../lib/query-provider";
import { FetchFailure, type FetchFailureCopy, hasFailed } from "./fetch-failure";

/** Asks the question of an address before the page is shown. */
export function prepare({ search }: Address, given: SiteData): Promise<unknown> | undefined {
  const question = parseQuestion(new URLSearchParams(search));
  return given.search?.question === question ? undefined : fetchAhead(searchQuery(question));
}

export interface FetchedSearchProps {
  question: string;
  loading: ReactNode;
  error: FetchFailureCopy;
  children: (search: SearchData) => ReactNode;
}

/** A search that the server did not hand over: fetched, with its states. */
export default function FetchedSearch(props: FetchedSearchProps) {
  return (
    <QueryProvider>
      <SearchStates {...props} />
    </QueryProvider>
  );
}

function SearchStates({ question, loading, error, children }: FetchedSearchProps) {
  const search = useQuery(searchQuery(question));
  if (search.isError || hasFailed(search)) return <FetchFailure copy={error} query={search} />;
  if (search.isPending) return loading;
  return children(search.data);
}
