import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { unstable_readConfig } from "wrangler";
import { whereOf } from "./database.mjs";
import { remoteConfig } from "./deployment.mjs";

/** @typedef {import("./database.mjs").Row} Row */
/** @typedef {{ key: string, type: string, bytes: number }} StoredObject */

/** Programs that fetch at a time; each needs a second to start. */
const parallel = 4;
/** What the Worker calls the folder of an upload; anything else is no path of ours. */
const folderName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where the pictures of a backup stand unless somebody says otherwise. @param {string} file */
export const picturesBeside = (file) => `${file.replace(/\.jsonl$/, "")}.pictures`;

/**
 * The objects that rows of `media` and `media_variants` name.
 * @param {Row[]} pictures @param {Row[]} variants @returns {StoredObject[]}
 */
export function objectsOf(pictures, variants) {
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

/**
 * Fetches objects into a folder, but for those that are there: what a key holds never changes. Answers those that
 * the bucket does not have.
 * @param {StoredObject[]} objects @param {string} folder @param {boolean} remote
 * @param {{ binding?: string, prefix?: string }} [from] @returns {Promise<string[]>}
 */
export async function fetchObjects(objects, folder, remote, { binding = "MEDIA", prefix = "" } = {}) {
  /** @type {string[]} */
  const missing = [];
  const left = objects.filter(({ key, bytes }) => !hasFile(join(folder, key), bytes));
  const bucket = bucketName(remote, binding);
  async function fetchInTurn() {
    for (let next = left.shift(); next; next = left.shift()) {
      const file = join(folder, next.key);
      const part = `${file}.part`;
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const { status, output } = await run(
        ["r2", "object", "get", `${bucket}/${prefix}${next.key}`, "--file", part],
        remote,
      );
      if (status === 0) {
        renameSync(part, file);
        continue;
      }
      rmSync(part, { force: true });
      if (!output.includes("The specified key does not exist")) throw new Error(output);
      missing.push(next.key);
    }
  }
  await Promise.all(Array.from({ length: parallel }, fetchInTurn));
  return missing;
}

/**
 * Puts objects from a folder into the bucket. Answers those that the folder does not have.
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
      const { status, output } = await run(args, remote);
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

/** @param {string[]} args @param {boolean} remote @returns {Promise<{ status: number | null, output: string }>} */
function run(args, remote) {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false" };
  const program = spawn("wrangler", [...args, ...whereOf(remote)], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [program.stdout, program.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((done, fail) => {
    program.on("error", fail);
    program.on("close", (status) => done({ status, output }));
  });
}

/**
 * Fetches what the clock has written into a file of a folder: a day ("2026-11-27"), a month ("2026-11") or "latest".
 * @param {string} which @param {string} folder @param {boolean} remote @returns {Promise<string>}
 */
export async function fetchBackup(which, folder, remote) {
  const bucket = bucketName(remote, "BACKUPS");
  const file = join(folder, "backup.jsonl.gz");
  const dayBefore = (/** @type {number} */ days) =>
    // Of Jakarta, as the clock names them.
    new Date(Date.now() + 7 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
  const names = which === "latest" ? Array.from({ length: 30 }, (_, days) => dayBefore(days)) : [which];
  for (const name of names) {
    const key = `${name.length > 7 ? "daily" : "monthly"}/${name}.jsonl.gz`;
    const { status, output } = await run(["r2", "object", "get", `${bucket}/${key}`, "--file", file], remote);
    if (status === 0) return file;
    if (!output.includes("The specified key does not exist")) throw new Error(output);
  }
  throw new Error(`There is no backup "${which}" in ${bucket}.`);
}
