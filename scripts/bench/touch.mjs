import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { browserFlags } from "../browser-flags.mjs";
import { requireBrowser } from "../find-browser.mjs";
import { openDevtools } from "./devtools.mjs";
import { median } from "./figures.mjs";
import { articlePath, withSites } from "./site.mjs";

/** @typedef {{ what: string, path: string, selector: string, isLink?: boolean }} Touch */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: any }} TraceEvent */

const rounds = 3;
/** Milliseconds of a phone's processor for a microsecond of this one: four times as slow, as Lighthouse's phone. */
const perMicrosecond = 4 / 1000;
/**
 * Milliseconds between the first activity and the touch: while the app waits, lays sections out, starts and runs. At 0
 * the touch is the first activity; what stands below is touched 100 ms after the scroll that leads to it.
 */
const moments = [0, 150, 350, 500, 575, 700];
/** @type {Touch[]} */
const touches = [
  { what: "menu", path: "/", selector: "header button" },
  { what: "price tab", path: "/pricing", selector: ".tab:not([aria-selected=true])" },
  { what: "question", path: "/pricing", selector: "main details summary" },
  { what: "field", path: "/contact", selector: "input[name=name]" },
  { what: "link", path: "/", selector: 'main a[href="/pricing"]', isLink: true },
  { what: "link of an article", path: articlePath, selector: ".article-body a", isLink: true },
];

/**
 * The processor time of a page's main thread from a touch until the frame that answers it, on a phone, at the worst of
 * `moments`; the reference is the same page whose app never starts. And what the tasks of the app's start, from the first
 * activity to 600 ms after a touch, take above 50 ms each, on the worst page.
 * @param {import("./bundle.mjs").Bundles} bundles @returns {Promise<import("./figures.mjs").Figure[]>}
 */
export function measureTouch(bundles) {
  return withSites(bundles, [100], ({ pages }) =>
    withBrowser(async (visit) => {
      /** @type {import("./figures.mjs").Figure[]} */
      const figures = [];
      const budget = { of: /** @type {const} */ ("value"), bound: /** @type {const} */ ("≤"), limit: 100 };
      /** @type {Map<string, number[]>} By path. */
      const starts = new Map();
      for (const touch of touches) {
        /** @type {number[][]} */
        const measured = [];
        const references = [];
        /** @type {number[]} */
        const start = [];
        for (let round = 0; round < rounds; round += 1) {
          references.push((await visit(pages, touch, 0, true)).touch);
          for (const [index, moment] of moments.entries()) {
            const seen = await visit(pages, touch, moment, false);
            measured[index] = [...(measured[index] ?? []), seen.touch];
            if (moment === moments.at(-1)) start.push(seen.blocking);
          }
        }
        starts.set(touch.path, start);
        const medians = measured.map(median);
        console.log(
          `  ${touch.what}, ${moments.join(", ")} ms after the first activity: ${medians.map(Math.round).join(", ")} ms`,
        );
        // Before the app runs a link leads to another page, and no frame answers it.
        const isLeft = (/** @type {number[]} */ values) => touch.isLink && values.some(Number.isNaN);
        const values = findWorst(measured.filter((of) => !isLeft(of)));
        figures.push({ what: `first touch: ${touch.what}`, values, unit: "ms", references, budget });
      }
      const values = findWorst([...starts.values()]);
      const what = `blocking from an activity to 600 ms after a touch, worst of ${starts.size} pages`;
      return [...figures, { what, values, unit: "ms", budget }];
    }),
  );
}

/** The values with the greatest median; NaN where one of them was not measured. @param {number[][]} all */
function findWorst(all) {
  if (all.flat().some(Number.isNaN)) return [Number.NaN];
  return all.toSorted((a, b) => median(b) - median(a))[0] ?? [Number.NaN];
}

/**
 * The browser is driven without Playwright, which sends `Runtime.enable`: then V8 collects source positions while React
 * starts. @template T @param {(visit: (origin: string, touch: Touch, moment: number, isWithoutApp: boolean) => Promise<{ touch: number, blocking: number }>) => Promise<T>} work @returns {Promise<T>} */
async function withBrowser(work) {
  const folder = await mkdtemp(join(tmpdir(), "arunika-touch-"));
  const flags = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${folder}`, ...browserFlags];
  const browser = spawn(requireBrowser(), flags, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise((done) => browser.once("close", done));
  let close = () => void browser.kill();
  try {
    const address = await new Promise((done, fail) => {
      let output = "";
      browser.stderr.on("data", (part) => {
        output += part;
        const found = /ws:\/\/\S+/.exec(output);
        if (found) done(found[0]);
      });
      ended.then(() => fail(new Error(`The browser did not start: ${output}`)));
    });
    /** @type {Map<string, (params: any) => void>} */
    const listeners = new Map();
    const { send } = await openDevtools(address, ({ method, params }) => listeners.get(method)?.(params));
    // The command may be a script that starts the browser: killing the script would leave the browser running. The
    // connection ends with the browser, so the answer may be lost.
    close = () => void send("Browser.close").catch(() => {});
    const next = (/** @type {string} */ method) => new Promise((done) => listeners.set(method, done));
    return await work(async (origin, touch, moment, isWithoutApp) => {
      const { browserContextId } = await send("Target.createBrowserContext");
      const { targetId } = await send("Target.createTarget", { url: "about:blank", browserContextId });
      const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
      const sendToPage = (/** @type {string} */ method, params = {}) => send(method, params, sessionId);
      const tap = (/** @type {{ x: number, y: number }} */ point) =>
        Promise.all([
          sendToPage("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] }),
          sendToPage("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
        ]);
      await sendToPage("Page.enable");
      await sendToPage("Emulation.setDeviceMetricsOverride", {
        width: 412,
        height: 823,
        deviceScaleFactor: 1.75,
        mobile: true,
      });
      await sendToPage("Emulation.setTouchEmulationEnabled", { enabled: true });
      if (isWithoutApp) {
        // The app starts in an idle period, which never comes.
        await sendToPage("Page.addScriptToEvaluateOnNewDocument", {
          source: "window.requestIdleCallback = () => 0",
        });
      }
      const loaded = next("Page.loadEventFired");
      await sendToPage("Page.navigate", { url: origin + touch.path });
      await loaded;
      // The app's files have been fetched.
      await sleep(2000);
      /** @type {TraceEvent[]} */
      const events = [];
      listeners.set("Tracing.dataCollected", ({ value }) => events.push(...value));
      await send("Tracing.start", { traceConfig: { includedCategories: ["toplevel", "devtools.timeline"] } });
      // The first activity is the touch itself, or a scroll, by which what stands below is reached, and a moved pointer.
      const { result } = await sendToPage("Runtime.evaluate", {
        expression: `(() => {
          const found = document.querySelector(${JSON.stringify(touch.selector)});
          const top = found.getBoundingClientRect().top;
          const isBelow = top > innerHeight - 50;
          if (isBelow) scrollTo({ top: top - 400, behavior: "instant" });
          else if (${moment > 0}) scrollTo({ top: 60, behavior: "instant" });
          const { x, y, width, height } = found.getBoundingClientRect();
          return { isBelow, x: x + width / 2, y: y + height / 2 };
        })()`,
        returnByValue: true,
      });
      if (!result.value) throw new Error(`${touch.path} has no ${touch.selector}.`);
      const { isBelow, ...point } = result.value;
      if (isBelow || moment > 0) {
        await sendToPage("Input.dispatchMouseEvent", { type: "mouseMoved", x: 5, y: 400 });
        // Nobody touches what is still being scrolled.
        await sleep(moment || 100);
      }
      await tap(point);
      await sleep(600);
      const expression = '"hydrated" in document.documentElement.dataset';
      const hasRun = (await sendToPage("Runtime.evaluate", { expression })).result.value;
      const traced = next("Tracing.tracingComplete");
      await send("Tracing.end");
      await traced;
      await send("Target.disposeBrowserContext", { browserContextId });
      return { touch: toLastTouch(events), blocking: hasRun ? toBlocking(events) : Number.NaN };
    });
  } finally {
    close();
    await ended;
    await rm(folder, { recursive: true, maxRetries: 3 });
  }
}

/**
 * Milliseconds of the main thread's processor time from the last touch in a trace until the frame that answers it is
 * committed; NaN if no frame does, as where the touch led to another page. @param {TraceEvent[]} events
 */
function toLastTouch(events) {
  const timings = events.filter(
    ({ name, ph, args }) => name === "EventTiming" && ph === "b" && args.data?.interactionId,
  );
  const id = timings.at(-1)?.args.data.interactionId;
  const parts = timings.filter(({ args }) => args.data.interactionId === id);
  const from = Math.min(...parts.map(({ ts }) => ts));
  const commits = parts.flatMap(({ ts, args: { data } }) =>
    data.commitFinishTime ? ts + 1000 * (data.commitFinishTime - data.timeStamp) : [],
  );
  const to = Math.max(...commits);
  const times = toTasks(events, parts[0]).map(({ ts, dur = 0, tdur = 0 }) => {
    const share = (Math.min(ts + dur, to) - Math.max(ts, from)) / Math.max(1, dur);
    return tdur * Math.max(0, Math.min(1, share));
  });
  return commits.length > 0 ? sum(times) * perMicrosecond : Number.NaN;
}

/** What the tasks of a trace take above 50 ms each. @param {TraceEvent[]} events */
function toBlocking(events) {
  const touch = events.findLast(({ name }) => name === "EventTiming");
  return sum(toTasks(events, touch).map(({ tdur = 0 }) => Math.max(0, tdur * perMicrosecond - 50)));
}

/** The tasks of the thread of an event. @param {TraceEvent[]} events @param {TraceEvent | undefined} of */
function toTasks(events, of) {
  return events.filter(
    ({ name, pid, tid }) => name === "ThreadControllerImpl::RunTask" && pid === of?.pid && tid === of.tid,
  );
}

/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);
