import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { type Acted, actOnContacts, type ChosenContact, writtenColumns } from "./chosen-contacts.repository";
import type { ContactPart } from "./contact-part.repository";

/** Who acts, and when. */
export interface Act {
  userId: number;
  now: Date;
}

/** Changes enquiries, each for itself, and writes what it changes on their timelines. */
export function changeContacts(
  db: Database,
  items: readonly ChosenContact[],
  parts: readonly ContactPart[],
  act: Act,
): Promise<Acted> {
  const needs = sql.join([sql`TRUE`, ...parts.flatMap((part) => part.needs ?? [])], sql` AND `);
  const differs = sql`(${sql.join(
    parts.map((part) => part.differs),
    sql` OR `,
  )})`;
  return actOnContacts(db, items, { differs, needs }, (beginning) => [
    ...parts.flatMap((part) => [
      noting(beginning, part, act),
      ...(part.reopens ? [reopening(beginning)] : []),
    ]),
    sql`${beginning} UPDATE contact_submissions
      SET ${sql.join(
        parts.flatMap(({ sets }) => sets),
        sql`, `,
      )}, version = version + 1
      WHERE id IN (SELECT id FROM chosen) RETURNING ${writtenColumns}`,
  ]);
}

function noting(
  beginning: SQL,
  { kind, differs, body, isResponse = sql`0` }: ContactPart,
  { userId, now }: Act,
): SQL {
  return sql`${beginning} INSERT INTO contact_activities (contact_id, kind, body, actor_id, is_response, created_at)
    SELECT id, ${kind}, ${body}, ${userId}, ${isResponse}, ${now.getTime()}
    FROM contact_submissions WHERE id IN (SELECT id FROM chosen) AND ${differs} ORDER BY id`;
}

/** Messages that were sent stay answers. */
function reopening(beginning: SQL): SQL {
  return sql`${beginning} UPDATE contact_activities SET is_response = 0
    WHERE kind = 'stage' AND is_response = 1 AND contact_id IN (SELECT id FROM chosen)`;
}
