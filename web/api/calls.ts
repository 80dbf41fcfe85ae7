import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import * as z from "zod/mini";
import { maxPageSize, staffPageSize, totalCountHeader } from "../../worker/contract/limits";
import { isGone, type RequestOptions, request } from "../lib/http";
import { fetchAs, readAs } from "../lib/read-as";

type ReadOptions<Answer> = Pick<
  UseQueryOptions<Answer>,
  | "gcTime"
  | "placeholderData"
  | "refetchInterval"
  | "refetchOnReconnect"
  | "refetchOnWindowFocus"
  | "retry"
  | "staleTime"
>;

/** What `path` answers, as `answer` describes it; asked for anew each time that it is shown. */
export function readQuery<Answer>(
  queryKey: QueryKey,
  answer: z.ZodMiniType<Answer>,
  path: string,
  options: ReadOptions<Answer> = {},
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => fetchAs(answer, path, { signal }),
    staleTime: 0,
    ...options,
  });
}

/** Calls that send `body` by a method; the answer is as `answer` describes it. */
const sender =
  (method: "POST" | "PUT" | "PATCH") =>
  <Answer>(answer: z.ZodMiniType<Answer>, path: string, body?: unknown, more?: RequestOptions) =>
    fetchAs(answer, path, { method, body, ...more });
export const post = sender("POST");
export const put = sender("PUT");
export const patch = sender("PATCH");

/** What a form edits, or what is shown of a version: it never changes under whoever reads it. */
export const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

/** Tried once more, unless it is not there. */
export const retryUnlessGone = (failures: number, error: Error) => failures < 1 && !isGone(error);

/** Has what is kept below each of these keys fetched anew: what is on the screen now, the rest when it is shown. */
export const refresh = (client: QueryClient, ...stale: QueryKey[]) =>
  Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));

/** A call that changes something; what is `stale` then is fetched anew before it ends, and also where it has failed. */
export function useWrite<Input = void, Answer = unknown>(
  stale: readonly QueryKey[],
  send: (input: Input) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Awaited: a row that goes is gone before a dialog gives the focus back to where it came from.
    onSuccess: () => refresh(client, ...stale),
    onError: () => void refresh(client, ...stale),
  });
}

/** Pages that are asked for at the same time. */
const pagesAtOnce = 4;

interface Row {
  id: number;
}

/** Asks the server for one page of a list, which answers with the rows and, in a header, with how many there are. */
type AskForPage = (paging: { page: number; pageSize: number }, signal?: AbortSignal) => Promise<Response>;

/** Asks `path` for the pages of what `query` says. */
export const askAt =
  (path: string, query: Record<string, string> = {}): AskForPage =>
  ({ page, pageSize }, signal) => {
    const search = new URLSearchParams({ ...query, page: String(page), pageSize: String(pageSize) });
    return request(`${path}?${search}`, { ...(signal && { signal }) });
  };

/** A page of a list, which stays until the next one is there. */
export function pageQuery<T>(queryKey: QueryKey, askFor: AskForPage, row: z.ZodMiniType<T>, page: number) {
  return queryOptions({
    queryKey: [...queryKey, page],
    queryFn: async ({ signal }) => readPage(row, await askFor({ page, pageSize: staffPageSize }, signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: 1,
  });
}

/** The rows of an answer, and how many there are on all pages. */
export async function readPage<T>(row: z.ZodMiniType<T>, response: Response) {
  const rows = await readAs(z.array(row), response);
  return { rows, total: Number(response.headers.get(totalCountHeader) ?? rows.length) };
}

/**
 * Every row of a list, a few pages at a time, each row once. Throws when a page fails, and when rows come or go meanwhile,
 * which move others from page to page: a list with a gap would pass for a whole one.
 */
export async function fetchEveryPage<T extends Row>(askFor: AskForPage, row: z.ZodMiniType<T>): Promise<T[]> {
  const fetchPage = async (page: number) => readPage(row, await askFor({ page, pageSize: maxPageSize }));
  const first = await fetchPage(1);
  const pages = [first];
  for (let page = 2; page <= Math.ceil(first.total / maxPageSize); page += pagesAtOnce) {
    const wanted = Math.min(pagesAtOnce, Math.ceil(first.total / maxPageSize) - page + 1);
    pages.push(...(await Promise.all(Array.from({ length: wanted }, (_, index) => fetchPage(page + index)))));
  }
  const rows = new Map(pages.flatMap((page) => page.rows).map((found) => [found.id, found]));
  if (rows.size === first.total && pages.every(({ total }) => total === first.total))
    return [...rows.values()];
  throw new Error("Daftar berubah selama dimuat. Tidak ada file yang dibuat, silakan coba lagi.");
}
