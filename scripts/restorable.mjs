/** @typedef {import("./database.mjs").Row} Row */
/** @typedef {{ table: string, row: Row }} Line */

/**
 * The rows of a backup in insertable order, parents before children. A backup is read page by page, so a row's parent
 * may have been deleted or written meanwhile; such a row is treated as if the parent was deleted. `left` lists what is
 * not restored.
 * @param {Line[]} lines @param {import("./tables.mjs").Table[]} tables @returns {{ rows: Line[], left: string[] }}
 */
export function toRestorable(lines, tables) {
  /** @type {Map<string, Row[]>} */
  const given = new Map(tables.map(({ name }) => [name, []]));
  // Triggers create `media_uses`, which older backups contain. A link to an account may have been used since.
  for (const { table, row } of lines) {
    const fitting = dropRemovedColumns(
      row,
      tables.find(({ name }) => name === table),
    );
    if (!["media_uses", "staff_invites"].includes(table) && fitting) rowsIn(given, table).push(fitting);
  }
  given.set("media", dropDuplicates(rowsIn(given, "media")));
  /** @type {Map<string, Row[]>} */
  const kept = new Map();
  /** @type {string[]} */
  const left = [];
  for (const [name, rows] of given) {
    const references = tables.find((table) => table.name === name)?.references ?? [];
    const whole = dropOrphans(rows, references, (parent) => rowsIn(parent === name ? given : kept, parent));
    kept.set(name, whole);
    if (whole.length < rows.length) {
      left.push(`${rows.length - whole.length} rows of ${name}, which belong to rows that are not there`);
    }
  }
  const rows = [...kept].flatMap(([table, list]) => list.map((row) => ({ table, row })));
  return withoutMissingPictures(rows, rowsIn(kept, "media"), left);
}

/**
 * A row without the columns that later migrations removed; null if it cannot be converted: the changes of a formatting
 * run, which are now undone through the history.
 * @param {Row} row @param {import("./tables.mjs").Table | undefined} table @returns {Row | null}
 */
function dropRemovedColumns(row, table) {
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

/** A picture that was deleted and uploaded again during the backup occurs twice. @param {Row[]} pictures */
function dropDuplicates(pictures) {
  const last = new Map(pictures.map((row) => [row.hash, row]));
  return pictures.filter((row) => last.get(row.hash) === row);
}

/**
 * @param {Row[]} rows @param {import("./tables.mjs").Reference[]} references
 * @param {(parent: string) => Row[]} rowsOf @returns {Row[]}
 */
function dropOrphans(rows, references, rowsOf) {
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
    // In `imports`, the column is a mode, not a list.
    if (typeof row.pictures !== "string" || table === "imports") return { table, row };
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
