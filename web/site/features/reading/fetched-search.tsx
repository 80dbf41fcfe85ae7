import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SearchData } from "../../../../worker/contract/page-data";
import { searchQuery } from "../../../api/blog";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { QueryProvider } from "../../lib/query-provider";

interface FetchedSearchProps {
  question: string;
  loading: ReactNode;
  error: { title: string; description: string; action: string };
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
  if (search.isPending) return loading;
  if (search.isError) {
    return (
      <Notice role="alert" title={error.title} description={error.description}>
        <Button onClick={() => window.location.reload()}>{error.action}</Button>
      </Notice>
    );
  }
  return children(search.data);
}
