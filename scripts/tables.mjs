import { query } from "./database.mjs";

/**
 * A foreign key.
 * @typedef {{ column: string, parent: string, parentColumn: string, isEmptied: boolean }} Reference `isEmptied`: the column becomes null when the parent is deleted; else the row is deleted too.
 */
/** @typedef {{ name: string, columns: string[], references: Reference[], parents: string[] }} Table */

/** Short-lived tables, tables of one installation, and tables that triggers fill. */
const excludedTables =
  /^(sqlite_|d1_|_cf_|(sessions|login_challenges|passkey_challenges|login_attempts|known_devices|claims|idempotency_keys|content_generation|media_uses|media_site_uses|operations)$)/;

/** The project's tables that a backup contains, parents before children. @param {boolean} remote @returns {Table[]} */
export function readTables(remote) {
  const [list = []] = query(["PRAGMA table_list"], remote);
  const names = list
    .filter(({ name, type }) => type === "table" && !excludedTables.test(String(name)))
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
    // A trigger refuses texts whose pictures do not exist.
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
