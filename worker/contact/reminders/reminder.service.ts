import { dayOf, type Holidays, isWorkingDay, momentOf } from "../../contract/jakarta";
import type { Deps } from "../../deps";
import { announceJobs, type JobHandler } from "../../jobs/job.service";
import { dueTimeOf } from "../inbox/inbox.service";
import { enquiryUrl, type ReminderMessage, type SummaryMessage } from "../notify/channel";
import { notifyChannels } from "../notify/notification.service";
import {
  type Due,
  type FoundReminder,
  findReminder,
  insertStepReminders,
  insertSummaries,
  readMorning,
  reminderEnded,
  reminderFailed,
} from "./reminder.repository";

/** Reminds of each next step whose time has come, once for each time and person; answers how many. */
export async function remindOfSteps(deps: Deps): Promise<number> {
  const isTold = deps.notificationChannels.length > 0;
  const ids = await insertStepReminders(deps.db, { now: deps.clock(), isTold });
  if (isTold) await announce(deps, ids);
  return ids.length;
}

/** Has everybody told once, on the morning of a working day, of what is due; answers how many have something. */
export async function summarizeMornings(deps: Deps): Promise<number> {
  const now = deps.clock();
  const day = dayOf(now);
  if (!isSummaryTime(now, day, deps.holidays)) return 0;
  const isTold = deps.notificationChannels.length > 0;
  const ids = await insertSummaries(deps.db, { now, isTold, day, endOfDay: dueTimeOf(now).endOfToday });
  await announce(deps, ids);
  return ids.length;
}

function announce(deps: Deps, ids: readonly number[]): Promise<void> {
  return announceJobs(
    deps,
    ids.map((id) => ({ kind: "reminder", subject: String(id) })),
  );
}

/**
 * Tells every configured channel of a reminder that has not been told yet, as things stand now; what has become
 * pointless is dropped.
 */
export const reminderHandler: JobHandler = {
  kind: "reminder",
  timeoutMs: 60_000,
  maxRunning: 10,
  failed: { once: "Pengingat belum terkirim", always: "Pengingat gagal dikirim" },
  run: async (deps, subject) => {
    const id = Number(subject);
    const found = await findReminder(deps.db, id);
    if (!found) return [];
    const { told, isStanding } = found;
    const canTell = isStanding && (deps.notificationChannels.length > 0 || told.length > 0);
    const message = canTell ? await messageOf(deps, id, found) : null;
    if (message) await notifyChannels(deps, message, { ledger: "reminder", id, told });
    return reminderEnded(id, message ? "sent" : "dropped", deps.clock());
  },
  onFailed: (subject, now) => reminderFailed(Number(subject), now),
};

async function messageOf(
  deps: Deps,
  reminderId: number,
  { day, staff, step }: FoundReminder,
): Promise<ReminderMessage | SummaryMessage | null> {
  if (step) return { type: "enquiry.reminder", reminderId, staff, ...step };
  const now = deps.clock();
  if (!isSummaryTime(now, day, deps.holidays)) return null;
  const window = { userId: staff?.id ?? null, now, endOfDay: dueTimeOf(now).endOfToday };
  const { overdue, today, steps, counts } = await readMorning(deps.db, window);
  // What nobody has taken is told of before its last day: nobody else looks after it.
  const left = counts.steps + (staff ? counts.overdue + counts.today : counts.waiting);
  if (left === 0) return null;
  const toWaiting = (due: Due) => ({
    ...toSummarized(due),
    waitingMinutes: Math.max(0, Math.floor((now.getTime() - due.submittedAt) / 60_000)),
    dueAt: new Date(due.dueAt).toISOString(),
  });
  const toStep = (due: Due) => ({
    ...toSummarized(due),
    nextAction: due.nextAction,
    nextActionAt: new Date(due.nextActionAt).toISOString(),
  });
  return {
    ...{ type: "enquiry.summary", reminderId, staff, day, counts },
    ...{ overdue: overdue.map(toWaiting), today: today.map(toWaiting), steps: steps.map(toStep) },
  };
}

function toSummarized({ id, name, websiteType }: Due) {
  return { id, name, websiteType, adminUrl: enquiryUrl(id) };
}

/** Whether the summary of a day of Jakarta may still be made and sent: on working days from 08.00 until 20.00. */
function isSummaryTime(now: Date, day: string, holidays: Holidays): boolean {
  const isOpen = now >= momentOf(day, "08:00") && now < momentOf(day, "20:00");
  return isOpen && isWorkingDay(day, holidays);
}
