import { type SQL, sql } from "drizzle-orm";
import { seesEnquiries } from "../../auth/accounts/enquiry-staff.repository";

/** Of a row of `contact_submissions`: nobody has answered yet. */
export const isWaiting = sql`due_at IS NOT NULL AND stage = 'new' AND first_response_at IS NULL AND suspicions = ''`;

/** Of a row too: it has a next step, and there is still something to do. */
export const hasStep = sql`next_action_at IS NOT NULL AND stage IN ('new', 'contacted', 'proposal') AND suspicions = ''`;

/**
 * What a `FROM` is followed by, to be gone on with. Each names the index that holds no other rows: without figures of the
 * table SQLite takes the one of the stage, and reads through every enquiry that is new.
 */
export const waiting = sql`contact_submissions INDEXED BY contact_submissions_waiting WHERE ${isWaiting}`;
export const withStep = sql`contact_submissions INDEXED BY contact_submissions_steps WHERE ${hasStep}`;

/** Whom it belongs to: null where nobody has taken it, or whoever had may no longer see it. */
export const person = sql`(SELECT users.id FROM users
  WHERE users.id = contact_submissions.assignee_id AND ${seesEnquiries})`;

/** Holds of what belongs to an account (a number, a column), or with null to nobody. */
export function belongsTo(userId: number | null | SQL): SQL {
  return sql`${person} IS ${userId}`;
}
