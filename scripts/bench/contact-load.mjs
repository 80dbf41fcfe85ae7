import { randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { fetchWholeList } from "./whole-list.mjs";

/**
 * @typedef {object} ContactLoad
 * @property {number} sent Enquiries sent.
 * @property {number} accepted Answers of 201.
 * @property {Record<string, number>} refused Other answers, and failures, by kind.
 * @property {number} missing Accepted enquiries that are not in staff's list.
 * @property {number} repeated Enquiries that are in the list more than once.
 * @property {number} p50 Milliseconds until half of the answers were there; `p99` and `longest` likewise.
 * @property {number} p99
 * @property {number} longest
 */

/**
 * Sends `rate` enquiries a second for `seconds`, each from an address of its own, every tenth of them twice with
 * one key; then looks each accepted one up in staff's list.
 * @param {{ url: string, rate?: number, seconds?: number, username?: string, password?: string }} options
 * @returns {Promise<ContactLoad>}
 */
export async function runContactLoad({ url, rate = 100, seconds = 30, username, password }) {
  const run = randomUUID().slice(0, 8);
  const total = rate * seconds;
  /** @type {Map<string, Set<number>>} Name → the ids it was answered with. */
  const accepted = new Map();
  /** @type {Record<string, number>} */
  const refused = {};
  /** @type {number[]} */
  const durations = [];

  /** @param {number} number @param {string} name @param {string} key */
  async function send(number, name, key) {
    const begin = performance.now();
    const outcome = await post(url, number, name, key);
    durations.push(performance.now() - begin);
    if (typeof outcome === "string") refused[outcome] = (refused[outcome] ?? 0) + 1;
    else accepted.set(name, (accepted.get(name) ?? new Set()).add(outcome));
  }

  const start = performance.now();
  const pending = [];
  let sent = 0;
  for (let number = 0; number < total; number += 1) {
    const due = start + (number * 1000) / rate - performance.now();
    if (due > 0) await new Promise((done) => setTimeout(done, due));
    const name = `Beban ${run}-${number}`;
    const key = randomUUID();
    const tries = number % 10 === 0 ? 2 : 1;
    sent += tries;
    for (let count = 0; count < tries; count += 1) pending.push(send(number, name, key));
  }
  await Promise.all(pending);

  const stored = await countStored(url, run, username ?? "admin", password ?? "admin-lokal-2026");
  const ids = [...accepted.values()];
  durations.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    Math.round(durations[Math.floor((durations.length - 1) * share)] ?? 0);
  return {
    sent,
    accepted: sent - Object.values(refused).reduce((sum, count) => sum + count, 0),
    refused,
    missing: [...accepted.keys()].filter((name) => !stored.has(name)).length,
    repeated:
      [...stored.values()].filter((count) => count > 1).length + ids.filter(({ size }) => size > 1).length,
    p50: at(0.5),
    p99: at(0.99),
    longest: at(1),
  };
}

/** The id it was stored under, or why not. @param {string} url @param {number} number @param {string} name @param {string} key @returns {Promise<number | string>} */
async function post(url, number, name, key) {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        // One visitor each: the rate limit counts addresses.
        "CF-Connecting-IP": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify({
        name,
        email: "beban@contoh.example",
        message: "Pesan untuk mengukur beban formulir kontak.",
        idempotencyKey: key,
      }),
    });
    if (response.status === 201) return Number((await response.json()).id);
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    return error instanceof Error ? error.message : "failed";
  }
}

/** How often each enquiry of the run is in staff's list. @param {string} url @param {string} run @param {string} username @param {string} password */
async function countStored(url, run, username, password) {
  const login = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  if (!login.ok) throw new Error(`The login answered ${login.status}.`);
  const headers = { Cookie: login.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
  /** @type {Map<string, number>} */
  const stored = new Map();
  const list = `${url}/api/contact?q=${encodeURIComponent(`Beban ${run}`)}`;
  /** @type {{ name: string }[]} */
  const rows = await fetchWholeList(list, headers);
  for (const { name } of rows) stored.set(name, (stored.get(name) ?? 0) + 1);
  return stored;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rate: { type: "string" }, seconds: { type: "string" } },
  });
  const result = await runContactLoad({
    url: positionals[0] ?? "http://localhost:8787",
    ...(values.rate && { rate: Number(values.rate) }),
    ...(values.seconds && { seconds: Number(values.seconds) }),
  });
  console.log(result);
  process.exitCode = result.missing === 0 && result.repeated === 0 && result.accepted > 0 ? 0 : 1;
}
