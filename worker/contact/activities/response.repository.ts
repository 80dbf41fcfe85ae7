import { type SQL, sql } from "drizzle-orm";
import { type Stage, stageNames } from "../../contract/inbox/contact-submission";

const from: Stage = "new";
const to: Stage = "contacted";
/** What the timeline says of an enquiry that was new and is answered. */
export const contactedText = `${stageNames[from]} → ${stageNames[to]}`;
/** The same of one whose answer was taken back. */
export const movedBackText = `${stageNames[to]} → ${stageNames[from]}`;

/** Before the key of an activity: that of the move that it has made. */
const movePrefix = "moved.";

/** Who answers an enquiry, and when. */
export interface Answering {
  contactId: number;
  actorId: number;
  at: Date;
}

/**
 * Moves an enquiry that is still new, where `condition` holds, for the activity whose whole key is `key`; the last
 * statement answers a row where it did.
 */
export function contactedStatements({ contactId, actorId, at }: Answering, key: SQL, condition: SQL): SQL[] {
  const isMoved = sql`id = ${contactId} AND stage = ${from} AND ${condition}`;
  return [
    sql`INSERT INTO contact_activities (contact_id, kind, body, actor_id, is_response, idempotency_key, created_at)
      SELECT id, 'stage', ${contactedText}, ${actorId}, 1, ${movePrefix} || ${key}, ${at.getTime()}
      FROM contact_submissions WHERE ${isMoved}`,
    sql`UPDATE contact_submissions SET stage = ${to}, version = version + 1 WHERE ${isMoved} RETURNING id`,
  ];
}

/** Holds of the line of a timeline that tells how an activity has moved its enquiry. */
export function isMoveBy({ contactId, id }: { contactId: number; id: number }): SQL {
  return sql`contact_id = ${contactId} AND idempotency_key = (SELECT ${movePrefix} || made.idempotency_key
    FROM contact_activities AS made WHERE made.id = ${id} AND made.contact_id = ${contactId})`;
}

/**
 * Moves an enquiry back that an activity has moved and nothing since, where the activity is `removable`; the first
 * statement answers a row where it did, the second deletes the line that told of it.
 */
export function moveBackStatements(which: { contactId: number; id: number }, removable: SQL): SQL[] {
  const { contactId } = which;
  const isLastMove = sql`${isMoveBy(which)} AND NOT EXISTS (SELECT 1 FROM contact_activities AS later
      WHERE later.contact_id = ${contactId} AND later.kind = 'stage' AND later.id > contact_activities.id)
    AND EXISTS (SELECT 1 FROM contact_activities WHERE ${removable})`;
  return [
    sql`UPDATE contact_submissions SET stage = ${from}, version = version + 1
      WHERE id = ${contactId} AND stage = ${to}
        AND EXISTS (SELECT 1 FROM contact_activities WHERE ${isLastMove}) RETURNING id`,
    sql`DELETE FROM contact_activities WHERE ${isLastMove}`,
  ];
}

/** The first response is the first of what answered the sender. */
export function firstResponseStatement(contactId: number): SQL {
  return sql`UPDATE contact_submissions SET first_response_at = (
      SELECT min(created_at) FROM contact_activities WHERE contact_id = ${contactId} AND is_response = 1)
    WHERE id = ${contactId}`;
}
