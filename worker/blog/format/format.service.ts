import { AppError } from "../../app-error";
import { byteLength } from "../../contract/blog";
import type {
  FormatAnswer,
  FormatChange,
  FormatCheck,
  FormatRun,
  FormatUndoAnswer,
} from "../../contract/format";
import { maxContentBytes } from "../../contract/limits";
import { picturesUsed } from "../../contract/media/picture-use";
import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import { recordReopened } from "../claims/claim.service";
import { extractClaims } from "../claims/extract-claims";
import { searchTextOf } from "../posts/post-values";
import { formatArticle } from "./article-format";
import {
  claimUndo,
  type FormatRunRow,
  failRun,
  failSilent,
  findLastRun,
  findRun,
  finishRun,
  insertRun,
  listContents,
  listKept,
  type NewContent,
  releaseUndo,
  restoreChunk,
  type StoredContent,
  writeChunk,
} from "./format.repository";

/** Chunks that one call or one message formats or checks: some 25 statements of the 1,000 that D1 allows. */
const chunksPerCall = 10;
/** UTF-8 bytes of the bodies that are in hand at once: an isolate has 128 MB for all that it does. */
const maxChunkBytes = 2_000_000;
const restoredPerStatement = 100;
/** Characters of an article shown before and after. */
const excerptLength = 400;
/** A run that has not moved for so long is dead. */
const deadAfterMs = 10 * 60_000;
const stopped = "Pembaruan format terhenti";
const aliveSince = (now: Date) => new Date(now.getTime() - deadAfterMs);

/**
 * Brings the HTML of every post into today's form. What one call cannot do goes on through the queue, as long as the user
 * may do it; a post is written whole or not at all, and a second run finds nothing more to do.
 */
export async function startFormatRun(deps: Deps, userId: number): Promise<FormatAnswer> {
  const id = crypto.randomUUID();
  const run = await startRun(deps, id, userId).catch(async (error: unknown) => {
    // Nobody takes it on any more, and it would keep the next one waiting.
    await stopFormatRun(deps, id).catch(() => {});
    throw error;
  });
  const unchanged = run.checked - run.updated;
  const message =
    run.state === "running"
      ? `${run.updated} artikel diperbarui, sisanya diproses di latar belakang`
      : `${run.updated} artikel diperbarui, ${unchanged} artikel sudah rapi`;
  return { message, updated: run.updated, unchanged, run: toRun(run) };
}

async function startRun(deps: Deps, id: string, startedBy: number): Promise<FormatRunRow> {
  const now = deps.clock();
  await failSilentRuns(deps);
  const started = await insertRun(deps.db, id, { startedBy, now, aliveSince: aliveSince(now) });
  if (!started) throw new AppError("conflict", "Pembaruan format lain sedang berjalan");
  const run = await continueFormatRun(deps, id);
  if (!run) throw new AppError("internal", stopped);
  if (run.state === "failed") throw new AppError("conflict", run.error ?? stopped);
  return run;
}

/** Takes a run on by as much as one call may do; what is left gets a message of its own. Null without such a run. */
export async function continueFormatRun(deps: Deps, id: string): Promise<FormatRunRow | null> {
  const run = await deps.contentVersion.bumpAfter(() => formatSome(deps, id));
  return run;
}

async function formatSome(deps: Deps, id: string): Promise<FormatRunRow | null> {
  for (let chunk = 0; chunk < chunksPerCall; chunk += 1) {
    const run = await findRun(deps.db, id);
    if (run?.state !== "running") return run;
    const { contents, isLast } = await listContents(deps.db, run.lastId, maxChunkBytes);
    await formatChunk(deps, run, contents);
    if (isLast) {
      await finishRun(deps.db, id, deps.clock());
      const finished = await findRun(deps.db, id);
      if (finished && finished.updated > 0) {
        await deps.audit.record({ action: "post.formatted", label: `${finished.updated} artikel` });
      }
      return finished;
    }
  }
  await deps.generationQueue.send({ kind: "format", runId: id });
  return findRun(deps.db, id);
}

export async function stopFormatRun(deps: Deps, id: string): Promise<void> {
  await failRun(deps.db, id, stopped, deps.clock());
}

/** Gives up the runs that nobody takes on any more, so that what they changed can be undone; answers how many. */
export async function failSilentRuns(deps: Deps): Promise<number> {
  const now = deps.clock();
  return failSilent(deps.db, stopped, { now, aliveSince: aliveSince(now) });
}

/** The last run as it stands now, whether or not anybody has noted that it is dead. */
export async function getLastRun(deps: Deps): Promise<FormatRun | null> {
  const run = await findLastRun(deps.db);
  if (!run) return null;
  const isAlive = run.updatedAt >= aliveSince(deps.clock());
  if (run.state === "running") return { ...toRun(run), state: isAlive ? "running" : "failed" };
  if (run.state === "undone" && run.hasChanges) return { ...toRun(run), state: isAlive ? "undoing" : "done" };
  return toRun(run);
}

/** What a run would change among the posts after an id; writes nothing. */
export async function checkFormats(deps: Deps, afterId: number): Promise<FormatCheck> {
  const changes: FormatChange[] = [];
  let lastId = afterId;
  let checked = 0;
  for (let chunk = 0; chunk < chunksPerCall; chunk += 1) {
    const { contents, isLast } = await listContents(deps.db, lastId, maxChunkBytes);
    changes.push(...contents.flatMap(toChange));
    checked += contents.length;
    lastId = contents.at(-1)?.id ?? lastId;
    if (isLast) return { checked, changes, next: null };
  }
  return { checked, changes, next: lastId };
}

/** Gives the posts of the last run back what they were; those that were saved since stay as they are. */
export async function undoLastRun(deps: Deps): Promise<FormatUndoAnswer> {
  await failSilentRuns(deps);
  const run = await findLastRun(deps.db);
  if (run?.state === "running") throw new AppError("conflict", "Pembaruan format masih berjalan");
  const { restored, kept } = await deps.contentVersion.bumpAfter(() => undoRun(deps, run?.id ?? ""));
  await deps.audit.record({ action: "post.format-undone", label: `${restored} artikel` });
  const rest = kept > 0 ? `, ${kept} artikel yang sudah diubah lagi dibiarkan` : "";
  return { message: `${restored} artikel dikembalikan${rest}`, restored, kept };
}

async function undoRun(deps: Deps, id: string): Promise<{ restored: number; kept: number }> {
  const now = deps.clock();
  const claim = crypto.randomUUID();
  try {
    if (await claimUndo(deps.db, id, { claim, now, aliveSince: aliveSince(now) })) {
      return await restoreAll(deps, id);
    }
  } catch (error) {
    // Also where the claim has failed: it may have been made, and only its answer lost.
    await releaseUndo(deps.db, id, claim).catch(() => {});
    throw error;
  }
  throw new AppError("conflict", "Tidak ada pembaruan yang dapat dibatalkan");
}

async function restoreAll(deps: Deps, runId: string): Promise<{ restored: number; kept: number }> {
  let restored = 0;
  let kept = 0;
  while (true) {
    const next = await listKept(deps.db, runId, { limit: restoredPerStatement, maxBytes: maxChunkBytes });
    const toId = next.at(-1)?.id;
    if (toId === undefined) return { restored, kept };
    const noted = next.flatMap(({ id, title, summary, content }) =>
      content === null ? [] : [{ id, title, summary, claims: extractClaims({ title, summary, content }) }],
    );
    const chunk = await restoreChunk(deps.db, runId, { toId, noted }, deps.clock());
    await recordReopened(deps, chunk.reopened);
    restored += chunk.restored;
    kept += chunk.taken - chunk.restored;
  }
}

async function formatChunk(deps: Deps, run: FormatRunRow, stored: StoredContent[]): Promise<void> {
  if (stored.length === 0) return;
  const contents = stored.flatMap(reformat);
  const formatted = new Map(contents.map(({ id, content }) => [id, content]));
  const chunk = {
    fromId: run.lastId,
    toId: stored.at(-1)?.id ?? run.lastId,
    checked: stored.length,
    contents,
    noted: stored.flatMap((post) => notedOf(post, formatted.get(post.id))),
  };
  await recordReopened(deps, await writeChunk(deps.db, run.id, chunk, deps.clock()));
}

/** What an article of the writer claims in its new body. */
function notedOf({ id, title, summary, isGenerated }: StoredContent, content: string | undefined) {
  if (!isGenerated || content === undefined) return [];
  return [{ id, claims: extractClaims({ title, summary, content }) }];
}

/** The post with its new body, or nothing where the body stays as it is. */
function reformat({ id, content, updatedAt }: StoredContent): NewContent[] {
  const formatted = formattedOrNull(id, content);
  if (formatted === null) return [];
  return [{ id, updatedAt, content: formatted, contentText: searchTextOf(formatted) }];
}

/** Null where nothing changes, where the result would pass the limit, and where a body cannot be formatted or would show other pictures. */
function formattedOrNull(id: number, content: string): string | null {
  try {
    const formatted = formatArticle(content);
    if (formatted === content || byteLength(formatted) > maxContentBytes) return null;
    return hasSamePictures(content, formatted) ? formatted : null;
  } catch (error) {
    log("error", "post_not_formatted", { id, error: describeError(error) });
    return null;
  }
}

/** What a post shows of the library is noted beside it, and formatting does not write that. */
function hasSamePictures(before: string, after: string): boolean {
  const [one, other] = [before, after].map((content) => JSON.stringify(picturesUsed({ content, image: "" })));
  return one === other;
}

function toChange({ id, title, slug, content }: StoredContent): FormatChange[] {
  const formatted = formattedOrNull(id, content);
  if (formatted === null) return [];
  const start = Math.max(0, firstDifference(content, formatted) - 60);
  const excerpt = (text: string) => text.slice(start, start + excerptLength).toWellFormed();
  return [{ id, title, slug, before: excerpt(content), after: excerpt(formatted) }];
}

function firstDifference(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return index;
}

function toRun({ id, state, total, checked, updated, createdAt, error }: FormatRunRow): FormatRun {
  return { id, state, total, checked, updated, createdAt: createdAt.toISOString(), error };
}
