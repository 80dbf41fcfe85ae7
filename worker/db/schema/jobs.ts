import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { jobKinds } from "../../jobs/job";
import { instant } from "./columns";

/** Background work: one row for each kind and subject, such as an article that was ordered. */
export const jobs = sqliteTable(
  "jobs",
  {
    kind: text("kind", { enum: jobKinds }).notNull(),
    /** The id of what the job is about. */
    subject: text("subject").notNull(),
    state: text("state", { enum: ["queued", "running", "done", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer("attempts").notNull().default(0),
    /** Why the last attempt failed, in words for staff. */
    error: text("error"),
    /** No attempt begins before this moment. */
    notBefore: instant("not_before").notNull().default(new Date(0)),
    /** Until this moment a running job belongs to the consumer that claimed it. */
    leaseUntil: instant("lease_until"),
    /** When the job was enqueued, or enqueued again after it had failed. */
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index("jobs_open")
      .on(table.kind, table.state, table.updatedAt)
      .where(sql`${table.state} IN ('queued', 'running')`),
    index("jobs_created_at").on(table.kind, table.createdAt),
  ],
);
