/** @typedef {import("./database.mjs").Row} Row */
/** @typedef {{ table: string, row: Row }} Line */

/**
 * The rows of a backup as a database takes them, parents before their children. A backup is read page by page, so that
 * it may hold a row without the one that it belongs to, which was written or deleted meanwhile: that is treated as
 * deleting treats it. `left` says what is not restored.
 * @param {Line[]} lines @param {import("./tables.mjs").Table[]} tables @returns {{ rows: Line[], left: string[] }}
 */
export function restorableOf(lines, tables) {
  /** @type {Map<string, Row[]>} */
  const given = new Map(tables.map(({ name }) => [name, []]));
  // Triggers make them anew; a backup of before that was so has them.
  for (const { table, row } of lines) {
    const fitting = withoutGoneColumns(
      row,
      tables.find(({ name }) => name === table),
    );
    if (table !== "media_uses" && fitting) rowsIn(given, table).push(fitting);
  }
  given.set("media", withoutEarlier(rowsIn(given, "media")));
  /** @type {Map<string, Row[]>} */
  const kept = new Map();
  /** @type {string[]} */
  const left = [];
  for (const [name, rows] of given) {
    const references = tables.find((table) => table.name === name)?.references ?? [];
    const whole = withParents(rows, references, (parent) => rowsIn(parent === name ? given : kept, parent));
    kept.set(name, whole);
    if (whole.length < rows.length) {
      left.push(`${rows.length - whole.length} rows of ${name}, which belong to rows that are not there`);
    }
  }
  const rows = [...kept].flatMap(([table, list]) => list.map((row) => ({ table, row })));
  return withoutMissingPictures(rows, rowsIn(kept, "media"), left);
}

/**
 * A row of a backup from before a migration took columns away; null where it cannot be what a row of the table is now:
 * what a run of formatting changed, which is undone from the history since.
 * @param {Row} row @param {import("./tables.mjs").Table | undefined} table @returns {Row | null}
 */
function withoutGoneColumns(row, table) {
  if (!table) return row;
  if (table.name === "format_changes" && !("revision_id" in row)) return null;
  return Object.fromEntries(Object.entries(row).filter(([column]) => table.columns.includes(column)));
}

/** @param {Map<string, Row[]>} byTable @param {string} table @returns {Row[]} */
function rowsIn(byTable, table) {
  const rows = byTable.get(table) ?? [];
  byTable.set(table, rows);
  return rows;
}

/** One that was deleted and uploaded again while the backup was made is there twice. @param {Row[]} pictures */
function withoutEarlier(pictures) {
  const last = new Map(pictures.map((row) => [row.hash, row]));
  return pictures.filter((row) => last.get(row.hash) === row);
}

/**
 * @param {Row[]} rows @param {import("./tables.mjs").Reference[]} references
 * @param {(parent: string) => Row[]} rowsOf @returns {Row[]}
 */
function withParents(rows, references, rowsOf) {
  return references.reduce((left, { column, parent, parentColumn, isEmptied }) => {
    const there = new Set(rowsOf(parent).map((row) => row[parentColumn]));
    return left.flatMap((row) => {
      const named = row[column] ?? null;
      if (named === null || there.has(named)) return [row];
      return isEmptied ? [{ ...row, [column]: null }] : [];
    });
  }, rows);
}

/** @param {Line[]} rows @param {Row[]} pictures @param {string[]} left */
function withoutMissingPictures(rows, pictures, left) {
  const there = new Set(pictures.map(({ hash }) => hash));
  const fitting = rows.map(({ table, row }) => {
    if (typeof row.pictures !== "string") return { table, row };
    /** @type {{ hash: string }[]} */
    const uses = JSON.parse(row.pictures);
    const missing = new Set(uses.map(({ hash }) => hash).filter((hash) => !there.has(hash)));
    if (missing.size === 0) return { table, row };
    const which = `${table} ${row.id ?? row.post_id} ("${row.title}")`;
    left.push(`pictures that the text of ${which} names and that are not there: ${[...missing].join(", ")}`);
    const noted = uses.filter(({ hash }) => !missing.has(hash));
    return { table, row: { ...row, pictures: JSON.stringify(noted) } };
  });
  return { rows: fitting, left };
}
