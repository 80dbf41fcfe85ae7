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
  // By the sum of the rows: one large row must not make a query of each of its neighbours.
  const pages = await batchSql(
    db,
    tables.map((name, index) => {
      const lengths = (infos[index] as { name: string }[]).map(
        (column) => sql`coalesce(length(CAST(${sql.identifier(column.name)} AS BLOB)), 0)`,
      );
      return sql`SELECT max(id) AS last FROM (SELECT rowid AS id,
          sum(${sql.join(lengths, sql` + `)}) OVER (ORDER BY rowid) / CAST(${pageBytes} AS INTEGER) AS bytes,
          row_number() OVER (ORDER BY rowid) / CAST(${mostRows} AS INTEGER) AS counted FROM ${sql.identifier(name)})
        GROUP BY bytes, counted ORDER BY last`;
    }),
  );
  for (const [index, table] of tables.entries()) {
    const ends = ((pages[index] ?? []) as { last: number }[]).map(({ last }) => last);
    for (const [number, after] of [-1, ...ends.slice(0, -1)].entries()) {
      // What came meanwhile belongs to the last page.
      const last = number < ends.length - 1 ? ends[number] : Number.MAX_SAFE_INTEGER;
      const page = await db.all<Row>(
        sql`SELECT * FROM ${sql.identifier(table)} WHERE rowid > ${after} AND rowid <= ${last} ORDER BY rowid`,
      );
      const lines = page.map((row) => `${JSON.stringify({ table, row })}\n`);
      if (lines.length > 0) yield { text: lines.join(""), rows: lines.length };
    }
  }
}
