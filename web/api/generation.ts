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
/** Milliseconds that an article may take while its order waits; the server gives up before. */
const writingMs = 120_000;

/** What staff wish for; "" leaves it to the writer. */
export interface GenerationWish {
  topic: string;
  category: string;
  /** Where the articles go. */
  landing: Landing;
}

/** Who writes, and how far the last batch is. */
export const generationStatusQuery = () => readQuery(statusKey, generationStatus, "/api/blog/generation");

/** What the writer makes of a typed topic. */
export const topicMatchQuery = (topic: string) =>
  readQuery(
    ["generation-match", topic],
    topicMatch,
    `/api/blog/generation/match?${new URLSearchParams({ topic })}`,
    { staleTime: 60_000 },
  );

/** Posts there are at this moment, on all pages. */
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

/** What is to be written: what staff wish for, or what a brief says. */
type Order = GenerationWish | { briefId: number; landing: Landing };

export const useGeneratePost = () =>
  useWrite([...blogKeys, statusKey], (body: Order) =>
    post(generationAnswer, "/api/blog/generate", body, { limitMs: writingMs }),
  );

/** Several articles: of what staff wish for, or each of a brief. */
type BatchOrder = (GenerationWish | { briefIds: number[]; landing: Landing }) & { count: number };

export const useStartBatch = () =>
  useWrite([statusKey], (body: BatchOrder) => post(batchAnswer, "/api/blog/generate-batch", body));

/** Tries failed articles of a batch again: one, or all without an `itemId`. */
export const useRetryBatch = () =>
  useWrite([statusKey], ({ batchId, itemId }: { batchId: string; itemId?: string }) =>
    post(batch, `/api/blog/generate-batch/${batchId}/retry`, { itemId }),
  );
