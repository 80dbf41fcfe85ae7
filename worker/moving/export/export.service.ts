import { asc, desc, eq, lt, sql } from "drizzle-orm";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { type Asking, confirmPassword } from "../../auth/accounts/account.service";
import { uploadStream } from "../../bucket-upload";
import { toDay } from "../../contract/jakarta";
import type { ExportAnswer, ExportInput } from "../../contract/moving";
import { batchNamed, batchSql, type Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";
import { exportFiles } from "../../db/schema/moving";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { JobError } from "../../jobs/job";
import { enqueueStatement, hasEnded } from "../../jobs/job.repository";
import { announceJobs, type JobHandler, type JobWrites } from "../../jobs/job.service";
import { readBackup } from "../../operations/backup.service";
import { dayMs } from "../../utc-day";
import { type ExportedPicture, wxrEnd, wxrHead, wxrPicture, wxrPost } from "./wxr-text";

const [postsAtOnce, lengthAtOnce] = [500, 2_000_000];
const shownExports = 5;
/** The limit of a ZIP without the ZIP64 extension. */
const mostBytes = 4_000_000_000;
const stopped = "Ekspor terhenti";

const fileKey = (id: string) => `exports/${id}`;

/** Creates the file in one attempt as a stream, without holding it in memory. */
export const exportHandler: JobHandler = {
  kind: "export",
  timeoutMs: 12 * 60_000,
  maxRunning: 1,
  failed: { once: stopped, always: `${stopped} setelah beberapa kali dicoba. Coba lagi nanti.` },
  run: makeFile,
  onFailed: (id) => exportFailed(id),
};

async function makeFile(deps: Deps, id: string): Promise<JobWrites> {
  const { db, backupBucket } = deps;
  const row = await findExport(db, id);
  if (row?.state !== "running") return [];
  if (!backupBucket) throw new JobError("permanent", withoutBucket);
  const parts = row.kind === "wxr" ? encoded(streamWxr(deps)) : streamZip(deps);
  const bytes = await uploadStream(backupBucket, fileKey(id), parts);
  const expiresAt = deps.clock().getTime() + dayMs;
  return [
    sql`UPDATE exports SET state = 'done', bytes = ${bytes}, expires_at = ${expiresAt} WHERE id = ${id}`,
  ];
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

/** Posts and the pictures in them, as a WordPress export. */
async function* streamWxr({ db, clock, siteContent }: Deps): AsyncGenerator<string> {
  const now = clock();
  const { business } = await siteContent.current();
  const references = await readReferences(db);
  const { pictures, last } = references;
  const offset = last[0]?.id ?? 0;
  const ids = new Map(pictures.map(({ hash, id }) => [hash, offset + id]));
  yield wxrHead(business.name, references, now);
  for (const picture of pictures) yield wxrPicture(picture, offset + picture.id);
  for (let after = 0; ; ) {
    const posts = await listExported(db, after);
    for (const post of posts) yield wxrPost(post, { pictureId: (hash) => ids.get(hash), now });
    const lastId = posts.at(-1)?.id;
    if (lastId === undefined) break;
    after = lastId;
  }
  yield wxrEnd;
}

/** Every row and every picture, in the format of `npm run restore`. */
async function* streamZip({ db, mediaBucket, clock }: Deps): AsyncGenerator<Uint8Array> {
  const originals = await db.all<{ storageKey: string; bytes: number }>(
    sql`SELECT storage_key AS storageKey, bytes FROM media ORDER BY id`,
  );
  if (originals.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes) {
    throw new JobError(
      "permanent",
      "Gambar di Pustaka lebih dari 4 GB: pakai cadangan harian lewat npm run restore.",
    );
  }
  const made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const rows = new ZipDeflate("backup.jsonl", { level: 1 });
  zip.add(rows);
  for await (const text of encoded(portableRows(db, clock()))) {
    rows.push(text);
    yield* made.splice(0);
  }
  rows.push(new Uint8Array(), true);
  for (const { storageKey } of originals) {
    const key = `${storageKey}/original`;
    const object = await mediaBucket?.get(key);
    if (!object) continue;
    const file = new ZipPassThrough(`backup.pictures/${key}`);
    zip.add(file);
    for await (const part of object.body) {
      file.push(part);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made.splice(0);
}

/**
 * The rows of a backup without resized pictures, which a restore creates again, and without credentials, because the
 * file leaves the site.
 */
async function* portableRows(db: Deps["db"], now: Date): AsyncGenerator<string> {
  const left =
    /^\{"table":"(?:media_variants|exports|passkeys|second_factors|recovery_codes|staff_invites)"|^\{"table":"jobs","row":\{"kind":"(?:picture|export)"/;
  for await (const { text } of readBackup(db, now)) {
    const lines = text.split("\n").filter((line) => !left.test(line));
    yield lines
      .map((line) => {
        const [, name = ""] = /^\{"table":"(media|users)"/.exec(line) ?? [];
        if (!name) return line;
        const { table, row } = JSON.parse(line);
        // No password matches an empty hash.
        const changed = name === "users" ? { password: "" } : { state: "pending", problem: null };
        return JSON.stringify({ table, row: { ...row, ...changed } });
      })
      .join("\n");
  }
}

const withoutBucket =
  "Situs ini belum punya tempat menyimpan berkas ekspor. Pemilik situs perlu membuat bucket R2 dan memasangnya dengan nama BACKUPS.";

/** Enqueues an export; one of everything requires the account's password. */
export async function startExport(
  deps: Deps,
  { kind, currentPassword = "" }: ExportInput,
  asking: Asking,
): Promise<{ id: string }> {
  if (kind === "everything") await confirmPassword(deps, asking, currentPassword);
  if (!deps.backupBucket) throw new AppError("conflict", withoutBucket);
  const id = crypto.randomUUID();
  const now = deps.clock();
  await batchSql(deps.db, [
    sql`INSERT INTO exports (id, kind, started_by, created_at)
      VALUES (${id}, ${kind}, ${asking.user.id}, ${now.getTime()})`,
    enqueueStatement("export", sql`SELECT ${id}`, now),
  ]);
  await deps.audit.record({
    action: "site.exported",
    label: kind === "wxr" ? "WXR untuk WordPress" : "ZIP seluruh data",
  });
  await announceJobs(deps, [{ kind: "export", subject: id }]);
  return { id };
}

export async function listLastExports(deps: Deps): Promise<ExportAnswer[]> {
  const { createdAt, id } = exportFiles;
  const newest = deps.db.select().from(exportFiles).orderBy(desc(createdAt), desc(id)).limit(shownExports);
  return (await newest).map((row) => toAnswer(row, deps.clock()));
}

function toAnswer({ createdAt, expiresAt, startedBy: _, ...row }: ExportRow, now: Date): ExportAnswer {
  const isThere = row.state === "done" && expiresAt !== null && expiresAt > now;
  return {
    ...row,
    url: isThere ? `/api/exports/${row.id}/file` : null,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export async function readExport(deps: Deps, id: string): Promise<ExportAnswer> {
  const row = await findExport(deps.db, id);
  if (!row) throw new AppError("not_found", "Ekspor tidak ditemukan");
  return toAnswer(row, deps.clock());
}

export async function openExport(
  deps: Deps,
  id: string,
): Promise<{ body: ReadableStream; name: string; type: string; size: number }> {
  const { url, kind, createdAt } = await readExport(deps, id);
  const object = url === null ? null : await deps.backupBucket?.get(fileKey(id));
  if (!object) throw new AppError("not_found", "Berkas ekspor ini sudah dihapus. Buat ekspor baru.");
  const [ending, type] = kind === "wxr" ? ["xml", "application/xml"] : ["zip", "application/zip"];
  return {
    body: object.body,
    name: `arunika-${toDay(new Date(createdAt))}.${ending}`,
    type,
    size: object.size,
  };
}

type ExportRow = typeof exportFiles.$inferSelect;

async function findExport(db: Database, id: string): Promise<ExportRow | null> {
  const [row] = await db.select().from(exportFiles).where(eq(exportFiles.id, id));
  return row ?? null;
}

function exportFailed(id: string): JobWrites {
  return [
    sql`UPDATE exports SET state = 'failed', error = (SELECT error FROM jobs WHERE kind = 'export' AND subject = ${id})
      WHERE id = ${id} AND ${hasEnded({ kind: "export", subject: id }, "failed")}`,
  ];
}

/** The next posts outside the trash, sorted by id: the first one, and more as long as their texts fit. */
async function listExported(db: Database, afterId: number) {
  const { id, title, slug, summary, image, category, content, status, publishedAt, updatedAt, authorId } =
    blogPosts;
  const next = sql`SELECT id, content FROM blog_posts WHERE id > ${afterId} AND status <> 'trash'
    ORDER BY id LIMIT ${postsAtOnce}`;
  return db
    .select({
      ...{ id, title, slug, summary, image, category, content, status, publishedAt, updatedAt },
      author: users.username,
      formerSlugs: sql<string>`(SELECT json_group_array(former_slugs.slug) FROM former_slugs WHERE post_id = ${id})`,
      oldPaths: sql<string>`(SELECT json_group_array(from_path) FROM redirects
        WHERE to_path = '/blog/' || ${slug} AND to_address = to_path)`,
    })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, authorId))
    .where(
      sql`${id} IN (SELECT id FROM (SELECT id, sum(length(content)) OVER (ORDER BY id) - length(content) AS before
        FROM (${next})) WHERE before < ${lengthAtOnce})`,
    )
    .orderBy(asc(id));
}

/** The authors, categories and pictures of the exported posts. */
async function readReferences(db: Database) {
  return batchNamed(db, {
    authors: sql<{ id: number; username: string; name: string }>`SELECT id, username, name FROM users
      WHERE id IN (SELECT author_id FROM blog_posts)`,
    categories: sql<{ name: string }>`SELECT DISTINCT category AS name FROM blog_posts
      WHERE status <> 'trash' AND category <> '' ORDER BY 1`,
    pictures: sql<ExportedPicture>`SELECT id, hash, type, name, alt, created_at AS createdAt FROM media
      WHERE id IN (SELECT media_id FROM media_uses WHERE source = 'post') ORDER BY id`,
    last: sql<{ id: number }>`SELECT coalesce(max(id), 0) AS id FROM blog_posts`,
  });
}

/** Deletes export files older than a day; returns how many. */
export async function deleteOldExports({ db, clock, backupBucket }: Deps): Promise<number> {
  if (!backupBucket) return 0;
  const now = clock().getTime();
  const { objects } = await backupBucket.list({ prefix: "exports/", limit: 100 });
  const old = objects.filter(({ uploaded }) => uploaded.getTime() < now - dayMs).map(({ key }) => key);
  if (old.length > 0) await backupBucket.delete(old);
  await db.delete(exportFiles).where(lt(exportFiles.createdAt, new Date(now - 30 * dayMs)));
  return old.length;
}
