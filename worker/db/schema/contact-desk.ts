import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { activityKinds, deliveries } from "../../contract/inbox/contact-activity";
import { replyChannels } from "../../contract/inbox/reply-template";
import { users } from "./auth";
import { instant } from "./columns";
import { contactSubmissions } from "./contact";

/** What was done about an enquiry, and by whom. */
export const contactActivities = sqliteTable(
  "contact_activities",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    contactId: integer("contact_id")
      .notNull()
      .references(() => contactSubmissions.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: activityKinds }).notNull(),
    body: text("body").notNull().default(""),
    /** Null for the clock, and for whoever is gone. */
    actorId: integer("actor_id").references(() => users.id, { onDelete: "set null" }),
    /** Whether the sender was answered by it: the first of these is the first response. */
    isResponse: integer("is_response", { mode: "boolean" }).notNull().default(false),
    /** Of an e-mail that we send ourselves. */
    delivery: text("delivery", { enum: deliveries }),
    /** The same for every try to write one. */
    idempotencyKey: text("idempotency_key"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    check(
      "contact_activities_kind",
      sql`${table.kind} IN ('note', 'whatsapp', 'email', 'stage', 'assign', 'value', 'reminder')`,
    ),
    check("contact_activities_delivery", sql`${table.delivery} IN ('sending', 'sent', 'failed')`),
    index("contact_activities_contact").on(table.contactId, sql`${table.id} DESC`),
    uniqueIndex("contact_activities_idempotency_key")
      .on(table.contactId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} IS NOT NULL`),
  ],
);

export const replyTemplates = sqliteTable(
  "reply_templates",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    channel: text("channel", { enum: replyChannels }).notNull(),
    name: text("name").notNull(),
    /** Of an e-mail. */
    subject: text("subject"),
    body: text("body").notNull(),
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [check("reply_templates_channel", sql`${table.channel} IN ('whatsapp', 'email')`)],
);

/** How far somebody has looked at the enquiries. */
export const contactViews = sqliteTable("contact_views", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  contactId: integer("contact_id").notNull(),
  seenAt: instant("seen_at").notNull(),
});

/** What somebody is reminded of: a next step at its time, or in the morning of a working day all that is due. */
export const contactReminders = sqliteTable(
  "contact_reminders",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    kind: text("kind", { enum: ["step", "summary"] }).notNull(),
    /** A day of Jakarta, YYYY-MM-DD. */
    day: text("day").notNull(),
    /** Null for what nobody has taken. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    contactId: integer("contact_id").references(() => contactSubmissions.id, { onDelete: "cascade" }),
    /** The time of the step. */
    stepAt: instant("step_at"),
    state: text("state", { enum: ["pending", "sent", "dropped", "failed"] })
      .notNull()
      .default("pending"),
    /** When it was made, told or dropped. */
    workedAt: instant("worked_at").notNull(),
  },
  (table) => [
    check("contact_reminders_kind", sql`${table.kind} IN ('step', 'summary')`),
    check("contact_reminders_state", sql`${table.state} IN ('pending', 'sent', 'dropped', 'failed')`),
    uniqueIndex("contact_reminders_once").on(
      table.kind,
      table.day,
      sql`coalesce(${table.userId}, 0)`,
      sql`coalesce(${table.contactId}, 0)`,
      sql`coalesce(${table.stepAt}, 0)`,
    ),
    index("contact_reminders_worked").on(table.workedAt),
    index("contact_reminders_contact").on(table.contactId).where(sql`${table.contactId} IS NOT NULL`),
  ],
);

/** A channel that a reminder was sent through, or is being sent through now. */
export const contactReminderChannels = sqliteTable(
  "contact_reminder_channels",
  {
    reminderId: integer("reminder_id")
      .notNull()
      .references(() => contactReminders.id, { onDelete: "cascade" }),
    channel: text("channel").notNull(),
    attempts: integer("attempts").notNull().default(1),
    sentAt: instant("sent_at"),
  },
  (table) => [primaryKey({ columns: [table.reminderId, table.channel] })],
);
