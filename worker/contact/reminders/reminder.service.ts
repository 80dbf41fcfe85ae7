import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { maySeeEnquiries, seesEnquiries } from "../../auth/accounts/user.repository";
import type { ContactPerson } from "../../contract/inbox/contact-submission";
import { type Holidays, isWorkingDay, jakartaOffset, toDay, toMoment } from "../../contract/jakarta";
import { batchNamed, type Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { contactReminderChannels, contactReminders, contactSubmissions } from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { hasEnded, type JobWrites } from "../../jobs/job.repository";
import { announceJobs, type JobHandler } from "../../jobs/job.service";
import { fromSteps, fromWaiting, hasStep } from "../inbox/inbox.repository";
import { computeDueTime } from "../inbox/inbox.service";
import { type Enquiry, enquiryUrl, type ReminderMessage, type SummaryMessage } from "../notify/channel";
import { notifyChannels } from "../notify/notification.service";

/** Creates a reminder for each next step whose time has come, once for each time and assignee; returns how many. */
export async function remindOfSteps(deps: Deps): Promise<number> {
  const hasChannels = deps.notificationChannels.length > 0;
  const ids = await insertStepReminders(deps.db, { now: deps.clock(), hasChannels });
  if (hasChannels) await announce(deps, ids);
  return ids.length;
}

/** Creates the morning summaries of a working day once; returns how many accounts have one. */
export async function summarizeMornings(deps: Deps): Promise<number> {
  const now = deps.clock();
  const day = toDay(now);
  if (!isSummaryTime(now, day, deps.holidays)) return 0;
  const hasChannels = deps.notificationChannels.length > 0;
  const ids = await insertSummaries(deps.db, {
    now,
    hasChannels,
    day,
    endOfDay: computeDueTime(now).endOfToday,
  });
  await announce(deps, ids);
  return ids.length;
}

function announce(deps: Deps, ids: readonly number[]): Promise<void> {
  return announceJobs(
    deps,
    ids.map((id) => ({ kind: "reminder", subject: String(id) })),
  );
}

/** Notifies every channel of a pending reminder with current data; a reminder that no longer applies is dropped. */
export const reminderHandler: JobHandler = {
  kind: "reminder",
  timeoutMs: 60_000,
  maxRunning: 10,
  failed: { once: "Pengingat belum terkirim", always: "Pengingat gagal dikirim" },
  run: async (deps, subject) => {
    const id = Number(subject);
    const found = await findReminder(deps.db, id);
    if (!found) return [];
    const { notified, isStanding } = found;
    const canNotify = isStanding && (deps.notificationChannels.length > 0 || notified.length > 0);
    const message = canNotify ? await toMessage(deps, id, found) : null;
    if (message) await notifyChannels(deps, message, { ledger: "reminder", id, notified });
    return reminderEnded(id, message ? "sent" : "dropped", deps.clock());
  },
  onFailed: (subject, now) => reminderFailed(Number(subject), now),
};

async function toMessage(
  deps: Deps,
  reminderId: number,
  { day, staff, step }: FoundReminder,
): Promise<ReminderMessage | SummaryMessage | null> {
  if (step) return { type: "enquiry.reminder", reminderId, staff, ...step };
  const now = deps.clock();
  if (!isSummaryTime(now, day, deps.holidays)) return null;
  const window = { userId: staff?.id ?? null, now, endOfDay: computeDueTime(now).endOfToday };
  const { overdue, today, steps, counts } = await readMorning(deps.db, window);
  // Unassigned enquiries are announced before their due day, because nobody else follows up on them.
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

/** Whether the summary of this day in Jakarta may be sent: on working days from 08.00 to 20.00. */
function isSummaryTime(now: Date, day: string, holidays: Holidays): boolean {
  const isOpen = now >= toMoment(day, "08:00") && now < toMoment(day, "20:00");
  return isOpen && isWorkingDay(day, holidays);
}

/** The assignee of a row of `contact_submissions`; null if it is unassigned or the assignee has lost access. */
const person = sql`(SELECT users.id FROM users
  WHERE users.id = contact_submissions.assignee_id AND ${seesEnquiries})`;

/** The idempotency key of a step reminder's timeline entry; it depends on the step's time and the assignee. */
const keyOfStep = (stepAt: SQL, userId: SQL) =>
  sql`'reminder.' || ${stepAt} || '.' || coalesce(${userId}, 0)`;

const mostMessages = 100;

interface ReminderRun {
  now: Date;
  /** Whether any channel is configured; without one, reminders are stored as dropped. */
  hasChannels: boolean;
}

const toState = ({ hasChannels }: ReminderRun) => (hasChannels ? "pending" : "dropped");

/**
 * Inserts a reminder for each next step whose time has come, with its timeline entry, in one batch; returns the ids of
 * new reminders. A step that was reminded and then unassigned appears in the morning summary instead.
 */
async function insertStepReminders(db: Database, reminding: ReminderRun): Promise<number[]> {
  const now = reminding.now.getTime();
  // Both inserts must select the same steps, so the reminders are inserted last.
  const due = sql`FROM ${fromSteps} AND next_action_at <= ${now}
    AND NOT EXISTS (SELECT 1 FROM contact_reminders AS known
      WHERE known.kind = 'step' AND known.contact_id = contact_submissions.id
        AND known.step_at = contact_submissions.next_action_at
        AND (known.user_id IS ${person} OR (${person} IS NULL AND known.state = 'sent')))
    ORDER BY next_action_at, contact_submissions.id LIMIT ${mostMessages}`;
  const { reminders } = await batchNamed(db, {
    noted: sql`INSERT INTO contact_activities (contact_id, kind, body, idempotency_key, created_at)
      SELECT id, 'reminder', 'Diingatkan: ' || coalesce(nullif(next_action, ''), 'langkah berikutnya'),
        ${keyOfStep(sql`next_action_at`, person)}, ${now} ${due}
      ON CONFLICT DO NOTHING`,
    reminders: sql<{ id: number }>`INSERT INTO contact_reminders
        (kind, day, user_id, contact_id, step_at, state, worked_at)
      SELECT 'step', date((next_action_at + ${jakartaOffset}) / 1000, 'unixepoch'), ${person}, id, next_action_at,
        ${toState(reminding)}, ${now} ${due}
      ON CONFLICT DO NOTHING RETURNING id`,
  });
  return reminders.map(({ id }) => id);
}

/**
 * Inserts one summary a day for every account with access and one for unassigned enquiries, as "dropped" where nothing
 * is due; returns the ids to be sent. What becomes due later that day is in no summary.
 */
async function insertSummaries(
  db: Database,
  reminding: ReminderRun & { day: string; endOfDay: Date },
): Promise<number[]> {
  const { day, now, endOfDay } = reminding;
  const end = endOfDay.getTime();
  const hasSomething = sql`EXISTS (SELECT 1 FROM due WHERE due.person IS persons.id AND (due.is_due OR persons.id IS NULL))`;
  const settled = await db.all<{ id: number; state: string }>(sql`
    WITH due AS (
      SELECT ${person} AS person, due_at <= ${end} AS is_due FROM ${fromWaiting}
      UNION ALL
      SELECT ${person}, 1 FROM ${fromSteps} AND next_action_at < ${end}
    ),
    persons AS (SELECT users.id AS id FROM users WHERE ${seesEnquiries} UNION ALL SELECT NULL)
    INSERT INTO contact_reminders (kind, day, user_id, state, worked_at)
    SELECT 'summary', ${day}, id, CASE WHEN ${hasSomething} THEN ${toState(reminding)} ELSE 'dropped' END, ${now.getTime()}
    FROM persons WHERE NOT EXISTS (SELECT 1 FROM contact_reminders AS known
      WHERE known.kind = 'summary' AND known.day = ${day} AND known.user_id IS persons.id)
    LIMIT ${mostMessages} ON CONFLICT DO NOTHING RETURNING id, state`);
  return settled.filter(({ state }) => state === "pending").map(({ id }) => id);
}

const mostNamed = 20;

interface DueRow {
  id: number;
  name: string;
  websiteType: string | null;
  submittedAt: number;
  dueAt: number;
  nextAction: string | null;
  nextActionAt: number;
  total: number;
}
export type Due = Omit<DueRow, "total">;

/** What an account, or with null nobody, must do before `endOfDay`: most urgent first, with totals. */
async function readMorning(
  db: Database,
  { userId, now, endOfDay }: { userId: number | null; now: Date; endOfDay: Date },
) {
  const end = endOfDay.getTime();
  const at = now.getTime();
  const isTheirs = sql`${person} IS ${userId}`;
  const named = (matching: SQL, order: SQL) => sql<DueRow>`SELECT id, name, website_type AS websiteType,
      submitted_at AS submittedAt, due_at AS dueAt, next_action AS nextAction, next_action_at AS nextActionAt,
      count(*) OVER () AS total FROM ${matching} AND ${isTheirs} ORDER BY ${order}, id LIMIT ${mostNamed}`;
  const { waiting, ...due } = await batchNamed(db, {
    overdue: named(sql`${fromWaiting} AND due_at <= ${at}`, sql`due_at`),
    // A due time at midnight, as weekend enquiries get, belongs to the day that it ends.
    today: named(sql`${fromWaiting} AND due_at > ${at} AND due_at <= ${end}`, sql`due_at`),
    steps: named(sql`${fromSteps} AND next_action_at < ${end}`, sql`next_action_at`),
    waiting: sql<{ total: number }>`SELECT count(*) AS total FROM ${fromWaiting} AND ${isTheirs}`,
  });
  const getTotal = (rows: { total: number }[]) => rows[0]?.total ?? 0;
  const { overdue, today, steps } = due;
  const counts = {
    ...{ overdue: getTotal(overdue), today: getTotal(today) },
    ...{ steps: getTotal(steps), waiting: getTotal(waiting) },
  };
  return { overdue, today, steps, counts };
}

const isStanding = sql<number>`CASE contact_reminders.kind
  WHEN 'step' THEN EXISTS (SELECT 1 FROM contact_submissions WHERE contact_submissions.id = contact_reminders.contact_id
    AND ${hasStep} AND next_action_at = contact_reminders.step_at AND ${person} IS contact_reminders.user_id)
  ELSE contact_reminders.user_id IS NULL OR ${maySeeEnquiries(sql`contact_reminders.user_id`)} END`;

interface FoundReminder {
  day: string;
  staff: ContactPerson | null;
  isStanding: boolean;
  step: { enquiry: Enquiry; nextAction: string | null; nextActionAt: string } | null;
  notified: string[];
}

/** A pending reminder with its enquiry; null if it is not pending. */
async function findReminder(db: Database, reminderId: number): Promise<FoundReminder | null> {
  const { id, name, email, phoneNumber, websiteType, message, submittedAt } = contactSubmissions;
  const { nextAction, nextActionAt } = contactSubmissions;
  const [[row], channels] = await db.batch([
    db
      .select({
        day: contactReminders.day,
        // Columns with the same name overwrite each other in a D1 batch.
        staffId: sql<number | null>`${users.id}`.as("staff_id"),
        staffName: sql<string | null>`${users.name}`.as("staff_name"),
        isStanding,
        enquiry: { id, name, email, phoneNumber, websiteType, message, submittedAt },
        ...{ nextAction, nextActionAt },
      })
      .from(contactReminders)
      .leftJoin(users, eq(users.id, contactReminders.userId))
      .leftJoin(contactSubmissions, eq(id, contactReminders.contactId))
      .where(and(eq(contactReminders.id, reminderId), eq(contactReminders.state, "pending"))),
    db
      .select({ channel: contactReminderChannels.channel })
      .from(contactReminderChannels)
      .where(
        and(eq(contactReminderChannels.reminderId, reminderId), isNotNull(contactReminderChannels.sentAt)),
      ),
  ]);
  if (!row) return null;
  const { enquiry } = row;
  return {
    day: row.day,
    staff: row.staffId === null ? null : { id: row.staffId, name: row.staffName ?? "" },
    isStanding: row.isStanding === 1,
    step: enquiry && {
      enquiry: { ...enquiry, submittedAt: enquiry.submittedAt.toISOString() },
      nextAction: row.nextAction,
      nextActionAt: (row.nextActionAt ?? new Date(0)).toISOString(),
    },
    notified: channels.map(({ channel }) => channel),
  };
}

function reminderEnded(id: number, state: "sent" | "dropped", now: Date): JobWrites {
  return [
    sql`UPDATE contact_reminders SET state = ${state}, worked_at = ${now.getTime()}
      WHERE id = ${id} AND state = 'pending'`,
  ];
}

/** Records that a pending reminder has failed for good; that of a step also in the timeline. */
function reminderFailed(id: number, now: Date): JobWrites {
  const isFailing = sql`contact_reminders.id = ${id} AND contact_reminders.state = 'pending'
    AND ${hasEnded({ kind: "reminder", subject: String(id) }, "failed")}`;
  return [
    // This statement comes first, because the next one ends the pending state that it checks.
    sql`UPDATE contact_activities SET delivery = 'failed' WHERE kind = 'reminder' AND (contact_id, idempotency_key) =
      (SELECT contact_id, ${keyOfStep(sql`step_at`, sql`user_id`)} FROM contact_reminders
        WHERE ${isFailing} AND kind = 'step')`,
    sql`UPDATE contact_reminders SET state = 'failed', worked_at = ${now.getTime()} WHERE ${isFailing}`,
  ];
}
