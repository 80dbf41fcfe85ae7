import { AppError } from "../../app-error";
import { findGeneratedPost } from "../../blog/for-generation/existing-posts.service";
import type { Post } from "../../contract/blog";
import type { Deps } from "../../deps";
import { WriterError } from "../writers/writer";
import { holdAll } from "./hold.service";
import { claimItem, failItem, findItem, finishItem, type ItemRow, releaseItem } from "./item.repository";
import { storeArticle } from "./store-article.service";
import { writeArticle } from "./write-article.service";

/** Articles that are written at the same time, over all batches. */
const mostWriting = 2;
/** Added to the time a writer gets, for storing the article. */
const leaseMarginMs = 60_000;

export type ItemOutcome =
  | { outcome: "done"; post: Post | null }
  /** Deleted, done before, or failed for good: nothing is to be done. */
  | { outcome: "settled" }
  /** Not now: two others are being written, somebody else writes it, or it waits for a moment. */
  | { outcome: "wait"; seconds: number };

interface WriteOptions {
  /** Time the writer gets. */
  timeoutMs: number;
  /** Whether the caller tries again after a fault that passes; without it the item fails for good. */
  retries: boolean;
}

/**
 * Writes the article of an item and stores it, at most once however often it is called. Throws a `WriterError`
 * after it has noted the reason on the item.
 */
export async function writeItem(deps: Deps, id: string, options: WriteOptions): Promise<ItemOutcome> {
  const now = deps.clock();
  const leaseUntil = new Date(now.getTime() + options.timeoutMs + leaseMarginMs);
  const item = await claimItem(deps.db, id, { now, leaseUntil, mostWriting });
  if (!item) return whyNotClaimed(deps, id, now);
  try {
    const post = (await findGeneratedPost(deps, id)) ?? (await writePost(deps, item, options.timeoutMs));
    await finishItem(deps.db, id, post.id, deps.clock());
    return { outcome: "done", post };
  } catch (error) {
    const stored = await findDespite(deps, id, error);
    if (stored) {
      await finishItem(deps.db, id, stored.id, deps.clock());
      return { outcome: "done", post: stored };
    }
    const failure = toWriterError(error);
    const state = failure.fault === "permanent" || !options.retries ? "failed" : "queued";
    // Those that wait first: this one, given back, would be the next to ask for the allowance that is used up.
    const notBefore = failure.fault === "stop" ? await holdAll(deps, failure) : null;
    await releaseItem(deps.db, item, { state, error: failure.message, notBefore, now: deps.clock() });
    throw failure;
  }
}

/** The post of an item whose writing seems to have failed although only the database's answer was lost. */
async function findDespite(deps: Deps, id: string, error: unknown): Promise<Post | null> {
  if (error instanceof WriterError) return null;
  return findGeneratedPost(deps, id).catch(() => null);
}

/** Marks an item as failed whose message nobody could work off. False while it is still being written. */
export async function giveUpItem(deps: Deps, id: string): Promise<boolean> {
  const error = "Penulisan gagal berulang kali";
  if (await failItem(deps.db, id, { error, now: deps.clock() })) return true;
  return (await findItem(deps.db, id))?.state !== "writing";
}

async function whyNotClaimed(deps: Deps, id: string, now: Date): Promise<ItemOutcome> {
  const item = await findItem(deps.db, id);
  if (!item || item.state === "done" || item.state === "failed") return { outcome: "settled" };
  const waitMs = (item.notBefore?.getTime() ?? 0) - now.getTime();
  return { outcome: "wait", seconds: waitMs > 0 ? Math.ceil(waitMs / 1000) : 10 };
}

async function writePost(deps: Deps, item: ItemRow, timeoutMs: number): Promise<Post> {
  const article = await writeArticle(deps, item, timeoutMs);
  return storeArticle(deps, article, item);
}

function toWriterError(error: unknown): WriterError {
  if (error instanceof WriterError) return error;
  if (error instanceof AppError) {
    return new WriterError("retry", `Artikel tidak dapat disimpan: ${error.message}`, undefined, {
      cause: error,
    });
  }
  return new WriterError("retry", "Terjadi kesalahan saat menulis artikel", undefined, { cause: error });
}
