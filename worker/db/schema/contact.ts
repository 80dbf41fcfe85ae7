import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { activityKinds, deliveries } from "../../contract/inbox/contact-activity";
import { contactChannels, notificationStates, stages } from "../../contract/inbox/contact-submission";
import { replyChannels } from "../../contract/inbox/reply-template";
import { instant, now } from "./auth";

/** How a visit began, and the page whose form was sent or whose link was followed. */
const visit = () => ({
  landingPath: text("landing_path"),
  referrer: text("referrer"),
  utmSource: text("utm_source"),
  utmMedium: text("utm_medium"),
  utmCampaign: text("utm_campaign"),
  utmTerm: text("utm_term"),
  utmContent: text("utm_content"),
  formPage: text("form_page"),
});

export const contactSubmissions = sqliteTable("contact_submissions", {
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
  stage: text("stage", { enum: stages }).notNull().default("new"),
  assigneeId: integer("assignee_id"),
  /** Rupiah */
  valueIdr: integer("value_idr"),
  nextAction: text("next_action"),
  nextActionAt: instant("next_action_at"),
  firstResponseAt: instant("first_response_at"),
  lostReason: text("lost_reason"),
  /** Until when an answer is promised; null for what came before there was a desk. */
  dueAt: instant("due_at"),
  /** The number as telephones take it, +62…; null where nobody can be called, and before there was a desk. */
  phoneE164: text("phone_e164"),
  ...visit(),
  /** Counts the changes by staff: whoever names an old one is told. */
  version: integer("version").notNull().default(1),
  /** How somebody came. Whoever came without an e-mail address has the empty one. */
  channel: text("channel", { enum: contactChannels }).notNull().default("form"),
  /** The link of the site that a chat began with. */
  place: text("place"),
});

/** A channel that staff were told of an enquiry through, or could not be. */
export const contactNotifications = sqliteTable("contact_notifications", {
  contactId: integer("contact_id").notNull(),
  channel: text("channel").notNull(),
  attempts: integer("attempts").notNull().default(1),
  sentAt: instant("sent_at"),
});

/** Enquiries that were refused, by day of UTC and reason. */
export const contactRefusals = sqliteTable("contact_refusals", {
  /** YYYY-MM-DD */
  day: text("day").notNull(),
  reason: text("reason").notNull(),
  count: integer("count").notNull(),
});

/** What was done about an enquiry, and by whom. */
export const contactActivities = sqliteTable("contact_activities", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  contactId: integer("contact_id").notNull(),
  kind: text("kind", { enum: activityKinds }).notNull(),
  body: text("body").notNull().default(""),
  /** Null for the clock, and for whoever is gone. */
  actorId: integer("actor_id"),
  /** Whether the sender was answered by it: the first of these is the first response. */
  isResponse: integer("is_response", { mode: "boolean" }).notNull().default(false),
  /** Of an e-mail that we send ourselves. */
  delivery: text("delivery", { enum: deliveries }),
  /** The same for every try to write one. */
  idempotencyKey: text("idempotency_key"),
  createdAt: instant("created_at").notNull(),
});

export const replyTemplates = sqliteTable("reply_templates", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  channel: text("channel", { enum: replyChannels }).notNull(),
  name: text("name").notNull(),
  /** Of an e-mail. */
  subject: text("subject"),
  body: text("body").notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
});

/** What somebody is reminded of: a next step at its time, or in the morning of a working day all that is due. */
export const contactReminders = sqliteTable("contact_reminders", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  kind: text("kind", { enum: ["step", "summary"] }).notNull(),
  /** A day of Jakarta, YYYY-MM-DD. */
  day: text("day").notNull(),
  /** Null for what nobody has taken. */
  userId: integer("user_id"),
  contactId: integer("contact_id"),
  /** The time of the step. */
  stepAt: instant("step_at"),
  state: text("state", { enum: ["pending", "sent", "dropped", "failed"] })
    .notNull()
    .default("pending"),
  /** When it was made, told or dropped. */
  workedAt: instant("worked_at").notNull(),
});

/** A channel that a reminder was sent through, or is being sent through now. */
export const contactReminderChannels = sqliteTable("contact_reminder_channels", {
  reminderId: integer("reminder_id").notNull(),
  channel: text("channel").notNull(),
  attempts: integer("attempts").notNull().default(1),
  sentAt: instant("sent_at"),
});

/** What a visit was when it led to WhatsApp. A code that two clicks have names neither. */
export const whatsappClicks = sqliteTable("whatsapp_clicks", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  code: text("code").notNull(),
  place: text("place").notNull(),
  ...visit(),
  clickedAt: instant("clicked_at").notNull(),
});
