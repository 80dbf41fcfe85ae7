import { sql } from "drizzle-orm";
import { maySeeEnquiries } from "../../auth/accounts/enquiry-staff.repository";
import type { ContactPerson } from "../../contract/inbox/contact-submission";
import type { Database } from "../../db/client";
import { batchSql } from "../../db/sql-batch";
import { hasEnded, type JobWrites } from "../../jobs/job.repository";
import { hasStep } from "../inbox/due.repository";
import type { Enquiry } from "../notify/channels/channel";
import { keyOfStep, person } from "./recipient.repository";

const isStanding = sql`CASE contact_reminders.kind
  WHEN 'step' THEN EXISTS (SELECT 1 FROM contact_submissions WHERE contact_submissions.id = contact_reminders.contact_id
    AND ${hasStep} AND next_action_at = contact_reminders.step_at AND ${person} IS contact_reminders.user_id)
  ELSE contact_reminders.user_id IS NULL OR ${maySeeEnquiries(sql`contact_reminders.user_id`)} END`;

export interface FoundReminder {
  day: string;
  staff: ContactPerson | null;
  isStanding: boolean;
  /** Null for a summary. */
  step: { enquiry: Enquiry; nextAction: string | null; nextActionAt: string } | null;
  /** Channels that were told already. */
  told: string[];
}

interface ReminderRow {
  day: string;
  staff_id: number | null;
  staff_name: string | null;
  is_standing: number;
  contact_id: number | null;
  name: string;
  email: string;
  phone_number: string | null;
  website_type: string | null;
  message: string;
  submitted_at: number;
  next_action: string | null;
  next_action_at: number | null;
}

/** A reminder that waits, with what it is about now; null when there is none (any more). */
export async function findReminder(db: Database, id: number): Promise<FoundReminder | null> {
  const [rows, channels] = await batchSql(db, [
    sql`SELECT day, users.id AS staff_id, users.name AS staff_name, ${isStanding} AS is_standing,
        contact_id, contact_submissions.name, email, phone_number, website_type, message, submitted_at, next_action, next_action_at
      FROM contact_reminders LEFT JOIN users ON users.id = contact_reminders.user_id
      LEFT JOIN contact_submissions ON contact_submissions.id = contact_id
      WHERE contact_reminders.id = ${id} AND state = 'pending'`,
    sql`SELECT channel FROM contact_reminder_channels WHERE reminder_id = ${id} AND sent_at IS NOT NULL`,
  ]);
  const [row] = rows as ReminderRow[];
  if (!row) return null;
  return {
    day: row.day,
    staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? "" },
    isStanding: row.is_standing === 1,
    step: row.contact_id === null ? null : stepOf(row, row.contact_id),
    told: (channels as { channel: string }[]).map(({ channel }) => channel),
  };
}

function stepOf(row: ReminderRow, id: number): FoundReminder["step"] {
  const { name, email, message } = row;
  const { phone_number: phoneNumber, website_type: websiteType } = row;
  const submittedAt = new Date(row.submitted_at).toISOString();
  return {
    enquiry: { id, name, email, phoneNumber, websiteType, message, submittedAt },
    nextAction: row.next_action,
    nextActionAt: new Date(row.next_action_at ?? 0).toISOString(),
  };
}

/** Notes that a reminder was told, or dropped, unless it is over. */
export function reminderEnded(id: number, state: "sent" | "dropped", now: Date): JobWrites {
  return [
    sql`UPDATE contact_reminders SET state = ${state}, worked_at = ${now.getTime()}
      WHERE id = ${id} AND state = 'pending'`,
  ];
}

/** Drops a reminder of what stands no longer. False when it waits all the same, or is over. */
export async function dropFallenReminder(db: Database, id: number, now: Date): Promise<boolean> {
  const dropped =
    await db.all(sql`UPDATE contact_reminders SET state = 'dropped', worked_at = ${now.getTime()}
    WHERE id = ${id} AND state = 'pending' AND NOT (${isStanding}) RETURNING id`);
  return dropped.length > 0;
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
