import { and, count, desc, eq, isNotNull, max } from "drizzle-orm";
import type { Database } from "../db/client";
import { auditEvents } from "../db/schema/audit";

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
  limit: number;
  offset: number;
}

/** Events, newest first, and how many there are on all pages; in one round trip. */
export async function listEvents(db: Database, { kind, actorId, limit, offset }: AuditFilter) {
  const matching = and(
    kind === undefined ? undefined : eq(auditEvents.subjectKind, kind),
    actorId === undefined ? undefined : eq(auditEvents.actorId, actorId),
  );
  const [rows, counted] = await db.batch([
    db.select().from(auditEvents).where(matching).orderBy(desc(auditEvents.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(auditEvents).where(matching),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Everybody who has events, under the name of the newest one. */
export async function listActors(db: Database): Promise<{ id: number; name: string }[]> {
  // SQLite takes the bare column from the row that has the greatest id.
  const rows = await db
    .select({ id: auditEvents.actorId, name: auditEvents.actorName, newest: max(auditEvents.id) })
    .from(auditEvents)
    .where(isNotNull(auditEvents.actorId))
    .groupBy(auditEvents.actorId)
    .orderBy(auditEvents.actorName);
  return rows.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
}
