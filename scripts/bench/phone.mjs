/**
 * Lighthouse's phone, as far as a browser can play it: a request waits so many milliseconds, and so many bytes come
 * in a second.
 */
export const slowNetwork = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const slowProcessor = 4;

/** Milliseconds for which a finger stays down. */
const press = 60;

/** @typedef {{ x: number, y: number }} Place */
/**
 * @typedef {object} Phone
 * @property {import("./devtools.mjs").Send} send
 * @property {import("./devtools.mjs").Listen} on
 * @property {(place: Place) => Promise<void>} tap A finger's tap, which waits for nothing that the page does.
 * @property {(name: string) => Promise<any>} reported What the page says with `report(name, value)`, once it has said it.
 * @property {(name: string) => Promise<any>} lastReport What it said last, if it said anything.
 * @property {(expression: string) => Promise<any>} evaluate
 */

/**
 * A phone of 390 × 844 points with nothing in its cache.
 * @template T
 * @param {import("./devtools.mjs").Devtools} devtools
 * @param {{ network?: typeof slowNetwork | null, watch?: Function, of?: unknown }} options `watch` runs in each page before the page's own scripts, and gets `of`.
 * @param {(phone: Phone) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withPhone(devtools, { network = null, watch = () => {}, of = null }, use) {
  const browser = devtools.session();
  const { browserContextId } = await browser.send("Target.createBrowserContext");
  try {
    const { targetId } = await browser.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
    const { send, on } = devtools.session(sessionId);
    await send("Page.enable");
    await send("Emulation.setDeviceMetricsOverride", {
      ...{ width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
    });
    await send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
    await send("Emulation.setFocusEmulationEnabled", { enabled: true });
    await send("Emulation.setCPUThrottlingRate", { rate: slowProcessor });
    await send("Network.enable");
    if (network) await send("Network.emulateNetworkConditions", { offline: false, ...network });
    const source = `{ ${keepReports}; (${watch})(${JSON.stringify(of)}, keepReports()); }`;
    await send("Page.addScriptToEvaluateOnNewDocument", { source });
    const touch = (/** @type {string} */ type, /** @type {Place[]} */ ...touchPoints) =>
      send("Input.dispatchTouchEvent", { type, touchPoints });
    return await use({
      send,
      on,
      ...readReports(send),
      async tap(place) {
        const down = touch("touchStart", place);
        await new Promise((done) => setTimeout(done, press));
        await Promise.all([down, touch("touchEnd")]);
      },
    });
  } finally {
    await browser.send("Target.disposeBrowserContext", { browserContextId });
  }
}

const attempts = 3;

/**
 * A browser that never shows a page, or whose page is away when it is asked, has measured nothing: once more.
 * @template T @param {() => Promise<T>} run @returns {Promise<T>}
 */
export async function tryAgain(run, attempt = 1) {
  try {
    return await run();
  } catch (error) {
    if (attempt === attempts) throw error;
    return tryAgain(run, attempt + 1);
  }
}

/** Runs in the page. @returns {(name: string, value: unknown) => void} */
function keepReports() {
  /** @type {Map<string, unknown>} */
  const last = new Map();
  /** @type {Map<string, (value: unknown) => void>} */
  const awaiting = new Map();
  Object.assign(window, {
    lastReport: (/** @type {string} */ name) => last.get(name),
    forgetReport: (/** @type {string} */ name) => last.delete(name),
    awaitReport: (/** @type {string} */ name) =>
      last.get(name) ?? new Promise((done) => awaiting.set(name, done)),
  });
  return (name, value) => {
    last.set(name, value);
    awaiting.get(name)?.(value);
  };
}

/** Milliseconds within which a page says what it is waited for. */
const limit = 10_000;

/** By evaluation, because a binding needs the `Runtime` domain: the one that slows errors down. @param {import("./devtools.mjs").Send} send */
function readReports(send) {
  const evaluate = async (/** @type {string} */ expression) => {
    const options = { awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, ...options });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  };
  return {
    evaluate,
    lastReport: (/** @type {string} */ name) => evaluate(`lastReport("${name}")`),
    async reported(/** @type {string} */ name) {
      const end = performance.now() + limit;
      /** @type {PromiseWithResolvers<never>} */
      const late = Promise.withResolvers();
      const timer = setTimeout(() => late.reject(new Error(`The page never said "${name}".`)), limit);
      const ask = async () => {
        while (performance.now() < end) {
          try {
            return await evaluate(`awaitReport("${name}")`);
          } catch {
            // The page was left while it was asked: the next one knows, or will.
            await new Promise((done) => setTimeout(done, 20));
          }
        }
      };
      return Promise.race([ask(), late.promise]).finally(() => clearTimeout(timer));
    },
  };
}
