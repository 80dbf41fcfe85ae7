import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { notificationStates } from "../../contract/contact";
import { instant, now } from "./columns";

export const contactSubmissions = sqliteTable(
  "contact_submissions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phoneNumber: text("phone_number"),
    websiteType: text("website_type"),
    message: text("message").notNull(),
    submittedAt: instant("submitted_at").notNull().default(now),
    /** Why it may be spam, comma-separated; empty when nothing speaks for it. */
    suspicions: text("suspicions").notNull().default(""),
    /** No key gets two enquiries. */
    idempotencyKey: text("idempotency_key"),
    /** Version of the privacy policy that the form showed. */
    consentVersion: text("consent_version"),
    notification: text("notification", { enum: notificationStates }).notNull().default("none"),
    /** When its message was last sent to the queue, or last worked on. */
    notificationAt: instant("notification_at"),
  },
  (table) => [
    index("contact_submissions_submitted_at").on(sql`${table.submittedAt} DESC`, sql`${table.id} DESC`),
    uniqueIndex("contact_submissions_idempotency_key").on(table.idempotencyKey),
    index("contact_submissions_suspected")
      .on(sql`${table.submittedAt} DESC`, sql`${table.id} DESC`)
      .where(sql`${table.suspicions} <> ''`),
    index("contact_submissions_unannounced")
      .on(table.notificationAt)
      .where(sql`${table.notification} = 'pending'`),
  ],
);

/** A channel that an enquiry was told through, or is being told through now. */
export const contactNotifications = sqliteTable(
  "contact_notifications",
  {
    contactId: integer("contact_id")
      .notNull()
      .references(() => contactSubmissions.id, { onDelete: "cascade" }),
    channel: text("channel").notNull(),
    attempts: integer("attempts").notNull().default(1),
    /** Until then the channel belongs to whoever sends. */
    leaseUntil: instant("lease_until"),
    sentAt: instant("sent_at"),
  },
  (table) => [primaryKey({ columns: [table.contactId, table.channel] })],
);

/** Enquiries that were refused, by day of UTC and reason. */
export const contactRefusals = sqliteTable(
  "contact_refusals",
  {
    /** YYYY-MM-DD */
    day: text("day").notNull(),
    reason: text("reason").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.reason] })],
);
