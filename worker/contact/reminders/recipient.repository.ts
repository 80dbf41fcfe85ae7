import { type SQL, sql } from "drizzle-orm";
import { seesEnquiries } from "../../auth/accounts/enquiry-staff.repository";

/** Of a row of `contact_submissions`: whom it belongs to, null where nobody has taken it, or whoever had may no longer see it. */
export const person = sql`(SELECT users.id FROM users
  WHERE users.id = contact_submissions.assignee_id AND ${seesEnquiries})`;

/** Holds of what belongs to an account (a number, a column), or with null to nobody. */
export function belongsTo(userId: number | null | SQL): SQL {
  return sql`${person} IS ${userId}`;
}

/** Of the line in a timeline that tells of the reminder of a step: that time's, for that person. */
export function keyOfStep(stepAt: SQL, userId: SQL): SQL {
  return sql`'reminder.' || ${stepAt} || '.' || coalesce(${userId}, 0)`;
}
