// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

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

test("a stylesheet that comes late still comes to whoever has asked for it", async () => {
  const { allStyles } = await import("./all-styles");
  const loaded = allStyles.load();
  await vi.advanceTimersByTimeAsync(24_000);
  come("load");
  await expect(loaded).resolves.toBeDefined();
});

describe("a move", () => {
  /** What becomes of a move that begins now. */
  async function begin() {
    const { allStyles, stylesInTime } = await import("./all-styles");
    let state = allStyles.code ? "goes on" : "waits";
    stylesInTime?.then(
      () => {
        state = "goes on";
      },
      () => {
        state = "is left to the browser";
      },
    );
    await vi.advanceTimersByTimeAsync(0);
    return () => state;
  }

  test("waits three seconds for a stylesheet that hangs, counted from when the page asked for it", async () => {
    const { allStyles } = await import("./all-styles");
    const loaded = allStyles.load();
    await vi.advanceTimersByTimeAsync(2000);
    const move = await begin();
    await vi.advanceTimersByTimeAsync(999);
    expect(move()).toBe("waits");
    await vi.advanceTimersByTimeAsync(1);
    expect(move()).toBe("is left to the browser");
    expect((await begin())()).toBe("is left to the browser");
    come("load");
    await loaded;
    expect(allStyles.code).toBeDefined();
  });

  test("does not wait for a stylesheet that was lost, nor while it is asked for anew", async () => {
    const { allStyles } = await import("./all-styles");
    const lost = allStyles.load().catch(() => {});
    come("error");
    expect((await begin())()).toBe("is left to the browser");
    await vi.advanceTimersByTimeAsync(1000);
    expect((await begin())()).toBe("is left to the browser");
    come("error");
    await lost;
    expect((await begin())()).toBe("is left to the browser");
  });

  test("goes on with a stylesheet that comes in time", async () => {
    const { allStyles } = await import("./all-styles");
    const loaded = allStyles.load();
    const move = await begin();
    expect(move()).toBe("waits");
    come("load");
    await loaded;
    expect(move()).toBe("goes on");
  });
});

test("while developing there is nothing to load, and nothing to wait for", async () => {
  document.head.innerHTML = "";
  const { allStyles } = await import("./all-styles");
  (await allStyles.load()).apply();
  expect(links()).toEqual([]);
});
