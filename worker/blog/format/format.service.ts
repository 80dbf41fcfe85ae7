import type {
  FormatAnswer,
  FormatChange,
  FormatCheck,
  FormatRun,
  FormatUndoAnswer,
} from "../../contract/format";
import { maxContentBytes } from "../../contract/limits";
import { picturesUsed } from "../../contract/media/pictures";
import { byteLength } from "../../contract/text";
import type { Deps } from "../../deps";
import { AppError, describeError, log } from "../../errors";
import {
  failUnclaimedJob,
  type JobHandler,
  type JobWrites,
  postponeJob,
  runJob,
} from "../../jobs/job.service";
import { recordReopened } from "../claims/claim.service";
import { extractClaims } from "../claims/extract-claims";
import { toSearchText } from "../posts/post.service";
import { formatArticle } from "./article-format";
import {
  beginUndo,
  type FormatRunRow,
  findLastRun,
  findRun,
  forgetChange,
  insertRun,
  listChanged,
  listTexts,
  noteProgress,
  postsPerRead,
  runEnded,
  runFailed,
  type StoredText,
  undoEnded,
  undoFailed,
  writeBody,
} from "./format.repository";

/** Reads of ten posts that one attempt does: each post may take ten of the 1,000 statements of an invocation. */
const readsPerCall = 5;
/** The limits of a check, which writes nothing: its reads, and the UTF-16 units of the texts that it formats. */
const checkLimit = { reads: 25, length: 1_000_000 };
/** Characters of the excerpts before and after the change. */
const excerptLength = 400;
const stopped = "Pembaruan format terhenti";

/** Formats the next posts of a run. */
export const formatHandler: JobHandler = {
  kind: "format",
  timeoutMs: 120_000,
  maxRunning: 1,
  failed: { once: stopped, always: stopped },
  run: (deps, id) => changePosts(deps, id, formatSome),
  onFailed: (id, now) => runFailed(id, stopped, now),
};

/** Restores the next posts of a run. */
export const formatUndoHandler: JobHandler = {
  kind: "format-undo",
  timeoutMs: 120_000,
  maxRunning: 1,
  failed: { once: "Pembatalan terhenti", always: "Pembatalan terhenti" },
  run: (deps, id) => changePosts(deps, id, restoreSome),
  onFailed: (id, now) => undoFailed(id, now),
};

/**
 * Formats the HTML of every post. The queue continues what the first call does not finish, as long as the user has the
 * right. Each post is written as a whole, and a second run changes nothing.
 */
export async function startFormatRun(deps: Deps, userId: number): Promise<FormatAnswer> {
  const id = crypto.randomUUID();
  const begin = () => insertRun(deps.db, id, { startedBy: userId, now: deps.clock() });
  const run = await runFirst(deps, formatHandler, id, begin);
  if (!run) throw new AppError("conflict", "Pembaruan format lain sedang berjalan");
  if (run.state === "failed") throw new AppError("conflict", run.error ?? stopped);
  const unchanged = run.checked - run.updated;
  const rest =
    run.state === "running" ? "sisanya diproses di latar belakang" : `${unchanged} artikel sudah rapi`;
  const message = `${run.updated} artikel diperbarui, ${rest}`;
  return { message, updated: run.updated, unchanged, run: toRun(run) };
}

/** Undoes the last run, except for posts that were saved since. */
export async function undoLastRun(deps: Deps, userId: number): Promise<FormatUndoAnswer> {
  const last = await findLastRun(deps.db);
  if (last?.state === "running") throw new AppError("conflict", "Pembaruan format masih berjalan");
  const begin = async () =>
    last !== null && (await beginUndo(deps.db, last.id, { startedBy: userId, now: deps.clock() }));
  const run = await runFirst(deps, formatUndoHandler, last?.id ?? "", begin);
  if (!run) throw new AppError("conflict", "Tidak ada pembaruan yang dapat dibatalkan");
  const { state, updated, restored } = run;
  if (state === "undoing") {
    return {
      message: `${restored} artikel dikembalikan, sisanya diproses di latar belakang`,
      restored,
      kept: 0,
    };
  }
  const kept = updated - restored;
  const rest = kept > 0 ? `, ${kept} artikel yang sudah diubah lagi dibiarkan` : "";
  return { message: `${restored} artikel dikembalikan${rest}`, restored, kept };
}

/** Enqueues a job and runs its first part at once; the queue does the rest. Null if `begin` refuses. */
async function runFirst(
  deps: Deps,
  handler: JobHandler,
  id: string,
  begin: () => Promise<boolean>,
): Promise<FormatRunRow | null> {
  const start = async () => ((await begin()) ? runJob(deps, handler, id, { mayRetry: false }) : null);
  const result = await start().catch(async (error: unknown) => {
    // The write may have succeeded although its answer was lost.
    await failUnclaimedJob(deps, handler, id, "unsent").catch(() => {});
    throw error;
  });
  if (!result) return null;
  if (result.outcome === "failed") throw result.error.cause ?? result.error;
  if (result.outcome === "wait") await postponeJob(deps, { kind: handler.kind, subject: id }, result.seconds);
  const run = await findRun(deps.db, id);
  if (!run) throw new AppError("internal", stopped);
  return run;
}

type ChangeSome = (deps: Deps, run: FormatRunRow) => Promise<JobWrites | null>;

/** Calls `changeSome` for a few posts at a time until it returns the end, or the attempt has reached its limit. */
async function changePosts(
  deps: Deps,
  id: string,
  changeSome: ChangeSome,
): Promise<JobWrites | "unfinished"> {
  const writes = await deps.contentVersion.bumpAfter(async () => {
    for (let read = 0; read < readsPerCall; read += 1) {
      const run = await findRun(deps.db, id);
      const ending = run ? await changeSome(deps, run) : [];
      if (ending) return ending;
    }
    return null;
  });
  return writes ?? "unfinished";
}

async function formatSome(deps: Deps, run: FormatRunRow): Promise<JobWrites | null> {
  if (run.state !== "running") return [];
  const now = deps.clock();
  const texts = await listTexts(deps.db, run.lastId);
  for (const text of texts) {
    const content = formattedOrNull(text.id, text.content);
    if (content !== null) await write(deps, run, { ...text, content });
  }
  const toId = texts.at(-1)?.id ?? run.lastId;
  const updated = await noteProgress(deps.db, run, { toId, checked: texts.length, now });
  if (updated === null) return [];
  if (texts.length === postsPerRead) return null;
  if (updated > 0) await deps.audit.record({ action: "post.formatted", label: `${updated} artikel` });
  return runEnded(run.id, now);
}

async function restoreSome(deps: Deps, run: FormatRunRow): Promise<JobWrites | null> {
  if (run.state !== "undoing") return [];
  const changed = await listChanged(deps.db, run);
  for (const { content, written_at, is_generated, ...post } of changed) {
    const known = { ...post, updatedAt: new Date(written_at), isGenerated: is_generated === 1 };
    if (content === null) await forgetChange(deps.db, run, post.id);
    else await write(deps, run, { ...known, content });
  }
  if (changed.length > 0) return null;
  await deps.audit.record({ action: "post.format-undone", label: `${run.restored} artikel` });
  return undoEnded(run.id, deps.clock());
}

async function write(
  deps: Deps,
  run: FormatRunRow,
  { id, updatedAt, title, summary, content, isGenerated }: Omit<StoredText, "slug">,
): Promise<void> {
  const claims = isGenerated
    ? extractClaims({ title, summary, content }, await deps.siteContent.current())
    : null;
  const body = { id, updatedAt, content, contentText: toSearchText(content), claims };
  const result = await writeBody(deps.db, run, body, deps.clock());
  if (result.outcome === "written" && result.isReopened) await recordReopened(deps, result.post);
}

export async function getLastRun(deps: Deps): Promise<FormatRun | null> {
  const run = await findLastRun(deps.db);
  return run && toRun(run);
}

/** Previews what a run would change in the posts after an id. */
export async function checkFormats(deps: Deps, afterId: number): Promise<FormatCheck> {
  const changes: FormatChange[] = [];
  let lastId = afterId;
  let checked = 0;
  let length = 0;
  for (let read = 0; read < checkLimit.reads && length < checkLimit.length; read += 1) {
    const texts = await listTexts(deps.db, lastId);
    changes.push(...texts.flatMap(toChange));
    checked += texts.length;
    length += texts.reduce((sum, { content }) => sum + content.length, 0);
    lastId = texts.at(-1)?.id ?? lastId;
    if (texts.length < postsPerRead) return { checked, changes, next: null };
  }
  return { checked, changes, next: lastId };
}

/** Null if nothing changes, or if the result is too large, invalid, or shows other pictures. */
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

/** A post's pictures are stored beside it, and formatting does not update them. */
function hasSamePictures(before: string, after: string): boolean {
  const [one, other] = [before, after].map((content) => JSON.stringify(picturesUsed({ content, image: "" })));
  return one === other;
}

function toChange({ id, title, slug, content }: StoredText): FormatChange[] {
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
