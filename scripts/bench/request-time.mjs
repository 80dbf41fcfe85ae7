import { Agent, get } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Milliseconds from asking to the end of the answer, over a connection that is kept open. Throws when the
 * answer's status is not 200.
 * @param {string} url @param {Record<string, string>} [headers] @returns {Promise<number>}
 */
export function timeRequest(url, headers = {}) {
  return new Promise((done, fail) => {
    const started = performance.now();
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.on("error", fail);
      response.on("end", () => {
        if (response.statusCode === 200) done(performance.now() - started);
        else fail(new Error(`${url} answered ${response.statusCode}.`));
      });
    });
    request.on("error", fail);
  });
}

/**
 * The same requests to two servers in turn: `count` pairs of milliseconds, after three that are not counted.
 * @param {() => Promise<number>} measure @param {() => Promise<number>} measureReference @param {number} count
 */
export async function timeInTurn(measure, measureReference, count) {
  const times = [];
  const references = [];
  for (let number = -3; number < count; number += 1) {
    const time = await measure();
    const reference = await measureReference();
    if (number < 0) continue;
    times.push(time);
    references.push(reference);
  }
  return { times, references };
}
