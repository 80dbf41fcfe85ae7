import type { Deps } from "../../deps";
import { JobError } from "../../jobs/job";
import type { JobHandler } from "../../jobs/job.service";
import { enquiryUrl } from "../notify/channels/admin-links";
import type { NextStep, ReminderMessage, SummaryMessage, WaitingEnquiry } from "../notify/channels/channel";
import { tellChannels } from "../notify/notification.service";
import { type Due, readMorning } from "./morning.repository";
import {
  dropFallenReminder,
  type FoundReminder,
  findReminder,
  reminderEnded,
  reminderFailed,
} from "./reminder.repository";
import { endOfJakartaDay, isSummaryTime } from "./reminder-time";

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
    if (!found.isStanding) {
      if (await dropFallenReminder(deps.db, id, deps.clock())) return [];
      throw new JobError("retry", "Pengingat berubah saat akan dikirim");
    }
    const { told } = found;
    const canTell = deps.notificationChannels.length > 0 || told.length > 0;
    const message = canTell ? await messageOf(deps, id, found) : null;
    if (message) await tellChannels(deps, message, { ledger: "reminder", id, told });
    return reminderEnded(id, message ? "sent" : "dropped", deps.clock());
  },
  onFailed: (subject, now) => reminderFailed(Number(subject), now),
};

/** Null where there is nothing to tell any more. */
async function messageOf(
  deps: Deps,
  reminderId: number,
  { day, staff, step }: FoundReminder,
): Promise<ReminderMessage | SummaryMessage | null> {
  if (step) return { type: "enquiry.reminder", reminderId, staff, ...step };
  const now = deps.clock();
  if (!isSummaryTime(now, day, deps.holidays)) return null;
  const userId = staff?.id ?? null;
  const { overdue, today, steps, counts } = await readMorning(deps.db, {
    ...{ userId, now, endOfDay: endOfJakartaDay(now) },
  });
  // What nobody has taken is told of before its last day: nobody else looks after it.
  const left = counts.steps + (staff ? counts.overdue + counts.today : counts.waiting);
  if (left === 0) return null;
  return {
    ...{ type: "enquiry.summary", reminderId, staff, day },
    overdue: overdue.map((due) => toWaiting(due, now)),
    today: today.map((due) => toWaiting(due, now)),
    steps: steps.map(toStep),
    counts,
  };
}

function toWaiting({ id, name, websiteType, submittedAt, dueAt }: Due, now: Date): WaitingEnquiry {
  const waitingMinutes = Math.max(0, Math.floor((now.getTime() - submittedAt.getTime()) / 60_000));
  return { id, name, websiteType, waitingMinutes, dueAt: dueAt.toISOString(), adminUrl: enquiryUrl(id) };
}

function toStep({ id, name, websiteType, nextAction, nextActionAt }: Due): NextStep {
  return {
    ...{ id, name, websiteType, nextAction },
    nextActionAt: nextActionAt.toISOString(),
    adminUrl: enquiryUrl(id),
  };
}
