// @ts-expect-error It brings no types.
import autocannon from "autocannon";

/** @typedef {{ on: (event: "headers", listener: (head: { statusCode: number, headers: string[] }) => void) => void }} Client */

/**
 * @typedef {object} Flood
 * @property {number} answers Answers that came, of any status.
 * @property {number} errors Connections that failed and answers that took longer than 10 s.
 * @property {Record<string, number>} statuses Answers by HTTP status.
 * @property {Record<string, number>} sources Answers by where the Worker took them from, as `Server-Timing` says:
 *   "made" is a read of the database, "shared" waited for one; "isolate", "edge" and "stale" are copies.
 * @property {number} perSecond Answers a second, the mean.
 * @property {number} p50 Latency in milliseconds.
 * @property {number} p99 Latency in milliseconds.
 */

/**
 * Asks for one address over many connections at once, as fast as it answers.
 * @param {string} base @param {string} path @param {{ connections?: number, seconds?: number }} [options]
 * @returns {Promise<Flood>}
 */
export async function flood(base, path, { connections = 50, seconds = 30 } = {}) {
  /** @type {Record<string, number>} */
  const statuses = {};
  /** @type {Record<string, number>} */
  const sources = {};
  const result = await autocannon({
    url: base + path,
    connections,
    duration: seconds,
    setupClient: (/** @type {Client} */ client) => {
      client.on("headers", ({ statusCode, headers }) => {
        count(statuses, String(statusCode));
        count(sources, sourceOf(headers));
      });
    },
  });
  return {
    answers: result.requests.total,
    errors: result.errors + result.timeouts,
    statuses,
    sources,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** @param {Record<string, number>} counts @param {string} name */
function count(counts, name) {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** @param {string[]} headers Names and values in turn, as they came. */
function sourceOf(headers) {
  const index = headers.findIndex((name, position) => position % 2 === 0 && /^server-timing$/i.test(name));
  return /cache;desc="(\w+)"/.exec(headers[index + 1] ?? "")?.[1] ?? "unknown";
}
