import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { StoredKeys } from "../../contract/site-content/stored-content";
import { instant, users } from "./auth";

const written = {
  keys: text("keys", { mode: "json" }).$type<StoredKeys>().notNull(),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: integer("updated_by").references(() => users.id, { onDelete: "set null" }),
};

/** The published wholes; the greatest version is what visitors see. */
export const siteContent = sqliteTable("site_content", {
  version: integer("version").primaryKey(),
  ...written,
});

/** The keys that are being changed: one row or none. */
export const siteContentPending = sqliteTable(
  "site_content_pending",
  { id: integer("id").primaryKey(), ...written },
  ({ id }) => [check("site_content_pending_one", sql`${id} = 1`)],
);
