import { AppError } from "../../app-error";
import type { SessionUser } from "../../contract/auth";
import type { BatchInput, Landing } from "../../contract/generation";
import { may } from "../../contract/rights";
import type { Deps } from "../../deps";
import { findPause } from "../../jobs/job.repository";
import { startOfNextUtcDay, startOfUtcDay } from "../../utc-day";
import { getBriefs, subjectOf } from "../briefs/brief.service";
import { type Allowance, countItemsSince, findArticlesOfBriefs, insertBatch } from "./batch.repository";
import { chooseFreeTopics, newSeed } from "./free-topics.service";
import { heldUntil, secondsUntil } from "./hold.service";
import { requireKnownTopic, titleForBrief, titlesAbout } from "./require-known.service";

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
