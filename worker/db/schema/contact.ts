import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { activityKinds, deliveries } from "../../contract/inbox/contact-activity";
import { contactChannels, notificationStates, stages } from "../../contract/inbox/contact-submission";
import { replyChannels } from "../../contract/inbox/reply-template";
import { instant, now } from "./auth";

/** The source of a visit, and the page with the form or link. */
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
  /** Reasons to suspect spam, separated by commas; empty if there are none. */
  suspicions: text("suspicions").notNull().default(""),
  /** Unique, so that a repeated request stores nothing. */
  idempotencyKey: text("idempotency_key"),
  /** The version of the privacy policy shown at the form. */
  consentVersion: text("consent_version"),
  notification: text("notification", { enum: notificationStates }).notNull().default("none"),
  /** When its message was last enqueued or processed. */
  notificationAt: instant("notification_at"),
  stage: text("stage", { enum: stages }).notNull().default("new"),
  assigneeId: integer("assignee_id"),
  /** Rupiah */
  valueIdr: integer("value_idr"),
  nextAction: text("next_action"),
  nextActionAt: instant("next_action_at"),
  firstResponseAt: instant("first_response_at"),
  lostReason: text("lost_reason"),
  /** When an answer is due; null for enquiries from before this was stored. */
  dueAt: instant("due_at"),
  /** The number in E.164; null if it is invalid, or from before this was stored. */
  phoneE164: text("phone_e164"),
  ...visit(),
  /** Incremented by each change of staff, to detect conflicts. */
  version: integer("version").notNull().default(1),
  /** How the contact came. Without an e-mail address, `email` is empty. */
  channel: text("channel", { enum: contactChannels }).notNull().default("form"),
  /** The WhatsApp link that started the chat. */
  place: text("place"),
});

export const contactNotifications = sqliteTable("contact_notifications", {
  contactId: integer("contact_id").notNull(),
  channel: text("channel").notNull(),
  attempts: integer("attempts").notNull().default(1),
  sentAt: instant("sent_at"),
});

/** The timeline of an enquiry. */
export const contactActivities = sqliteTable("contact_activities", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  contactId: integer("contact_id").notNull(),
  kind: text("kind", { enum: activityKinds }).notNull(),
  body: text("body").notNull().default(""),
  /** Null for the system and deleted accounts. */
  actorId: integer("actor_id"),
  /** Whether it counts as an answer; the earliest one is the first response. */
  isResponse: integer("is_response", { mode: "boolean" }).notNull().default(false),
  /** Only for e-mails that the site sends. */
  delivery: text("delivery", { enum: deliveries }),
  /** The same for every attempt of one request. */
  idempotencyKey: text("idempotency_key"),
  createdAt: instant("created_at").notNull(),
});

export const replyTemplates = sqliteTable("reply_templates", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  channel: text("channel", { enum: replyChannels }).notNull(),
  name: text("name").notNull(),
  /** Only for e-mail. */
  subject: text("subject"),
  body: text("body").notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
});

/** Reminders: of a next step at its time, or a summary in the morning of a working day. */
export const contactReminders = sqliteTable("contact_reminders", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  kind: text("kind", { enum: ["step", "summary"] }).notNull(),
  /** YYYY-MM-DD in Jakarta. */
  day: text("day").notNull(),
  /** Null for unassigned enquiries. */
  userId: integer("user_id"),
  contactId: integer("contact_id"),
  /** The time of the next step. */
  stepAt: instant("step_at"),
  state: text("state", { enum: ["pending", "sent", "dropped", "failed"] })
    .notNull()
    .default("pending"),
  /** When it was created, sent or dropped. */
  workedAt: instant("worked_at").notNull(),
});

export const contactReminderChannels = sqliteTable("contact_reminder_channels", {
  reminderId: integer("reminder_id").notNull(),
  channel: text("channel").notNull(),
  attempts: integer("attempts").notNull().default(1),
  sentAt: instant("sent_at"),
});

/** The source of a visit that followed a WhatsApp link. A code shared by two clicks identifies neither. */
export const whatsappClicks = sqliteTable("whatsapp_clicks", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  code: text("code").notNull(),
  place: text("place").notNull(),
  ...visit(),
  clickedAt: instant("clicked_at").notNull(),
});
