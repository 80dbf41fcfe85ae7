import { AppError } from "../../app-error";
import { findGeneratedPost } from "../../blog/for-generation/existing-posts.service";
import type { SessionUser } from "../../contract/auth";
import type { Post } from "../../contract/blog";
import type {
  Batch,
  BatchAnswer,
  BatchItem,
  GenerationInput,
  GenerationStatus,
  TopicMatch,
} from "../../contract/generation";
import type { Deps } from "../../deps";
import { failQueued } from "../../jobs/job.repository";
import { runJob, sendJobs } from "../../jobs/job.service";
import { dayMs, startOfUtcDay } from "../../utc-day";
import { screenTimeoutMs, toRefusal } from "../writers/ask-writer";
import {
  countFailed,
  countItemsSince,
  findBatch,
  findLanding,
  findLatestBatchId,
  type ItemWithPost,
  requeueFailed,
} from "./batch.repository";
import { listFreeTitles } from "./free-topics.service";
import { articleHandler } from "./item.service";
import { allowanceAt, order, refuseWithoutAllowance, requireLanding, type Wish } from "./order.service";

/** A batch is shown again for this long after it was ordered. */
const shownMs = dayMs;

/** Writes one article while the caller waits. */
export async function generateOne(
  deps: Deps,
  { briefId, ...wish }: GenerationInput,
  user: SessionUser,
): Promise<Post> {
  const briefIds = briefId === undefined ? undefined : [briefId];
  const { items } = await order(deps, 1, { ...wish, briefIds }, user);
  const [item] = items;
  if (!item) throw new AppError("internal", "Artikel tidak dapat dipesan");
  const once = { timeoutMs: screenTimeoutMs, mayRetry: false };
  const result = await runJob(deps, articleHandler, item.id, once);
  if (result.outcome === "failed") throw toRefusal(result.error);
  const post = result.outcome === "done" ? await findGeneratedPost(deps, item.id) : null;
  if (post) return post;
  await failQueued(deps.db, "article", [item.id], { error: busyMessage, now: deps.clock() });
  throw new AppError("rate_limited", busyMessage, { retryAfter: 30 });
}

const busyMessage = "Dua artikel lain sedang ditulis. Silakan coba lagi sebentar lagi.";

/** Stores a batch and sends one message for each of its articles. */
export async function startBatch(
  deps: Deps,
  count: number,
  wish: Wish,
  user: SessionUser,
): Promise<BatchAnswer> {
  const { batchId, items } = await order(deps, count, wish, user);
  await send(
    deps,
    items.map(({ id }) => id),
  );
  await deps.audit.record({ action: "batch.started", label: `${count} artikel` });
  return { message: `Proses pembuatan ${count} artikel dimulai`, batchId, count };
}

export async function getBatch(deps: Deps, id: string): Promise<Batch> {
  const found = await findBatch(deps.db, id);
  if (!found) throw new AppError("not_found", "Proses pembuatan artikel tidak ditemukan");
  const { topic, category, count, createdAt } = found.batch;
  return { id, count, topic, category, createdAt: createdAt.toISOString(), items: found.items.map(toItem) };
}

const takenMessage = "Topik ini sudah diambil pesanan lain. Pesan artikel dengan topik lain.";

/**
 * Tries failed articles of a batch again, all or one; each counts as ordered today. One whose topic of the catalogue
 * another order has taken meanwhile stays failed and says so.
 */
export async function retryBatch(
  deps: Deps,
  id: string,
  itemId: string | undefined,
  user: SessionUser,
): Promise<Batch> {
  await getBatch(deps, id);
  requireLanding(await findLanding(deps.db, id), user);
  const allowance = allowanceAt(deps, deps.clock());
  const chosen = { batchId: id, itemId };
  const { queued, taken } = await requeueFailed(deps.db, chosen, { allowance, takenError: takenMessage });
  if (queued.length === 0) {
    await refuseWithoutAllowance(deps, (await countFailed(deps.db, id, itemId)) - taken, allowance);
    throw new AppError(
      "conflict",
      taken > 0 ? takenMessage : "Tidak ada artikel gagal yang dapat dicoba lagi",
    );
  }
  await send(deps, queued);
  await deps.audit.record({ action: "batch.retried", label: `${queued.length} artikel` });
  return getBatch(deps, id);
}

export async function getStatus(deps: Deps): Promise<GenerationStatus> {
  const now = deps.clock();
  const [writtenToday, batchId] = await Promise.all([
    countItemsSince(deps.db, startOfUtcDay(now)),
    findLatestBatchId(deps.db, new Date(now.getTime() - shownMs)),
  ]);
  const batch = batchId === null ? null : await getBatch(deps, batchId);
  return { writer: deps.writer.name, dailyLimit: deps.generationDailyLimit, writtenToday, batch };
}

/** What the writer makes of a topic that staff type, as things stand: what is written already is not offered. */
export async function matchTopic(deps: Deps, topic: string): Promise<TopicMatch> {
  const { isKnown, meant, titles, nearest } = deps.writer.match(topic);
  const free = await listFreeTitles(deps, titles);
  const [next] = free ?? [];
  const isNextMeant = next === undefined || next === titles?.[0];
  return {
    ...{ isKnown, meant: isNextMeant ? meant : next },
    ...{ articles: free?.length ?? null, nearest: [...nearest] },
  };
}

/** Sends the messages of items; when that fails they are failed too, so that staff can try them again. */
async function send(deps: Deps, ids: string[]): Promise<void> {
  try {
    await sendJobs(
      deps,
      ids.map((subject) => ({ kind: "article", subject })),
    );
  } catch (error) {
    const message = "Antrean tidak dapat dihubungi. Silakan coba lagi.";
    await failQueued(deps.db, "article", ids, { error: message, now: deps.clock() });
    throw new AppError("upstream_failed", message, { cause: error });
  }
}

function toItem({ item: { id, topic }, job, post }: ItemWithPost): BatchItem {
  const { attempts, error } = job;
  const state = job.state === "running" ? "writing" : job.state;
  const notBefore = job.notBefore.getTime() === 0 ? null : job.notBefore.toISOString();
  return { id, topic, state, attempts, error, notBefore, post };
}
