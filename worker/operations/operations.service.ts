import { sql } from "drizzle-orm";
import { toAdminUrl } from "../contact/notify/channel";
import { queueNotificationAgain } from "../contact/notify/notification.service";
import type { SessionUser } from "../contract/auth";
import { nameDateTime } from "../contract/jakarta";
import type { FailedJob, Fault, FaultKind, Operations, RetryInput } from "../contract/operations";
import { batchNamed, batchSql, type Database } from "../db/client";
import type { Deps } from "../deps";
import { AppError, describeError, log } from "../errors";
import { retryBatch } from "../generation/orders/order.service";
import { deployedVersion, isClockLate } from "../health/health.service";
import type { JobKey, JobKind } from "../jobs/job";
import { enqueueStatement } from "../jobs/job.repository";
import { announceJobs } from "../jobs/job.service";
import { within } from "../limits";
import { dayMs } from "../utc-day";

const minuteMs = 60_000;
const databaseSlowMs = 2000;
const partTimeoutMs = 3000;
/** Consecutive failures of a scheduled task before it counts as a fault. */
const taskFailures = 2;
const backupLateMs = 2 * dayMs;

const queues = {
  enquiries: { label: "kontak", kinds: ["enquiry", "reminder"], lateMs: 60 * minuteMs },
  generation: {
    label: "artikel",
    kinds: [
      "article",
      "format",
      "format-undo",
      "import-read",
      "import-run",
      "import-undo",
      "export",
      "links",
    ],
    lateMs: 180 * minuteMs,
  },
  media: { label: "gambar", kinds: ["picture"], lateMs: 180 * minuteMs },
} as const satisfies Record<string, { label: string; kinds: readonly JobKind[]; lateMs: number }>;
type QueueName = keyof typeof queues;

const notificationKinds: readonly string[] = queues.enquiries.kinds;

export async function readOperations(deps: Deps): Promise<Operations> {
  const now = deps.clock();
  const [state, hasStore, counts] = await Promise.all([
    readState(deps.db, now).then((read) => ({ ...read, ms: deps.clock().getTime() - now.getTime() })),
    isAnswered("KV", deps.kv.get("healthz")),
    readQueues(deps),
  ]);
  const { waiting, paused, failed, ordered, ms } = state;
  const noted = (key: string) => state.noted.find((row) => row.key === key);
  const [clock, backup] = [noted("clock"), noted("backup")];
  const jobs = failed.map(({ at, ...job }) => ({ ...job, failedAt: new Date(at).toISOString() }));
  const pausedUntil = (kind: JobKind) => toIso(paused.find((row) => row.kind === kind)?.until);
  const found: Omit<Operations, "faults"> = {
    clock: { lastTick: toIso(clock?.at), failed: JSON.parse(clock?.detail || "[]") },
    queues: Object.entries(queues).map(([name, { kinds }]) => {
      const times = waiting.filter(({ kind }) => (kinds as readonly JobKind[]).includes(kind));
      const oldest = times.length > 0 ? Math.min(...times.map(({ since }) => since)) : undefined;
      return { name: name as QueueName, ...counts[name as QueueName], oldest: toIso(oldest) };
    }),
    jobs: jobs.filter(({ kind }) => !notificationKinds.includes(kind)),
    notifications: {
      channels: deps.notificationChannels.map(({ name }) => name),
      failed: jobs.filter(({ kind }) => notificationKinds.includes(kind)),
    },
    quotas: {
      ai: {
        used: ordered[0]?.count ?? 0,
        limit: deps.generationDailyLimit,
        pausedUntil: pausedUntil("article"),
      },
      pictures: { used: null, limit: null, pausedUntil: pausedUntil("picture") },
    },
    backup: { at: toIso(backup?.at) },
    version: deployedVersion,
  };
  return { faults: findFaults(found, { now: now.getTime(), ms, hasStore }), ...found };
}

const toIso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

async function isAnswered(part: string, call: Promise<unknown>): Promise<boolean> {
  return within(partTimeoutMs, part, call).then(
    () => true,
    () => false,
  );
}

async function readQueues(
  deps: Deps,
): Promise<Record<QueueName, { waiting: number | null; dead: number | null }>> {
  const countMessages = async (queue: Queue) =>
    within(partTimeoutMs, "the queue", queue.metrics()).then(
      ({ backlogCount }) => backlogCount,
      () => null,
    );
  const mains = { enquiries: deps.enquiryQueue, generation: deps.generationQueue, media: deps.mediaQueue };
  const entries = Object.entries(mains).map(async ([name, queue]) => {
    const [waiting, dead] = await Promise.all([
      countMessages(queue),
      countMessages(deps.deadQueues[name as QueueName]),
    ]);
    return [name, { waiting, dead }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

interface Measured {
  now: number;
  ms: number;
  hasStore: boolean;
}

function findFaults(found: Omit<Operations, "faults">, { now, ms, hasStore }: Measured): Fault[] {
  const { clock, notifications, quotas, backup } = found;
  const faults: Fault[] = [];
  const add = (kind: Fault["kind"], text: string) => faults.push({ kind, text });
  if (ms > databaseSlowMs)
    add("database", `Basis data menjawab lambat (${(ms / 1000).toFixed(1).replace(".", ",")} detik).`);
  if (!hasStore) add("store", "Penyimpanan sesi (KV) tidak menjawab.");
  if (found.queues.some(({ waiting }) => waiting === null)) add("queue", "Antrean pekerjaan tidak menjawab.");
  if (clock.lastTick && isClockLate(Date.parse(clock.lastTick), now)) {
    const since = timeText(clock.lastTick);
    add(
      "clock",
      `Jam situs berhenti sejak ${since}: pengingat, kirim ulang, dan pembersihan tidak berjalan.`,
    );
  }
  const tasks = clock.failed.filter(({ times }) => times >= taskFailures).map(({ task }) => task);
  if (tasks.length > 0) add("task", `Tugas berkala gagal berulang kali: ${tasks.join(", ")}.`);
  for (const { name, oldest } of found.queues) {
    const { label, lateMs } = queues[name];
    if (oldest && now - Date.parse(oldest) > lateMs)
      add("backlog", `Pekerjaan di antrean ${label} menunggu sejak ${timeText(oldest)}.`);
  }
  const dead = found.queues.reduce((sum, queue) => sum + (queue.dead ?? 0), 0);
  if (dead > 0) add("dead-letters", `${dead} pesan yang gagal menumpuk di antrean.`);
  const fresh = ({ failedAt }: FailedJob) => now - Date.parse(failedAt) < dayMs;
  const [jobs, untold] = [found.jobs.filter(fresh).length, notifications.failed.filter(fresh).length];
  if (jobs > 0) add("jobs", `${jobs} pekerjaan gagal dalam 24 jam terakhir.`);
  if (untold > 0) add("notifications", `${untold} notifikasi gagal terkirim dalam 24 jam terakhir.`);
  if (quotas.ai.pausedUntil)
    add("ai-quota", `Kuota penulis AI habis sampai ${timeText(quotas.ai.pausedUntil)}.`);
  if (quotas.pictures.pausedUntil)
    add("picture-quota", `Pengolahan gambar ditunda sampai ${timeText(quotas.pictures.pausedUntil)}.`);
  if (backup.at && now - Date.parse(backup.at) > backupLateMs)
    add("backup", `Cadangan terakhir dibuat ${timeText(backup.at)}.`);
  // One fault of each kind, because a kind is announced once.
  return [...Map.groupBy(faults, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    kind,
    text: ofKind.map(({ text }) => text).join(" "),
  }));
}

const timeText = (moment: string) => `${nameDateTime(new Date(moment))} WIB`;

/** Records a scheduled run and its failed tasks, then announces the current faults. */
export async function finishScheduledRun(deps: Deps, reasons: ReadonlyMap<string, string>): Promise<void> {
  const before: Operations["clock"]["failed"] = JSON.parse(
    (await readNoted(deps.db, "clock"))?.detail || "[]",
  );
  const failed = [...reasons].map(([task, reason]) => ({
    ...{ task, reason: reason.slice(0, 300) },
    times: (before.find((earlier) => earlier.task === task)?.times ?? 0) + 1,
  }));
  await noteMoment(deps.db, "clock", deps.clock(), JSON.stringify(failed));
  await announceFaults(deps);
}

/** Records the current faults and notifies the channels of each new one. */
export async function announceFaults(deps: Deps): Promise<void> {
  const { faults } = await readOperations(deps);
  const now = deps.clock();
  await noteFaults(
    deps.db,
    faults.map(({ kind }) => kind),
    now,
  );
  if (faults.length > 0) log("error", "operations_faults", { kinds: faults.map(({ kind }) => kind) });
  if (faults.length === 0 || deps.notificationChannels.length === 0) return;
  const kinds = await claimUnannounced(deps.db);
  const untold = faults.filter(({ kind }) => kinds.includes(kind));
  if (untold.length === 0) return;
  const message = { type: "operations.alert" as const, faults: untold, at: now.toISOString() };
  const results = await Promise.allSettled(deps.notificationChannels.map(({ send }) => send(message)));
  if (results.some(({ status }) => status === "fulfilled")) return;
  const [first] = results;
  const error = first?.status === "rejected" ? describeError(first.reason) : "";
  log("error", "faults_not_told", { url: toAdminUrl(message), error });
  await releaseClaims(deps.db, kinds);
}

export async function retryJob(deps: Deps, { kind, subject }: RetryInput, user: SessionUser): Promise<void> {
  const failed = await findFailed(deps.db, kind, subject);
  if (!failed) throw new AppError("conflict", "Pekerjaan ini tidak gagal (lagi). Muat ulang halaman ini.");
  if (kind === "article") {
    await retryBatch(deps, failed.batchId ?? "", subject, user);
    return;
  }
  if (kind === "enquiry") return queueNotificationAgain(deps, Number(subject));
  const now = deps.clock();
  await requeueFailed(deps.db, { kind, subject }, now);
  await announceJobs(deps, [{ kind, subject }]);
}

const shownDays = 7;
/** At most this many of each kind, so that a broken channel hides no other kind. */
const mostJobs = 20;

interface Noted {
  key: string;
  at: number;
  detail: string;
}

/** Everything in the database about the state of the site, in one round trip. */
export async function readState(db: Database, now: Date) {
  const at = now.getTime();
  return batchNamed(db, {
    noted: sql<Noted>`SELECT key, at, detail FROM operations`,
    waiting: sql<{
      kind: JobKind;
      since: number;
    }>`SELECT kind, min(max(created_at, not_before)) AS since FROM jobs
      WHERE state = 'queued' AND not_before <= ${at} GROUP BY kind`,
    paused: sql<{ kind: JobKind; until: number }>`SELECT kind, max(not_before) AS until FROM jobs
      WHERE state = 'queued' AND not_before > ${at} AND error IS NOT NULL GROUP BY kind`,
    failed: sql<Omit<FailedJob, "failedAt"> & { kind: JobKind; at: number }>`SELECT kind, subject,
        coalesce(error, '') AS reason, updated_at AS at,
        coalesce(
          (SELECT topic FROM generation_items WHERE kind = 'article' AND id = subject),
          (SELECT name FROM contact_submissions WHERE kind = 'enquiry' AND id = subject),
          (SELECT name FROM media WHERE kind = 'picture' AND id = subject), '') AS title
      FROM (SELECT *, row_number() OVER (PARTITION BY kind ORDER BY updated_at DESC) AS rank
        FROM jobs WHERE state = 'failed' AND updated_at > ${at - shownDays * dayMs})
      WHERE rank <= ${mostJobs} ORDER BY updated_at DESC`,
    ordered: sql<{ count: number }>`SELECT count(*) AS count FROM jobs
      WHERE kind = 'article' AND created_at >= ${Math.floor(at / dayMs) * dayMs}`,
  });
}

type NotedKey = "clock" | "backup" | "pictures";

export async function noteMoment(db: Database, key: NotedKey, at: Date, detail = "") {
  await db.run(sql`INSERT INTO operations (key, at, detail) VALUES (${key}, ${at.getTime()}, ${detail})
    ON CONFLICT (key) DO UPDATE SET at = excluded.at, detail = excluded.detail`);
}

export async function readNoted(db: Database, key: NotedKey): Promise<Noted | null> {
  const [row] = await db.all<Noted>(sql`SELECT key, at, detail FROM operations WHERE key = ${key}`);
  return row ?? null;
}

const faultKey = (kind: FaultKind) => `fault:${kind}`;

/** Records the current faults and deletes those that have ended. */
async function noteFaults(db: Database, kinds: readonly FaultKind[], now: Date): Promise<void> {
  const keys = JSON.stringify(kinds.map(faultKey));
  await db.run(
    sql`DELETE FROM operations WHERE key LIKE 'fault:%' AND key NOT IN (SELECT value FROM json_each(${keys}))`,
  );
  await db.run(
    sql`INSERT OR IGNORE INTO operations (key, at) SELECT value, ${now.getTime()} FROM json_each(${keys})`,
  );
}

/** Claims the faults that were not announced yet, so that no concurrent call announces them too. */
async function claimUnannounced(db: Database): Promise<FaultKind[]> {
  const rows = await db.all<{ key: string }>(
    sql`UPDATE operations SET detail = 'told' WHERE key LIKE 'fault:%' AND detail = '' RETURNING key`,
  );
  return rows.map(({ key }) => key.slice(faultKey("" as FaultKind).length) as FaultKind);
}

async function releaseClaims(db: Database, kinds: readonly FaultKind[]): Promise<void> {
  const keys = JSON.stringify(kinds.map(faultKey));
  await db.run(sql`UPDATE operations SET detail = '' WHERE key IN (SELECT value FROM json_each(${keys}))`);
}

/** Requeues a failed job, and marks its reminder as pending. */
export async function requeueFailed(db: Database, { kind, subject }: JobKey, now: Date): Promise<void> {
  await batchSql(db, [
    ...(kind === "reminder"
      ? [sql`UPDATE contact_reminders SET state = 'pending' WHERE id = ${subject} AND state = 'failed'`]
      : []),
    enqueueStatement(kind, sql`SELECT ${subject}`, now),
  ]);
}

async function findFailed(db: Database, kind: JobKind, subject: string) {
  const [row] = await db.all<{ batchId: string | null }>(sql`SELECT
      (SELECT batch_id FROM generation_items WHERE id = subject) AS batchId
    FROM jobs WHERE kind = ${kind} AND subject = ${subject} AND state = 'failed'`);
  return row ?? null;
}
