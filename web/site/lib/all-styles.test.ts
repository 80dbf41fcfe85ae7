// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const addresses = () => links().map((link) => link.getAttribute("href"));
const come = (kind: "load" | "error") => links()[0]?.dispatchEvent(new Event(kind));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.resetModules();
  document.head.innerHTML = '<script data-styles="/assets/style-1.css"></script>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a stylesheet is asked for once, however many wait for it, and stays", async () => {
  const { allStyles } = await import("./all-styles");
  const all = Promise.all([allStyles.load(), allStyles.load()]);
  expect(addresses()).toEqual(["/assets/style-1.css"]);
  come("load");
  await all;
  await vi.runAllTimersAsync();
  await allStyles.load();
  expect(addresses()).toEqual(["/assets/style-1.css"]);
});

test("what the stylesheet says holds once it is to be applied", async () => {
  const { allStyles } = await import("./all-styles");
  const loaded = allStyles.load();
  come("load");
  await loaded;
  expect(links()[0]?.media).toBe("not all");
  const appendMedium = vi.fn();
  Object.defineProperty(links()[0], "sheet", { value: { media: { appendMedium } } });
  allStyles.code?.apply();
  expect(appendMedium).toHaveBeenCalledExactlyOnceWith("all");
});

test.each([
  ["fails", () => come("error")],
  ["hangs", () => vi.advanceTimersByTimeAsync(25_000)],
])("a stylesheet that %s is asked for anew, at an address that nothing hangs at", async (_, lose) => {
  const { allStyles } = await import("./all-styles");
  const lost = allStyles.load().catch(() => {});
  await lose();
  // The second try, after a pause.
  await vi.advanceTimersByTimeAsync(1000);
  const again = allStyles.load();
  expect(addresses()).toEqual(["/assets/style-1.css?1"]);
  come("load");
  await Promise.all([again, lost]);
  await vi.runAllTimersAsync();
  expect(links()).toHaveLength(1);
});

test("while developing there is nothing to load, and nothing to wait for", async () => {
  document.head.innerHTML = "";
  const { allStyles } = await import("./all-styles");
  (await allStyles.load()).apply();
  expect(links()).toEqual([]);
});
