import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, max } from "drizzle-orm";
import type { AuditAction, AuditActor, AuditEvent, AuditListQuery } from "../contract/audit";
import { addDays, toMoment } from "../contract/jakarta";
import { pageWindow } from "../contract/query";
import type { Database } from "../db/client";
import { auditEvents, users } from "../db/schema/auth";
import { describeError, log } from "../errors";
import { retentionLimit } from "../utc-day";

/** An account, or "" without an id if nobody is signed in. */
export interface Actor {
  id: number | null;
  username: string;
}

interface NewEvent {
  action: AuditAction;
  subjectId?: number;
  /** A short name of the subject, such as a title; never personal data of an enquiry's sender. */
  label?: string;
  /** The actor, if it is not the signed-in user. */
  actor?: Actor;
}

export interface AuditLog {
  /**
   * Records an event. Call and await it right after the change. It never throws, because the change has been made; a
   * failure is logged.
   */
  record(event: NewEvent): Promise<void>;
  /** Records several events of one request in one round trip, all or none. */
  recordAll(events: readonly NewEvent[]): Promise<void>;
  /** The same log with `actor` as the actor of its events. */
  as(actor: Actor): AuditLog;
}

const maxLabelLength = 200;
const nobody: Actor = { id: null, username: "" };

export function createAuditLog(
  db: Database,
  clock: () => Date,
  requestId: string,
  actor: Actor = nobody,
): AuditLog {
  function toRow(event: NewEvent): NewAuditRow {
    const who = event.actor ?? actor;
    return {
      occurredAt: clock(),
      actorId: who.id,
      actorName: who.username,
      action: event.action,
      subjectKind: event.action.split(".", 1)[0] ?? "",
      subjectId: event.subjectId ?? null,
      label: (event.label ?? "").slice(0, maxLabelLength).toWellFormed(),
      requestId,
    };
  }

  async function recordAll(events: readonly NewEvent[]): Promise<void> {
    const rows = events.map(toRow);
    const [first, ...others] = rows.map((row) => db.insert(auditEvents).values(row));
    try {
      if (first) await db.batch([first, ...others]);
    } catch (error) {
      for (const { action, subjectId, actorId } of rows) {
        log("error", "audit_lost", { requestId, action, subjectId, actorId, error: describeError(error) });
      }
    }
  }

  return {
    record: (event) => recordAll([event]),
    recordAll,
    as: (other) => createAuditLog(db, clock, requestId, other),
  };
}

type NewAuditRow = Omit<typeof auditEvents.$inferInsert, "id">;

/** A page of events, newest first, and the total; in one round trip. */
export async function listAuditEvents(
  { db }: { db: Database },
  query: AuditListQuery,
): Promise<{ events: AuditEvent[]; total: number }> {
  const { kind, actor, from, to } = query;
  const { limit, offset } = pageWindow(query);
  const matching = and(
    kind === undefined ? undefined : eq(auditEvents.subjectKind, kind),
    actor === undefined ? undefined : eq(auditEvents.actorId, actor),
    from === undefined ? undefined : gte(auditEvents.occurredAt, toMoment(from)),
    to === undefined ? undefined : lt(auditEvents.occurredAt, toMoment(addDays(to, 1))),
  );
  const [rows, counted] = await db.batch([
    db.select().from(auditEvents).where(matching).orderBy(desc(auditEvents.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(auditEvents).where(matching),
  ]);
  const events = rows.map(({ occurredAt, subjectKind: _kind, ...row }) => ({
    ...row,
    occurredAt: occurredAt.toISOString(),
  }));
  return { events, total: counted[0]?.total ?? 0 };
}

/** All actors with events, with the account name of their newest event and the person's current name. */
export async function listAuditActors({ db }: { db: Database }): Promise<AuditActor[]> {
  // In SQLite, a bare column beside max() comes from the row with the maximum.
  const rows = await db
    .select({
      id: auditEvents.actorId,
      name: auditEvents.actorName,
      person: users.name,
      newest: max(auditEvents.id),
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .where(isNotNull(auditEvents.actorId))
    .groupBy(auditEvents.actorId)
    .orderBy(auditEvents.actorName);
  return rows.flatMap(({ id, name, person }) => (id === null ? [] : [{ id, name, person }]));
}

const batchSize = 500;

/**
 * Deletes events older than `auditRetentionDays` (0 keeps them); returns how many. Ids are in order of time, so no
 * index on the time is needed.
 */
export async function deleteExpiredEvents({
  db,
  clock,
  auditRetentionDays,
}: {
  db: Database;
  clock: () => Date;
  auditRetentionDays: number;
}): Promise<number> {
  const limit = retentionLimit("AUDIT_RETENTION_DAYS", auditRetentionDays, clock());
  if (limit === null) return 0;
  const { id, occurredAt } = auditEvents;
  const oldest = db.select({ id }).from(auditEvents).orderBy(asc(id)).limit(batchSize);
  const deleted = await db
    .delete(auditEvents)
    .where(and(inArray(id, oldest), lt(occurredAt, limit)))
    .returning({ id });
  return deleted.length;
}
