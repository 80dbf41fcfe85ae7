import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { request } from "../lib/http";
import { fetchEveryPage } from "./calls";

const row = z.object({ id: z.number() });
const ask = ({ page, pageSize }: { page: number; pageSize: number }) =>
  request(`/api/daftar?page=${page}&pageSize=${pageSize}`);
const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

/** A server with a list: `answer` makes the response of a page, `calls` records the requested pages. */
function serve(answer: (page: number, call: number) => Response) {
  const calls: string[] = [];
  let open = 0;
  let mostOpen = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    calls.push(path);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    await Promise.resolve();
    open -= 1;
    return answer(Number(new URL(path, "http://localhost").searchParams.get("page")), calls.length);
  });
  return { calls, mostOpen: () => mostOpen };
}

function makePage(rows: readonly { id: number }[], page: number, total = rows.length): Response {
  return Response.json(rows.slice((page - 1) * 100, page * 100), {
    headers: { "X-Total-Count": String(total) },
  });
}

test("an export reads every page of a list, a few at a time, in order", async () => {
  const rows = ids(1234);
  const { calls, mostOpen } = serve((page) => makePage(rows, page));
  expect(await fetchEveryPage(ask, row)).toEqual(rows);
  expect(calls).toHaveLength(13);
  expect(calls[0]).toBe("/api/daftar?page=1&pageSize=100");
  expect(mostOpen()).toBeLessThanOrEqual(4);
});

test.each([0, 100])("a list of %i rows is one page", async (count) => {
  const { calls } = serve((page) => makePage(ids(count), page));
  expect(await fetchEveryPage(ask, row)).toHaveLength(count);
  expect(calls).toHaveLength(1);
});

test("the error of a failing page is passed on", async () => {
  const body = { code: "unauthorized", message: "Silakan login terlebih dahulu", requestId: "x" };
  serve((page) => (page === 2 ? Response.json(body, { status: 401 }) : makePage(ids(500), page)));
  await expect(fetchEveryPage(ask, row)).rejects.toMatchObject({ status: 401 });
});

test("a list that changes meanwhile is refused, because rows could be missing or repeated", async () => {
  const before = ids(250);
  serve((page, call) => makePage(call < 2 ? before : [{ id: 999 }, ...before], page));
  await expect(fetchEveryPage(ask, row)).rejects.toThrow("Daftar berubah selama dimuat.");
});
