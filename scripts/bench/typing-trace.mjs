import { median } from "./figures.mjs";

/** @typedef {{ dropped: number, frames: number, key: number, worst: number }} Typing Frames, and milliseconds of a key. */

const text = "Tulisan ini diketik di akhir artikel yang panjang, satu huruf demi satu huruf. ".repeat(2);
/** Milliseconds between two keys: somebody who types fast. */
const pause = 60;
/** What is shorter, in milliseconds, the browser does not tell. */
const shortest = 16;

/**
 * Types at the end of what has the focus, while Chromium records its frames.
 * @param {import("playwright-core").Page} page @returns {Promise<Typing>}
 */
export async function traceTyping(page) {
  const session = await page.context().newCDPSession(page);
  await page.keyboard.press("Control+End");
  await page.evaluate(watchKeys);
  await session.send("Tracing.start", {
    categories: "disabled-by-default-devtools.timeline.frame,devtools.timeline.frame",
  });
  await page.keyboard.type(text, { delay: pause });
  /** @type {{ name: string, args?: { hasPartialUpdate?: boolean } }[]} */
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(.../** @type {any} */ (value)));
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  const durations = await page.evaluate(() => /** @type {any} */ (window).keyDurations());
  const keys = [
    ...durations,
    ...Array.from({ length: Math.max(0, text.length - durations.length) }, () => shortest),
  ];
  const count = (/** @type {string} */ name) => events.filter((event) => event.name === name).length;
  return {
    dropped: count("DroppedFrame"),
    frames: count("DrawFrame"),
    key: median(keys),
    worst: Math.max(...keys),
  };
}

/** Runs in the page: keeps how long each key took until the frame that shows it. */
function watchKeys() {
  /** @type {number[]} */
  const durations = [];
  const take = (/** @type {PerformanceEntryList} */ entries) => {
    for (const { name, duration } of entries) if (name === "keydown") durations.push(duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  // @ts-expect-error TypeScript does not know this option yet.
  observer.observe({ type: "event", durationThreshold: 16 });
  Object.assign(window, {
    keyDurations: () => {
      take(observer.takeRecords());
      return durations;
    },
  });
}
