import {
  infiniteQueryOptions,
  keepPreviousData,
  MutationObserver,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import * as z from "zod/mini";
import { maxPageSize, staffPageSize } from "../../worker/contract/limits";
import {
  type MediaChange,
  type MediaDetail,
  type MediaItem,
  type MediaListQuery,
  mediaAbilities,
  mediaDetail,
  mediaItem,
} from "../../worker/contract/media/media-item";
import { picturesUsed, withRoom } from "../../worker/contract/media/picture-use";
import { ApiError, isGone, readError, request } from "../lib/http";
import { fetchAs, readAs } from "../lib/read-as";
import { readPage } from "./every-page";
import { sendForm } from "./send-form";

const listKey = ["media", "list"];
const endlessKey = ["media", "endless"];

function detailKey(id: number) {
  return ["media", "detail", id] as const;
}

export interface MediaFilter {
  page: number;
  /** Words of the name or of the text; "" finds all. */
  words: string;
  /** "" for any. */
  only: NonNullable<MediaListQuery["only"]> | "";
}

export interface MediaPage {
  items: MediaItem[];
  /** Pictures that match, on all pages. */
  total: number;
}

/** Milliseconds after which pictures whose widths are being made are looked at again, and for how long. */
const preparingMs = 4_000;
const preparingLimitMs = 5 * 60_000;

/** Whether more of a picture will come within minutes. */
function isPreparing(item: MediaItem, now: number): boolean {
  const isFresh = now - new Date(item.createdAt).getTime() < preparingLimitMs;
  return item.state === "pending" && item.problem === null && isFresh;
}

function searchOf({ page, words, only }: MediaFilter): string {
  const given = { ...(words && { q: words }), ...(only && { only }) };
  return new URLSearchParams({
    page: String(page),
    pageSize: String(staffPageSize),
    ...given,
  }).toString();
}

async function fetchPage(search: string, signal: AbortSignal): Promise<MediaPage> {
  const { rows: items, total } = await readPage(mediaItem, await request(`/api/media?${search}`, { signal }));
  return { items, total };
}

/** A page of the library, the newest first. The page before stays until the new one is there. */
export function mediaListQuery({ page, words, only }: MediaFilter) {
  const search = searchOf({ page, words, only });
  return queryOptions({
    queryKey: [...listKey, search],
    queryFn: ({ signal }) => fetchPage(search, signal),
    placeholderData: keepPreviousData,
    // What uses a picture changes with each post that is stored.
    staleTime: 0,
    retry: 1,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => isPreparing(item, Date.now())) ? preparingMs : false,
  });
}

/** The library from its beginning, as far as it was asked for. */
export function endlessMediaQuery(words: string) {
  return infiniteQueryOptions({
    queryKey: [...endlessKey, words],
    queryFn: ({ signal, pageParam }) => fetchPage(searchOf({ page: pageParam, words, only: "" }), signal),
    initialPageParam: 1,
    getNextPageParam: (last: MediaPage, pages: MediaPage[]) =>
      pages.length * staffPageSize < last.total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: 1,
    refetchInterval: ({ state }) => {
      const items = state.data?.pages.flatMap((page) => page.items) ?? [];
      return items.some((item) => isPreparing(item, Date.now())) ? preparingMs : false;
    },
  });
}

/** What this installation can do with pictures. */
export function mediaAbilitiesQuery() {
  return queryOptions({
    queryKey: ["media", "abilities"],
    queryFn: ({ signal }) => fetchAs(mediaAbilities, "/api/media/abilities", { signal }),
    staleTime: 5 * 60_000,
    retry: 1,
  });
}

/** A picture with its uses; until they are known, what a list has said of it. */
export function mediaDetailQuery(id: number, client: QueryClient) {
  return queryOptions({
    queryKey: detailKey(id),
    queryFn: ({ signal }) => fetchAs(mediaDetail, `/api/media/${id}`, { signal }),
    placeholderData: (): MediaDetail | undefined => {
      const pages = client.getQueriesData<MediaPage>({ queryKey: listKey });
      const item = pages.flatMap(([, page]) => page?.items ?? []).find((one) => one.id === id);
      return item && { ...item, usedIn: [] };
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data && isPreparing(state.data, Date.now()) ? preparingMs : false),
    retry: (failures, error) => failures < 1 && !isGone(error),
  });
}

/** Fetches the lists anew that are on the screen, and the others when they are shown. */
export async function reloadMedia(client: QueryClient): Promise<void> {
  await Promise.all([listKey, endlessKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Changes a picture; the answer is what is shown from then on, and lists keep their rows until they are fetched anew. */
export function useChangeMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: MediaChange }) =>
      fetchAs(mediaItem, `/api/media/${id}`, { method: "PATCH", body: change }),
    onMutate: ({ id }) => client.cancelQueries({ queryKey: detailKey(id) }),
    onSuccess: (stored) => {
      client.setQueryData<MediaDetail>(detailKey(stored.id), (known) => known && { ...known, ...stored });
      client.setQueriesData<MediaPage>(
        { queryKey: listKey },
        (page) =>
          page && { ...page, items: page.items.map((item) => (item.id === stored.id ? stored : item)) },
      );
      void client.invalidateQueries({ queryKey: listKey, refetchType: "none" });
      void client.invalidateQueries({ queryKey: endlessKey });
    },
    onError: (error, { id }) => {
      const now = pictureStoredNow(error);
      if (now) client.setQueryData<MediaDetail>(detailKey(id), (known) => known && { ...known, ...now });
      // Deleted meanwhile: the screen says so.
      if (isGone(error)) void client.invalidateQueries({ queryKey: detailKey(id) });
    },
  });
}

/** The picture that somebody else has changed, of the refusal of a change from what it was before; null of any other. */
export function pictureStoredNow(error: unknown): MediaItem | null {
  return (error instanceof ApiError && mediaItem.safeParse(error.details.stored).data) || null;
}

/** Deletes a picture that nothing uses. */
export function useDeleteMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(`/api/media/${id}`, { method: "DELETE" }),
    onSettled: () => reloadMedia(client),
  });
}

/** The pictures of the library that have these hashes, as they are now. */
export async function fetchMediaByHash(hashes: readonly string[]): Promise<MediaItem[]> {
  const found: MediaItem[] = [];
  for (let start = 0; start < hashes.length; start += maxPageSize) {
    const some = hashes.slice(start, start + maxPageSize);
    const response = await request(`/api/media?hash=${some.join()}&pageSize=${maxPageSize}`);
    found.push(...(await readAs(z.array(mediaItem), response)));
  }
  return found;
}

const hashesIn = (content: string) =>
  picturesUsed({ content, image: "" })
    .map(({ hash }) => hash)
    .sort();

/** How large pictures of the library are, which never changes. */
function sizesQuery(hashes: readonly string[]) {
  return queryOptions({
    queryKey: ["picture sizes", ...hashes],
    queryFn: async () => new Map((await fetchMediaByHash(hashes)).map((item) => [item.hash, item])),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Cleaned article HTML whose pictures keep their room until they are here; as it is where their sizes are not known. */
export async function keepRoom(content: string, client: QueryClient): Promise<string> {
  const hashes = hashesIn(content);
  if (hashes.length === 0) return content;
  try {
    return withRoom(content, await client.fetchQuery({ ...sizesQuery(hashes), retry: false }));
  } catch (error) {
    console.error(error);
    return content;
  }
}

/** The same, of a text that is there already. */
export function roomQuery(content: string) {
  return queryOptions({
    queryKey: ["picture room", content],
    queryFn: ({ client }) => keepRoom(content, client),
    enabled: hashesIn(content).length > 0,
    gcTime: 0,
  });
}

interface UploadOptions {
  /** What the file is called in the library. */
  name: string;
  /** How much of it has been sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export interface Uploaded {
  item: MediaItem;
  /** The same bytes were in the library before. */
  isKnown: boolean;
}

/** Stores a picture in the library. A mutation of `client`, so that the end of the session is noticed. */
export function uploadPicture(client: QueryClient, file: File, options: UploadOptions): Promise<Uploaded> {
  const observer = new MutationObserver(client, {
    mutationFn: async (): Promise<Uploaded> => {
      const body = new FormData();
      body.append("file", file, options.name);
      const response = await sendForm("/api/media", body, options);
      if (!response.ok) throw await readError(response);
      return { item: await readAs(mediaItem, response), isKnown: response.status === 200 };
    },
  });
  return observer.mutate();
}
