import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
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
import { fetchAs } from "../lib/read-as";
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
    queryFn: () => fetchAs(generationStatus, "/api/blog/generation"),
    staleTime: 0,
  });
}

/** What the writer makes of a typed topic. */
export function topicMatchQuery(topic: string) {
  return queryOptions({
    queryKey: ["generation-match", topic],
    queryFn: () => fetchAs(topicMatch, `/api/blog/generation/match?${new URLSearchParams({ topic })}`),
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
  const generate = useBlogMutation((wish: Order) =>
    fetchAs(generationAnswer, "/api/blog/generate", {
      method: "POST",
      body: wish,
      limitMs: writingMs,
    }),
  );
  return { ...generate, refreshStatus: () => client.invalidateQueries({ queryKey: statusKey }) };
}

/** Several articles: of what staff wish for, or each of a brief. */
type BatchOrder = (GenerationWish | { briefIds: number[]; landing: Landing }) & { count: number };

export function useStartBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BatchOrder) =>
      fetchAs(batchAnswer, "/api/blog/generate-batch", { method: "POST", body }),
    onSettled: () => void client.invalidateQueries({ queryKey: statusKey }),
  });
}

/** Tries failed articles of a batch again: one, or all without an `itemId`. */
export function useRetryBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ batchId, itemId }: { batchId: string; itemId?: string }) => {
      const path = `/api/blog/generate-batch/${batchId}/retry`;
      return fetchAs(batch, path, { method: "POST", body: { itemId } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: statusKey }),
  });
}
