import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getPlatformProxy, unstable_readConfig } from "wrangler";
import { toLocationFlags } from "./database.mjs";
import { remoteConfig } from "./deployment.mjs";

/** @typedef {import("./database.mjs").Row} Row */
/** @typedef {{ key: string, type: string, bytes: number }} StoredObject */

/** Concurrent downloads; Cloudflare's API allows 1,200 calls in five minutes. */
const parallel = 4;
const mostTries = 8;
const pauseMs = 1000;
/** The folder name of an upload in the bucket; other paths are refused. */
const folderName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The default folder for the pictures of a backup. @param {string} file */
export const defaultPictureFolder = (file) => `${file.replace(/\.jsonl$/, "")}.pictures`;

/**
 * The bucket objects of rows of `media` and `media_variants`.
 * @param {Row[]} pictures @param {Row[]} variants @returns {StoredObject[]}
 */
export function listObjects(pictures, variants) {
  return pictures.flatMap(({ id, storage_key, type, bytes }) => {
    if (!folderName.test(String(storage_key))) throw new Error(`"${storage_key}" is no folder of a picture.`);
    const original = { key: `${storage_key}/original`, type: String(type), bytes: Number(bytes) };
    const smaller = variants
      .filter(({ media_id }) => media_id === id)
      .map((variant) => ({
        key: `${storage_key}/${Number(variant.width)}.${String(variant.type).replace(/^image\/(?=\w+$)/, "")}`,
        type: String(variant.type),
        bytes: Number(variant.bytes),
      }));
    return [original, ...smaller];
  });
}

/** Reads what a bucket holds. @typedef {{ read: (key: string) => Promise<Uint8Array | null>, close: () => Promise<void> }} Bucket */

/** The bucket of a binding: the local one through its binding, the deployed one through Cloudflare's API. @param {string} binding @param {boolean} remote @returns {Promise<Bucket>} */
async function openBucket(binding, remote) {
  if (remote) return openRemoteBucket(bucketName(true, binding));
  const { env, dispose } = await getPlatformProxy({
    ...{ configPath: "wrangler.toml", remoteBindings: false },
    persist: { path: resolve(process.env.STATE_DIR ?? ".state", "v3") },
  });
  const bucket = /** @type {{ get: (key: string) => Promise<Blob | null> }} */ (env[binding]);
  const read = async (/** @type {string} */ key) => {
    const object = await bucket.get(key);
    return object && new Uint8Array(await object.arrayBuffer());
  };
  return { read, close: dispose };
}

/** @param {string} name @returns {Promise<Bucket>} */
async function openRemoteBucket(name) {
  const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  const token = process.env.CLOUDFLARE_API_TOKEN ?? (await run(["auth", "token"])).stdout.trim();
  const headers = { Authorization: `Bearer ${token}` };
  const account = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await onlyAccount(base, headers));
  /** @param {string} key @param {number} tries @returns {Promise<Uint8Array | null>} */
  async function read(key, tries = mostTries) {
    const path = key.split("/").map(encodeURIComponent).join("/");
    const url = `${base}/accounts/${account}/r2/buckets/${name}/objects/${path}`;
    const response = await fetch(url, { headers }).catch(() => null);
    if (response?.ok) return new Uint8Array(await response.arrayBuffer());
    const answer = (await response?.text()) ?? "no answer";
    if (response?.status === 404 && answer.includes("The specified key does not exist")) return null;
    const isPassing = !response || response.status === 429 || response.status >= 500;
    if (!isPassing || tries <= 1) throw new Error(`${name}/${key}: ${response?.status ?? ""} ${answer}`);
    const asked = Number(response?.headers.get("Retry-After") ?? 0) * 1000;
    await sleep(Math.max(asked, pauseMs * 2 ** (mostTries - tries)));
    return read(key, tries - 1);
  }
  return { read, close: async () => {} };
}

/** @param {string} base @param {Record<string, string>} headers @returns {Promise<string>} */
async function onlyAccount(base, headers) {
  const response = await fetch(`${base}/accounts`, { headers });
  const { result = [] } = await response.json();
  if (result.length !== 1) throw new Error("With several accounts set CLOUDFLARE_ACCOUNT_ID.");
  return result[0].id;
}

/**
 * Downloads objects into a folder, except existing ones, because objects never change. Returns those that the bucket
 * lacks.
 * @param {StoredObject[]} objects @param {string} folder @param {boolean} remote
 * @param {{ binding?: string, prefix?: string }} [from] @returns {Promise<string[]>}
 */
export async function fetchObjects(objects, folder, remote, { binding = "MEDIA", prefix = "" } = {}) {
  /** @type {string[]} */
  const missing = [];
  const left = objects.filter(({ key, bytes }) => !hasFile(join(folder, key), bytes));
  if (left.length === 0) return missing;
  const bucket = await openBucket(binding, remote);
  async function fetchInTurn() {
    for (let next = left.shift(); next; next = left.shift()) {
      const bytes = await bucket.read(prefix + next.key);
      if (bytes) writeWhole(join(folder, next.key), bytes);
      else missing.push(next.key);
    }
  }
  try {
    await Promise.all(Array.from({ length: parallel }, fetchInTurn));
  } finally {
    await bucket.close();
  }
  return missing;
}

/** Writes a file and then renames it, so that an interrupted one is never taken for complete. @param {string} file @param {Uint8Array} bytes */
function writeWhole(file, bytes) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

/**
 * Uploads objects from a folder to the bucket. Returns those that the folder lacks.
 * @param {StoredObject[]} objects @param {string} folder @param {boolean} remote @returns {Promise<string[]>}
 */
export async function storeObjects(objects, folder, remote) {
  const there = objects.filter(({ key }) => existsSync(join(folder, key)));
  const scratch = mkdtempSync(join(tmpdir(), "arunika-pictures-"));
  try {
    for (const type of new Set(there.map((object) => object.type))) {
      const list = there
        .filter((object) => object.type === type)
        .map(({ key }) => ({ key, file: resolve(folder, key) }));
      const manifest = join(scratch, "list.json");
      writeFileSync(manifest, JSON.stringify(list));
      const args = [
        "r2",
        "bulk",
        "put",
        bucketName(remote, "MEDIA"),
        "--filename",
        manifest,
        "--content-type",
        type,
      ];
      const { status, output } = await run([...args, ...toLocationFlags(remote)]);
      if (status !== 0) throw new Error(output);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return objects.filter((object) => !there.includes(object)).map(({ key }) => key);
}

/** @param {string} file @param {number} bytes */
function hasFile(file, bytes) {
  return existsSync(file) && statSync(file).size === bytes;
}

/** @param {boolean} remote @param {string} wanted */
function bucketName(remote, wanted) {
  const config = unstable_readConfig(
    { config: remote ? remoteConfig() : "wrangler.toml" },
    { hideWarnings: true },
  );
  /** @type {{ binding: string, bucket_name?: string }[]} */
  const buckets = config.r2_buckets;
  const name = buckets.find(({ binding }) => binding === wanted)?.bucket_name;
  if (!name) throw new Error(`wrangler.toml names no bucket for the binding ${wanted}.`);
  return name;
}

/** @param {string[]} args @returns {Promise<{ status: number | null, stdout: string, output: string }>} */
function run(args) {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false" };
  const program = spawn("wrangler", args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const said = { stdout: "", output: "" };
  program.stdout.on("data", (chunk) => {
    said.stdout += chunk;
    said.output += chunk;
  });
  program.stderr.on("data", (chunk) => (said.output += chunk));
  return new Promise((done, fail) => {
    program.on("error", fail);
    program.on("close", (status) => done({ status, ...said }));
  });
}

/**
 * Downloads a scheduled backup into a folder: of a day ("2026-11-27"), a month ("2026-11") or the "latest".
 * @param {string} which @param {string} folder @param {boolean} remote @returns {Promise<string>}
 */
export async function fetchBackup(which, folder, remote) {
  const file = join(folder, "backup.jsonl.gz");
  const dayBefore = (/** @type {number} */ days) =>
    // Days in Jakarta, as the scheduled run names them.
    new Date(Date.now() + 7 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
  const names = which === "latest" ? Array.from({ length: 30 }, (_, days) => dayBefore(days)) : [which];
  const bucket = await openBucket("BACKUPS", remote);
  try {
    for (const name of names) {
      const bytes = await bucket.read(`${name.length > 7 ? "daily" : "monthly"}/${name}.jsonl.gz`);
      if (!bytes) continue;
      writeWhole(file, bytes);
      return file;
    }
  } finally {
    await bucket.close();
  }
  throw new Error(`There is no backup "${which}" in the bucket of backups.`);
}
