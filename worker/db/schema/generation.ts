import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { itemStates, landings } from "../../contract/generation";
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
    state: text("state", { enum: itemStates }).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    /** Why the last attempt failed, in words for staff. */
    error: text("error"),
    postId: integer("post_id"),
    /** Until then the item belongs to whoever writes it. */
    leaseUntil: instant("lease_until"),
    /** Nobody writes it before. */
    notBefore: instant("not_before"),
    /** When it was ordered, or last tried again after it had failed: the day whose allowance it takes. */
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** What the article is to be, where staff wrote it down. */
    briefId: integer("brief_id").references(() => topicBriefs.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("generation_items_batch").on(table.batchId, table.position),
    index("generation_items_state").on(table.state, table.updatedAt),
    index("generation_items_created_at").on(table.createdAt),
  ],
);
