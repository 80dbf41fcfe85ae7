import { type ReactNode, useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";
import { staffPageSize } from "../../../worker/contract/limits";
import { buttonStyles } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Pagination } from "../../ui/pagination";
import { Spinner } from "../../ui/spinner";
import { LoadFailure, type Reloadable } from "../ui/load-failure";
import { PageHead } from "../ui/page-head";

/** The query of the rows. */
interface ListQuery extends Reloadable {
  isPending: boolean;
  isError: boolean;
  isSuccess: boolean;
  isPlaceholderData: boolean;
  data: unknown;
}

interface StaffListProps {
  title: string;
  /** The noun for the rows, such as "post", of which other texts are made. */
  noun: string;
  loading?: string;
  failed?: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** Content beside the title. */
  aside?: ReactNode;
  /** The tabs. */
  tabs?: ReactNode;
  /** Actions beside the title. */
  actions?: ReactNode;
  /** Content above the filter. */
  above?: ReactNode;
  /** The filter bar, hidden for an empty list. */
  filter?: ReactNode;
  /** The number of matches in words. */
  matches?: string;
  /** Content below the filter. */
  below?: ReactNode;
  /** Content after the last row. */
  after?: ReactNode;
  query: ListQuery;
  page?: number;
  /** The number of matching rows on all pages. */
  total: number;
  isFiltered?: boolean;
  /** The address of a page; undefined for lists without pages. */
  addressOf?: (page: number) => string;
  /** The address of all rows. */
  wholeList?: string;
  /** The empty state of the list. */
  empty?: ReactNode;
  /** The empty state of a filter. */
  nothingFound?: { title: string; description?: string; role?: "status" };
  /** The rows, or null. */
  children: ReactNode;
}

/** The frame of lists: head, filter, loading and failure states, and pagination. */
export function StaffList(props: StaffListProps) {
  const { title, noun, query, page = 1, total, addressOf, nothingFound } = props;
  const isCurrent = query.isSuccess && !query.isPlaceholderData;
  useLastPage(isCurrent, page, total, addressOf);
  // An empty previous page is not shown as a placeholder.
  const isEmpty = isCurrent && total === 0;
  const isWaiting = query.isPending || (query.isPlaceholderData && total === 0);
  return (
    <>
      <PageHead title={title} lead={props.lead} aside={props.aside}>
        {props.actions}
      </PageHead>
      {props.tabs}
      {props.above}
      {props.filter && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          {props.filter}
          {props.matches !== undefined && (
            <p role="status" className="py-2 text-sm text-ink-soft empty:hidden">
              {isCurrent && props.matches}
            </p>
          )}
        </div>
      )}
      {props.below}
      <div className="mt-2" aria-busy={query.isFetching}>
        {isWaiting && <Spinner label={props.loading ?? `Memuat ${noun}...`} className="py-20" />}
        {query.isError && (
          <LoadFailure
            place={query.data === undefined ? "list" : "inline"}
            title={props.failed ?? `Terjadi kesalahan saat memuat ${noun}`}
            query={query}
            className="mb-4"
          />
        )}
        {isEmpty && !props.isFiltered && props.empty}
        {isEmpty && props.isFiltered && nothingFound && (
          <Notice {...nothingFound}>
            {props.wholeList && (
              <Link to={props.wholeList} preventScrollReset className={buttonStyles("outline")}>
                Tampilkan Semua {noun.charAt(0).toUpperCase() + noun.slice(1)}
              </Link>
            )}
          </Notice>
        )}
        {props.children && (
          <div className={query.isPlaceholderData ? "opacity-60 transition-opacity" : undefined}>
            {props.children}
            {addressOf && <ListPages {...{ title, noun, page, total, addressOf }} />}
          </div>
        )}
        {props.after}
      </div>
    </>
  );
}

interface ListPagesProps extends Pick<StaffListProps, "title" | "noun" | "total"> {
  page: number;
  addressOf: (page: number) => string;
}

/** The pagination; nothing for a single page. */
function ListPages({ title, noun, page, total, addressOf }: ListPagesProps) {
  if (total <= staffPageSize) return null;
  const first = (page - 1) * staffPageSize + 1;
  const last = Math.min(page * staffPageSize, total);
  const number = (value: number) => value.toLocaleString("id-ID");
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-sm text-ink-soft">
        {number(first)}–{number(last)} dari {number(total)} {noun}
      </p>
      <Pagination
        label={`Halaman ${title}`}
        previousLabel="Sebelumnya"
        nextLabel="Selanjutnya"
        pageLabel="Halaman"
        page={page}
        pageCount={Math.ceil(total / staffPageSize)}
        addressOf={addressOf}
        className=""
      />
    </div>
  );
}

/** Goes to the last page if the requested one does not exist any more. */
function useLastPage(
  isCurrent: boolean,
  page: number,
  total: number,
  addressOf: StaffListProps["addressOf"],
): void {
  const navigate = useNavigate();
  const lastPage = Math.max(1, Math.ceil(total / staffPageSize));
  const isBehindLast = isCurrent && page > lastPage;
  useEffect(() => {
    if (isBehindLast && addressOf) navigate(addressOf(lastPage), { replace: true, preventScrollReset: true });
  });
}
