import { type SQL, sql } from "drizzle-orm";
import { type Stage, stageNames } from "../../contract/inbox/contact-submission";

const from: Stage = "new";
const to: Stage = "contacted";
/** What the timeline says of an enquiry that was new and is answered. */
export const contactedText = `${stageNames[from]} → ${stageNames[to]}`;

/** Who answers an enquiry, and when. */
export interface Answering {
  contactId: number;
  actorId: number;
  at: Date;
}

/** Moves an enquiry that is still new, where `condition` holds; the last statement answers a row where it did. */
export function contactedStatements({ contactId, actorId, at }: Answering, condition: SQL): SQL[] {
  const isMoved = sql`id = ${contactId} AND stage = ${from} AND ${condition}`;
  return [
    sql`INSERT INTO contact_activities (contact_id, kind, body, actor_id, is_response, created_at)
      SELECT id, 'stage', ${contactedText}, ${actorId}, 1, ${at.getTime()} FROM contact_submissions WHERE ${isMoved}`,
    sql`UPDATE contact_submissions SET stage = ${to}, version = version + 1 WHERE ${isMoved} RETURNING id`,
  ];
}

/** The first response is the first of what answered the sender. */
export function firstResponseStatement(contactId: number): SQL {
  return sql`UPDATE contact_submissions SET first_response_at = (
      SELECT min(created_at) FROM contact_activities WHERE contact_id = ${contactId} AND is_response = 1)
    WHERE id = ${contactId}`;
}
