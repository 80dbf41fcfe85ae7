import { AppError } from "../../app-error";
import {
  countPostsByCategory,
  findTakenTitles,
  listTitles,
} from "../../blog/for-generation/existing-posts.service";
import type { SessionUser } from "../../contract/auth";
import type { Post } from "../../contract/blog";
import type {
  Batch,
  BatchAnswer,
  GenerationInput,
  GenerationStatus,
  Landing,
} from "../../contract/generation";
import { may } from "../../contract/rights";
import type { Deps } from "../../deps";
import type { GenerationMessage } from "../../queue-messages";
import { dayMs, startOfDay, startOfNextDay } from "../../utc-day";
import { subjects } from "../catalogue/subjects";
import { WriterError } from "../writers/writer";
import {
  type Allowance,
  countFailed,
  countItemsSince,
  findBatch,
  findLatestBatchId,
  type ItemWithPost,
  insertBatch,
  listOpenTopics,
  requeueFailed,
  takeStalled,
} from "./batch.repository";
import { failQueued, findHold, findOrder } from "./item.repository";
import { writeItem } from "./item.service";
import { chooseSubjects } from "./topic-choice";

/** How long a person at the screen is kept waiting for one article. */
const oneTimeoutMs = 90_000;
/** A batch is shown again for this long after it was ordered. */
const shownMs = dayMs;
/** Longer than the longest pause between two attempts. */
const stalledMs = 20 * 60_000;
const comparedTitles = 300;
const catalogue = subjects.map(({ title, topic }) => ({ title, category: topic.category }));

/** Writes one article while the caller waits. */
export async function generateOne(deps: Deps, input: GenerationInput, user: SessionUser): Promise<Post> {
  const { items } = await order(deps, 1, input, user);
  const [item] = items;
  if (!item) throw new AppError("internal", "Artikel tidak dapat dipesan");
  try {
    const result = await writeItem(deps, item.id, { timeoutMs: oneTimeoutMs, retries: false });
    if (result.outcome === "done" && result.post) return result.post;
  } catch (error) {
    throw toAppError(error);
  }
  await failQueued(deps.db, [item.id], busyMessage, deps.clock());
  throw new AppError("rate_limited", busyMessage, { retryAfter: 30 });
}

const busyMessage = "Dua artikel lain sedang ditulis. Silakan coba lagi sebentar lagi.";

/** Stores a batch and sends one message for each of its articles. */
export async function startBatch(
  deps: Deps,
  count: number,
  input: GenerationInput,
  user: SessionUser,
): Promise<BatchAnswer> {
  const { batchId, items } = await order(deps, count, input, user);
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
  requireLanding((await findOrder(deps.db, id)).landing, user);
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
    countItemsSince(deps.db, startOfDay(now)),
    findLatestBatchId(deps.db, new Date(now.getTime() - shownMs)),
  ]);
  const batch = batchId === null ? null : await getBatch(deps, batchId);
  return { writer: deps.writer.name, dailyLimit: deps.generationDailyLimit, writtenToday, batch };
}

/** Sends a new message for every article that waits although its message is lost; answers how many. */
export async function resumeStalled(deps: Deps): Promise<number> {
  const now = deps.clock();
  const before = new Date(now.getTime() - stalledMs);
  for (let resumed = 0; ; ) {
    const ids = await takeStalled(deps.db, { now, before });
    if (ids.length === 0) return resumed;
    await deps.generationQueue.sendBatch(ids.map(toMessage));
    resumed += ids.length;
  }
}

function allowanceAt({ generationDailyLimit: dailyLimit }: Deps, now: Date): Allowance {
  return { dailyLimit, dayStart: startOfDay(now), now };
}

/** 403 for who may not bring articles before the public, but to the desk. */
function requireLanding(landing: Landing, { role }: SessionUser): void {
  if (landing !== "published" || may(role, "generation.publish")) return;
  throw new AppError("forbidden", "Artikel yang Anda pesan harus menjadi draf atau masuk ke tinjauan");
}

async function order(deps: Deps, count: number, input: GenerationInput, user: SessionUser) {
  const { landing = "published" } = input;
  requireLanding(landing, user);
  const now = deps.clock();
  const allowance = allowanceAt(deps, now);
  const batchId = crypto.randomUUID();
  const category = input.category || null;
  const topic = input.topic || null;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const batch = { id: batchId, count, topic, category, createdBy: user.id, createdAt: now, landing };
  // Once more, with other topics, when another order has taken one of them meanwhile.
  while (true) {
    await refuseWithoutAllowance(deps, count, allowance);
    const chosen = topic
      ? Array.from({ length: count }, () => ({ title: topic, category }))
      : await chooseTopics(deps, count, category, seed);
    const items = chosen.map((subject, position) => ({
      id: crypto.randomUUID(),
      position,
      topic: subject.title,
      category: category ?? subject.category,
      seed: (seed % 1_000_000) + position,
    }));
    const ownTopics = topic ? [] : chosen.map(({ title }) => title);
    if (await insertBatch(deps.db, batch, items, { allowance, ownTopics })) return { batchId, items };
  }
}

async function chooseTopics(deps: Deps, count: number, category: string | null, seed: number) {
  const titles = catalogue.map(({ title }) => title);
  const [newest, taken, open, postsByCategory] = await Promise.all([
    listTitles(deps, comparedTitles),
    findTakenTitles(deps, titles),
    listOpenTopics(deps.db),
    countPostsByCategory(deps),
  ]);
  const choice = { count, category, postsByCategory, seed };
  const fresh = chooseSubjects(catalogue, { ...choice, takenTitles: [...newest, ...taken, ...open] });
  const takenNow = [...open, ...fresh.map(({ title }) => title)];
  const again = deps.writer.repeats
    ? []
    : chooseSubjects(catalogue, { ...choice, count: count - fresh.length, takenTitles: takenNow });
  const chosen = [...fresh, ...again];
  if (chosen.length === count) return chosen;
  const left = chosen.length === 0 ? "sudah habis" : `tinggal ${chosen.length}`;
  throw new AppError("conflict", `Topik bawaan ${left}. Isi topik sendiri, lalu coba lagi.`, {
    fields: { topic: "Isi topik sendiri" },
  });
}

/** Counts by days of UTC: Workers AI renews its allowance at 00:00 UTC. */
async function refuseWithoutAllowance(
  deps: Deps,
  count: number,
  { dayStart, now }: Allowance,
): Promise<void> {
  if (count === 0) return;
  const [written, hold] = await Promise.all([countItemsSince(deps.db, dayStart), findHold(deps.db, now)]);
  const until = hold ?? (written + count > deps.generationDailyLimit ? startOfNextDay(now) : null);
  if (!until) return;
  const left = Math.max(0, deps.generationDailyLimit - written);
  const message = hold
    ? "Jatah harian penulis sudah habis dan pulih pukul 07.00 WIB"
    : `Batas ${deps.generationDailyLimit} artikel per hari: tersisa ${left} sampai pukul 07.00 WIB`;
  throw new AppError("rate_limited", message, {
    retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000),
  });
}

/** Sends the messages of items; when that fails they are failed too, so that staff can try them again. */
async function send(deps: Deps, ids: string[]): Promise<void> {
  try {
    await deps.generationQueue.sendBatch(ids.map(toMessage));
  } catch (error) {
    const message = "Antrean tidak dapat dihubungi. Silakan coba lagi.";
    await failQueued(deps.db, ids, message, deps.clock());
    throw new AppError("upstream_failed", message, { cause: error });
  }
}

const toMessage = (itemId: string): MessageSendRequest<GenerationMessage> => ({
  body: { kind: "article", itemId },
});

function toItem({ item, post }: ItemWithPost) {
  const { id, topic, state, attempts, error } = item;
  return { id, topic, state, attempts, error, notBefore: item.notBefore?.toISOString() ?? null, post };
}

function toAppError(error: unknown): unknown {
  if (!(error instanceof WriterError)) return error;
  const { fault, message, retryAfter } = error;
  const options = { cause: error, ...(retryAfter !== undefined && { retryAfter }) };
  return new AppError(fault === "stop" ? "rate_limited" : "upstream_failed", message, options);
}
