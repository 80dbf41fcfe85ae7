import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appLimitMs, loadCode, noteArrival, spareLimitMs } from "./load-code";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test("code that comes is asked for once", async () => {
  const load = vi.fn(async () => "code");
  expect(await loadCode(load)).toBe("code");
  expect(load).toHaveBeenCalledTimes(1);
});

test("code that did not come is asked for once more after a pause", async () => {
  const load = vi.fn(async () => "code").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const loaded = loadCode(load);
  await vi.advanceTimersByTimeAsync(900);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(await loaded).toBe("code");
  expect(load).toHaveBeenCalledTimes(2);
});

test("code that does not come at all is told in words that a person may read, with the way on", async () => {
  const lost = new TypeError("Failed to fetch");
  const load = vi.fn(() => Promise.reject(lost));
  const loaded = loadCode(load).catch((error) => error);
  await vi.runAllTimersAsync();
  const error = await loaded;
  expect(error.message).toContain("muat ulang");
  expect(error.cause).toBe(lost);
  expect(load).toHaveBeenCalledTimes(2);
});

test("code that hangs is given up after its limit, is asked for once, and may come late without harm", async () => {
  for (const [limit, options] of [
    [8000, []],
    [spareLimitMs, [spareLimitMs]],
    [appLimitMs, [appLimitMs]],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<string>();
    const load = vi.fn(() => promise);
    const settled = vi.fn();
    loadCode(load, ...options).then(settled, settled);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled.mock.lastCall?.[0].message).toContain("muat ulang");
    resolve("code");
    await vi.runAllTimersAsync();
    expect(settled).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  }
});

test("a second try that hangs does not begin the limit anew", async () => {
  const load = vi
    .fn(() => new Promise<never>(() => {}))
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const loaded = loadCode(load).catch((error) => error);
  await vi.advanceTimersByTimeAsync(8000);
  expect((await loaded).message).toContain("muat ulang");
  expect(load).toHaveBeenCalledTimes(2);
});

test("in the staff area code of which one file after the other comes is slow and not given up, until none has come for the limit", async () => {
  vi.stubEnv("MODE", "staff");
  const settled = vi.fn();
  loadCode(() => new Promise<never>(() => {})).then(settled, settled);
  for (let file = 0; file < 3; file += 1) {
    await vi.advanceTimersByTimeAsync(5000);
    noteArrival();
  }
  await vi.advanceTimersByTimeAsync(7999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled.mock.lastCall?.[0].message).toContain("muat ulang");
});

test("on the site the limit does not begin anew with a file that comes", async () => {
  const settled = vi.fn();
  loadCode(() => new Promise<never>(() => {})).then(settled, settled);
  await vi.advanceTimersByTimeAsync(5000);
  noteArrival();
  await vi.advanceTimersByTimeAsync(3000);
  expect(settled.mock.lastCall?.[0].message).toContain("muat ulang");
});
