import {
  keepPreviousData,
  MutationObserver,
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

/** A query for `path`, parsed with the schema `answer`; refetched on each mount by default. */
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

/** A function that sends `body` and parses the response with the schema `answer`. */
const sender =
  (method: "POST" | "PUT" | "PATCH") =>
  <Answer>(answer: z.ZodMiniType<Answer>, path: string, body?: unknown, more?: RequestOptions) =>
    fetchAs(answer, path, { method, body, ...more });
export const post = sender("POST");
export const put = sender("PUT");
export const patch = sender("PATCH");

/** For data in a form, and for stored versions: never refetched while shown. */
export const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

/** One retry, except for 404. */
export const retryUnlessGone = (failures: number, error: Error) => failures < 1 && !isGone(error);

/** Invalidates the queries below these keys: shown ones are refetched now, the others when they are shown. */
export const refresh = (client: QueryClient, ...stale: QueryKey[]) =>
  Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));

/** A mutation. Afterwards, also after a failure, it invalidates the `stale` queries. */
export function useWrite<Input = void, Answer = unknown>(
  stale: readonly QueryKey[],
  send: (input: Input) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Awaited, so that a deleted row is gone before a dialog returns the focus to it.
    onSuccess: () => refresh(client, ...stale),
    onError: () => void refresh(client, ...stale),
  });
}

/** Sends a write as a mutation, so that the end of the session is handled, without a hook, which rerenders its component. */
export const mutate = <Answer>(client: QueryClient, mutationFn: () => Promise<Answer>): Promise<Answer> =>
  new MutationObserver(client, { mutationFn }).mutate();

/** Pages that are requested concurrently. */
const pagesAtOnce = 4;

interface Row {
  id: number;
}

/** Requests a page of a list; the response has the rows, and the total in a header. */
type AskForPage = (paging: { page: number; pageSize: number }, signal?: AbortSignal) => Promise<Response>;

/** The query that lets a deletion be refused with 409 if somebody has changed what the user saw. */
export const versionQuery = (version: string | number | null) =>
  version === null ? "" : `?${new URLSearchParams({ version: String(version) })}`;

/** Requests pages of `path` with `query`. */
export const askAt =
  (path: string, query: Record<string, string> = {}): AskForPage =>
  ({ page, pageSize }, signal) => {
    const search = new URLSearchParams({ ...query, page: String(page), pageSize: String(pageSize) });
    return request(`${path}?${search}`, { ...(signal && { signal }) });
  };

/** A page of a list; the previous page stays until the next one has loaded. */
export function pageQuery<T>(queryKey: QueryKey, askFor: AskForPage, row: z.ZodMiniType<T>, page: number) {
  return queryOptions({
    queryKey: [...queryKey, page],
    queryFn: async ({ signal }) => readPage(row, await askFor({ page, pageSize: staffPageSize }, signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: 1,
  });
}

/** The rows of a response and the total. */
export async function readPage<T>(row: z.ZodMiniType<T>, response: Response) {
  const rows = await readAs(z.array(row), response);
  return { rows, total: Number(response.headers.get(totalCountHeader) ?? rows.length) };
}

/**
 * Every row of a list, a few pages at a time. Throws if a page fails, or if rows are added or removed meanwhile,
 * because that moves rows between pages and could leave gaps.
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
