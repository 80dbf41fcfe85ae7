import { createRequire } from "node:module";
import { childrenCpuSeconds } from "./cpu-time.mjs";
import { percentile } from "./figures.mjs";
import { nextVisitor } from "./visitors.mjs";

/**
 * @typedef {object} Requests
 * @property {string} url
 * @property {number} status What every answer must have.
 * @property {Record<string, string>} [headers]
 * @property {() => string} [nextPath] Makes each request's path; `url` then gives the origin alone.
 */

/**
 * @typedef {object} Load
 * @property {number} perSecond Answers a second.
 * @property {number} p50 Milliseconds from a request to the end of its answer.
 * @property {number} p99
 * @property {number} cpu Microseconds of processor time that the servers took for an answer; NaN outside of Linux.
 */

/** @type {(options: Record<string, unknown>) => Promise<unknown> & import("node:events").EventEmitter} */
const autocannon = createRequire(import.meta.url)("autocannon");
const connections = 10;

/** Fewer answers say nothing of a median: the load goes on until they are there. */
const fewestAnswers = 30;

/**
 * Asks over ten connections, each again as soon as it has its answer, for `seconds` or as many times as long as
 * it takes to have enough answers. Throws when an answer is not the expected one: a fast error is no throughput.
 * @param {Requests} requests @param {number} seconds @returns {Promise<Load>}
 */
export async function load({ url, status, headers = {}, nextPath }, seconds) {
  const requests = nextPath && [
    {
      setupRequest: (/** @type {object} */ request) => ({
        ...request,
        path: nextPath(),
        headers: { ...headers, ...nextVisitor() },
      }),
    },
  ];
  /** @type {number[]} */
  const times = [];
  const cpuBefore = childrenCpuSeconds();
  let elapsed = 0;
  for (let run = 0; run < 20 && times.length < fewestAnswers; run += 1) {
    const started = performance.now();
    await loadOnce({ url, headers, requests, connections, duration: seconds }, status, times);
    elapsed += (performance.now() - started) / 1000;
  }
  if (times.length === 0) throw new Error(`${url} did not answer within ${elapsed.toFixed(0)} s.`);
  return {
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: ((childrenCpuSeconds() - cpuBefore) * 1e6) / times.length,
  };
}

/** Adds each answer's milliseconds to `times`. @param {Record<string, unknown>} options @param {number} status @param {number[]} times */
async function loadOnce(options, status, times) {
  /** @type {Map<number, number>} */
  const wrong = new Map();
  const run = autocannon(options);
  run.on("response", (_client, answered, _bytes, milliseconds) => {
    if (answered === status) times.push(milliseconds);
    else wrong.set(answered, (wrong.get(answered) ?? 0) + 1);
  });
  const { errors } = /** @type {{ errors: number }} */ (await run);
  if (errors > 0 || wrong.size > 0) {
    const answers = [...wrong].map(([code, count]) => `${count} × ${code}`).join(", ");
    throw new Error(`${options.url} answered ${answers || "only what was expected"}, with ${errors} errors.`);
  }
}
