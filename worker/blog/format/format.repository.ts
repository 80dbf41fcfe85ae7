import { asc, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import { userMay } from "../../auth/accounts/user.repository";
import { batchNamed, type Database } from "../../db/client";
import { blogPosts, formatRuns } from "../../db/schema/blog";
import { enqueueStatement, hasEnded, type JobWrites } from "../../jobs/job.repository";
import type { FoundClaim } from "../claims/extract-claims";
import {
  isGenerated,
  keepingStatements,
  laterThanStored,
  type WriteOutcome,
  writePost,
} from "../posts/post.repository";

export type FormatRunRow = typeof formatRuns.$inferSelect;

/** Posts in memory at once; each may have 1 MB. */
export const postsPerRead = 10;

export type StoredText = Awaited<ReturnType<typeof listTexts>>[number];

export function listTexts(db: Database, afterId: number) {
  const { id, title, slug, summary, content, updatedAt } = blogPosts;
  return db
    .select({ id, title, slug, summary, content, updatedAt, isGenerated })
    .from(blogPosts)
    .where(gt(id, afterId))
    .orderBy(asc(id))
    .limit(postsPerRead);
}

const isBusy = sql`EXISTS (SELECT 1 FROM jobs WHERE kind IN ('format', 'format-undo') AND state IN ('queued', 'running'))`;

/** Starts a run over all posts and enqueues its job; false while another run or undo is active. */
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

/** Starts the undo of a run and enqueues its job; false if nothing is left to undo, or another run is active. */
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

/** The newest run that is active or has changed something. */
export async function findLastRun(db: Database): Promise<FormatRunRow | null> {
  const [run] = await db
    .select()
    .from(formatRuns)
    .where(or(eq(formatRuns.state, "running"), gt(formatRuns.updated, 0)))
    .orderBy(desc(formatRuns.createdAt))
    .limit(1);
  return run ?? null;
}

/** Ends a run. If it changed something, it replaces the run that can be undone. */
export function runEnded(id: string, now: Date): JobWrites {
  return [
    setState(id, "running", "done", now),
    sql`DELETE FROM format_changes WHERE run_id <> ${id}
      AND EXISTS (SELECT 1 FROM format_runs WHERE id = ${id} AND updated > 0)`,
  ];
}

export function runFailed(id: string, error: string, now: Date): JobWrites {
  return [
    sql`UPDATE format_runs SET state = 'failed', error = ${error}, updated_at = ${now.getTime()}
      WHERE id = ${id} AND state = 'running' AND ${hasEnded({ kind: "format", subject: id }, "failed")}`,
  ];
}

export function undoEnded(id: string, now: Date): JobWrites {
  return [setState(id, "undoing", "undone", now)];
}

/** Ends a failed undo; another undo can continue it. */
export function undoFailed(id: string, now: Date): JobWrites {
  const isFailing = hasEnded({ kind: "format-undo", subject: id }, "failed");
  return [sql`${setState(id, "undoing", "done", now)} AND ${isFailing}`];
}

function setState(id: string, from: FormatRunRow["state"], to: FormatRunRow["state"], now: Date): SQL {
  return sql`UPDATE format_runs SET state = ${to}, updated_at = ${now.getTime()} WHERE id = ${id} AND state = ${from}`;
}

const isInState = ({ id, state }: FormatRunRow) =>
  sql`EXISTS (SELECT 1 FROM format_runs WHERE id = ${id} AND state = ${state})`;

/** Stores the progress of a run and returns the number of changed posts; null if the run has ended. */
export async function noteProgress(
  db: Database,
  { id, lastId }: FormatRunRow,
  { toId, checked, now }: { toId: number; checked: number; now: Date },
): Promise<number | null> {
  const [run] = await db.all<{ updated: number }>(sql`UPDATE format_runs
    SET last_id = ${toId}, checked = checked + ${checked}, updated_at = ${now.getTime()}
    WHERE id = ${id} AND last_id = ${lastId} AND state = 'running' RETURNING updated`);
  return run?.updated ?? null;
}

/** Posts that a run has changed, by id, with their former content; without `content` if it is no longer kept. */
export function listChanged(db: Database, { id }: FormatRunRow) {
  return db.all<{
    id: number;
    title: string;
    summary: string;
    written_at: number;
    content: string | null;
    is_generated: number;
  }>(sql`SELECT format_changes.post_id AS id, post.title, post.summary, written_at, revision.content,
      post.generation_item_id IS NOT NULL AS is_generated
    FROM format_changes LEFT JOIN blog_posts AS post ON post.id = format_changes.post_id
      LEFT JOIN post_revisions AS revision ON revision.id = revision_id
    WHERE run_id = ${id} ORDER BY format_changes.post_id LIMIT ${postsPerRead}`);
}

const forgetting = (run: FormatRunRow, postId: number) => sql`DELETE FROM format_changes
  WHERE run_id = ${run.id} AND post_id = ${postId} AND ${isInState(run)}`;

/** Excludes a post from the undo. */
export async function forgetChange(db: Database, run: FormatRunRow, postId: number): Promise<void> {
  await db.run(forgetting(run, postId));
}

interface NewBody {
  id: number;
  updatedAt: Date;
  content: string;
  contentText: string;
  /** Its claims; null for a post that people wrote. */
  claims: readonly FoundClaim[] | null;
}

const withoutRight =
  "Pembaruan format dihentikan karena akun yang memulainya tidak lagi berhak menjalankannya";

/**
 * Writes a post's new content for a run or an undo, and keeps the former as a revision, unless the post was saved since. Does
 * nothing if the user who started the run may no longer format.
 */
export function writeBody(
  db: Database,
  run: FormatRunRow,
  { id, updatedAt, content, contentText, claims }: NewBody,
  now: Date,
): Promise<WriteOutcome> {
  const at = now.getTime();
  const condition = sql`id = ${id} AND updated_at = ${updatedAt.getTime()} AND ${isInState(run)}`;
  const isRun = run.state === "running";
  return writePost(db, {
    id: sql`${id}`,
    before: [
      sql`UPDATE format_runs SET state = ${isRun ? "failed" : "done"}, error = ${withoutRight}, updated_at = ${at}
        WHERE id = ${run.id} AND state = ${run.state} AND NOT ${userMay("formats.use", sql`format_runs.started_by`)}`,
      ...keepingStatements({ postId: sql`${id}`, kind: "reformat", authorId: null, at, condition }),
      sql`UPDATE format_runs SET ${sql.raw(isRun ? "updated = updated" : "restored = restored")} + 1, updated_at = ${at}
        WHERE id = ${run.id} AND EXISTS (SELECT 1 FROM blog_posts WHERE ${condition})`,
      isRun
        ? sql`INSERT INTO format_changes (run_id, post_id, revision_id, written_at)
            SELECT ${run.id}, id, (SELECT max(id) FROM post_revisions WHERE post_id = blog_posts.id), ${laterThanStored(now)}
            FROM blog_posts WHERE ${condition}`
        : forgetting(run, id),
    ],
    write: sql`UPDATE blog_posts SET content = ${content}, content_text = ${contentText}, updated_at = ${laterThanStored(now)}
      WHERE ${condition} RETURNING id`,
    noted: claims && { claims, now },
  });
}
