import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  batch,
  batchAnswer,
  type GenerationStatus,
  generationAnswer,
  generationStatus,
  type Landing,
  topicMatch,
} from "../../worker/contract/generation";
import { totalCountHeader } from "../../worker/contract/limits";
import { request } from "../lib/http";
import { readAs } from "../lib/read-as";
import { useBlogMutation } from "./blog-admin";

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
export function generationStatusQuery() {
  return queryOptions({
    queryKey: statusKey,
    queryFn: async (): Promise<GenerationStatus> => {
      const response = await request("/api/blog/generation");
      return readAs(generationStatus, response);
    },
    staleTime: 0,
  });
}

/** What the writer makes of a typed topic. */
export function topicMatchQuery(topic: string) {
  return queryOptions({
    queryKey: ["generation-match", topic],
    queryFn: async () => {
      const response = await request(`/api/blog/generation/match?${new URLSearchParams({ topic })}`);
      return readAs(topicMatch, response);
    },
    staleTime: 60_000,
  });
}

/** Posts there are at this moment, on all pages. */
export function postTotalQuery() {
  return queryOptions({
    queryKey: ["blog", "total"],
    queryFn: async () => {
      const response = await request("/api/blog?fields=summary&page=1&pageSize=1&view=staff");
      return Number(response.headers.get(totalCountHeader) ?? 0);
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** What is to be written: what staff wish for, or what a brief says. */
type Order = GenerationWish | { briefId: number; landing: Landing };

export function useGeneratePost() {
  const client = useQueryClient();
  const generate = useBlogMutation(async (wish: Order) => {
    const response = await request("/api/blog/generate", {
      method: "POST",
      body: wish,
      limitMs: writingMs,
    });
    return readAs(generationAnswer, response);
  });
  return { ...generate, refreshStatus: () => client.invalidateQueries({ queryKey: statusKey }) };
}

/** Several articles: of what staff wish for, or each of a brief. */
type BatchOrder = (GenerationWish | { briefIds: number[]; landing: Landing }) & { count: number };

export function useStartBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: BatchOrder) => {
      const response = await request("/api/blog/generate-batch", { method: "POST", body });
      return readAs(batchAnswer, response);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: statusKey }),
  });
}

/** Tries failed articles of a batch again: one, or all without an `itemId`. */
export function useRetryBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ batchId, itemId }: { batchId: string; itemId?: string }) => {
      const path = `/api/blog/generate-batch/${batchId}/retry`;
      const response = await request(path, { method: "POST", body: { itemId } });
      return readAs(batch, response);
    },
    onSettled: () => client.invalidateQueries({ queryKey: statusKey }),
  });
}
