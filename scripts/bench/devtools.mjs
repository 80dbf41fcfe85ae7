import { launchBrowser } from "./browser.mjs";
import { freePort } from "./lighthouse.mjs";

/** @typedef {(method: string, parameters?: object) => Promise<any>} Send */
/** @typedef {(method: string, listener: (parameters: any) => void) => void} Listen */
/** @typedef {{ send: Send, on: Listen }} Session */
/** @typedef {{ session: (sessionId?: string) => Session, close: () => Promise<void> }} Devtools */

/**
 * A Chromium that is spoken to in its own protocol. Playwright and Puppeteer listen to what scripts do, and then V8
 * reads files again of which an error is made (decision 0015), which no visitor's browser does.
 * @returns {Promise<Devtools>}
 */
export async function launchDevtools() {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const { webSocketDebuggerUrl } = await (await fetch(`http://localhost:${port}/json/version`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = fail;
  });

  let last = 0;
  /** @type {Map<number, { done: (result: unknown) => void, fail: (error: Error) => void }>} */
  const asked = new Map();
  /** @type {Map<string, ((parameters: unknown) => void)[]>} */
  const listeners = new Map();
  socket.onmessage = ({ data }) => {
    const { id, sessionId, method, params, result, error } = JSON.parse(data);
    if (method) for (const listener of listeners.get(`${sessionId} ${method}`) ?? []) listener(params);
    const call = asked.get(id);
    asked.delete(id);
    if (error) call?.fail(new Error(error.message));
    else call?.done(result);
  };

  return {
    session: (sessionId) => ({
      send: (method, params = {}) =>
        new Promise((done, fail) => {
          last += 1;
          asked.set(last, { done, fail });
          socket.send(JSON.stringify({ id: last, sessionId, method, params }));
        }),
      on(method, listener) {
        const name = `${sessionId} ${method}`;
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      },
    }),
    async close() {
      socket.close();
      await browser.close();
    },
  };
}
