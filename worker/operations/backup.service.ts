import { sql } from "drizzle-orm";
import { uploadStream } from "../bucket-upload";
import { toDay } from "../contract/jakarta";
import { privacy } from "../contract/privacy";
import { batchSql, type Database } from "../db/client";
import type { Deps } from "../deps";
import { noteMoment, readNoted } from "./operations.service";

/** Erased data must disappear from all copies within `privacy.copyDays`, so monthly copies omit enquiries and notes. */
const kept = { daily: privacy.copyDays, monthly: 12 };
/** Files of pictures copied in one run; each costs two calls. */
const mostFiles = 300;

/**
 * Once a day in Jakarta, in several runs, because each has its own limits: writes every row to the backup bucket, then the
 * copy of the month, then copies new pictures. Returns the number of rows or files.
 */
export async function writeBackup({ db, clock, backupBucket: bucket, mediaBucket }: Deps): Promise<number> {
  if (!bucket) return 0;
  const now = clock();
  const day = toDay(now);
  const isDone = async (part: Parameters<typeof readNoted>[1]) => {
    const last = await readNoted(db, part);
    return last !== null && toDay(new Date(last.at)) === day;
  };
  if (await isDone("pictures")) return 0;
  if (await isDone("backup")) {
    const monthly = `monthly/${day.slice(0, 7)}.jsonl.gz`;
    if (!(await bucket.head(monthly)))
      return upload(bucket, monthly, readBackup(db, now, { isKeptLong: true }));
    const copied = mediaBucket ? await copyPictures(mediaBucket, bucket) : 0;
    if (copied < mostFiles) await noteMoment(db, "pictures", now);
    return copied;
  }

  const key = `daily/${day}.jsonl.gz`;
  const rows = await upload(bucket, key, readBackup(db, now));
  for (const [folder, count] of Object.entries(kept)) {
    const old = (await listKeys(bucket, `${folder}/`)).sort().slice(0, -count);
    if (old.length > 0) await bucket.delete(old);
  }
  await noteMoment(db, "backup", now, key);
  return rows;
}

async function upload(
  bucket: R2Bucket,
  key: string,
  pages: AsyncIterable<{ text: string; rows: number }>,
): Promise<number> {
  const { readable, writable } = new CompressionStream("gzip");
  let rows = 0;
  async function write() {
    const writer = writable.getWriter();
    const encoder = new TextEncoder();
    try {
      for await (const page of pages) {
        await writer.write(encoder.encode(page.text));
        rows += page.rows;
      }
      await writer.close();
    } catch (error) {
      await writer.abort(error);
    }
  }
  // The stream must be read while it is written, because the runtime does not buffer.
  async function* compressed() {
    const writing = write();
    yield* readable;
    await writing;
  }
  await uploadStream(bucket, key, compressed());
  return rows;
}

const pictureFolder = "pictures/";

/** Pictures never change, so a key that exists is not copied again. Returns the number of copied files. */
async function copyPictures(media: R2Bucket, backups: R2Bucket): Promise<number> {
  const copied = new Set(await listKeys(backups, pictureFolder));
  const missing = (await listKeys(media)).filter((key) => !copied.has(pictureFolder + key));
  const chosen = missing.slice(0, mostFiles);
  for (const key of chosen) {
    const picture = await media.get(key);
    if (picture) await backups.put(pictureFolder + key, picture.body);
  }
  return chosen.length;
}

async function listKeys(bucket: R2Bucket, prefix = ""): Promise<string[]> {
  const keys: string[] = [];
  for (let cursor: string | undefined, isWhole = false; !isWhole; ) {
    const page = await bucket.list({ prefix, ...(cursor && { cursor }) });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
    isWhole = !page.truncated;
  }
  return keys;
}

/**
 * Same list as in `scripts/tables.mjs`: short-lived tables, tables of one installation, and tables that triggers fill.
 */
const excludedTables =
  /^(sqlite_|d1_|_cf_|(sessions|login_challenges|passkey_challenges|login_attempts|known_devices|claims|idempotency_keys|content_generation|media_uses|media_site_uses|operations)$)/;
/** Tables with data of people who sent enquiries or notes. */
const personal = /^(contact_|whatsapp_clicks$|post_notes$)/;
const pageBytes = 4_000_000;
const mostRows = 1000;

type Row = Record<string, string | number | null>;

/**
 * Every row of the project's tables as JSON lines, a page at a time, in the format of `npm run restore`. Backups that
 * are kept longer than `privacy.copyDays` omit tables with personal data.
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
  const omittedTables = isKeptLong ? names.filter((name) => personal.test(name)) : [];
  const head = {
    ...{ format: "arunika-backup", version: 1, createdAt: now.toISOString() },
    migrations: migrations.map(({ name }) => name),
    leftOut: omittedTables,
    sequences: Object.fromEntries(sequences.map(({ name, seq }) => [name, seq])),
  };
  yield { text: `${JSON.stringify(head)}\n`, rows: 0 };

  // Pictures come last, because a text that is read earlier may use a picture that is uploaded meanwhile.
  const tables = names
    .filter((name) => !excludedTables.test(name) && !omittedTables.includes(name))
    .sort((a, b) => Number(a.startsWith("media")) - Number(b.startsWith("media")));
  const infos = await batchSql(
    db,
    tables.map((name) => sql`PRAGMA table_info(${sql.identifier(name)})`),
  );
  // Pages are cut by the cumulative size, so that one large row does not give its neighbours a query each.
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
      // Rows added meanwhile belong to the last page.
      const last = number < ends.length - 1 ? ends[number] : Number.MAX_SAFE_INTEGER;
      const page = await db.all<Row>(
        sql`SELECT * FROM ${sql.identifier(table)} WHERE rowid > ${after} AND rowid <= ${last} ORDER BY rowid`,
      );
      const lines = page.map((row) => `${JSON.stringify({ table, row })}\n`);
      if (lines.length > 0) yield { text: lines.join(""), rows: lines.length };
    }
  }
}
