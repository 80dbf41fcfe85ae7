import { adminUrlOf } from "../contact/notify/channel";
import { queueNotificationAgain } from "../contact/notify/notification.service";
import type { SessionUser } from "../contract/auth";
import { nameDateTime } from "../contract/jakarta";
import type { FailedJob, Fault, Operations, RetryInput } from "../contract/operations";
import type { Deps } from "../deps";
import { AppError, describeError, log, within } from "../errors";
import { retryBatch } from "../generation/orders/order.service";
import { deployedVersion, isClockLate } from "../health/health.service";
import type { JobKind } from "../jobs/job";
import { announceJobs } from "../jobs/job.service";
import { dayMs } from "../utc-day";
import {
  claimUntold,
  findFailed,
  noteFaults,
  noteMoment,
  readNoted,
  readState,
  releaseUntold,
  requeueFailed,
} from "./operations.repository";

const minuteMs = 60_000;
const databaseSlowMs = 2000;
const partTimeoutMs = 3000;
/** Runs of the clock in which a task fails before anybody is told. */
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

/** How the site runs, and what is wrong with it. */
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
  return { faults: faultsOf(found, { now: now.getTime(), ms, hasStore }), ...found };
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
  const countOf = async (queue: Queue) =>
    within(partTimeoutMs, "the queue", queue.metrics()).then(
      ({ backlogCount }) => backlogCount,
      () => null,
    );
  const mains = { enquiries: deps.enquiryQueue, generation: deps.generationQueue, media: deps.mediaQueue };
  const entries = Object.entries(mains).map(async ([name, queue]) => {
    const [waiting, dead] = await Promise.all([countOf(queue), countOf(deps.deadQueues[name as QueueName])]);
    return [name, { waiting, dead }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

interface Measured {
  now: number;
  /** What the database took to answer. */
  ms: number;
  hasStore: boolean;
}

function faultsOf(found: Omit<Operations, "faults">, { now, ms, hasStore }: Measured): Fault[] {
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
  // One of a kind: a kind is told once.
  return [...Map.groupBy(faults, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    kind,
    text: ofKind.map(({ text }) => text).join(" "),
  }));
}

const timeText = (moment: string) => `${nameDateTime(new Date(moment))} WIB`;

/** Notes a run of the clock and what failed in it, by its task, then tells of the faults that stand. */
export async function endTick(deps: Deps, reasons: ReadonlyMap<string, string>): Promise<void> {
  const before: Operations["clock"]["failed"] = JSON.parse(
    (await readNoted(deps.db, "clock"))?.detail || "[]",
  );
  const failed = [...reasons].map(([task, reason]) => ({
    ...{ task, reason: reason.slice(0, 300) },
    times: (before.find((earlier) => earlier.task === task)?.times ?? 0) + 1,
  }));
  await noteMoment(deps.db, "clock", deps.clock(), JSON.stringify(failed));
  await tellFaults(deps);
}

/** Notes the faults that stand, and tells the notification channels of each once, as long as it stands. */
export async function tellFaults(deps: Deps): Promise<void> {
  const { faults } = await readOperations(deps);
  const now = deps.clock();
  await noteFaults(
    deps.db,
    faults.map(({ kind }) => kind),
    now,
  );
  if (faults.length > 0) log("error", "operations_faults", { kinds: faults.map(({ kind }) => kind) });
  if (faults.length === 0 || deps.notificationChannels.length === 0) return;
  const kinds = await claimUntold(deps.db);
  const untold = faults.filter(({ kind }) => kinds.includes(kind));
  if (untold.length === 0) return;
  const message = { type: "operations.alert" as const, faults: untold, at: now.toISOString() };
  const results = await Promise.allSettled(deps.notificationChannels.map(({ send }) => send(message)));
  if (results.some(({ status }) => status === "fulfilled")) return;
  const [first] = results;
  const error = first?.status === "rejected" ? describeError(first.reason) : "";
  log("error", "faults_not_told", { url: adminUrlOf(message), error });
  await releaseUntold(deps.db, kinds);
}

/** Has a job that failed done once more. */
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
