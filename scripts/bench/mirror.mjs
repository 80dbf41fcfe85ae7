import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { generate } from "selfsigned";

/** @typedef {"HTTP/1.1" | "HTTP/2"} Protocol The second over TLS, with a certificate that nobody knows. */

/**
 * Serves a site three times over from memory, in gzip, by one server in a thread of its own: as it is, and in the
 * dress of both references. So nothing but the pages themselves differs.
 * @param {string} upstream @param {Protocol} [protocol]
 * @returns {Promise<{ origins: Record<"ours" | import("./references.mjs").Reference, string>, stop: () => Promise<unknown> }>}
 */
export async function startMirror(upstream, protocol = "HTTP/1.1") {
  const tls = protocol === "HTTP/2" ? await makeCertificate() : null;
  const workerData = { upstream, tls };
  const thread = new Worker(new URL("./mirror-thread.mjs", import.meta.url), { workerData });
  const [origins] = await once(thread, "message");
  return { origins, stop: () => thread.terminate() };
}

/** Made anew each time: a key in the repository would be found by whoever looks for lost ones. */
async function makeCertificate() {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  return { key, cert };
}
