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

/** @typedef {{ what: string, path: string, selector: string }} Touch */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: any }} TraceEvent */

const rounds = 3;
/** Milliseconds of a phone's processor, which is four times as slow as in Lighthouse, for a microsecond of this one. */
const perMicrosecond = 4 / 1000;
/** Milliseconds between the first activity and the touch: while the app waits, lays sections out, starts and runs. */
const moments = [0, 150, 350, 500, 700];
/** @type {Touch[]} */
const touches = [
  { what: "menu", path: "/", selector: "header button" },
  { what: "price tab", path: "/pricing", selector: ".tab:not([aria-selected=true])" },
  { what: "question", path: "/pricing", selector: "main details summary" },
  { what: "field", path: "/contact", selector: "input[name=name]" },
  { what: "link", path: "/", selector: 'main a[href="/pricing"]' },
  { what: "link of an article", path: articlePath, selector: ".article-body a" },
];

/**
 * The processor time of a page's main thread from a touch until the frame that answers it, on a phone, at the worst of
 * `moments`; the reference is the same page without the app. And what the tasks from the first activity until the app
 * runs take above 50 ms each, on the worst page.
 * @param {import("./bundle.mjs").Bundles} bundles @returns {Promise<import("./figures.mjs").Figure[]>}
 */
export function measureTouch(bundles) {
  return withSites(bundles, [100], ({ pages }) =>
    withBrowser(async (visit) => {
      /** @type {import("./figures.mjs").Figure[]} */
      const figures = [];
      const budget = { of: /** @type {const} */ ("value"), bound: /** @type {const} */ ("≤"), limit: 100 };
      /** @type {{ path: string, values: number[] }[]} */
      const starts = [];
      for (const touch of touches) {
        /** @type {number[][]} */
        const measured = [];
        const references = [];
        const start = { path: touch.path, values: /** @type {number[]} */ ([]) };
        for (let round = 0; round < rounds; round += 1) {
          references.push((await visit(pages, touch, 0, true)).touch);
          for (const [index, moment] of moments.entries()) {
            const seen = await visit(pages, touch, moment, false);
            measured[index] = [...(measured[index] ?? []), seen.touch];
            if (moment === moments.at(-1)) start.values.push(seen.blocking);
          }
        }
        starts.push(start);
        const medians = measured.map(median);
        console.log(
          `  ${touch.what}, ${moments.join(", ")} ms after the first activity: ${medians.map(Math.round).join(", ")} ms`,
        );
        // A page that was left for the next one, as by a link before the app runs, tells of no frame.
        const worst = Math.max(...medians.filter(Number.isFinite));
        const values = measured[medians.indexOf(worst)] ?? [];
        figures.push({ what: `first touch: ${touch.what}`, values, unit: "ms", references, budget });
      }
      const [worst] = starts.toSorted((a, b) => median(b.values) - median(a.values));
      if (!worst) return figures;
      const what = `blocking until the app runs, worst of ${starts.length} pages: \`${worst.path}\``;
      return [...figures, { what, values: worst.values, unit: "ms", budget }];
    }),
  );
}

/** @template T @param {(visit: (origin: string, touch: Touch, moment: number, isBare: boolean) => Promise<{ touch: number, blocking: number }>) => Promise<T>} work @returns {Promise<T>} */
async function withBrowser(work) {
  const folder = await mkdtemp(join(tmpdir(), "arunika-touch-"));
  const flags = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${folder}`, ...browserFlags];
  const browser = spawn(requireBrowser(), flags, { stdio: ["ignore", "ignore", "pipe"] });
  try {
    const address = await new Promise((done, fail) => {
      let output = "";
      browser.stderr.on("data", (part) => {
        output += part;
        const found = /ws:\/\/\S+/.exec(output);
        if (found) done(found[0]);
      });
      browser.once("exit", () => fail(new Error(`The browser did not start: ${output}`)));
    });
    /** @type {Map<string, (params: any) => void>} */
    const listeners = new Map();
    const { ask } = await openDevtools(address, ({ method, params }) => listeners.get(method)?.(params));
    const next = (/** @type {string} */ method) => new Promise((done) => listeners.set(method, done));
    return await work(async (origin, touch, moment, isBare) => {
      const { browserContextId } = await ask("Target.createBrowserContext");
      const { targetId } = await ask("Target.createTarget", { url: "about:blank", browserContextId });
      const { sessionId } = await ask("Target.attachToTarget", { targetId, flatten: true });
      const tell = (/** @type {string} */ method, params = {}) => ask(method, params, sessionId);
      const tap = (/** @type {{ x: number, y: number }} */ point) =>
        Promise.all([
          tell("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] }),
          tell("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
        ]);
      await tell("Page.enable");
      await tell("Emulation.setDeviceMetricsOverride", {
        width: 412,
        height: 823,
        deviceScaleFactor: 1.75,
        mobile: true,
      });
      await tell("Emulation.setTouchEmulationEnabled", { enabled: true });
      if (isBare) {
        // The app starts in an idle period, which never comes.
        await tell("Page.addScriptToEvaluateOnNewDocument", {
          source: "window.requestIdleCallback = () => 0",
        });
      }
      const loaded = next("Page.loadEventFired");
      await tell("Page.navigate", { url: origin + touch.path });
      await loaded;
      // The app's files have been fetched.
      await sleep(1200);
      /** @type {TraceEvent[]} */
      const events = [];
      listeners.set("Tracing.dataCollected", ({ value }) => events.push(...value));
      await ask("Tracing.start", { traceConfig: { includedCategories: ["toplevel", "devtools.timeline"] } });
      // The first activity is the touch itself, or a scroll, by which what stands below is reached, and a moved pointer.
      const { result } = await tell("Runtime.evaluate", {
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
      const { isBelow, ...point } = result.value;
      if (isBelow || moment > 0) {
        await tell("Input.dispatchMouseEvent", { type: "mouseMoved", x: 5, y: 400 });
        // Nobody touches what is still being scrolled.
        await sleep(moment || 100);
      }
      await tap(point);
      await sleep(600);
      const ended = next("Tracing.tracingComplete");
      await ask("Tracing.end");
      await ended;
      await ask("Target.disposeBrowserContext", { browserContextId });
      return { touch: toLastTouch(events), blocking: toBlocking(events) };
    });
  } finally {
    browser.kill();
    await new Promise((done) => browser.once("exit", done));
    await rm(folder, { recursive: true, maxRetries: 3 });
  }
}

/**
 * Milliseconds of the main thread's processor time from the last touch in a trace until the frame that answers it is
 * committed; NaN if the touch led to another page. @param {TraceEvent[]} events
 */
function toLastTouch(events) {
  const timings = events.filter(
    ({ name, ph, args }) => name === "EventTiming" && ph === "b" && args.data?.interactionId,
  );
  const id = timings.at(-1)?.args.data.interactionId;
  const parts = timings.filter(({ args }) => args.data.interactionId === id);
  const from = Math.min(...parts.map(({ ts }) => ts));
  const to = Math.max(
    ...parts.map(
      ({ ts, args: { data } }) =>
        ts + 1000 * ((data.commitFinishTime || data.processingEnd) - data.timeStamp),
    ),
  );
  const times = toTasks(events, parts[0]).map(({ ts, dur = 0, tdur = 0 }) => {
    const share = (Math.min(ts + dur, to) - Math.max(ts, from)) / Math.max(1, dur);
    return tdur * Math.max(0, Math.min(1, share));
  });
  return parts.length > 0 ? sum(times) * perMicrosecond : Number.NaN;
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
