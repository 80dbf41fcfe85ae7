import type { AuditActor, AuditEvent, AuditListQuery } from "../contract/audit";
import { addDays, momentOf } from "../contract/jakarta";
import { pageWindow } from "../contract/query";
import type { Deps } from "../deps";
import { type AuditRow, listActors, listEvents } from "./audit.repository";

/** Events of a query, newest first, and how many there are on all pages together. */
export async function listAuditEvents(
  { db }: Pick<Deps, "db">,
  query: AuditListQuery,
): Promise<{ events: AuditEvent[]; total: number }> {
  const { rows, total } = await listEvents(db, {
    kind: query.kind,
    actorId: query.actor,
    since: query.from === undefined ? undefined : momentOf(query.from),
    before: query.to === undefined ? undefined : momentOf(addDays(query.to, 1)),
    ...pageWindow(query),
  });
  return { events: rows.map(toEvent), total };
}

/** Everybody who has events, by name. */
export function listAuditActors({ db }: Pick<Deps, "db">): Promise<AuditActor[]> {
  return listActors(db);
}

function toEvent({ occurredAt, subjectKind: _kind, ...row }: AuditRow): AuditEvent {
  return { ...row, occurredAt: occurredAt.toISOString() };
}
