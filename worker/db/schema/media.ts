import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { pictureProblems } from "../../contract/media/media-item";
import { pictureTypes, variantTypes } from "../../contract/media/pictures";
import { instant } from "./auth";

const types = Object.values(pictureTypes) as ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** Library pictures; their bytes are in the bucket. */
export const media = sqliteTable("media", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  /** The first 32 hex digits of the upload's SHA-256. */
  hash: text("hash").notNull(),
  /** The folder of this upload in the bucket. */
  storageKey: text("storage_key").notNull(),
  name: text("name").notNull(),
  type: text("type", { enum: types }).notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  bytes: integer("bytes").notNull(),
  alt: text("alt").notNull().default(""),
  decorative: integer("decorative", { mode: "boolean" }).notNull().default(false),
  focalX: real("focal_x").notNull().default(0.5),
  focalY: real("focal_y").notNull().default(0.5),
  state: text("state", { enum: ["pending", "ready"] })
    .notNull()
    .default("pending"),
  problem: text("problem", { enum: pictureProblems }),
  uploaderId: integer("uploader_id"),
  createdAt: instant("created_at").notNull(),
});

/** Resized versions that exist in the bucket. */
export const mediaVariants = sqliteTable("media_variants", {
  mediaId: integer("media_id").notNull(),
  width: integer("width").notNull(),
  type: text("type", { enum: variantTypes }).notNull(),
  bytes: integer("bytes").notNull(),
});

/** Uses of a picture; triggers keep it consistent with the `pictures` of posts, pending changes and links. */
export const mediaUses = sqliteTable("media_uses", {
  mediaId: integer("media_id").notNull(),
  postId: integer("post_id").notNull(),
  source: text("source", { enum: ["post", "pending", "link"] }).notNull(),
  sourceId: integer("source_id").notNull(),
});
