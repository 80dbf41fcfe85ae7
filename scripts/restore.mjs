import "./check-node.mjs";
import {
  closeSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import { Unzip, UnzipInflate } from "fflate";
import { invalidateCache, query, runStatements } from "./database.mjs";
import { defaultPictureFolder, fetchBackup, fetchObjects, listObjects, storeObjects } from "./pictures.mjs";
import { toRestorable } from "./restorable.mjs";
import { runCommand } from "./run-command.mjs";
import { readTables } from "./tables.mjs";

/** @typedef {import("./database.mjs").Row} Row */
/** @typedef {{ createdAt: string, leftOut: string[], migrations: string[], sequences: Record<string, number>, rows: { table: string, row: Row }[] }} Backup */

/** The source of a backup's pictures, unless they are not restored. @typedef {{ folder: string | null, isOfClock: boolean }} Source */

/** Tables with user data; a restore never merges with existing rows. */
const mustBeEmpty = ["users", "blog_posts", "contact_submissions"];
/** Tables that migrations fill with rows, which staff may have deleted before the backup. */
const filledByMigrations = ["reply_templates"];
/** UTF-16 units of text in one statement; D1 limits statements to 100,000 bytes. */
const chunkLength = 15_000;
/** Characters of statements in one file, which is stored whole or not at all; a larger restore takes several. */
const partLength = 200_000_000;

const usage =
  "Usage: npm run restore -- FILE|ZIP|r2:latest|r2:YYYY-MM-DD|r2:YYYY-MM [--pictures FOLDER | --without-pictures] [--remote]";

/** @param {string} file @returns {Promise<Backup>} */
async function readBackup(file) {
  /** @type {Backup["rows"]} */
  const rows = [];
  let head;
  for await (const line of readLines(file)) {
    if (head) rows.push(JSON.parse(line));
    else head = JSON.parse(line);
  }
  const { format, version, createdAt, leftOut = [], migrations, sequences } = head ?? {};
  if (format !== "arunika-backup" || version !== 1) throw new Error(`${file} is no backup of this project.`);
  return { createdAt, leftOut, migrations, sequences, rows };
}

/** The lines of a file, because a string cannot hold a large backup. @param {string} file */
async function* readLines(file) {
  const bytes = createReadStream(file);
  const text = (file.endsWith(".gz") ? pipeline(bytes, createGunzip(), () => {}) : bytes).setEncoding("utf8");
  let rest = "";
  for await (const part of text) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}

/** @param {string[]} migrations @param {boolean} remote */
function requireEmptyDatabase(migrations, remote) {
  const [applied = [], ...counts] = query(
    [
      "SELECT name FROM d1_migrations",
      ...mustBeEmpty.map((table) => `SELECT count(*) AS count FROM "${table}"`),
    ],
    remote,
  );
  const missing = migrations.filter((name) => !applied.some((row) => row.name === name));
  if (missing.length > 0) {
    throw new Error(`The backup is of a newer version: this database lacks ${missing.join(", ")}.`);
  }
  const filled = mustBeEmpty.filter((_table, index) => Number(counts[index]?.[0]?.count) > 0);
  if (filled.length > 0)
    throw new Error(`Restore into an empty database; there are rows in ${filled.join(", ")}.`);
}

/** Full-text indexes, which are rebuilt from their tables. @param {boolean} remote */
function readSearchIndexes(remote) {
  const [list = []] = query(["PRAGMA table_list"], remote);
  const names = list.map(({ name }) => String(name));
  const virtual = list.filter(({ type }) => type === "virtual").map(({ name }) => String(name));
  // Virtual tables without a data table only read another index.
  return virtual.filter((name) => names.includes(`${name}_data`));
}

/** @param {string | number | null} value */
function literal(value) {
  if (value === null) return "NULL";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") {
    // SQLite reads no statement with a NUL, which older backups may contain.
    const text = `'${value.replaceAll("'", "''").replaceAll("\0", "")}'`;
    // Wrangler refuses or removes these words, also within a text.
    const hidden = text.replaceAll("BEGIN TRANSACTION", "BEGIN~restored~TRANSACTION");
    return hidden === text ? text : `replace(${hidden}, '~restored~', ' ')`;
  }
  throw new Error(`A ${typeof value} cannot be restored.`);
}

/** A text in parts, without splitting surrogate pairs. @param {string} text */
function splitText(text) {
  const chunks = [];
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + chunkLength, text.length);
    if (end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1;
    chunks.push(text.slice(start, end));
    start = end;
  }
  return chunks;
}

/** Holds long texts of a row while they are put together. */
const longTexts = `CREATE TABLE IF NOT EXISTS restored_texts (name TEXT PRIMARY KEY, text TEXT NOT NULL);`;

/**
 * Statements that insert a row. A long text is put together before, because triggers read it as the row is inserted.
 * @param {string} table @param {Row} row
 */
function toInserts(table, row) {
  /** @type {string[]} */
  const texts = [];
  const values = Object.entries(row).map(([column, value]) => {
    if (typeof value !== "string" || value.length <= chunkLength) return literal(value);
    const name = literal(column);
    const [first, ...parts] = splitText(value).map(literal);
    texts.push(
      `INSERT OR REPLACE INTO restored_texts (name, text) VALUES (${name}, ${first});`,
      ...parts.map((part) => `UPDATE restored_texts SET text = text || ${part} WHERE name = ${name};`),
    );
    return `(SELECT text FROM restored_texts WHERE name = ${name})`;
  });
  const columns = Object.keys(row).map((column) => `"${column}"`);
  return [
    ...texts,
    `INSERT OR REPLACE INTO "${table}" (${columns.join(", ")}) VALUES (${values.join(", ")});`,
  ];
}

/** Keeps the next id of a table, so that ids of deleted rows are not used again. @param {string} table @param {number} seq */
function toSequenceStatements(table, seq) {
  const name = literal(table);
  return [
    // `max`, because rows written during the backup may have higher ids.
    `UPDATE sqlite_sequence SET seq = max(seq, ${seq}) WHERE name = ${name};`,
    `INSERT INTO sqlite_sequence (name, seq) SELECT ${name}, ${seq} WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ${name});`,
  ];
}

/** For backups from before this table existed; as in `migrations/0020_former_slugs.sql`. */
const formerSlugs = `INSERT OR IGNORE INTO former_slugs (slug, post_id)
  SELECT slug, post_id FROM slug_redirects WHERE slug NOT LIKE 'trash/%';`;

/**
 * For backups from before jobs existed: an ordered article is done or can be ordered again, and formatting runs have
 * ended.
 */
const articleJobs = `INSERT OR IGNORE INTO jobs (kind, subject, state, created_at, updated_at)
  SELECT 'article', id, iif(post_id IS NULL, 'failed', 'done'), 0, 0 FROM generation_items;`;
const formatRunsEnd = `UPDATE format_runs SET state = iif(state = 'running', 'failed', state), updated = 0
  WHERE NOT EXISTS (SELECT 1 FROM format_changes WHERE run_id = format_runs.id);`;

/**
 * Uploads the pictures before their rows are inserted.
 * @param {Backup["rows"]} rows @param {Source} source @param {boolean} remote
 */
async function restorePictures(rows, { folder, isOfClock }, remote) {
  const readRows = (/** @type {string} */ name) =>
    rows.filter(({ table }) => table === name).map(({ row }) => row);
  const objects = listObjects(readRows("media"), readRows("media_variants"));
  if (objects.length === 0 || folder === null) return;
  if (isOfClock) await fetchObjects(objects, folder, remote, { binding: "BACKUPS", prefix: "pictures/" });
  if (!existsSync(folder)) {
    throw new Error(
      `The pictures of this backup are not in ${folder}. Say where they are with --pictures FOLDER, or --without-pictures where the bucket still has them.`,
    );
  }
  const missing = await storeObjects(objects, folder, remote);
  console.log(`Stored ${objects.length - missing.length} files of pictures.`);
  if (missing.length > 0) console.warn(`Not in ${folder}: ${missing.join(", ")}.`);
}

/** @param {string} file @param {Source} source @param {boolean} remote */
async function restore(file, source, remote) {
  const { createdAt, leftOut, migrations, sequences, rows: lines } = await readBackup(file);
  requireEmptyDatabase(migrations, remote);
  const { rows, left } = toRestorable(lines, readTables(remote));
  await restorePictures(rows, source, remote);
  // Only tables that the backup knows; otherwise the rows of the migrations stay.
  const emptied = filledByMigrations.filter((table) => table in sequences);
  let part = [longTexts, ...emptied.map((table) => `DELETE FROM "${table}";`)];
  let length = 0;
  for (const { table, row } of rows) {
    const inserts = toInserts(table, row);
    part.push(...inserts);
    length += inserts.reduce((sum, statement) => sum + statement.length, 0);
    if (length < partLength) continue;
    runStatements(part.join("\n"), remote);
    [part, length] = [[], 0];
  }
  part.push(
    ...(migrations.includes("0020_former_slugs.sql") ? [] : [formerSlugs]),
    articleJobs,
    formatRunsEnd,
    ...Object.entries(sequences).flatMap(([table, seq]) => toSequenceStatements(table, Number(seq))),
    ...readSearchIndexes(remote).map((index) => `INSERT INTO "${index}" ("${index}") VALUES ('rebuild');`),
    "DROP TABLE restored_texts;",
  );
  runStatements(part.join("\n"), remote);
  if (!invalidateCache(remote)) {
    console.warn("KV could not be reached: cached pages end within 15 minutes, when the clock compares it.");
  }
  if (left.length > 0)
    console.warn(`Written or deleted while the backup was made, and left out:\n${left.join("\n")}`);
  if (leftOut.length > 0) {
    console.warn(
      `This backup holds no enquiries and no notes of readers: a monthly one outlives what may be kept of people (left out: ${leftOut.join(", ")}).`,
    );
  } else if (rows.some(({ table }) => table === "contact_submissions")) {
    console.log(`Whoever was erased since ${createdAt} is back: erase them again.`);
  }
  console.log("Accounts are those of the backup: disable again who was disabled since.");
  console.log(`Restored ${rows.length} rows. Sessions are not part of a backup: everybody signs in again.`);
}

/**
 * Unpacks an owner's ZIP export: the rows, and pictures with valid names.
 * @param {string} file @param {string} folder
 */
async function unpack(file, folder) {
  const ours = /^backup\.(?:jsonl|pictures\/[0-9a-f-]{36}\/original)$/;
  const unzip = new Unzip((entry) => {
    if (!ours.test(entry.name)) return;
    const path = join(folder, entry.name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const output = openSync(path, "w", 0o600);
    entry.ondata = (error, part, isLast) => {
      if (error) throw error;
      writeSync(output, part);
      if (isLast) closeSync(output);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for await (const part of createReadStream(file)) unzip.push(part);
  unzip.push(new Uint8Array(), true);
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remote: { type: "boolean", default: false },
      pictures: { type: "string" },
      "without-pictures": { type: "boolean", default: false },
    },
  });
  const [file] = positionals;
  if (!file) throw new Error(usage);
  const remote = values.remote ?? false;
  const findFolder = (/** @type {string} */ initial) =>
    values["without-pictures"] ? null : (values.pictures ?? initial);
  const isZip = file.endsWith(".zip");
  if (!file.startsWith("r2:") && !isZip)
    return restore(file, { folder: findFolder(defaultPictureFolder(file)), isOfClock: false }, remote);
  const scratch = mkdtempSync(join(tmpdir(), "arunika-restore-"));
  try {
    if (isZip) {
      await unpack(file, scratch);
      const source = { folder: findFolder(join(scratch, "backup.pictures")), isOfClock: false };
      return await restore(join(scratch, "backup.jsonl"), source, remote);
    }
    const fetched = await fetchBackup(file.slice(3), scratch, remote);
    await restore(fetched, { folder: findFolder(join(scratch, "pictures")), isOfClock: true }, remote);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
