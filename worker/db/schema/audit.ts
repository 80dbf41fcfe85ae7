import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns";

/** Who did what, when. No references: an event outlives what it tells of. */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    occurredAt: instant("occurred_at").notNull(),
    /** Null for the system, the command line and whoever failed to log in. */
    actorId: integer("actor_id"),
    actorName: text("actor_name").notNull().default(""),
    action: text("action").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: integer("subject_id"),
    label: text("label").notNull().default(""),
    requestId: text("request_id").notNull().default(""),
  },
  (table) => [
    index("audit_events_kind").on(table.subjectKind, sql`${table.id} DESC`),
    index("audit_events_actor").on(table.actorId, sql`${table.id} DESC`),
  ],
);
