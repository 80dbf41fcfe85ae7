import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { MediaItem } from "../../../worker/contract/media/media-item";
import { endlessMediaQuery, mediaListQuery } from "./library";

const item = (more: Partial<MediaItem>) =>
  ({ state: "ready", problem: null, createdAt: new Date().toISOString(), ...more }) as MediaItem;

test("a list is looked at again while one of its pictures is being prepared, in the picker too", () => {
  const { refetchInterval: ofList } = mediaListQuery({ page: 1, words: "", only: "" });
  const { refetchInterval: ofPicker } = endlessMediaQuery("");
  const client = new QueryClient();
  const intervals = (items: MediaItem[]) => {
    const page = { items, total: items.length };
    const state = (data: unknown) =>
      client.getQueryCache().build(client, { queryKey: [Math.random()], initialData: data } as never);
    return [
      typeof ofList === "function" && ofList(state(page) as never),
      typeof ofPicker === "function" && ofPicker(state({ pages: [page], pageParams: [1] }) as never),
    ];
  };
  expect(intervals([item({}), item({ state: "pending" })])).toEqual([4000, 4000]);
  expect(intervals([item({}), item({ state: "pending", problem: "limit" })])).toEqual([false, false]);
});
