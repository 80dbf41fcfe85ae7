import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./auth";
import { instant } from "./columns";

/** One pass of bulk formatting over all posts. */
export const formatRuns = sqliteTable(
  "format_runs",
  {
    id: text("id").primaryKey(),
    state: text("state", { enum: ["running", "done", "failed", "undoing", "undone"] })
      .notNull()
      .default("running"),
    /** Posts up to this id are behind it. */
    lastId: integer("last_id").notNull().default(0),
    checked: integer("checked").notNull().default(0),
    updated: integer("updated").notNull().default(0),
    restored: integer("restored").notNull().default(0),
    /** Posts there were when it began. */
    total: integer("total").notNull(),
    error: text("error"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** In whose name it goes on; null for the runs of before this was noted. */
    startedBy: integer("started_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("format_runs_created_at").on(sql`${table.createdAt} DESC`)],
);

/** A post that a run changed. */
export const formatChanges = sqliteTable(
  "format_changes",
  {
    runId: text("run_id")
      .notNull()
      .references(() => formatRuns.id, { onDelete: "cascade" }),
    postId: integer("post_id").notNull(),
    /** The version in the history that holds what the post was before. */
    revisionId: integer("revision_id").notNull(),
    /** The version that the run wrote; a post saved since is not undone. */
    writtenAt: instant("written_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.postId] })],
);
