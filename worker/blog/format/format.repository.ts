import { asc, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import { userMay } from "../../auth/accounts/user.repository";
import { batchNamed, batchSql, type Database } from "../../db/client";
import { blogPosts, formatRuns } from "../../db/schema/blog";
import { enqueueStatement, hasEnded, type JobWrites } from "../../jobs/job.repository";
import { type NotedText, notingMany, type Reopened } from "../claims/note-claims.repository";
import type { PostRow } from "../reading/reading.repository";
import { keepingStatement, pruningStatement } from "../revisions/revision.repository";

export type FormatRunRow = typeof formatRuns.$inferSelect;
export type StoredContent = Pick<PostRow, "id" | "title" | "slug" | "summary" | "content" | "updatedAt"> & {
  /** Whether the writer wrote it. */
  isGenerated: boolean;
};
export type NewContent = Pick<PostRow, "id" | "content" | "contentText" | "updatedAt">;

/** Posts that one statement takes: four parameters each, and D1 allows 100. */
const contentsPerStatement = 24;

/**
 * The bodies of the next posts after an id, by id: as many as one statement takes and as weigh at most `maxBytes`
 * together, but one at least. `isLast` where no post follows.
 */
export async function listContents(
  db: Database,
  afterId: number,
  maxBytes: number,
): Promise<{ contents: StoredContent[]; isLast: boolean }> {
  const { id, title, slug, summary, content, updatedAt, generationItemId } = blogPosts;
  const next = db
    .select({ id, bytes: sql<number>`octet_length(${content})`.as("bytes") })
    .from(blogPosts)
    .where(gt(id, afterId))
    .orderBy(asc(id))
    .limit(contentsPerStatement)
    .as("next");
  const weighed = db
    .select({
      id: next.id,
      before: sql<number>`sum(${next.bytes}) OVER (ORDER BY ${next.id}) - ${next.bytes}`.as("bytes_before"),
      bytes: next.bytes,
      count: sql<number>`count(*) OVER ()`.as("count"),
    })
    .from(next)
    .as("weighed");
  const rows = await db
    .select({ id, title, slug, summary, content, updatedAt, generationItemId, count: weighed.count })
    .from(weighed)
    .innerJoin(blogPosts, eq(id, weighed.id))
    .where(sql`${weighed.before} = 0 OR ${weighed.before} + ${weighed.bytes} <= ${maxBytes}`)
    .orderBy(asc(id));
  const isLast = rows.length < contentsPerStatement && rows.length === (rows[0]?.count ?? 0);
  const contents = rows.map(({ count, generationItemId, ...stored }) => ({
    ...stored,
    isGenerated: generationItemId !== null,
  }));
  return { contents, isLast };
}

/** Holds while a run goes on or is being undone. */
const isBusy = sql`EXISTS (SELECT 1 FROM jobs WHERE kind IN ('format', 'format-undo') AND state IN ('queued', 'running'))`;

/** Begins a run over all posts, and enqueues its job; false while another one goes on or is being undone. */
export async function insertRun(
  db: Database,
  id: string,
  { startedBy, now }: { startedBy: number; now: Date },
): Promise<boolean> {
  const { begun } = await batchNamed(db, {
    begun: sql`INSERT INTO format_runs (id, started_by, total, created_at, updated_at)
      SELECT ${id}, ${startedBy}, (SELECT count(*) FROM blog_posts), ${now.getTime()}, ${now.getTime()}
      WHERE NOT ${isBusy} RETURNING id`,
    job: enqueueStatement("format", sql`SELECT id FROM format_runs WHERE id = ${id}`, now),
  });
  return begun.length > 0;
}

/** Begins to undo a run, and enqueues its job; false where it changed nothing (any more), or another one goes on. */
export async function beginUndo(
  db: Database,
  id: string,
  { startedBy, now }: { startedBy: number; now: Date },
): Promise<boolean> {
  const { begun } = await batchNamed(db, {
    begun: sql`UPDATE format_runs SET state = 'undoing', started_by = ${startedBy}, updated_at = ${now.getTime()}
      WHERE id = ${id} AND state IN ('done', 'failed') AND NOT ${isBusy}
        AND EXISTS (SELECT 1 FROM format_changes WHERE run_id = format_runs.id) RETURNING id`,
    job: enqueueStatement(
      "format-undo",
      sql`SELECT id FROM format_runs WHERE id = ${id} AND changes() > 0`,
      now,
    ),
  });
  return begun.length > 0;
}

export async function findRun(db: Database, id: string): Promise<FormatRunRow | null> {
  const rows = await db.select().from(formatRuns).where(eq(formatRuns.id, id)).limit(1);
  return rows[0] ?? null;
}

/** The newest run that goes on or changed something. */
export async function findLastRun(db: Database): Promise<FormatRunRow | null> {
  const [run] = await db
    .select()
    .from(formatRuns)
    .where(or(eq(formatRuns.state, "running"), gt(formatRuns.updated, 0)))
    .orderBy(desc(formatRuns.createdAt))
    .limit(1);
  return run ?? null;
}

/** The end of a run: one that changed something takes the place of the last one that can be undone. */
export function runEnded(id: string, now: Date): JobWrites {
  return [
    setState(id, "running", "done", now),
    sql`DELETE FROM format_changes WHERE run_id <> ${id}
      AND EXISTS (SELECT 1 FROM format_runs WHERE id = ${id} AND updated > 0)`,
  ];
}

/** The end of a run that cannot go on. */
export function runFailed(id: string, error: string, now: Date): JobWrites {
  return [
    sql`UPDATE format_runs SET state = 'failed', error = ${error}, updated_at = ${now.getTime()}
      WHERE id = ${id} AND state = 'running' AND ${hasEnded({ kind: "format", subject: id }, "failed")}`,
  ];
}

/** The end of the undoing of a run. */
export function undoEnded(id: string, now: Date): JobWrites {
  return [setState(id, "undoing", "undone", now)];
}

/** The end of an undoing that cannot go on: what is left can be undone by another one. */
export function undoFailed(id: string, now: Date): JobWrites {
  const isFailing = hasEnded({ kind: "format-undo", subject: id }, "failed");
  return [sql`${setState(id, "undoing", "done", now)} AND ${isFailing}`];
}

function setState(id: string, from: FormatRunRow["state"], to: FormatRunRow["state"], now: Date): SQL {
  return sql`UPDATE format_runs SET state = ${to}, updated_at = ${now.getTime()} WHERE id = ${id} AND state = ${from}`;
}

const withoutRight =
  "Pembaruan format dihentikan karena akun yang memulainya tidak lagi berhak menjalankannya";

interface Chunk {
  contents: readonly NewContent[];
  /** Those of the writer, with what they claim then and the version that they get. */
  noted: readonly NotedText[];
  now: Date;
}

/**
 * Writes one chunk of a run, all or nothing: the bodies, what they were, and how far the run is. A post that was
 * saved since it was read (`updatedAt`) keeps what it got, a chunk written twice counts once, and a run whose starter may
 * not format (any more) fails here. Answers the scheduled posts that went back to review for what they claim now.
 */
export function writeChunk(
  db: Database,
  run: FormatRunRow,
  { toId, checked, ...chunk }: Chunk & { toId: number; checked: number },
): Promise<Reopened[]> {
  const at = chunk.now.getTime();
  const isRunning = sql`EXISTS (SELECT 1 FROM format_runs WHERE id = ${run.id} AND state = 'running')`;
  const versions = versionsOf(chunk.contents);
  return writeBodies(db, chunk, isRunning, {
    before: [
      sql`UPDATE format_runs SET state = 'failed', error = ${withoutRight}, updated_at = ${at}
        WHERE id = ${run.id} AND state = 'running' AND NOT ${userMay("formats.use", sql`format_runs.started_by`)}`,
      sql`UPDATE format_runs SET last_id = ${toId}, checked = checked + ${checked}, updated_at = ${at}
        WHERE id = ${run.id} AND last_id = ${run.lastId} AND state = 'running'`,
    ],
    kept: [
      sql`INSERT INTO format_changes (run_id, post_id, revision_id, written_at)
        SELECT ${run.id}, id, (SELECT max(id) FROM post_revisions WHERE post_id = blog_posts.id), max(${at}, updated_at + 1)
        FROM blog_posts WHERE (id, updated_at) IN (VALUES ${versions}) AND ${isRunning}`,
    ],
    after: [
      sql`UPDATE format_runs SET updated = (SELECT count(*) FROM format_changes WHERE run_id = ${run.id})
        WHERE id = ${run.id}`,
    ],
  });
}

/** A post that an undoing is to give back what it was; no `content` where it was saved since, or that is not kept. */
interface KeptContent extends Pick<StoredContent, "id" | "title" | "summary" | "updatedAt"> {
  content: string | null;
  isGenerated: boolean;
}

/** The next posts of a run, by id: as many as one statement takes, and whose bodies weigh at most `maxBytes`, but one at least. */
export async function listKept(db: Database, runId: string, maxBytes: number): Promise<KeptContent[]> {
  const rows = await db.all<{
    id: number;
    title: string;
    summary: string;
    updated_at: number;
    content: string | null;
    is_generated: number;
  }>(sql`
    WITH next AS (
      SELECT format_changes.post_id AS id, revision_id, written_at, coalesce(octet_length(content), 0) AS bytes
      FROM format_changes LEFT JOIN post_revisions ON post_revisions.id = revision_id
      WHERE run_id = ${runId} ORDER BY format_changes.post_id LIMIT ${contentsPerStatement}),
    weighed AS (SELECT *, sum(bytes) OVER (ORDER BY id) AS up_to FROM next)
    SELECT weighed.id, post.title, post.summary, post.updated_at, post.generation_item_id IS NOT NULL AS is_generated,
      CASE WHEN post.updated_at = written_at THEN revision.content END AS content
    FROM weighed LEFT JOIN blog_posts AS post ON post.id = weighed.id
      LEFT JOIN post_revisions AS revision ON revision.id = revision_id
    WHERE up_to = bytes OR up_to <= ${maxBytes} ORDER BY weighed.id`);
  return rows.map(({ updated_at, is_generated, ...row }) => ({
    ...row,
    updatedAt: new Date(updated_at),
    isGenerated: is_generated === 1,
  }));
}

/** Gives the next posts of a run, up to the one with `toId`, back what they were, unless somebody saved them since. */
export function restoreChunk(db: Database, runId: string, { toId, ...chunk }: Chunk & { toId: number }) {
  const isUndoing = sql`EXISTS (SELECT 1 FROM format_runs WHERE id = ${runId} AND state = 'undoing')`;
  return writeBodies(db, chunk, isUndoing, {
    before: [
      sql`UPDATE format_runs SET state = 'done', error = ${withoutRight}
        WHERE id = ${runId} AND state = 'undoing' AND NOT ${userMay("formats.use", sql`format_runs.started_by`)}`,
    ],
    kept: [],
    after: [
      sql`UPDATE format_runs SET restored = restored + changes(), updated_at = ${chunk.now.getTime()} WHERE id = ${runId}`,
      sql`DELETE FROM format_changes WHERE run_id = ${runId} AND post_id <= ${toId} AND ${isUndoing}`,
    ],
  });
}

/** What stands before the bodies are written, once what they were is kept, and right after they are written. */
interface Besides {
  before: SQL[];
  kept: SQL[];
  after: SQL[];
}

/** Puts new bodies in the place of those that were read, as long as `condition` holds. */
async function writeBodies(
  db: Database,
  { contents, noted, now }: Chunk,
  condition: SQL,
  { before, kept, after }: Besides,
): Promise<Reopened[]> {
  const at = now.getTime();
  const versions = versionsOf(contents);
  const bodies = valuesOf(
    contents,
    ({ id, updatedAt, content, contentText }) =>
      sql`(${id}, ${updatedAt.getTime()}, ${content}, ${contentText})`,
  );
  const writing = [
    keepingStatement({
      ...{ kind: "reformat", authorId: null, at },
      from: sql`blog_posts WHERE (id, updated_at) IN (VALUES ${versions}) AND ${condition}`,
    }),
    ...kept,
    pruningStatement(sql`IN (${valuesOf(contents, ({ id }) => sql`${id}`)})`),
    sql`
      WITH changed (id, updated_at, content, content_text) AS (VALUES ${bodies})
      UPDATE blog_posts
      SET content = changed.content, content_text = changed.content_text,
          updated_at = max(${at}, blog_posts.updated_at + 1)
      FROM changed
      WHERE blog_posts.id = changed.id AND blog_posts.updated_at = changed.updated_at AND ${condition}`,
  ];
  const isWritten = sql`blog_posts.updated_at = noted.version`;
  const noting = notingMany(noted, isWritten, { token: crypto.randomUUID(), at });
  const results = await batchSql(db, [
    ...before,
    // A statement that changes no row, because `changes()` is read after it.
    ...(contents.length > 0 ? writing : [sql`UPDATE format_runs SET id = id WHERE FALSE`]),
    ...after,
    ...noting,
  ]);
  return noting.length === 0 ? [] : ((results.at(-1) ?? []) as Reopened[]);
}

const versionsOf = (contents: readonly NewContent[]) =>
  valuesOf(contents, ({ id, updatedAt }) => sql`(${id}, ${updatedAt.getTime()})`);

function valuesOf(contents: readonly NewContent[], toRow: (content: NewContent) => SQL): SQL {
  return sql.join(contents.map(toRow), sql`, `);
}
