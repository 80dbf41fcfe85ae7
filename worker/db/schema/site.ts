import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type RedirectStatus, redirectKinds } from "../../contract/redirects";
import type { StoredKeys } from "../../contract/site-content/stored-content";
import { instant } from "./auth";

const written = {
  keys: text("keys", { mode: "json" }).$type<StoredKeys>().notNull(),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: integer("updated_by"),
};

/** Published versions; the greatest is current. */
export const siteContent = sqliteTable("site_content", {
  version: integer("version").primaryKey(),
  ...written,
});

export const siteContentPending = sqliteTable("site_content_pending", {
  id: integer("id").primaryKey(),
  ...written,
});

/** Redirects; both paths are normalized by `normalizePath`. */
export const redirects = sqliteTable("redirects", {
  id: integer("id").primaryKey(),
  kind: text("kind", { enum: redirectKinds }).notNull(),
  from: text("from_path").notNull(),
  /** Null for 410. */
  to: text("to_address"),
  /** Only for targets on this site. */
  toPath: text("to_path"),
  status: integer("status").$type<RedirectStatus>().notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
});

/** Paths that were requested and do not exist. */
export const notFound = sqliteTable("not_found", {
  path: text("path").primaryKey(),
  people: integer("people").notNull(),
  bots: integer("bots").notNull(),
  /** The last referring host, if known. */
  referrer: text("referrer"),
  firstAt: instant("first_at").notNull(),
  lastAt: instant("last_at").notNull(),
});
