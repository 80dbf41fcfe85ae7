import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { exportKinds, itemKinds, itemStates, pictureChoices, statusChoices } from "../../contract/moving";
import { instant } from "./auth";

export const imports = sqliteTable("imports", {
  id: text("id").primaryKey(),
  state: text("state", {
    enum: ["reading", "ready", "running", "done", "failed", "undoing", "undone"],
  })
    .notNull()
    .default("reading"),
  fileName: text("file_name").notNull(),
  /** The URL of the old site, if the owner entered it. */
  site: text("site").notNull().default(""),
  found: text("found"),
  status: text("status", { enum: statusChoices }),
  pictures: text("pictures", { enum: pictureChoices }),
  hasZip: integer("has_zip", { mode: "boolean" }).notNull().default(false),
  error: text("error"),
  startedBy: integer("started_by"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Items of such a file, in order, with their state. */
export const importItems = sqliteTable("import_items", {
  importId: text("import_id").notNull(),
  position: integer("position").notNull(),
  kind: text("kind", { enum: itemKinds }).notNull(),
  /** The id in the old system, the same in each export. */
  origin: text("origin").notNull(),
  title: text("title").notNull(),
  /** The path in the old system; empty if it cannot be redirected. */
  oldPath: text("old_path").notNull().default(""),
  slug: text("slug").notNull().default(""),
  /** JSON of the fields besides the text; both are emptied after the import. */
  fields: text("fields").notNull().default("{}"),
  content: text("content").notNull().default(""),
  wordsBefore: integer("words_before").notNull().default(0),
  wordsAfter: integer("words_after").notNull().default(0),
  /** JSON of what was changed and removed. */
  notes: text("notes").notNull().default("[]"),
  state: text("state", { enum: itemStates }).notNull().default("found"),
  reason: text("reason"),
  postId: integer("post_id"),
  /** The version of the post as imported; if it differs, the post was edited since. */
  writtenAt: integer("written_at"),
  /** The redirect from the old path; 0 if it could not be created, null if that was not tried yet. */
  redirectId: integer("redirect_id"),
});

export const importPictures = sqliteTable("import_pictures", {
  importId: text("import_id").notNull(),
  url: text("url").notNull(),
  alt: text("alt").notNull().default(""),
  state: text("state", { enum: ["found", "stored", "failed"] })
    .notNull()
    .default("found"),
  reason: text("reason"),
  /** The hash in the library, and whether the import added it. */
  hash: text("hash"),
  isNew: integer("is_new", { mode: "boolean" }).notNull().default(false),
  /** As of an item. */
  redirectId: integer("redirect_id"),
  /** Failed attempts to fetch it. */
  tries: integer("tries").notNull().default(0),
});

export const exportFiles = sqliteTable("exports", {
  id: text("id").primaryKey(),
  kind: text("kind", { enum: exportKinds }).notNull(),
  state: text("state", { enum: ["running", "done", "failed"] })
    .notNull()
    .default("running"),
  error: text("error"),
  bytes: integer("bytes"),
  startedBy: integer("started_by"),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at"),
});
