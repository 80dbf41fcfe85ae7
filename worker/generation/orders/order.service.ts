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
import { AppError, fieldError } from "../../errors";
import { failQueued, findPause } from "../../jobs/job.repository";
import { announceJobs, runJob } from "../../jobs/job.service";
import { dayMs, startOfNextUtcDay, startOfUtcDay } from "../../utc-day";
import { getBriefs, getSubject } from "../briefs/brief.service";
import { screenTimeoutMs, toRefusal } from "../writers/writer";
import { articleHandler, heldUntil, secondsUntil } from "./article.service";
import {
  type Allowance,
  countItemsSince,
  findArticlesOfBriefs,
  findBatch,
  findLatestBatchId,
  type ItemWithPost,
  insertBatch,
  requeueFailed,
} from "./batch.repository";
import {
  chooseFreeTopics,
  listFreeTitles,
  newSeed,
  requireKnown,
  titleForBrief,
  titlesAbout,
} from "./topics.service";

/** An order of articles from briefs, about a typed topic, or about topics that are chosen automatically. */
type Wish = Pick<BatchInput, "topic" | "category" | "landing" | "briefIds">;

interface Subject {
  title: string;
  category: string | null;
  briefId: number | null;
}

function allowanceAt({ generationDailyLimit: dailyLimit }: Deps, now: Date): Allowance {
  return { dailyLimit, dayStart: startOfUtcDay(now), now };
}

/** 403 for published articles ordered by somebody who may not publish. */
function requireLanding(landing: Landing, { role }: SessionUser): void {
  if (landing !== "published" || may(role, "generation.publish")) return;
  throw new AppError("forbidden", "Artikel yang Anda pesan harus menjadi draf atau masuk ke tinjauan");
}

/**
 * Stores an order with its items, all or nothing: 429 if the allowance is too small, 404 and 409 if a brief does not exist,
 * is being written or has an article, 400 for a topic that the writer does not know.
 */
async function order(deps: Deps, count: number, wish: Wish, user: SessionUser) {
  const { landing = "published" } = wish;
  requireLanding(landing, user);
  const now = deps.clock();
  const allowance = allowanceAt(deps, now);
  const batchId = crypto.randomUUID();
  const category = wish.category || null;
  const topic = wish.topic || null;
  const seed = newSeed();
  if (topic) requireKnown(deps.writer, topic, "topic");
  const batch = { id: batchId, count, topic, category, createdBy: user.id, createdAt: now, landing };
  const isChosenForThem = topic === null && wish.briefIds === undefined;
  // A concurrent order may have taken a topic or a brief; then other topics are chosen, or the reason is thrown.
  while (true) {
    await refuseWithoutAllowance(deps, count, allowance);
    const chosen = await chooseSubjects(deps, count, { ...wish, topic, category });
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

async function chooseSubjects(
  deps: Deps,
  count: number,
  {
    briefIds,
    topic,
    category,
  }: { briefIds?: number[] | undefined; topic: string | null; category: string | null },
): Promise<Subject[]> {
  if (briefIds) return subjectsOfBriefs(deps, briefIds);
  if (topic) {
    const titles = await titlesAbout(deps, topic, count);
    return titles.map((title) => ({ title, category, briefId: null }));
  }
  const chosen = await chooseFreeTopics(deps, count, category);
  return chosen.map((subject) => ({ ...subject, briefId: null }));
}

async function subjectsOfBriefs(deps: Deps, ids: readonly number[]): Promise<Subject[]> {
  const [briefs, articles] = await Promise.all([getBriefs(deps, ids), findArticlesOfBriefs(deps.db, ids)]);
  const subjects: Subject[] = [];
  for (const brief of briefs) {
    const article = articles.find(({ briefId }) => briefId === brief.id);
    if (article) {
      throw fieldError(
        "briefId",
        article.title === null
          ? `Artikel dari bahan “${brief.title}” sedang ditulis. Tunggu sampai selesai.`
          : `Bahan “${brief.title}” sudah punya artikel: “${article.title}”. Pindahkan artikel itu ke Sampah bila ingin menulisnya ulang.`,
        { code: "conflict" },
      );
    }
    const taken = subjects.map(({ title }) => title);
    const title = await titleForBrief(deps, getSubject(brief), taken);
    subjects.push({ title, category: null, briefId: brief.id });
  }
  return subjects;
}

/** Counts by UTC days, because Workers AI renews its allowance at 00:00 UTC. */
async function refuseWithoutAllowance(
  deps: Deps,
  count: number,
  { dayStart, now }: Allowance,
): Promise<void> {
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

/** How long a batch is shown after it was ordered. */
const shownMs = dayMs;

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

/** Stores a batch and sends one queue message for each article. */
export async function startBatch(
  deps: Deps,
  count: number,
  wish: Wish,
  user: SessionUser,
): Promise<BatchAnswer> {
  const { batchId, items } = await order(deps, count, wish, user);
  await announce(
    deps,
    items.map(({ id }) => id),
  );
  await deps.audit.record({ action: "batch.started", label: `${count} artikel` });
  return { message: `Proses pembuatan ${count} artikel dimulai`, batchId, count };
}

/** If the queue fails, the scheduled run sends the messages later. */
const announce = (deps: Deps, ids: readonly string[]) =>
  announceJobs(
    deps,
    ids.map((subject) => ({ kind: "article", subject })),
  );

async function requireBatch(deps: Deps, id: string) {
  const found = await findBatch(deps.db, id);
  if (!found) throw new AppError("not_found", "Proses pembuatan artikel tidak ditemukan");
  return found;
}

export async function getBatch(deps: Deps, id: string): Promise<Batch> {
  const { batch, items } = await requireBatch(deps, id);
  const { topic, category, count, createdAt } = batch;
  return { id, count, topic, category, createdAt: createdAt.toISOString(), items: items.map(toItem) };
}

/** Retries all failed articles of a batch or one; each counts as ordered today. */
export async function retryBatch(
  deps: Deps,
  id: string,
  itemId: string | undefined,
  user: SessionUser,
): Promise<Batch> {
  const { batch, items } = await requireBatch(deps, id);
  requireLanding(batch.landing, user);
  const failed = items.filter(
    ({ item, job }) => job.state === "failed" && (itemId === undefined || item.id === itemId),
  );
  const allowance = allowanceAt(deps, deps.clock());
  if (failed.length > 0) await refuseWithoutAllowance(deps, failed.length, allowance);
  const queued = await requeueFailed(
    deps.db,
    failed.map(({ item }) => item.id),
    allowance,
  );
  if (queued.length === 0) throw new AppError("conflict", "Tidak ada artikel gagal yang dapat dicoba lagi");
  await announce(deps, queued);
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

/** Matches a typed topic to the writer's subjects, without titles that are already taken. */
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

function toItem({ item: { id, topic }, job, post }: ItemWithPost): BatchItem {
  const { attempts, error } = job;
  const state = job.state === "running" ? "writing" : job.state;
  const notBefore = job.notBefore.getTime() === 0 ? null : job.notBefore.toISOString();
  return { id, topic, state, attempts, error, notBefore, post };
}
