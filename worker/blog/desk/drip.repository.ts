import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { batchSql } from "../../db/sql-batch";
import { laterThanStored } from "../posts/post.repository";
import {
  type Actor,
  approvingStatement,
  type ChosenVersion,
  type FoundState,
  fitting,
  itemsOf,
  readStates,
  statesStatement,
} from "./chosen-posts.repository";
import { approvedBy, fromOf } from "./transition.repository";

export interface Slot extends ChosenVersion {
  at: Date;
}

interface Drip {
  actor: Actor;
  now: Date;
  /** AI articles that may become public on one day of Jakarta. */
  ceiling: number;
}

interface Dripped {
  states: FoundState[];
  /** Days of Jakarta, as YYYY-MM-DD, that would have more AI articles than may be, and how many. */
  overfull: { day: string; count: number }[];
  changed: number;
}

/** The day of Jakarta of a moment in milliseconds, counted from 1970. */
const dayOf = (moment: SQL) => sql`((${moment} + 25200000) / 86400000)`;

function checksOf(slots: readonly Slot[], { actor, now, ceiling }: Drip): SQL {
  const moments = slots.map(({ at }) => at.getTime());
  const dayMs = 86_400_000;
  const [first, last] = [Math.min(...moments) - dayMs, Math.max(...moments) + dayMs];
  return sql`${itemsOf(slots)},
    chosen AS (SELECT blog_posts.id AS id, item.at AS at, generation_item_id IS NOT NULL AS is_ai FROM ${fitting(fromOf("publish", now), actor)}),
    out_of_ai AS (
      SELECT ${dayOf(sql`at`)} AS day FROM chosen WHERE is_ai
      UNION ALL
      SELECT ${dayOf(sql`published_at`)} FROM blog_posts
      WHERE status = 'published' AND published_at BETWEEN ${first} AND ${last} AND generation_item_id IS NOT NULL
        AND id NOT IN (SELECT id FROM item)),
    overfull AS (
      SELECT day, count(*) AS count FROM out_of_ai
      WHERE day IN (SELECT ${dayOf(sql`at`)} FROM chosen WHERE is_ai)
      GROUP BY day HAVING count(*) > ${ceiling})`;
}

const allOf = (slots: readonly Slot[]) =>
  sql`((SELECT count(*) FROM chosen) = ${slots.length} AND NOT EXISTS (SELECT 1 FROM overfull))`;

/** Schedules posts at their moments, all of them or none, in one batch; `isTrial` writes nothing and answers the same. */
export async function scheduleSlots(
  db: Database,
  slots: readonly Slot[],
  drip: Drip,
  { isTrial }: { isTrial: boolean },
): Promise<Dripped> {
  const { actor, now } = drip;
  const at = now.getTime();
  const checks = checksOf(slots, drip);
  const writing = [
    approvingStatement(
      sql`${checks}, allowed AS (SELECT id FROM chosen WHERE ${allOf(slots)})`,
      "allowed",
      actor,
      at,
    ),
    sql`WITH ${checks}
      UPDATE blog_posts SET status = 'published', published_at = chosen.at, ${approvedBy(actor, at)}, updated_at = ${laterThanStored(now)}
      FROM chosen WHERE blog_posts.id = chosen.id AND ${allOf(slots)} RETURNING blog_posts.id`,
  ];
  const results = await batchSql(db, [
    statesStatement(slots),
    sql`WITH ${checks} SELECT day, count FROM overfull ORDER BY day`,
    ...(isTrial ? [] : writing),
  ]);
  const overfull = (results[1] ?? []) as { day: number; count: number }[];
  return {
    states: readStates(results[0]),
    overfull: overfull.map(({ day, count }) => ({ day: dayText(day), count })),
    changed: isTrial ? 0 : (results.at(-1)?.length ?? 0),
  };
}

function dayText(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
