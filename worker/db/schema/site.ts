import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type RedirectStatus, redirectKinds } from "../../contract/redirects";
import type { StoredKeys } from "../../contract/site-content/stored-content";
import { instant } from "./auth";

const written = {
  keys: text("keys", { mode: "json" }).$type<StoredKeys>().notNull(),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: integer("updated_by"),
};

/** The published wholes; the greatest version is what visitors see. */
export const siteContent = sqliteTable("site_content", {
  version: integer("version").primaryKey(),
  ...written,
});

/** The keys that are being changed: one row or none. */
export const siteContentPending = sqliteTable("site_content_pending", {
  id: integer("id").primaryKey(),
  ...written,
});

/** Old addresses and where they lead; both paths are as `normalizePath` makes them. */
export const redirects = sqliteTable("redirects", {
  id: integer("id").primaryKey(),
  kind: text("kind", { enum: redirectKinds }).notNull(),
  from: text("from_path").notNull(),
  /** Null where the address is gone for good. */
  to: text("to_address"),
  /** Of a target of this site. */
  toPath: text("to_path"),
  status: integer("status").$type<RedirectStatus>().notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
});

/** Addresses that were asked for and are not there. */
export const notFound = sqliteTable("not_found", {
  path: text("path").primaryKey(),
  people: integer("people").notNull(),
  bots: integer("bots").notNull(),
  /** The host that led there last, where one is known. */
  referrer: text("referrer"),
  firstAt: instant("first_at").notNull(),
  lastAt: instant("last_at").notNull(),
});
