import { sql } from "drizzle-orm";
import { batchSql, type Database } from "../db/client";

/** As in `scripts/tables.mjs`: what lasts for minutes, what belongs to one installation, and what triggers make of other rows. */
const notOurs =
  /^(sqlite_|d1_|_cf_|(sessions|login_challenges|passkey_challenges|login_attempts|known_devices|claims|idempotency_keys|content_generation|media_uses|media_site_uses|operations)$)/;
/** What people who sent enquiries or notes have told, and what was done about it. */
const personal = /^(contact_(?!refusals$)|whatsapp_clicks$|post_notes$)/;
/** Bytes of rows that are asked for at once, and rows at most. */
const pageBytes = 4_000_000;
const mostRows = 1000;
const rowidColumn = "rowid of page";

type Row = Record<string, string | number | null>;

/**
 * Every row of the project's tables as lines of JSON, a page at a time, in the form that `npm run restore` takes; of the
 * tables of personal data only where the backup does not outlive `privacy.copyDays`.
 */
export async function* readBackup(
  db: Database,
  now: Date,
  { isKeptLong = false }: { isKeptLong?: boolean } = {},
): AsyncGenerator<{ text: string; rows: number }> {
  const list = await db.all<{ name: string; type: string }>(sql`PRAGMA table_list`);
  const names = list.filter(({ type }) => type === "table").map(({ name }) => name);
  const migrations = names.includes("d1_migrations")
    ? await db.all<{ name: string }>(sql`SELECT name FROM d1_migrations ORDER BY id`)
    : [];
  const sequences = await db.all<{ name: string; seq: number }>(
    sql`SELECT name, seq FROM sqlite_sequence WHERE name NOT LIKE 'd1@_%' ESCAPE '@'`,
  );
  const leftOut = isKeptLong ? names.filter((name) => personal.test(name)) : [];
  const head = {
    ...{ format: "arunika-backup", version: 1, createdAt: now.toISOString() },
    migrations: migrations.map(({ name }) => name),
    leftOut,
    sequences: Object.fromEntries(sequences.map(({ name, seq }) => [name, seq])),
  };
  yield { text: `${JSON.stringify(head)}\n`, rows: 0 };

  // Last, as a text that is read before may show a picture that was uploaded meanwhile.
  const tables = names
    .filter((name) => !notOurs.test(name) && !leftOut.includes(name))
    .sort((a, b) => Number(a.startsWith("media")) - Number(b.startsWith("media")));
  const infos = await batchSql(
    db,
    tables.map((name) => sql`PRAGMA table_info(${sql.identifier(name)})`),
  );
  const sizes = await batchSql(
    db,
    tables.map((name, index) => {
      const lengths = (infos[index] as { name: string }[]).map(
        (column) => sql`coalesce(length(CAST(${sql.identifier(column.name)} AS BLOB)), 0)`,
      );
      return sql`SELECT max(${sql.join(lengths, sql` + `)}) AS size FROM ${sql.identifier(name)}`;
    }),
  );
  for (const [index, table] of tables.entries()) {
    const [largest] = (sizes[index] ?? []) as { size: number | null }[];
    const limit = Math.max(1, Math.min(mostRows, Math.floor(pageBytes / ((largest?.size ?? 0) + 1))));
    for (let last = -1, page: Row[] | null = null; page === null || page.length === limit; ) {
      page =
        await db.all<Row>(sql`SELECT rowid AS ${sql.identifier(rowidColumn)}, * FROM ${sql.identifier(table)}
        WHERE rowid > ${last} ORDER BY rowid LIMIT ${limit}`);
      last = Number(page.at(-1)?.[rowidColumn] ?? last);
      const lines = page.map(({ [rowidColumn]: _rowid, ...row }) => `${JSON.stringify({ table, row })}\n`);
      if (lines.length > 0) yield { text: lines.join(""), rows: lines.length };
    }
  }
}
