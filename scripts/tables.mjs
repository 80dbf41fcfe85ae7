import { query } from "./database.mjs";

/**
 * A column that names a row of another table, or of its own.
 * @typedef {{ column: string, parent: string, parentColumn: string, isEmptied: boolean }} Reference
 * `isEmptied`: it names nothing any more once that row is deleted; else its own row goes too.
 */
/** @typedef {{ name: string, columns: string[], references: Reference[], parents: string[] }} Table */

/** What lasts for minutes, what belongs to one installation, and what triggers make of other rows. */
const notOurs =
  /^(sqlite_|d1_|_cf_|(sessions|login_challenges|passkey_challenges|login_attempts|known_devices|claims|idempotency_keys|content_generation|media_uses|media_site_uses|operations)$)/;

/** Tables of the project whose rows a backup has, parents before their children. @param {boolean} remote @returns {Table[]} */
export function readTables(remote) {
  const [list = []] = query(["PRAGMA table_list"], remote);
  const names = list
    .filter(({ name, type }) => type === "table" && !notOurs.test(String(name)))
    .map(({ name }) => String(name))
    .sort();
  const answers = query(
    names.flatMap((name) => [`PRAGMA table_info(${name})`, `PRAGMA foreign_key_list(${name})`]),
    remote,
  );
  const tables = names.map((name, index) => {
    const references = (answers[index * 2 + 1] ?? []).map(({ table, from, to, on_delete }) => ({
      column: String(from),
      parent: String(table),
      parentColumn: String(to ?? "id"),
      isEmptied: on_delete === "SET NULL",
    }));
    const parents = references.map(({ parent }) => parent).filter((parent) => parent !== name);
    const columns = (answers[index * 2] ?? []).map((column) => String(column.name));
    // A trigger refuses texts whose pictures are not there.
    return {
      name,
      columns,
      references,
      parents: columns.includes("pictures") || name === "site_content" ? [...parents, "media"] : parents,
    };
  });
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
