import "./check-node.mjs";
import { closeSync, openSync, renameSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { query } from "./database.mjs";
import { runCommand } from "./run-command.mjs";

/** @typedef {import("./database.mjs").Row} Row */
/** @typedef {{ name: string, columns: string[], parents: string[] }} Table */

/** Bytes of rows that are asked for at once. */
const pageBytes = 4_000_000;
const mostRows = 1000;

/** Tables of the project, parents before their children. @param {boolean} remote @returns {Table[]} */
function readTables(remote) {
  const [list = []] = query(["PRAGMA table_list"], remote);
  const names = list
    .filter(
      ({ name, type }) =>
        type === "table" &&
        !/^(sqlite_|d1_|_cf_|(sessions|login_challenges|login_attempts|known_devices|content_generation)$)/.test(
          String(name),
        ),
    )
    .map(({ name }) => String(name))
    .sort();
  const answers = query(
    names.flatMap((name) => [`PRAGMA table_info(${name})`, `PRAGMA foreign_key_list(${name})`]),
    remote,
  );
  const tables = names.map((name, index) => ({
    name,
    columns: (answers[index * 2] ?? []).map((column) => String(column.name)),
    parents: (answers[index * 2 + 1] ?? [])
      .map(({ table }) => String(table))
      .filter((parent) => parent !== name),
  }));
  return sortByParents(tables);
}

/** @param {Table[]} tables @returns {Table[]} */
function sortByParents(tables) {
  /** @type {Table[]} */
  const sorted = [];
  while (sorted.length < tables.length) {
    const next = tables.find(
      (table) =>
        !sorted.includes(table) &&
        table.parents.every((parent) => sorted.some(({ name }) => name === parent)),
    );
    if (!next) throw new Error("The tables refer to each other in a circle.");
    sorted.push(next);
  }
  return sorted;
}

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

/** @param {string} table @param {number} after @param {number} limit */
function pageOf(table, after, limit) {
  return `SELECT rowid AS "rowid of page", * FROM "${table}" WHERE rowid > ${after} ORDER BY rowid LIMIT ${limit}`;
}

/**
 * Writes every row of the project's tables as a line of JSON; the search index is left out, restoring makes it.
 * @param {string} file @param {boolean} remote
 */
function backUp(file, remote) {
  const tables = readTables(remote);
  const limits = readLimits(tables, remote);
  const [migrations = [], sequences = [], ...pages] = query(
    [
      "SELECT name FROM d1_migrations ORDER BY id",
      "SELECT name, seq FROM sqlite_sequence WHERE name NOT LIKE 'd1_%'",
      ...tables.map(({ name }, index) => pageOf(name, -1, limits[index] ?? 1)),
    ],
    remote,
  );
  const part = `${file}.part`;
  const output = openSync(part, "w", 0o600);
  let count = 0;
  /** @param {unknown} line */
  const write = (line) => writeSync(output, `${JSON.stringify(line)}\n`);
  write({
    format: "arunika-backup",
    version: 1,
    createdAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    sequences: Object.fromEntries(sequences.map(({ name, seq }) => [name, seq])),
  });
  for (const [index, { name }] of tables.entries()) {
    const limit = limits[index] ?? 1;
    let page = pages[index] ?? [];
    while (page.length > 0) {
      let last = 0;
      for (const { "rowid of page": rowid, ...row } of page) {
        last = Number(rowid);
        write({ table: name, row });
        count += 1;
      }
      page = page.length < limit ? [] : (query([pageOf(name, last, limit)], remote)[0] ?? []);
    }
  }
  closeSync(output);
  // What was cut short never looks like a whole backup.
  renameSync(part, file);
  console.log(
    `Wrote ${count} rows of ${tables.length} tables to ${file}. It holds personal data: keep it safe.`,
  );
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: "boolean", default: false } },
  });
  const name = `backup-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.jsonl`;
  backUp(positionals[0] ?? name, values.remote ?? false);
});
