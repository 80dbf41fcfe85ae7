import { findGeneratedPost } from "../../blog/for-generation/existing-posts.service";
import type { SessionUser } from "../../contract/auth";
import type { Post } from "../../contract/blog";
import type {
  Batch,
  BatchAnswer,
  BatchInput,
  BatchItem,
  GenerationInput,
  GenerationStatus,
  Landing,
  TopicMatch,
} from "../../contract/generation";
import { may } from "../../contract/rights";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { failQueued, findPause } from "../../jobs/job.repository";
import { runJob, sendJobs } from "../../jobs/job.service";
import { dayMs, startOfNextUtcDay, startOfUtcDay } from "../../utc-day";
import { getBriefs, subjectOf } from "../briefs/brief.service";
import { screenTimeoutMs, toRefusal } from "../writers/writer";
import { articleHandler, heldUntil, secondsUntil } from "./article.service";
import {
  type Allowance,
  countFailed,
  countItemsSince,
  findArticlesOfBriefs,
  findBatch,
  findLanding,
  findLatestBatchId,
  type ItemWithPost,
  insertBatch,
  requeueFailed,
} from "./batch.repository";
import {
  chooseFreeTopics,
  listFreeTitles,
  newSeed,
  requireKnownTopic,
  titleForBrief,
  titlesAbout,
} from "./topics.service";

/** What articles are ordered: of briefs, of a typed topic, or of topics that are chosen for them. */
export type Wish = Pick<BatchInput, "topic" | "category" | "landing" | "briefIds">;

interface Subject {
  title: string;
  category: string | null;
  briefId: number | null;
}

export function allowanceAt({ generationDailyLimit: dailyLimit }: Deps, now: Date): Allowance {
  return { dailyLimit, dayStart: startOfUtcDay(now), now };
}

/** 403 for who may not bring articles before the public, but to the desk. */
export function requireLanding(landing: Landing, { role }: SessionUser): void {
  if (landing !== "published" || may(role, "generation.publish")) return;
  throw new AppError("forbidden", "Artikel yang Anda pesan harus menjadi draf atau masuk ke tinjauan");
}

/**
 * Stores an order with its items, all or nothing: 429 where the allowance does not reach, 404 and 409 where a brief is
 * gone, being written or has an article, 400 for a topic that the writer does not know.
 */
export async function order(deps: Deps, count: number, wish: Wish, user: SessionUser) {
  const { landing = "published" } = wish;
  requireLanding(landing, user);
  const now = deps.clock();
  const allowance = allowanceAt(deps, now);
  const batchId = crypto.randomUUID();
  const category = wish.category || null;
  const topic = wish.topic || null;
  const seed = newSeed();
  if (topic) requireKnownTopic(deps.writer, topic);
  const batch = { id: batchId, count, topic, category, createdBy: user.id, createdAt: now, landing };
  const isChosenForThem = topic === null && wish.briefIds === undefined;
  // Once more when another order has taken a topic or a brief meanwhile: with other topics, or with the reason why not.
  while (true) {
    await refuseWithoutAllowance(deps, count, allowance);
    const chosen = await subjectsOf(deps, count, { ...wish, topic, category }, seed);
    const items = chosen.map((subject, position) => ({
      id: crypto.randomUUID(),
      position,
      topic: subject.title,
      category: category ?? subject.category,
      seed: (seed % 1_000_000) + position,
      briefId: subject.briefId,
    }));
    const ownTopics = isChosenForThem || deps.writer.repeats ? chosen.map(({ title }) => title) : [];
    if (await insertBatch(deps.db, batch, items, { allowance, ownTopics })) return { batchId, items };
  }
}

async function subjectsOf(
  deps: Deps,
  count: number,
  {
    briefIds,
    topic,
    category,
  }: { briefIds?: number[] | undefined; topic: string | null; category: string | null },
  seed: number,
): Promise<Subject[]> {
  if (briefIds) return subjectsOfBriefs(deps, briefIds);
  if (topic) {
    const titles = await titlesAbout(deps, topic, count);
    return titles.map((title) => ({ title, category, briefId: null }));
  }
  const chosen = await chooseFreeTopics(deps, count, category, seed);
  return chosen.map((subject) => ({ ...subject, briefId: null }));
}

async function subjectsOfBriefs(deps: Deps, ids: readonly number[]): Promise<Subject[]> {
  const [briefs, articles] = await Promise.all([getBriefs(deps, ids), findArticlesOfBriefs(deps.db, ids)]);
  const subjects: Subject[] = [];
  for (const brief of briefs) {
    const article = articles.find(({ briefId }) => briefId === brief.id);
    if (article) {
      const message =
        article.title === null
          ? `Artikel dari bahan “${brief.title}” sedang ditulis. Tunggu sampai selesai.`
          : `Bahan “${brief.title}” sudah punya artikel: “${article.title}”. Pindahkan artikel itu ke Sampah bila ingin menulisnya ulang.`;
      throw new AppError("conflict", message, { fields: { briefId: message } });
    }
    const taken = subjects.map(({ title }) => title);
    const title = await titleForBrief(deps, subjectOf(brief), taken);
    subjects.push({ title, category: null, briefId: brief.id });
  }
  return subjects;
}

/** Counts by days of UTC: Workers AI renews its allowance at 00:00 UTC. */
export async function refuseWithoutAllowance(
  deps: Deps,
  count: number,
  { dayStart, now }: Allowance,
): Promise<void> {
  if (count === 0) return;
  const [written, hold] = await Promise.all([
    countItemsSince(deps.db, dayStart),
    findPause(deps.db, "article", now),
  ]);
  if (hold) throw heldUntil(hold, now);
  if (written + count <= deps.generationDailyLimit) return;
  const left = Math.max(0, deps.generationDailyLimit - written);
  const message = `Batas ${deps.generationDailyLimit} artikel per hari: tersisa ${left} sampai pukul 07.00 WIB`;
  throw new AppError("rate_limited", message, { retryAfter: secondsUntil(startOfNextUtcDay(now), now) });
}

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
