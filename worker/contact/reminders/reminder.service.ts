import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { maySeeEnquiries, seesEnquiries } from "../../auth/accounts/user.repository";
import type { ContactPerson } from "../../contract/inbox/contact-submission";
import { dayOf, type Holidays, isWorkingDay, jakartaOffset, momentOf } from "../../contract/jakarta";
import { batchNamed, type Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { contactReminderChannels, contactReminders, contactSubmissions } from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { hasEnded, type JobWrites } from "../../jobs/job.repository";
import { announceJobs, type JobHandler } from "../../jobs/job.service";
import { fromSteps, fromWaiting, hasStep } from "../inbox/inbox.repository";
import { dueTimeOf } from "../inbox/inbox.service";
import { type Enquiry, enquiryUrl, type ReminderMessage, type SummaryMessage } from "../notify/channel";
import { notifyChannels } from "../notify/notification.service";

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

/** Of a row of `contact_submissions`: whom it belongs to, null where nobody has taken it, or whoever had may no longer see it. */
const person = sql`(SELECT users.id FROM users
  WHERE users.id = contact_submissions.assignee_id AND ${seesEnquiries})`;

/** Of the line in a timeline that tells of the reminder of a step: that time's, for that person. */
const keyOfStep = (stepAt: SQL, userId: SQL) =>
  sql`'reminder.' || ${stepAt} || '.' || coalesce(${userId}, 0)`;

const mostMessages = 100;

interface Reminding {
  now: Date;
  /** Whether anybody can be told: else a reminder is only noted. */
  isTold: boolean;
}

const stateOf = ({ isTold }: Reminding) => (isTold ? "pending" : "dropped");

/**
 * Notes the next steps whose time has come, each once for its time and person, and in the same batch in the timeline;
 * answers the reminders that are new. What somebody was reminded of and nobody has now stands in the morning's summary.
 */
async function insertStepReminders(db: Database, reminding: Reminding): Promise<number[]> {
  const now = reminding.now.getTime();
  // Before the first insert and after it the same: reminders are written last.
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
        ${stateOf(reminding)}, ${now} ${due}
      ON CONFLICT DO NOTHING RETURNING id`,
  });
  return reminders.map(({ id }) => id);
}

/**
 * Settles once a day for everybody who may see enquiries, and for what nobody has taken, whether there is something to
 * tell them in the morning; answers the summaries to be sent. What comes up later in the day is no morning's matter.
 */
async function insertSummaries(
  db: Database,
  reminding: Reminding & { day: string; endOfDay: Date },
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
    SELECT 'summary', ${day}, id, CASE WHEN ${hasSomething} THEN ${stateOf(reminding)} ELSE 'dropped' END, ${now.getTime()}
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

/** What somebody, or with null nobody, has to do before `endOfDay`: the most urgent first, and how many there are. */
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
    // A promise that ends with the day, as that to whoever wrote at a weekend does, ends today.
    today: named(sql`${fromWaiting} AND due_at > ${at} AND due_at <= ${end}`, sql`due_at`),
    steps: named(sql`${fromSteps} AND next_action_at < ${end}`, sql`next_action_at`),
    waiting: sql<{ total: number }>`SELECT count(*) AS total FROM ${fromWaiting} AND ${isTheirs}`,
  });
  const totalOf = (rows: { total: number }[]) => rows[0]?.total ?? 0;
  const { overdue, today, steps } = due;
  const counts = {
    ...{ overdue: totalOf(overdue), today: totalOf(today) },
    ...{ steps: totalOf(steps), waiting: totalOf(waiting) },
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
  told: string[];
}

/** A reminder that waits, with what it is about now; null when there is none (any more). */
async function findReminder(db: Database, reminderId: number): Promise<FoundReminder | null> {
  const { id, name, email, phoneNumber, websiteType, message, submittedAt } = contactSubmissions;
  const { nextAction, nextActionAt } = contactSubmissions;
  const [[row], channels] = await db.batch([
    db
      .select({
        day: contactReminders.day,
        // Columns of one name are one in a batch.
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
    told: channels.map(({ channel }) => channel),
  };
}

/** Notes that a reminder was told, or dropped, unless it is over. */
function reminderEnded(id: number, state: "sent" | "dropped", now: Date): JobWrites {
  return [
    sql`UPDATE contact_reminders SET state = ${state}, worked_at = ${now.getTime()}
      WHERE id = ${id} AND state = 'pending'`,
  ];
}

/** Notes that the telling of a reminder has failed for good, that of a step also in the timeline, unless it is over. */
function reminderFailed(id: number, now: Date): JobWrites {
  const isFailing = sql`contact_reminders.id = ${id} AND contact_reminders.state = 'pending'
    AND ${hasEnded({ kind: "reminder", subject: String(id) }, "failed")}`;
  return [
    // This comes first, as the other ends the waiting.
    sql`UPDATE contact_activities SET delivery = 'failed' WHERE kind = 'reminder' AND (contact_id, idempotency_key) =
      (SELECT contact_id, ${keyOfStep(sql`step_at`, sql`user_id`)} FROM contact_reminders
        WHERE ${isFailing} AND kind = 'step')`,
    sql`UPDATE contact_reminders SET state = 'failed', worked_at = ${now.getTime()} WHERE ${isFailing}`,
  ];
}
