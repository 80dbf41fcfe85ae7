import { and, count, desc, eq, gte, isNotNull, lt, max } from "drizzle-orm";
import type { AuditActor } from "../contract/audit";
import type { Database } from "../db/client";
import { auditEvents } from "../db/schema/audit";
import { users } from "../db/schema/auth";

export type AuditRow = typeof auditEvents.$inferSelect;
export type NewAuditRow = Omit<typeof auditEvents.$inferInsert, "id">;

/** D1 takes a hundred values in a statement. */
const rowsPerStatement = 10;

export async function insertEvents(db: Database, rows: readonly NewAuditRow[]): Promise<void> {
  const statements = Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    db.insert(auditEvents).values(rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement)),
  );
  const [first, ...others] = statements;
  if (first) await db.batch([first, ...others]);
}

export interface AuditFilter {
  kind?: string | undefined;
  actorId?: number | undefined;
  /** The first moment, and the first one that is too late. */
  since?: Date | undefined;
  before?: Date | undefined;
  limit: number;
  offset: number;
}

/** Events, newest first, and how many there are on all pages; in one round trip. */
export async function listEvents(db: Database, { kind, actorId, since, before, limit, offset }: AuditFilter) {
  const matching = and(
    kind === undefined ? undefined : eq(auditEvents.subjectKind, kind),
    actorId === undefined ? undefined : eq(auditEvents.actorId, actorId),
    since && gte(auditEvents.occurredAt, since),
    before && lt(auditEvents.occurredAt, before),
  );
  const [rows, counted] = await db.batch([
    db.select().from(auditEvents).where(matching).orderBy(desc(auditEvents.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(auditEvents).where(matching),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Everybody who has events, under the account's name of the newest one, with what the person is called. */
export async function listActors(db: Database): Promise<AuditActor[]> {
  // SQLite takes the bare column from the row that has the greatest id.
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
