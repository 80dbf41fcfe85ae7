// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appLimitMs, loadCode } from "../../lib/load-code";

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const addresses = () => links().map((link) => link.getAttribute("href"));
const come = (kind: "load" | "error") => links()[0]?.dispatchEvent(new Event(kind));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.resetModules();
  document.head.innerHTML = '<script type="module" data-styles="/assets/style-1.css"></script>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a stylesheet is asked for once, however many wait for it, and stays", async () => {
  const { loadStyles } = await import("./all-styles");
  const all = Promise.all([loadStyles(), loadStyles()]);
  expect(addresses()).toEqual(["/assets/style-1.css"]);
  come("load");
  await all;
  await vi.runAllTimersAsync();
  await loadStyles();
  expect(addresses()).toEqual(["/assets/style-1.css"]);
});

test.each([
  ["fails", () => come("error")],
  ["hangs", () => vi.advanceTimersByTimeAsync(appLimitMs / 2)],
])("a stylesheet that %s is asked for anew, at an address that nothing hangs at", async (_, lose) => {
  const { loadStyles } = await import("./all-styles");
  const lost = loadStyles().catch((error: Error) => error.message);
  await lose();
  expect(await lost).toBe("the stylesheet did not come");
  expect(links()).toEqual([]);
  const again = loadStyles();
  expect(addresses()).toEqual(["/assets/style-1.css?1"]);
  come("load");
  await again;
});

test("a first try that hung does not end a second one, and both fit into the app's time", async () => {
  const { loadStyles } = await import("./all-styles");
  const loaded = loadCode(loadStyles, appLimitMs);
  await vi.advanceTimersByTimeAsync(appLimitMs / 2);
  expect(addresses()).toEqual(["/assets/style-1.css?1"]);
  come("load");
  await loaded;
  await vi.runAllTimersAsync();
  expect(links()).toHaveLength(1);
});
