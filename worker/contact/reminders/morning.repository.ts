import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { batchSql } from "../../db/sql-batch";
import { fromSteps, fromWaiting } from "../inbox/due.repository";
import { belongsTo } from "./recipient.repository";

/** Named in one message, of each kind. */
const mostNamed = 20;

interface DueRow {
  id: number;
  name: string;
  website_type: string | null;
  submitted_at: number;
  due_at: number;
  next_action: string | null;
  next_action_at: number;
  total: number;
}

/** What somebody, or with null nobody, has to do before `endOfDay`: the most urgent first, and how many there are. */
export async function readMorning(
  db: Database,
  { userId, now, endOfDay }: { userId: number | null; now: Date; endOfDay: Date },
) {
  const end = endOfDay.getTime();
  const at = now.getTime();
  const named = (
    matching: SQL,
    order: SQL,
  ) => sql`SELECT id, name, website_type, submitted_at, due_at, next_action,
      next_action_at, count(*) OVER () AS total FROM ${matching} AND ${belongsTo(userId)} ORDER BY ${order}, id LIMIT ${mostNamed}`;
  const [overdue, today, steps, allWaiting] = (await batchSql(db, [
    named(sql`${fromWaiting} AND due_at <= ${at}`, sql`due_at`),
    // A promise that ends with the day, as that to whoever wrote at a weekend does, ends today.
    named(sql`${fromWaiting} AND due_at > ${at} AND due_at <= ${end}`, sql`due_at`),
    named(sql`${fromSteps} AND next_action_at < ${end}`, sql`next_action_at`),
    sql`SELECT count(*) AS total FROM ${fromWaiting} AND ${belongsTo(userId)}`,
  ])) as DueRow[][];
  const totalOf = (rows: DueRow[] | undefined) => rows?.[0]?.total ?? 0;
  return {
    overdue: (overdue ?? []).map(toDue),
    today: (today ?? []).map(toDue),
    steps: (steps ?? []).map(toDue),
    counts: {
      overdue: totalOf(overdue),
      today: totalOf(today),
      steps: totalOf(steps),
      waiting: totalOf(allWaiting),
    },
  };
}

function toDue(row: DueRow) {
  return {
    ...{ id: row.id, name: row.name, websiteType: row.website_type, nextAction: row.next_action },
    submittedAt: new Date(row.submitted_at),
    dueAt: new Date(row.due_at),
    nextActionAt: new Date(row.next_action_at),
  };
}

export type Due = ReturnType<typeof toDue>;
