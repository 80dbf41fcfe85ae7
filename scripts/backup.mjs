import "./check-node.mjs";
import { closeSync, openSync, renameSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { query } from "./database.mjs";
import { fetchObjects, objectsOf, picturesBeside } from "./pictures.mjs";
import { runCommand } from "./run-command.mjs";
import { readTables } from "./tables.mjs";

/** @typedef {import("./database.mjs").Row} Row */
/** @typedef {import("./tables.mjs").Table} Table */
/** @typedef {{ name: string, limit: number, last: number }} Part A table, and how far it was read. */

/** Bytes of rows that are asked for at once. */
const pageBytes = 4_000_000;
const mostRows = 1000;
const pictureTables = ["media", "media_variants"];

/** Rows to ask for at once, so that not even the largest of them make too much. @param {Table[]} tables @param {boolean} remote */
function readLimits(tables, remote) {
  const sizes = query(
    tables.map(({ name, columns }) => {
      const size = columns.map((column) => `coalesce(length(CAST("${column}" AS BLOB)), 0)`).join(" + ");
      return `SELECT coalesce(max(${size}), 0) AS size FROM "${name}"`;
    }),
    remote,
  );
  return sizes.map(([row]) =>
    Math.max(1, Math.min(mostRows, Math.floor(pageBytes / (Number(row?.size) + 1)))),
  );
}

/** @param {Part} part */
function pageOf({ name, last, limit }) {
  return `SELECT rowid AS "rowid of page", * FROM "${name}" WHERE rowid > ${last} ORDER BY rowid LIMIT ${limit}`;
}

/** Pages that are read in one moment. @param {Part[]} parts @param {boolean} remote @returns {Row[][]} */
function readPages(parts, remote) {
  return query(parts.map(pageOf), remote);
}

/**
 * The rows of the tables, then those of pictures that came meanwhile: a text that is read after the pictures may show
 * one that was uploaded since.
 * @param {Part[]} parts @param {Row[][]} firstPages @param {boolean} remote
 */
function* readRows(parts, firstPages, remote) {
  let pages = firstPages;
  for (const [index, part] of parts.entries()) {
    const [page = []] = pages;
    yield* readOn(part, page, remote);
    const later = parts.slice(index + 1);
    // No row is read before the one that it belongs to, which might be deleted in between.
    const isOld = page.length === part.limit && later.length > 0;
    pages = isOld ? readPages(later, remote) : pages.slice(1);
  }
  const ofPictures = parts.filter(({ name }) => pictureTables.includes(name));
  const newer = readPages(ofPictures, remote);
  for (const [index, part] of ofPictures.entries()) yield* readOn(part, newer[index] ?? [], remote);
}

/** A page, and those behind it. @param {Part} part @param {Row[]} first @param {boolean} remote */
function* readOn(part, first, remote) {
  for (let page = first; page.length > 0; ) {
    for (const { "rowid of page": rowid, ...row } of page) {
      part.last = Number(rowid);
      yield { table: part.name, row };
    }
    page = page.length < part.limit ? [] : (readPages([part], remote)[0] ?? []);
  }
}

/**
 * Writes every row of the project's tables as a line of JSON; the search index is left out, restoring makes it, as are
 * uses of pictures. What the rows name in the bucket is fetched into a folder.
 * @param {string} file @param {string} folder @param {boolean} remote
 */
async function backUp(file, folder, remote) {
  const tables = readTables(remote);
  const limits = readLimits(tables, remote);
  const parts = tables.map(({ name }, index) => ({ name, limit: limits[index] ?? 1, last: -1 }));
  const [migrations = [], sequences = [], ...pages] = query(
    [
      "SELECT name FROM d1_migrations ORDER BY id",
      "SELECT name, seq FROM sqlite_sequence WHERE name NOT LIKE 'd1_%'",
      ...parts.map(pageOf),
    ],
    remote,
  );
  const part = `${file}.part`;
  const output = openSync(part, "w", 0o600);
  let count = 0;
  /** @type {Record<string, Row[]>} */
  const ofPictures = { media: [], media_variants: [] };
  /** @param {unknown} line */
  const write = (line) => writeSync(output, `${JSON.stringify(line)}\n`);
  write({
    format: "arunika-backup",
    version: 1,
    createdAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    sequences: Object.fromEntries(sequences.map(({ name, seq }) => [name, seq])),
  });
  for (const { table, row } of readRows(parts, pages, remote)) {
    write({ table, row });
    ofPictures[table]?.push(row);
    count += 1;
  }
  closeSync(output);
  const objects = objectsOf(ofPictures.media ?? [], ofPictures.media_variants ?? []);
  const missing = await fetchObjects(objects, folder, remote);
  // What was cut short never looks like a whole backup.
  renameSync(part, file);
  console.log(
    `Wrote ${count} rows of ${tables.length} tables to ${file}. It holds personal data: keep it safe.`,
  );
  if (objects.length > 0) {
    console.log(
      `${objects.length - missing.length} files of ${ofPictures.media?.length} pictures are in ${folder}.`,
    );
  }
  if (missing.length > 0) console.warn(`Not in the bucket: ${missing.join(", ")}.`);
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: "boolean", default: false }, pictures: { type: "string" } },
  });
  const [file = `backup-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.jsonl`] = positionals;
  await backUp(file, values.pictures ?? picturesBeside(file), values.remote ?? false);
});
