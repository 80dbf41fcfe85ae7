// @vitest-environment jsdom
import { useQuery } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { withClient } from "../../../../tests/support/query-client";
import type { ItemState } from "../../../../worker/contract/generation";
import { totalCountHeader } from "../../../../worker/contract/limits";
import { staffPostListQuery } from "../../../api/blog-admin";
import { createQueryClient } from "../../../lib/query-client";
import { setToastPresenter } from "../../../toasts/toast";
import { useBatchPoller } from "./use-generation";

/** What the server holds, and the calls it was asked. */
const server = { total: 0, states: [] as ItemState[], status: 200, calls: [] as string[] };
const toasts: string[] = [];

function answer(path: string): Response {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  if (server.status !== 200) return new Response("{}", { status: server.status });
  if (pathname === "/api/blog/generation") {
    server.calls.push("status");
    const items = server.states.map((state, index) => ({
      id: `item-${index}`,
      topic: "Topik",
      ...{ state, attempts: 1, error: null, notBefore: null, post: null },
    }));
    const batch = { id: "batch", count: items.length, topic: null, category: null, createdAt: "", items };
    return Response.json({ writer: "Penulis", dailyLimit: 50, writtenToday: 0, batch });
  }
  server.calls.push(searchParams.get("pageSize") === "1" ? "total" : "list");
  return Response.json([], { headers: { [totalCountHeader]: String(server.total) } });
}

function countCalls(kind: string): number {
  return server.calls.filter((call) => call === kind).length;
}

function pass(milliseconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

function turnTab(state: "hidden" | "seen"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state === "hidden" ? "hidden" : "visible");
  window.dispatchEvent(new Event("visibilitychange"));
}

/** Opens the page of the list, and forgets the calls that this took. */
async function openPage(client = createQueryClient()) {
  const page = renderHook(() => {
    const whole = { words: "", author: "", isReturned: false, category: "", sort: "newest" } as const;
    useQuery(staffPostListQuery({ page: 1, status: "", ...whole }));
    return useBatchPoller();
  }, withClient(client));
  await pass(0);
  server.calls = [];
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (path: string) => answer(path));
  vi.spyOn(console, "warn").mockReturnValue();
  setToastPresenter(({ title, description }) => toasts.push(`${title} ${description}`));
  Object.assign(server, { total: 20, states: ["done"], status: 200, calls: [] });
  toasts.length = 0;
});

test("after an order each poll fetches the list, until there are more posts, which is announced once", async () => {
  const page = await openPage();
  server.states = ["writing", "queued"];
  act(() => page.result.current.announceSince(20));
  await pass(4999);
  expect(server.calls).toEqual([]);
  await pass(10);
  expect(server.calls).toEqual(["status", "total", "list"]);
  await pass(5000);
  expect(countCalls("list")).toBe(2);
  expect(toasts).toEqual([]);

  server.total = 22;
  server.states = ["done", "done"];
  await pass(5000);
  expect(countCalls("list")).toBe(3);
  expect(toasts).toEqual(["Artikel berhasil dibuat! 2 artikel baru ditambahkan"]);
  await pass(600_000);
  expect(server.calls).toHaveLength(9);
  expect(toasts).toHaveLength(1);
});

test("the list is polled twelve times at most, and the batch until it has ended", async () => {
  const page = await openPage();
  server.states = ["writing", "queued"];
  act(() => page.result.current.announceSince(20));
  await pass(150_000);
  expect(countCalls("list")).toBe(12);
  expect(countCalls("total")).toBe(12);
  expect(countCalls("status")).toBeGreaterThan(24);

  server.states = ["done", "queued"];
  await pass(10_000);
  expect(countCalls("list")).toBe(13);
  server.states = ["done", "failed"];
  await pass(10_000);
  expect(page.result.current.status.data?.batch?.items[1]?.state).toBe("failed");
  server.calls = [];
  await pass(600_000);
  expect(server.calls).toEqual([]);
  expect(toasts).toEqual([]);
});

test("a hidden tab waits and goes on when it is seen again", async () => {
  const page = await openPage();
  act(() => page.result.current.announceSince(20));
  turnTab("hidden");
  await pass(600_000);
  expect(server.calls).toEqual([]);

  server.total = 21;
  turnTab("seen");
  await pass(10);
  expect(server.calls).toEqual(["status", "total", "list"]);
  expect(toasts).toHaveLength(1);
});

test("nothing is polled once the session has ended", async () => {
  const page = await openPage();
  act(() => page.result.current.announceSince(20));
  server.status = 401;
  const calls = vi.spyOn(globalThis, "fetch");
  await pass(7000);
  expect(calls).toHaveBeenCalledTimes(1);
  calls.mockClear();
  await pass(600_000);
  expect(calls).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});
