import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { landings } from "../../contract/generation";
import { instant } from "./columns";
import { topicBriefs } from "./studio";

/** One order of staff for articles: one, or several through the queue. */
export const generationBatches = sqliteTable(
  "generation_batches",
  {
    id: text("id").primaryKey(),
    count: integer("count").notNull(),
    /** What staff typed. */
    topic: text("topic"),
    category: text("category"),
    createdBy: integer("created_by"),
    createdAt: instant("created_at").notNull(),
    /** The state that its articles get. */
    landing: text("landing", { enum: landings }).notNull().default("published"),
  },
  (table) => [
    check("generation_batches_landing", sql`${table.landing} IN ('draft', 'review', 'published')`),
    index("generation_batches_created_at").on(sql`${table.createdAt} DESC`),
  ],
);

export const generationItems = sqliteTable(
  "generation_items",
  {
    id: text("id").primaryKey(),
    batchId: text("batch_id")
      .notNull()
      .references(() => generationBatches.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    topic: text("topic").notNull(),
    category: text("category"),
    seed: integer("seed").notNull(),
    postId: integer("post_id"),
    /** What the article is to be, where staff wrote it down. */
    briefId: integer("brief_id").references(() => topicBriefs.id, { onDelete: "set null" }),
  },
  (table) => [uniqueIndex("generation_items_batch").on(table.batchId, table.position)],
);
