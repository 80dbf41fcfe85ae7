import "./check-node.mjs";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { endCopies, query, runStatements } from "./database.mjs";
import { runCommand } from "./run-command.mjs";

/** @typedef {import("./database.mjs").Row} Row */
/** @typedef {{ migrations: string[], sequences: Record<string, number>, rows: { table: string, row: Row }[] }} Backup */

/** What people have made stands in these; restoring never mixes with it. */
const mustBeEmpty = ["users", "blog_posts", "contact_submissions"];
/** Migrations put rows into these, which staff may have deleted before the backup. */
const filledByMigrations = ["reply_templates"];
/** UTF-16 units of a text in one statement; D1 takes statements of up to 100,000 bytes. */
const chunkLength = 15_000;

const usage = "Usage: npm run restore -- FILE [--remote]";

/** @param {string} file @returns {Backup} */
function readBackup(file) {
  const [head = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const { format, version, migrations, sequences } = JSON.parse(head);
  if (format !== "arunika-backup" || version !== 1) throw new Error(`${file} is no backup of this project.`);
  return { migrations, sequences, rows: lines.map((line) => JSON.parse(line)) };
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

/** Full-text indexes, which are made anew from their tables. @param {boolean} remote */
function readSearchIndexes(remote) {
  const [list = []] = query(["PRAGMA table_list"], remote);
  return list.filter(({ type }) => type === "virtual").map(({ name }) => String(name));
}

/** @param {string | number | null} value */
function literal(value) {
  if (value === null) return "NULL";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`A ${typeof value} cannot be restored.`);
}

/** A text in parts that do not cut a character in two. @param {string} text */
function chunksOf(text) {
  const chunks = [];
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + chunkLength, text.length);
    if (end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1;
    chunks.push(text.slice(start, end));
    start = end;
  }
  return chunks;
}

/** Statements that store a row; a long text follows in parts. @param {string} table @param {Row} row */
function insertsOf(table, row) {
  /** @type {string[]} */
  const rest = [];
  const values = Object.entries(row).map(([column, value]) => {
    if (typeof value !== "string" || value.length <= chunkLength) return literal(value);
    const [first = "", ...parts] = chunksOf(value);
    rest.push(
      ...parts.map(
        (part) =>
          `UPDATE "${table}" SET "${column}" = "${column}" || ${literal(part)} WHERE rowid = (SELECT max(rowid) FROM "${table}");`,
      ),
    );
    return literal(first);
  });
  const columns = Object.keys(row).map((column) => `"${column}"`);
  return [
    `INSERT OR REPLACE INTO "${table}" (${columns.join(", ")}) VALUES (${values.join(", ")});`,
    ...rest,
  ];
}

/** The next id of a table stays what it was: that of a deleted row is not given away again. @param {string} table @param {number} seq */
function sequenceOf(table, seq) {
  const name = literal(table);
  return [
    `UPDATE sqlite_sequence SET seq = ${seq} WHERE name = ${name};`,
    `INSERT INTO sqlite_sequence (name, seq) SELECT ${name}, ${seq} WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ${name});`,
  ];
}

/** @param {string} file @param {boolean} remote */
function restore(file, remote) {
  const { migrations, sequences, rows } = readBackup(file);
  requireEmptyDatabase(migrations, remote);
  const statements = [
    // Those that the backup knows: one from before there was such a table leaves what stands there.
    ...filledByMigrations.filter((table) => table in sequences).map((table) => `DELETE FROM "${table}";`),
    ...rows.flatMap(({ table, row }) => insertsOf(table, row)),
    ...Object.entries(sequences).flatMap(([table, seq]) => sequenceOf(table, Number(seq))),
    ...readSearchIndexes(remote).map((index) => `INSERT INTO "${index}" ("${index}") VALUES ('rebuild');`),
  ];
  runStatements(statements.join("\n"), remote);
  if (!endCopies(remote)) {
    console.warn(
      "KV could not be reached: copies of pages end within 15 minutes, when the clock compares it.",
    );
  }
  console.log(`Restored ${rows.length} rows. Sessions are not part of a backup: everybody signs in again.`);
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (!file) throw new Error(usage);
  restore(file, values.remote ?? false);
});
