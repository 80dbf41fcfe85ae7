// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateCode } from "../lib/late-code";
import type { SiteData } from "../lib/page-data";
import type { Address } from "../lib/place";
import { preparing } from "./prepare";

const at = (pathname: string, search = ""): Address => ({ pathname, search, hash: "" });

const parts = vi.hoisted(() => ({
  page: vi.fn(),
  fetching: vi.fn(),
  arrival: vi.fn(),
  fetchData: vi.fn<() => Promise<unknown> | undefined>(),
}));

vi.mock("./site-routes", async () => {
  const { lateCode } = await import("../lib/late-code");
  const fresh = () => ({
    page: lateCode(parts.page),
    data: {
      late: lateCode(async () => {
        await parts.fetching();
        return { prepare: parts.fetchData };
      }),
    },
  });
  let route = fresh();
  return {
    routeAt: () => route,
    renew: () => {
      route = fresh();
    },
  };
});
const styles = vi.hoisted(() => ({
  allStyles: { code: {} as unknown },
  stylesInTime: undefined as Promise<unknown> | undefined,
}));
vi.mock("../lib/all-styles", () => styles);
vi.mock("../lib/at-arrival", async () => {
  const { lateCode } = await import("../lib/late-code");
  return { atArrival: lateCode(parts.arrival) };
});

beforeEach(async () => {
  vi.useFakeTimers();
  window.history.replaceState(null, "", "/blog?page=2");
  for (const part of Object.values(parts)) part.mockReset();
  for (const part of [parts.page, parts.fetching, parts.arrival]) part.mockResolvedValue({});
  const { atArrival } = await import("../lib/at-arrival");
  atArrival.code = undefined;
  const routes = (await import("./site-routes")) as unknown as { renew: () => void };
  routes.renew();
});
afterEach(() => vi.useRealTimers());

test("what has been fetched once is ready at once", async () => {
  const { codeAndData } = preparing({});
  await codeAndData(at("/blog"));
  expect(parts.fetchData).toHaveBeenCalledOnce();
  expect(codeAndData(at("/blog"))).toBeUndefined();
  expect(parts.page).toHaveBeenCalledOnce();
});

test("a page is ready with its data, or a second later without them", async () => {
  const { codeAndData } = preparing({});
  await codeAndData(at("/blog"));
  const answer = Promise.withResolvers<void>();
  parts.fetchData.mockReturnValue(answer.promise);
  const ready = vi.fn();
  codeAndData(at("/blog", "?page=3"))?.then(ready);
  await vi.advanceTimersByTimeAsync(999);
  expect(ready).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ready).toHaveBeenCalledOnce();

  codeAndData(at("/blog", "?page=4"))?.then(ready);
  answer.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(ready).toHaveBeenCalledTimes(2);
});

test("a page whose data cannot be fetched is shown all the same", async () => {
  parts.fetchData.mockRejectedValue(new Error("lost"));
  await expect(preparing({}).codeAndData(at("/blog"))).resolves.toBeDefined();
});

test("a page whose code does not come is not ready", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  parts.page.mockRejectedValue(new Error("lost"));
  const ready = expect(preparing({}).codeAndData(at("/blog"))).rejects.toThrow("belum bisa dimuat");
  await vi.runAllTimersAsync();
  await ready;
});

test("a page whose title could not be written is not ready", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  parts.arrival.mockRejectedValue(new Error("lost"));
  const ready = expect(preparing({}).codeAndData(at("/about"))).rejects.toThrow("belum bisa dimuat");
  await vi.runAllTimersAsync();
  await ready;
  const { atArrival } = await import("../lib/at-arrival");
  expect(atArrival.code).toBeUndefined();
  parts.arrival.mockResolvedValue({});
  await preparing({}).codeAndData(at("/about"));
  expect(atArrival.code).toBeDefined();
});

test("a page whose looks are late is not ready, at once and however much else has come", async () => {
  styles.allStyles.code = undefined;
  styles.stylesInTime = Promise.reject(new Error("late"));
  const { code, codeAndData } = preparing({});
  await expect(codeAndData(at("/about"))).rejects.toThrow("late");
  await expect(code(at("/about"))).rejects.toThrow("late");
  await codeAndData(at("/blog", "?page=2"));
  styles.allStyles.code = {};
  await codeAndData(at("/about"));
});

test("the page that was loaded is ready also where the code of the arrival does not come", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  parts.arrival.mockRejectedValue(new Error("lost"));
  const ready = vi.fn();
  preparing({}).codeAndData(at("/blog", "?page=2"))?.then(ready);
  await vi.runAllTimersAsync();
  expect(ready).toHaveBeenCalledOnce();
});

test("the page that was loaded needs nothing that fetches its data", async () => {
  const given = { search: {} } as unknown as SiteData;
  const { code, codeAndData } = preparing(given);
  await codeAndData(at("/blog", "?page=2"));
  await code(at("/blog", "?page=2"));
  expect(parts.fetching).not.toHaveBeenCalled();
  await code(at("/blog"));
  expect(parts.fetching).toHaveBeenCalledOnce();
  expect(parts.fetchData).not.toHaveBeenCalled();
});

test("code that did not come is asked for anew", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const load = vi.fn().mockRejectedValue(new Error("lost"));
  const late = lateCode(load);
  const lost = expect(late.load()).rejects.toThrow("belum bisa dimuat");
  await vi.runAllTimersAsync();
  await lost;
  load.mockResolvedValue("code");
  expect(await late.load()).toBe("code");
  expect(late.code).toBe("code");
});
