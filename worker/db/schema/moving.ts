import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { exportKinds, itemKinds, itemStates, pictureChoices, statusChoices } from "../../contract/moving";
import { instant } from "./auth";

/** Exports of other systems that an owner moves in. */
export const imports = sqliteTable("imports", {
  id: text("id").primaryKey(),
  state: text("state", {
    enum: ["reading", "ready", "running", "done", "failed", "undoing", "undone"],
  })
    .notNull()
    .default("reading"),
  fileName: text("file_name").notNull(),
  /** The address of the old site, where the owner has said it. */
  site: text("site").notNull().default(""),
  /** JSON of what was read of the file. */
  found: text("found"),
  status: text("status", { enum: statusChoices }),
  pictures: text("pictures", { enum: pictureChoices }),
  hasZip: integer("has_zip", { mode: "boolean" }).notNull().default(false),
  error: text("error"),
  startedBy: integer("started_by"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** What stands in such a file, in its order, with what became of it. */
export const importItems = sqliteTable("import_items", {
  importId: text("import_id").notNull(),
  position: integer("position").notNull(),
  kind: text("kind", { enum: itemKinds }).notNull(),
  /** What it is called in the old system, the same in each export. */
  origin: text("origin").notNull(),
  title: text("title").notNull(),
  /** Its path there; empty where it has none that can lead on. */
  oldPath: text("old_path").notNull().default(""),
  /** The address that it gets here. */
  slug: text("slug").notNull().default(""),
  /** JSON of the fields beside the text; both are emptied once they are written. */
  fields: text("fields").notNull().default("{}"),
  content: text("content").notNull().default(""),
  wordsBefore: integer("words_before").notNull().default(0),
  wordsAfter: integer("words_after").notNull().default(0),
  /** JSON of what was changed and left out. */
  notes: text("notes").notNull().default("[]"),
  state: text("state", { enum: itemStates }).notNull().default("found"),
  reason: text("reason"),
  postId: integer("post_id"),
  /** The version of the post that the import wrote: another one was edited since. */
  writtenAt: integer("written_at"),
  /** The rule that leads from its old path to the post; 0 where none could be made, null where nobody has tried yet. */
  redirectId: integer("redirect_id"),
});

/** Pictures of the old site that posts of an import show. */
export const importPictures = sqliteTable("import_pictures", {
  importId: text("import_id").notNull(),
  url: text("url").notNull(),
  alt: text("alt").notNull().default(""),
  state: text("state", { enum: ["found", "stored", "failed"] })
    .notNull()
    .default("found"),
  reason: text("reason"),
  /** Of the picture in the library, and whether the import has brought it there. */
  hash: text("hash"),
  isNew: integer("is_new", { mode: "boolean" }).notNull().default(false),
  /** As of a post. */
  redirectId: integer("redirect_id"),
  /** How often it was asked for in vain of an old site that may answer later. */
  tries: integer("tries").notNull().default(0),
});

/** Files that an owner takes away. */
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
