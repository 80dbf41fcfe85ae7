import { type SQL, sql } from "drizzle-orm";
import type { ContactSearch } from "../../contract/inbox/contact-submission";

/** A moment, and the end of its day in Jakarta. */
export interface DueTime {
  now: Date;
  endOfToday: Date;
}

export type Due = NonNullable<ContactSearch["due"]>;

/** Nobody has answered yet. */
export const isWaiting = sql`due_at IS NOT NULL AND stage = 'new' AND first_response_at IS NULL AND suspicions = ''`;
/** Where there is still something to do. */
export const isOpen = sql`stage IN ('new', 'contacted', 'proposal') AND suspicions = ''`;
/** There is a next step, and still something to do. */
export const hasStep = sql`next_action_at IS NOT NULL AND ${isOpen}`;

/**
 * The beginning of a query of those that nobody has answered. Without the name of the index all that ever were new are
 * looked through: SQLite knows no numbers of rows, and takes the equal stage for the better choice.
 */
export const fromWaiting = sql`contact_submissions INDEXED BY contact_submissions_waiting WHERE ${isWaiting}`;
/** The same of those with a next step. */
export const fromSteps = sql`contact_submissions INDEXED BY contact_submissions_steps WHERE ${hasStep}`;

/** A query of the ids of what is due. What is promised by the midnight that ends today has to be answered today. */
export function dueIds(due: Due, { now, endOfToday }: DueTime): SQL {
  const at = now.getTime();
  const end = endOfToday.getTime();
  const queries: Record<Due, SQL> = {
    waiting: sql`SELECT id FROM ${fromWaiting}`,
    overdue: sql`SELECT id FROM ${fromWaiting} AND due_at <= ${at}`,
    today: sql`SELECT id FROM ${fromWaiting} AND due_at > ${at} AND due_at <= ${end}
      UNION SELECT id FROM ${fromSteps} AND next_action_at < ${end}`,
  };
  return queries[due];
}

/** What has waited longest comes first; a promise counts as long as nobody has answered. */
export function dueOrder(due: Due): SQL {
  if (due !== "today") return sql`due_at, id`;
  const promise = sql`CASE WHEN ${isWaiting} THEN due_at END`;
  return sql`min(coalesce(${promise}, next_action_at), coalesce(next_action_at, ${promise})), id`;
}
