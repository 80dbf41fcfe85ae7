import { and, asc, desc, eq, getTableColumns, gt, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { userMay } from "../../auth/accounts/user-right.repository";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import { formatChanges, formatRuns } from "../../db/schema/format";
import { batchSql } from "../../db/sql-batch";
import { type NotedText, notingMany, type Reopened } from "../claims/note-claims.repository";
import type { PostRow } from "../reading/reading.repository";
import { keepingStatement, pruningStatement } from "../revisions/keep-revision.repository";

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

/** Begins a run over all posts; null while another one is running, or being undone, that showed life since `aliveSince`. */
export async function insertRun(
  db: Database,
  id: string,
  { startedBy, now, aliveSince }: { startedBy: number; now: Date; aliveSince: Date },
): Promise<FormatRunRow | null> {
  await db.run(sql`
    INSERT INTO format_runs (id, started_by, total, created_at, updated_at)
    SELECT ${id}, ${startedBy}, (SELECT count(*) FROM blog_posts), ${now.getTime()}, ${now.getTime()}
    WHERE NOT EXISTS (SELECT 1 FROM format_runs WHERE updated_at >= ${aliveSince.getTime()}
      AND (state = 'running' OR (state = 'undone' AND ${hasChanges})))`);
  return findRun(db, id);
}

const hasChanges = sql`EXISTS (SELECT 1 FROM format_changes WHERE run_id = format_runs.id)`;

export async function findRun(db: Database, id: string): Promise<FormatRunRow | null> {
  const rows = await db.select().from(formatRuns).where(eq(formatRuns.id, id)).limit(1);
  return rows[0] ?? null;
}

/** The newest run that is going on or changed something, and whether it holds what posts were before it. */
export async function findLastRun(db: Database): Promise<(FormatRunRow & { hasChanges: boolean }) | null> {
  const rows = await db
    .select({ ...getTableColumns(formatRuns), hasChanges: sql<number>`${hasChanges}` })
    .from(formatRuns)
    .where(or(eq(formatRuns.state, "running"), gt(formatRuns.updated, 0)))
    .orderBy(desc(formatRuns.createdAt))
    .limit(1);
  const [run] = rows;
  return run ? { ...run, hasChanges: run.hasChanges === 1 } : null;
}

interface Chunk {
  /** Where the run stood before, and where it stands after. */
  fromId: number;
  toId: number;
  checked: number;
  contents: readonly NewContent[];
  /** Those of the writer, with what they claim then. */
  noted: readonly NotedText[];
}

/**
 * Writes one chunk of a run, all or nothing: the bodies, what they were, and how far the run is. A post that was
 * saved since it was read (`updatedAt`) keeps what it got, a chunk written twice counts once, and a run that was given
 * up meanwhile writes nothing more. A run whose starter may not format (any more) fails here. Answers the scheduled posts
 * that went back to review for what they claim now.
 */
export async function writeChunk(db: Database, runId: string, chunk: Chunk, now: Date): Promise<Reopened[]> {
  const { contents, fromId, toId, checked, noted } = chunk;
  const at = now.getTime();
  const statements = contents.length === 0 ? [] : contentStatements(runId, contents, at);
  const isWritten = sql`EXISTS (SELECT 1 FROM format_changes WHERE run_id = ${runId} AND post_id = blog_posts.id
    AND written_at = blog_posts.updated_at)`;
  const results = await batchSql(db, [
    sql`UPDATE format_runs SET state = 'failed', error = ${withoutRight}, updated_at = ${at}
      WHERE id = ${runId} AND state = 'running' AND NOT ${userMay("formats.use", sql`format_runs.started_by`)}`,
    sql`UPDATE format_runs SET last_id = ${toId}, checked = checked + ${checked}, updated_at = ${at}
      WHERE id = ${runId} AND last_id = ${fromId} AND state = 'running'`,
    ...statements,
    ...notingMany(noted, isWritten, { token: crypto.randomUUID(), at }),
    sql`UPDATE format_runs SET updated = (SELECT count(*) FROM format_changes WHERE run_id = ${runId})
      WHERE id = ${runId}`,
  ]);
  return noted.length === 0 ? [] : ((results.at(-2) ?? []) as Reopened[]);
}

const withoutRight =
  "Pembaruan format dihentikan karena akun yang memulainya tidak lagi berhak menjalankannya";

function contentStatements(runId: string, contents: readonly NewContent[], at: number) {
  const isRunning = sql`EXISTS (SELECT 1 FROM format_runs WHERE id = ${runId} AND state = 'running')`;
  const ids = valuesOf(contents, ({ id }) => sql`${id}`);
  const versions = valuesOf(contents, ({ id, updatedAt }) => sql`(${id}, ${updatedAt.getTime()})`);
  const bodies = valuesOf(
    contents,
    ({ id, updatedAt, content, contentText }) =>
      sql`(${id}, ${updatedAt.getTime()}, ${content}, ${contentText})`,
  );
  return [
    sql`
      WITH changed (id, updated_at) AS (VALUES ${versions})
      INSERT INTO format_changes (run_id, post_id, content, content_text, written_at)
      SELECT ${runId}, post.id, post.content, post.content_text, max(${at}, post.updated_at + 1)
      FROM blog_posts AS post JOIN changed ON changed.id = post.id AND changed.updated_at = post.updated_at
      WHERE ${isRunning}`,
    keepingStatement({
      ...{ kind: "reformat", authorId: null, at },
      from: sql`blog_posts WHERE (id, updated_at) IN (VALUES ${versions}) AND ${isRunning}`,
    }),
    pruningStatement(sql`IN (${ids})`),
    sql`
      WITH changed (id, updated_at, content, content_text) AS (VALUES ${bodies})
      UPDATE blog_posts
      SET content = changed.content, content_text = changed.content_text,
          updated_at = max(${at}, blog_posts.updated_at + 1)
      FROM changed
      WHERE blog_posts.id = changed.id AND blog_posts.updated_at = changed.updated_at AND ${isRunning}`,
  ];
}

function valuesOf(contents: readonly NewContent[], toRow: (content: NewContent) => SQL): SQL {
  return sql.join(contents.map(toRow), sql`, `);
}

/**
 * Ends a run that goes on. One that changed something takes the place of the last one that can be undone; one that was
 * ended or given up before takes nobody's.
 */
export async function finishRun(db: Database, id: string, now: Date): Promise<void> {
  const changed = sql`changes() > 0 AND EXISTS (SELECT 1 FROM format_runs WHERE id = ${id} AND updated > 0)`;
  await db.batch([
    db
      .update(formatRuns)
      .set({ state: "done", updatedAt: now })
      .where(and(eq(formatRuns.id, id), eq(formatRuns.state, "running"))),
    db.delete(formatChanges).where(and(ne(formatChanges.runId, id), changed)),
  ]);
}

export async function failRun(db: Database, id: string, error: string, now: Date): Promise<void> {
  await db
    .update(formatRuns)
    .set({ state: "failed", error, updatedAt: now })
    .where(and(eq(formatRuns.id, id), eq(formatRuns.state, "running")));
}

/** Fails every run that showed no life since `aliveSince`; how many. */
export async function failSilent(
  db: Database,
  error: string,
  { now, aliveSince }: { now: Date; aliveSince: Date },
): Promise<number> {
  const failed = await db
    .update(formatRuns)
    .set({ state: "failed", error, updatedAt: now })
    .where(and(eq(formatRuns.state, "running"), lt(formatRuns.updatedAt, aliveSince)))
    .returning({ id: formatRuns.id });
  return failed.length;
}

/** A post that an undoing is to give back what it was; `content` of those alone that are there and of the writer. */
export interface KeptContent {
  id: number;
  title: string;
  summary: string;
  content: string | null;
}

/** The next posts of a run, by id: at most `limit`, and as many whose bodies weigh at most `maxBytes`, but one at least. */
export function listKept(
  db: Database,
  runId: string,
  { limit, maxBytes }: { limit: number; maxBytes: number },
): Promise<KeptContent[]> {
  return db.all<KeptContent>(sql`
    WITH next AS (
      SELECT post_id, generation_item_id IS NOT NULL AS is_generated,
        CASE WHEN generation_item_id IS NULL THEN 0 ELSE octet_length(change.content) END AS bytes
      FROM format_changes AS change LEFT JOIN blog_posts ON blog_posts.id = post_id
      WHERE run_id = ${runId} ORDER BY post_id LIMIT ${limit}),
    weighed AS (SELECT *, sum(bytes) OVER (ORDER BY post_id) AS up_to FROM next)
    SELECT weighed.post_id AS id, title, summary, CASE WHEN is_generated THEN change.content END AS content
    FROM weighed LEFT JOIN blog_posts ON blog_posts.id = weighed.post_id
      JOIN format_changes AS change ON change.run_id = ${runId} AND change.post_id = weighed.post_id
    WHERE up_to = bytes OR up_to <= ${maxBytes} ORDER BY weighed.post_id`);
}

interface Kept {
  /** The next posts of the run up to this one. */
  toId: number;
  /** Those of the writer, with what they claimed. */
  noted: readonly NotedText[];
}

/**
 * Gives the next posts of a run back what they were, unless somebody saved them since. Answers how many were looked at
 * and how many were restored, and the scheduled ones that went back to review for what they claim again.
 */
export async function restoreChunk(db: Database, runId: string, { toId, noted }: Kept, now: Date) {
  const next = sql`(SELECT post_id FROM format_changes WHERE run_id = ${runId} AND post_id <= ${toId})`;
  const isAsWritten = sql`change.run_id = ${runId} AND change.post_id = blog_posts.id
    AND change.written_at = blog_posts.updated_at AND blog_posts.id IN ${next}`;
  const isRestored = sql`EXISTS (SELECT 1 FROM format_changes AS change WHERE change.run_id = ${runId}
    AND change.post_id = blog_posts.id AND change.content = blog_posts.content)
    AND blog_posts.title = noted.title AND blog_posts.summary = noted.summary`;
  const noting = notingMany(noted, isRestored, { token: crypto.randomUUID(), at: now.getTime() });
  const results = await batchSql(db, [
    keepingStatement({
      ...{ kind: "reformat", authorId: null, at: now.getTime() },
      from: sql`blog_posts JOIN format_changes AS change ON ${isAsWritten}`,
    }),
    pruningStatement(sql`IN ${next}`),
    sql`
      UPDATE blog_posts
      SET content = change.content, content_text = change.content_text,
          updated_at = max(${now.getTime()}, blog_posts.updated_at + 1)
      FROM format_changes AS change
      WHERE ${isAsWritten}
      RETURNING blog_posts.id`,
    sql`UPDATE format_runs SET restored = restored + changes(), updated_at = ${now.getTime()} WHERE id = ${runId}`,
    ...noting,
    sql`DELETE FROM format_changes WHERE run_id = ${runId} AND post_id IN ${next} RETURNING post_id`,
  ]);
  return {
    restored: results[2]?.length ?? 0,
    taken: results.at(-1)?.length ?? 0,
    reopened: noting.length === 0 ? [] : ((results.at(-2) ?? []) as Reopened[]),
  };
}

/**
 * Takes a run for undoing it, so that nobody else undoes it and no other run begins. False when it is undone or being
 * undone already, or when a run is going on that showed life since `aliveSince`; an undoing that did not is taken over.
 */
export async function claimUndo(
  db: Database,
  id: string,
  { claim, now, aliveSince }: { claim: string; now: Date; aliveSince: Date },
): Promise<boolean> {
  const alive = aliveSince.getTime();
  const claimed = await db.all(sql`
    UPDATE format_runs SET state = 'undone', undo_claim = ${claim}, updated_at = ${now.getTime()}
    WHERE id = ${id}
      AND (state IN ('done', 'failed') OR (state = 'undone' AND updated_at < ${alive} AND ${hasChanges}))
      AND NOT EXISTS (SELECT 1 FROM format_runs WHERE state = 'running' AND updated_at >= ${alive})
    RETURNING id`);
  return claimed.length > 0;
}

/** Gives a run back whose undoing has failed before its end; nothing where somebody else has claimed it. */
export async function releaseUndo(db: Database, id: string, claim: string): Promise<void> {
  await db.run(sql`
    UPDATE format_runs SET state = 'done'
    WHERE id = ${id} AND state = 'undone' AND undo_claim = ${claim} AND ${hasChanges}`);
}
