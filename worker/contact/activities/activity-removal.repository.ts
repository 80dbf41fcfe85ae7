import { type SQL, sql } from "drizzle-orm";
import type { Stage } from "../../contract/inbox/contact-submission";
import type { Database } from "../../db/client";
import { batchSql } from "../../db/sql-batch";
import type { ActivityRow } from "./activity-row.repository";
import { firstResponseStatement, isMoveBy, moveBackStatements } from "./response.repository";

/** An activity, and who may delete it: `actorId`, or anybody where that is null. */
export interface Removing {
  contactId: number;
  id: number;
  actorId: number | null;
  /** An e-mail that is being sent since then stays, as does one that was sent. */
  staleSince: Date;
}

export interface Removal {
  /** The activity as it was before; null where there was none. */
  found: Pick<ActivityRow, "kind" | "actorId" | "delivery"> | null;
  isRemoved: boolean;
}

export interface TakenBack extends Removal {
  /** Whether the enquiry is new again with it. */
  hasMovedBack: boolean;
  /** The enquiry as it is then; null where it is gone. */
  contact: { version: number; stage: Stage } | null;
}

const isIt = ({ contactId, id }: Removing) => sql`id = ${id} AND contact_id = ${contactId}`;

function isRemovable(removing: Removing): SQL {
  const isOwn = removing.actorId === null ? sql`TRUE` : sql`actor_id = ${removing.actorId}`;
  return sql`${isIt(removing)} AND kind IN ('note', 'whatsapp', 'email') AND ${isOwn}
    AND coalesce(delivery, '') <> 'sent' AND NOT (coalesce(delivery, '') = 'sending' AND created_at > ${removing.staleSince.getTime()})`;
}

const selectIt = (removing: Removing) =>
  sql`SELECT kind, actor_id AS actorId, delivery FROM contact_activities WHERE ${isIt(removing)}`;

/** What the activity has moved stays as it is, and is nobody's any more: its key may be used again. */
function deleteStatements(removing: Removing): SQL[] {
  const removable = isRemovable(removing);
  return [
    sql`UPDATE contact_activities SET idempotency_key = NULL
      WHERE ${isMoveBy(removing)} AND EXISTS (SELECT 1 FROM contact_activities WHERE ${removable})`,
    sql`DELETE FROM contact_activities WHERE ${removable} RETURNING id`,
    firstResponseStatement(removing.contactId),
  ];
}

const readRemoval = (found: unknown[] | undefined, removed: unknown[] | undefined): Removal => ({
  found: (found?.[0] as Removal["found"] | undefined) ?? null,
  isRemoved: (removed?.length ?? 0) > 0,
});

/** Deletes what staff wrote. */
export async function deleteActivity(db: Database, removing: Removing): Promise<Removal> {
  const [found, , removed] = await batchSql(db, [selectIt(removing), ...deleteStatements(removing)]);
  return readRemoval(found, removed);
}

/** The same, and what the activity has moved is moved back, where nothing has moved it since. */
export async function takeBackActivity(db: Database, removing: Removing): Promise<TakenBack> {
  const [found, moved, , , removed, , contacts] = await batchSql(db, [
    selectIt(removing),
    // These come first, as they ask whether it may be deleted.
    ...moveBackStatements(removing, isRemovable(removing)),
    ...deleteStatements(removing),
    sql`SELECT version, stage FROM contact_submissions WHERE id = ${removing.contactId}`,
  ]);
  return {
    ...readRemoval(found, removed),
    hasMovedBack: (moved?.length ?? 0) > 0,
    contact: (contacts?.[0] as TakenBack["contact"] | undefined) ?? null,
  };
}
