import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { maySeeEnquiries, seesEnquiries } from "../../auth/accounts/user.repository";
import type { ContactPerson } from "../../contract/inbox/contact-submission";
import { jakartaOffset } from "../../contract/jakarta";
import type { Database } from "../../db/client";
import { batchNamed } from "../../db/client";
import { users } from "../../db/schema/auth";
import { contactReminderChannels, contactReminders, contactSubmissions } from "../../db/schema/contact";
import { hasEnded, type JobWrites } from "../../jobs/job.repository";
import { fromSteps, fromWaiting, hasStep } from "../inbox/filter.repository";
import type { Enquiry } from "../notify/channel";

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
export async function insertStepReminders(db: Database, reminding: Reminding): Promise<number[]> {
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
export async function insertSummaries(
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
export async function readMorning(
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

export interface FoundReminder {
  day: string;
  staff: ContactPerson | null;
  isStanding: boolean;
  step: { enquiry: Enquiry; nextAction: string | null; nextActionAt: string } | null;
  told: string[];
}

/** A reminder that waits, with what it is about now; null when there is none (any more). */
export async function findReminder(db: Database, reminderId: number): Promise<FoundReminder | null> {
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
export function reminderEnded(id: number, state: "sent" | "dropped", now: Date): JobWrites {
  return [
    sql`UPDATE contact_reminders SET state = ${state}, worked_at = ${now.getTime()}
      WHERE id = ${id} AND state = 'pending'`,
  ];
}

/** Notes that the telling of a reminder has failed for good, that of a step also in the timeline, unless it is over. */
export function reminderFailed(id: number, now: Date): JobWrites {
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
