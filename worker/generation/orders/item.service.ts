import { AppError } from "../../app-error";
import { findGeneratedPost, findTakenTitles } from "../../blog/for-generation/existing-posts.service";
import { createPost } from "../../blog/posts/post.service";
import type { Post } from "../../contract/blog";
import { slugify } from "../../contract/slug";
import type { Deps } from "../../deps";
import { topicCategories } from "../catalogue/topic";
import { WriterError } from "../writers/writer";
import { holdAll } from "./hold.service";
import {
  claimItem,
  failItem,
  findItem,
  findOrder,
  finishItem,
  type ItemRow,
  releaseItem,
} from "./item.repository";
import { type Article, writeArticle } from "./write-article.service";

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

const slugAttempts = 20;
const maxSlugLength = 120;

/** Stores the article of an item with how it came about; a `WriterError` where its title was taken meanwhile. */
async function storeArticle(deps: Deps, { draft, provenance }: Article, item: ItemRow): Promise<Post> {
  const { title, summary, content, category } = draft;
  const input = { title, summary, content, category, image: coverFor(category, item.seed) };
  const { landing, createdBy } = await findOrder(deps.db, item.batchId);
  const authorship = { authorId: createdBy, generationItemId: item.id, provenance };
  const base = slugify(title).slice(0, maxSlugLength).replace(/-$/, "");
  for (let attempt = 1; ; attempt += 1) {
    try {
      const slug = attempt === 1 ? base : `${base}-${attempt}`;
      return await createPost(deps, { ...input, slug, status: landing }, authorship);
    } catch (error) {
      const isSlugTaken = error instanceof AppError && error.code === "conflict";
      if (!isSlugTaken || attempt === slugAttempts) throw error;
      // A free address does not make another article of one with the same title.
      if (attempt === 1) await refuseTakenTitle(deps, title);
    }
  }
}

async function refuseTakenTitle(deps: Deps, title: string): Promise<void> {
  const taken = await findTakenTitles(deps, [title]);
  if (taken.length === 0) return;
  throw new WriterError(
    "retry",
    `Artikel belum memenuhi aturan: judul “${title}” sudah dipakai artikel lain`,
  );
}

/** Pictures of a category in `web/public/images/blog/topics`. */
const coversPerCategory = 3;

/** Path of a picture for a new article: one of its category's, or the general one. */
function coverFor(category: string, seed: number): string {
  const known = topicCategories.find((name) => name.toLowerCase() === category.toLowerCase());
  if (!known) return "/images/blog/default.svg";
  return `/images/blog/topics/${slugify(known)}-${(Math.abs(seed) % coversPerCategory) + 1}.svg`;
}
