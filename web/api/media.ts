import {
  infiniteQueryOptions,
  keepPreviousData,
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
import { picturesUsed, withRoom } from "../../worker/contract/media/pictures";
import { ApiError, isGone, request } from "../lib/http";
import { readAs } from "../lib/read-as";
import { askAt, mutate, patch, readPage, readQuery, refresh, retryUnlessGone, useWrite } from "./calls";
import { sendForm } from "./send-form";

const path = "/api/media";
const listKey = ["media", "list"];
const endlessKey = ["media", "endless"];

function detailKey(id: number) {
  return ["media", "detail", id] as const;
}

export interface MediaFilter {
  page: number;
  /** Words of the name or alt text; "" for all. */
  words: string;
  only: NonNullable<MediaListQuery["only"]> | "";
}

export interface MediaPage {
  items: MediaItem[];
  total: number;
}

/** Polling interval and limit in milliseconds while resized versions are being made. */
const preparingMs = 4_000;
const preparingLimitMs = 5 * 60_000;

/** Whether resized versions of the picture are expected soon. */
function isPreparing(item: MediaItem, now: number): boolean {
  const isFresh = now - new Date(item.createdAt).getTime() < preparingLimitMs;
  return item.state === "pending" && item.problem === null && isFresh;
}

async function fetchPage({ page, words, only }: MediaFilter, signal: AbortSignal): Promise<MediaPage> {
  const askFor = askAt(path, { ...(words && { q: words }), ...(only && { only }) });
  const { rows: items, total } = await readPage(
    mediaItem,
    await askFor({ page, pageSize: staffPageSize }, signal),
  );
  return { items, total };
}

/** Polls while resized versions of one of these are being made. */
const pollWhilePreparing = (items: readonly MediaItem[] = []) =>
  items.some((item) => isPreparing(item, Date.now())) ? preparingMs : false;

/** A page of the library, newest first. The previous page stays until the next one has loaded. */
export const mediaListQuery = (filter: MediaFilter) =>
  queryOptions({
    queryKey: [...listKey, filter],
    queryFn: ({ signal }) => fetchPage(filter, signal),
    placeholderData: keepPreviousData,
    // The use counts change with every stored post.
    staleTime: 0,
    retry: 1,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => pollWhilePreparing(state.data?.items),
  });

/** The library as an infinite list. */
export const endlessMediaQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: [...endlessKey, words],
    queryFn: ({ signal, pageParam }) => fetchPage({ page: pageParam, words, only: "" }, signal),
    initialPageParam: 1,
    getNextPageParam: (last: MediaPage, pages: MediaPage[]) =>
      pages.length * staffPageSize < last.total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: 1,
    refetchInterval: ({ state }) => pollWhilePreparing(state.data?.pages.flatMap((page) => page.items)),
  });

/** The abilities of this installation. */
export const mediaAbilitiesQuery = () =>
  readQuery(["media", "abilities"], mediaAbilities, `${path}/abilities`, { staleTime: 5 * 60_000, retry: 1 });

/** A picture with its uses; until it has loaded, the row of a list is shown. */
export const mediaDetailQuery = (id: number, client: QueryClient) =>
  readQuery<MediaDetail>(detailKey(id), mediaDetail, `${path}/${id}`, {
    placeholderData: () => {
      const pages = client.getQueriesData<MediaPage>({ queryKey: listKey });
      const item = pages.flatMap(([, page]) => page?.items ?? []).find((one) => one.id === id);
      return item && { ...item, usedIn: [] };
    },
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => pollWhilePreparing(state.data && [state.data]),
    retry: retryUnlessGone,
  });

/** Refetches the lists that are shown; the others when they are shown. */
export async function reloadMedia(client: QueryClient): Promise<void> {
  await refresh(client, listKey, endlessKey);
}

/** Changes a picture; the response is shown, and lists keep their rows until they are refetched. */
export function useChangeMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: MediaChange }) =>
      patch(mediaItem, `${path}/${id}`, change),
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
      const now = findStoredPicture(error);
      if (now) client.setQueryData<MediaDetail>(detailKey(id), (known) => known && { ...known, ...now });
      // It was deleted meanwhile, which the refetch shows.
      if (isGone(error)) void client.invalidateQueries({ queryKey: detailKey(id) });
    },
  });
}

/** The stored picture of a 409, or null for other errors. */
export function findStoredPicture(error: unknown): MediaItem | null {
  return (error instanceof ApiError && mediaItem.safeParse(error.details.stored).data) || null;
}

export const useDeleteMedia = () =>
  useWrite([listKey, endlessKey], (id: number) => request(`${path}/${id}`, { method: "DELETE" }));

/** The pictures of the library that have these hashes, as they are now. */
async function fetchMediaByHash(hashes: readonly string[]): Promise<MediaItem[]> {
  const found: MediaItem[] = [];
  for (let start = 0; start < hashes.length; start += maxPageSize) {
    const some = hashes.slice(start, start + maxPageSize);
    const response = await request(`${path}?hash=${some.join()}&pageSize=${maxPageSize}`);
    found.push(...(await readAs(z.array(mediaItem), response)));
  }
  return found;
}

/** The same query, refetched on focus, because alt texts may be written in another tab. */
export const mediaByHashQuery = (hashes: readonly string[]) =>
  queryOptions({
    queryKey: ["media", "of a text", ...hashes],
    queryFn: () => fetchMediaByHash(hashes),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

const hashesIn = (content: string) =>
  picturesUsed({ content, image: "" })
    .map(({ hash }) => hash)
    .sort();

/**
 * Adds sizes to the pictures of cleaned article HTML, to avoid layout shifts; unchanged if the sizes are not available.
 */
export async function addPictureSizes(content: string, client: QueryClient): Promise<string> {
  const hashes = hashesIn(content);
  if (hashes.length === 0) return content;
  try {
    const sizes = await client.fetchQuery({
      queryKey: ["picture sizes", ...hashes],
      queryFn: async () => new Map((await fetchMediaByHash(hashes)).map((item) => [item.hash, item])),
      // Sizes never change.
      staleTime: Number.POSITIVE_INFINITY,
    });
    return withRoom(content, sizes);
  } catch (error) {
    console.error(error);
    return content;
  }
}

/** `addPictureSizes` as a query. */
export const picturesSizedQuery = (content: string) =>
  queryOptions({
    queryKey: ["picture room", content],
    queryFn: ({ client }) => addPictureSizes(content, client),
    enabled: hashesIn(content).length > 0,
    gcTime: 0,
  });

interface UploadOptions {
  /** The name in the library. */
  name: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export interface Uploaded {
  item: MediaItem;
  /** True if the library had the same bytes already. */
  isKnown: boolean;
}

/** Uploads a picture. */
export function uploadPicture(client: QueryClient, file: File, options: UploadOptions): Promise<Uploaded> {
  return mutate(client, async () => {
    const named = new File([file], options.name, { type: file.type });
    const response = await sendForm(path, { file: named }, options);
    return { item: await readAs(mediaItem, response), isKnown: response.status === 200 };
  });
}
