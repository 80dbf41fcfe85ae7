import "./check-node.mjs";
import { closeSync, openSync, renameSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { query } from "./database.mjs";
import { defaultPictureFolder, fetchObjects, listObjects } from "./pictures.mjs";
import { runCommand } from "./run-command.mjs";
import { readTables } from "./tables.mjs";

/** @typedef {import("./database.mjs").Row} Row */
/** @typedef {import("./tables.mjs").Table} Table */
/** @typedef {{ name: string, limit: number, last: number }} Part A table, and how far it was read. */

const pageBytes = 4_000_000;
const mostRows = 1000;
const pictureTables = ["media", "media_variants"];

/** How many rows of each table one query may read, based on its largest row. @param {Table[]} tables @param {boolean} remote */
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
function buildPageQuery({ name, last, limit }) {
  return `SELECT rowid AS "rowid of page", * FROM "${name}" WHERE rowid > ${last} ORDER BY rowid LIMIT ${limit}`;
}

/** Pages of several tables in one query, and so of one moment. @param {Part[]} parts @param {boolean} remote @returns {Row[][]} */
function readPages(parts, remote) {
  return query(parts.map(buildPageQuery), remote);
}

/**
 * The rows of all tables, and at the end pictures that were added meanwhile, because a text that was read later may use
 * them.
 * @param {Part[]} parts @param {Row[][]} firstPages @param {boolean} remote
 */
function* readRows(parts, firstPages, remote) {
  let pages = firstPages;
  for (const [index, part] of parts.entries()) {
    const [page = []] = pages;
    yield* readFollowingPages(part, page, remote);
    const later = parts.slice(index + 1);
    // If this table took several pages, the first pages of the later tables are stale: rows that they refer to may be
    // gone.
    const isOld = page.length === part.limit && later.length > 0;
    pages = isOld ? readPages(later, remote) : pages.slice(1);
  }
  const ofPictures = parts.filter(({ name }) => pictureTables.includes(name));
  const newer = readPages(ofPictures, remote);
  for (const [index, part] of ofPictures.entries())
    yield* readFollowingPages(part, newer[index] ?? [], remote);
}

/** The rows of a page and of the following ones. @param {Part} part @param {Row[]} first @param {boolean} remote */
function* readFollowingPages(part, first, remote) {
  for (let page = first; page.length > 0; ) {
    for (const { "rowid of page": rowid, ...row } of page) {
      part.last = Number(rowid);
      yield { table: part.name, row };
    }
    page = page.length < part.limit ? [] : (readPages([part], remote)[0] ?? []);
  }
}

/**
 * Writes every row of the project's tables as a line of JSON, without the search index and the uses of pictures, which
 * a restore derives. The rows' pictures are fetched into a folder.
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
      ...parts.map(buildPageQuery),
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
  const objects = listObjects(ofPictures.media ?? [], ofPictures.media_variants ?? []);
  const missing = await fetchObjects(objects, folder, remote);
  // Renamed at the end, so that an interrupted backup is never taken for a complete one.
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
  await backUp(file, values.pictures ?? defaultPictureFolder(file), values.remote ?? false);
});
