import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * Serves a site three times over from memory, in gzip, by one server in a thread of its own: as it is, and in the
 * dress of both references. So nothing but the pages themselves differs.
 * @param {string} upstream
 * @returns {Promise<{ origins: Record<"ours" | import("./references.mjs").Reference, string>, stop: () => Promise<unknown> }>}
 */
export async function startMirror(upstream) {
  const thread = new Worker(new URL("./mirror-thread.mjs", import.meta.url), { workerData: { upstream } });
  const [origins] = await once(thread, "message");
  return { origins, stop: () => thread.terminate() };
}
