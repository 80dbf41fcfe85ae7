/**
 * Figures of an isolate's heap, in megabytes of 1,000,000 bytes.
 * @typedef {object} Heap
 * @property {number} used Objects that are alive.
 * @property {number} buffers What is kept outside of the heap: bytes of bodies.
 */

/**
 * Speaks to the inspector of one of the Workers at `origin` (Miniflare's). An isolate collects only while it has
 * something to do: `wake` gives it that.
 * @param {URL} origin @param {string} worker @param {() => Promise<unknown>} wake
 */
export async function openInspector(origin, worker, wake) {
  const socket = new WebSocket(`${origin.href}core:user:${worker}`);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Error("The inspector cannot be reached."));
  });
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  socket.onmessage = ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  };
  let calls = 0;
  const ask = (/** @type {string} */ method) =>
    new Promise((/** @type {(result: any) => void} */ resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      socket.send(JSON.stringify({ id: calls, method }));
    });
  /** After a forced collection. @returns {Promise<Heap>} */
  const measure = async () => {
    let isCollected = false;
    const collecting = ask("HeapProfiler.collectGarbage").then(() => {
      isCollected = true;
    });
    while (!isCollected) {
      await wake();
      await Promise.race([collecting, new Promise((done) => setTimeout(done, 200))]);
    }
    const { usedSize, backingStorageSize = 0 } = await ask("Runtime.getHeapUsage");
    return { used: usedSize / 1e6, buffers: backingStorageSize / 1e6 };
  };
  return { measure, close: () => socket.close() };
}
