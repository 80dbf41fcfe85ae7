import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { browserFlags } from "../browser-flags.mjs";
import { requireBrowser } from "../find-browser.mjs";
import { openDevtools } from "./devtools.mjs";
import { median } from "./figures.mjs";
import { withSites } from "./site.mjs";

/** @typedef {{ what: string, path: string, selector: string }} Touch */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: any }} TraceEvent */

const rounds = 3;
/** A phone's processor, as in Lighthouse. */
const slower = 4;
/** Milliseconds between the first activity and the touch: while the app waits, lays sections out, starts and runs. */
const moments = [0, 150, 350, 500, 700];
/** @type {Touch[]} */
const touches = [
  { what: "menu", path: "/", selector: "header button" },
  { what: "price tab", path: "/pricing", selector: ".tab:not([aria-selected=true])" },
  { what: "question", path: "/pricing", selector: "main details summary" },
  { what: "field", path: "/contact", selector: "input[name=name]" },
  { what: "link", path: "/", selector: 'main a[href="/pricing"]' },
];

/**
 * The processor time of a page's main thread from a touch until the frame that answers it, on a phone, at the worst of `moments`;
 * the reference is the same page without the app.
 * @param {import("./bundle.mjs").Bundles} bundles @returns {Promise<import("./figures.mjs").Figure[]>}
 */
export function measureTouch(bundles) {
  return withSites(bundles, [100], ({ pages }) =>
    withBrowser(async (visit) => {
      /** @type {import("./figures.mjs").Figure[]} */
      const figures = [];
      for (const touch of touches) {
        /** @type {number[][]} */
        const measured = [];
        const references = [];
        for (let round = 0; round < rounds; round += 1) {
          references.push(await visit(pages, touch, 0, true));
          for (const [index, moment] of moments.entries()) {
            measured[index] = [...(measured[index] ?? []), await visit(pages, touch, moment, false)];
          }
        }
        const medians = measured.map(median);
        console.log(
          `  ${touch.what}, ${moments.join(", ")} ms after the first activity: ${medians.map(Math.round).join(", ")} ms`,
        );
        // A page that was left for the next one, as by a link before the app runs, tells of no frame.
        const worst = Math.max(...medians.filter(Number.isFinite));
        const values = measured[medians.indexOf(worst)] ?? [];
        const budget = { of: /** @type {const} */ ("value"), bound: /** @type {const} */ ("≤"), limit: 100 };
        figures.push({ what: `first touch: ${touch.what}`, values, unit: "ms", references, budget });
      }
      return figures;
    }),
  );
}

/** @template T @param {(visit: (origin: string, touch: Touch, moment: number, isBare: boolean) => Promise<number>) => Promise<T>} work @returns {Promise<T>} */
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
      const tap = async (/** @type {{ x: number, y: number }} */ point) => {
        const touchStart = tell("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
        await Promise.all([
          touchStart,
          tell("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
        ]);
      };
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
      // A question is reached by scrolling, which is the first activity of its page.
      const { result } = await tell("Runtime.evaluate", {
        expression: `(() => {
          const found = document.querySelector(${JSON.stringify(touch.selector)});
          const top = found.getBoundingClientRect().top;
          const isBelow = top > innerHeight - 50;
          if (isBelow) scrollTo({ top: top - 400, behavior: "instant" });
          const { x, y, width, height } = found.getBoundingClientRect();
          return { isBelow, x: x + width / 2, y: y + height / 2 };
        })()`,
        returnByValue: true,
      });
      // Nobody touches what is still being scrolled.
      if (result.value.isBelow) await sleep(moment || 100);
      else if (moment > 0) {
        await tap({ x: 5, y: 400 });
        await sleep(moment);
      }
      await tap(result.value);
      await sleep(600);
      const ended = next("Tracing.tracingComplete");
      await ask("Tracing.end");
      await ended;
      await ask("Target.disposeBrowserContext", { browserContextId });
      return slower * toLastTouch(events);
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
  let total = 0;
  for (const { name, pid, tid, ts, dur = 0, tdur = 0 } of events) {
    if (name !== "ThreadControllerImpl::RunTask" || pid !== parts[0]?.pid || tid !== parts[0]?.tid) continue;
    const share = (Math.min(ts + dur, to) - Math.max(ts, from)) / Math.max(1, dur);
    if (share > 0) total += tdur * Math.min(1, share);
  }
  return parts.length > 0 ? total / 1000 : Number.NaN;
}
