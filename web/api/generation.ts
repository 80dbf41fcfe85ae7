import { queryOptions } from "@tanstack/react-query";
import {
  batch,
  batchAnswer,
  generationAnswer,
  generationStatus,
  type Landing,
  topicMatch,
} from "../../worker/contract/generation";
import { totalCountHeader } from "../../worker/contract/limits";
import { request } from "../lib/http";
import { blogKeys } from "./blog-admin";
import { post, readQuery, useWrite } from "./calls";

const statusKey = ["generation"];
/** Timeout of writing one article in milliseconds; the server's own is shorter. */
const writingMs = 120_000;

/** The order's fields; "" lets the writer choose. */
export interface OrderOptions {
  topic: string;
  category: string;
  /** The state that the articles get. */
  landing: Landing;
}

/** The writer, and the progress of the last batch. */
export const generationStatusQuery = () => readQuery(statusKey, generationStatus, "/api/blog/generation");

/** How the writer understands a typed topic. */
export const topicMatchQuery = (topic: string) =>
  readQuery(
    ["generation-match", topic],
    topicMatch,
    `/api/blog/generation/match?${new URLSearchParams({ topic })}`,
    { staleTime: 60_000 },
  );

/** The current total of posts. */
export const postTotalQuery = () =>
  queryOptions({
    queryKey: ["blog", "total"],
    queryFn: async () => {
      const response = await request("/api/blog?fields=summary&page=1&pageSize=1&view=staff");
      return Number(response.headers.get(totalCountHeader) ?? 0);
    },
    staleTime: 0,
    gcTime: 0,
  });

/** One article, by topic or by brief. */
type Order = OrderOptions | { briefId: number; landing: Landing };

export const useGeneratePost = () =>
  useWrite([...blogKeys, statusKey], (body: Order) =>
    post(generationAnswer, "/api/blog/generate", body, { limitMs: writingMs }),
  );

/** Several articles, by topic or one for each brief. */
type BatchOrder = (OrderOptions | { briefIds: number[]; landing: Landing }) & { count: number };

export const useStartBatch = () =>
  useWrite([statusKey], (body: BatchOrder) => post(batchAnswer, "/api/blog/generate-batch", body));

/** Retries failed articles of a batch: one, or without `itemId` all. */
export const useRetryBatch = () =>
  useWrite([statusKey], ({ batchId, itemId }: { batchId: string; itemId?: string }) =>
    post(batch, `/api/blog/generate-batch/${batchId}/retry`, { itemId }),
  );
