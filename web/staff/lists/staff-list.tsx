import { type ReactNode, useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";
import { staffPageSize } from "../../../worker/contract/limits";
import { buttonStyles } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Spinner } from "../../ui/spinner";
import { LoadFailure, type Reloadable } from "../ui/load-failure";
import { PageHead } from "../ui/page-head";
import { ListPages } from "./list-pages";

/** What a list says of itself. */
export interface ListText {
  title: string;
  /** What the rows are, such as "post". */
  noun: string;
  loading: string;
  failed: string;
  /** The name of its pages, for screen readers. */
  pages: string;
  /** The way from a search without a match to all rows. */
  showAll: string;
}

/** The query that the rows come from. */
interface ListQuery extends Reloadable {
  isPending: boolean;
  isError: boolean;
  isSuccess: boolean;
  isPlaceholderData: boolean;
}

interface StaffListProps {
  text: ListText;
  /** A line below the title. */
  lead?: string;
  /** The ways to the pages that belong to it. */
  tabs?: ReactNode;
  /** Buttons and links beside it; what comes later stands last. */
  actions: ReactNode;
  /** Between the actions and the filter. */
  above?: ReactNode;
  /** Where the rows are searched and narrowed; not shown while there is nothing to narrow. */
  filter: ReactNode;
  /** How many rows match, in words; left out where the list does not say. */
  matches?: string;
  /** Between the filter and the rows. */
  below?: ReactNode;
  query: ListQuery;
  page: number;
  /** Rows on all pages of this filter. */
  total: number;
  isFiltered: boolean;
  addressOf: (page: number) => string;
  /** The address of all rows. */
  wholeList: string;
  /** Without any row. */
  empty: ReactNode;
  /** Without a row that matches the filter. */
  nothingFound: { title: string; description?: string; role?: "status" };
  /** The rows; null while there are none. */
  children: ReactNode;
}

/** The frame of staff's lists: what stands above the rows, how loading them goes, and the way through their pages. */
export function StaffList(props: StaffListProps) {
  const { text, query, page, total, addressOf, nothingFound } = props;
  const isCurrent = query.isSuccess && !query.isPlaceholderData;
  useLastPage(isCurrent, props);
  // Without rows there is nothing to show until the next ones are here, and nothing to say of them either.
  const isEmpty = isCurrent && total === 0;
  const isWaiting = query.isPending || (query.isPlaceholderData && total === 0);
  return (
    <>
      <PageHead title={text.title} lead={props.lead}>
        {props.actions}
      </PageHead>
      {props.tabs}
      {props.above}
      {props.filter && (
        <div className="mt-6 flex flex-wrap items-end gap-x-5 gap-y-2 max-md:mt-4">
          {props.filter}
          {props.matches !== undefined && (
            <p role="status" className="py-2.5 text-sm text-ink-soft empty:hidden">
              {isCurrent && props.matches}
            </p>
          )}
        </div>
      )}
      {props.below}
      <div className="mt-5 max-md:mt-3" aria-busy={query.isFetching}>
        {isWaiting && <Spinner label={text.loading} className="py-20" />}
        {query.isError && <LoadFailure place="list" title={text.failed} query={query} />}
        {isEmpty && !props.isFiltered && props.empty}
        {isEmpty && props.isFiltered && (
          <Notice {...nothingFound}>
            <Link to={props.wholeList} preventScrollReset className={buttonStyles("outline")}>
              {text.showAll}
            </Link>
          </Notice>
        )}
        {props.children && (
          <div className={query.isPlaceholderData ? "opacity-60 transition-opacity" : undefined}>
            {props.children}
            <ListPages
              label={text.pages}
              noun={text.noun}
              page={page}
              pageSize={staffPageSize}
              total={total}
              addressOf={addressOf}
            />
          </div>
        )}
      </div>
    </>
  );
}

/** Goes back to the last page when the one asked for is behind it: its last row was deleted, or the address is an old one. */
function useLastPage(isCurrent: boolean, { page, total, addressOf }: StaffListProps): void {
  const navigate = useNavigate();
  const lastPage = Math.max(1, Math.ceil(total / staffPageSize));
  const isBehindLast = isCurrent && page > lastPage;
  useEffect(() => {
    if (isBehindLast) navigate(addressOf(lastPage), { replace: true, preventScrollReset: true });
  });
}
