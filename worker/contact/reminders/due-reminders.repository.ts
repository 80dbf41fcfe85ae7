import { sql } from "drizzle-orm";
import { seesEnquiries } from "../../auth/accounts/enquiry-staff.repository";
import { jakartaOffset } from "../../contract/jakarta";
import type { Database } from "../../db/client";
import { batchSql } from "../../db/sql-batch";
import { fromSteps, fromWaiting } from "../inbox/due.repository";
import { keyOfStep, person } from "./recipient.repository";

/** Messages that a queue takes at once. */
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
  const [, reminders] = await batchSql(db, [
    sql`INSERT INTO contact_activities (contact_id, kind, body, idempotency_key, created_at)
      SELECT id, 'reminder', 'Diingatkan: ' || coalesce(nullif(next_action, ''), 'langkah berikutnya'),
        ${keyOfStep(sql`next_action_at`, person)}, ${now} ${due}
      ON CONFLICT DO NOTHING`,
    sql`INSERT INTO contact_reminders (kind, day, user_id, contact_id, step_at, state, worked_at)
      SELECT 'step', date((next_action_at + ${jakartaOffset}) / 1000, 'unixepoch'), ${person}, id, next_action_at,
        ${stateOf(reminding)}, ${now} ${due}
      ON CONFLICT DO NOTHING RETURNING id`,
  ]);
  return (reminders as { id: number }[]).map(({ id }) => id);
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
