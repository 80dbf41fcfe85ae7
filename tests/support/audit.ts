import { auditEvents } from "../../worker/db/schema/auth";
import { db } from "./worker";

type AuditRow = typeof auditEvents.$inferSelect;

/** These columns of each event of the audit log, oldest first. */
export async function readAudit<Column extends keyof AuditRow>(...columns: Column[]) {
  const rows = await db.select().from(auditEvents).orderBy(auditEvents.id);
  return rows.map((row) => columns.map((column) => row[column]));
}
