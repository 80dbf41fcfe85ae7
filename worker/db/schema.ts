import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { notificationStates } from "../contract/contact";

const now = sql`(CAST(unixepoch('subsec') * 1000 AS INTEGER))`;
/** Milliseconds since 1970 in the table, a `Date` in code. */
const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

export const users = sqliteTable(
  "users",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    username: text("username").notNull(),
    password: text("password").notNull(),
    name: text("name").notNull(),
    isAdmin: integer("is_admin", { mode: "boolean" }).notNull().default(false),
    createdAt: instant("created_at").notNull().default(now),
    updatedAt: instant("updated_at").notNull().default(now),
    /** Since when the account lets nobody in; null for an open one. */
    disabledAt: instant("disabled_at"),
  },
  (table) => [uniqueIndex("users_username").on(table.username)],
);

const ownerId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Every open session. One that does not stand here has ended, whatever KV still answers. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    tokenHash: text("token_hash").notNull(),
    userId: ownerId(),
    /** The browser and system that logged in, in words. */
    device: text("device").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Within an hour: a request in between writes nothing. */
    seenAt: instant("seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("sessions_token_hash").on(table.tokenHash),
    index("sessions_user").on(table.userId, sql`${table.id} DESC`),
    index("sessions_expires_at").on(table.expiresAt),
  ],
);

/** The time between a right password and the code of the second factor. */
export const loginChallenges = sqliteTable(
  "login_challenges",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: ownerId(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("login_challenges_expires_at").on(table.expiresAt)],
);

/** Failures of an account or an address; the key is a hash of both its kind and its value. */
export const loginAttempts = sqliteTable(
  "login_attempts",
  {
    key: text("key").primaryKey(),
    failures: integer("failures").notNull(),
    blockedUntil: instant("blocked_until").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("login_attempts_expires_at").on(table.expiresAt)],
);

export const secondFactors = sqliteTable("second_factors", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** As `secret-box.ts` seals it. */
  secret: text("secret").notNull(),
  /** Null until the first code has shown that the phone has the secret. */
  enabledAt: instant("enabled_at"),
  /** The time step of the last accepted code: that one and those before are not accepted again. */
  lastStep: integer("last_step").notNull().default(0),
});

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    codeHash: text("code_hash").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [uniqueIndex("recovery_codes_code").on(table.userId, table.codeHash)],
);

/** Who did what, when. No references: an event outlives what it tells of. */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    occurredAt: instant("occurred_at").notNull(),
    /** Null for the system, the command line and whoever failed to log in. */
    actorId: integer("actor_id"),
    actorName: text("actor_name").notNull().default(""),
    action: text("action").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: integer("subject_id"),
    label: text("label").notNull().default(""),
    requestId: text("request_id").notNull().default(""),
  },
  (table) => [
    index("audit_events_kind").on(table.subjectKind, sql`${table.id} DESC`),
    index("audit_events_actor").on(table.actorId, sql`${table.id} DESC`),
  ],
);

export const blogPosts = sqliteTable(
  "blog_posts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    title: text("title").notNull(),
    slug: text("slug").notNull(),
    summary: text("summary").notNull(),
    image: text("image").notNull(),
    category: text("category").notNull(),
    publishedAt: instant("published_at").notNull().default(now),
    updatedAt: instant("updated_at").notNull().default(now),
    content: text("content").notNull(),
    /** The words of `content` without tags, for the search; kept by the service. */
    contentText: text("content_text").notNull().default(""),
    /** The item that this post was written for; no item gets two posts. */
    generationItemId: text("generation_item_id"),
  },
  (table) => [
    uniqueIndex("blog_posts_generation_item").on(table.generationItemId),
    uniqueIndex("blog_posts_slug").on(table.slug),
    index("blog_posts_published_at").on(sql`${table.publishedAt} DESC`, sql`${table.id} DESC`),
    index("blog_posts_category").on(table.category, sql`${table.publishedAt} DESC`, sql`${table.id} DESC`),
  ],
);

/** Addresses that posts had before; triggers keep it in step with the posts. */
export const slugRedirects = sqliteTable(
  "slug_redirects",
  {
    slug: text("slug").primaryKey(),
    postId: integer("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
  },
  (table) => [index("slug_redirects_post_id").on(table.postId)],
);

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
  },
  (table) => [index("generation_batches_created_at").on(sql`${table.createdAt} DESC`)],
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
    state: text("state", { enum: ["queued", "writing", "done", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer("attempts").notNull().default(0),
    /** Why the last attempt failed, in words for staff. */
    error: text("error"),
    postId: integer("post_id"),
    /** Until then the item belongs to whoever writes it. */
    leaseUntil: instant("lease_until"),
    /** Nobody writes it before. */
    notBefore: instant("not_before"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("generation_items_batch").on(table.batchId, table.position),
    index("generation_items_state").on(table.state, table.updatedAt),
    index("generation_items_created_at").on(table.createdAt),
  ],
);

/** One pass of bulk formatting over all posts. */
export const formatRuns = sqliteTable(
  "format_runs",
  {
    id: text("id").primaryKey(),
    state: text("state", { enum: ["running", "done", "failed", "undone"] })
      .notNull()
      .default("running"),
    /** Posts up to this id are behind it. */
    lastId: integer("last_id").notNull().default(0),
    checked: integer("checked").notNull().default(0),
    updated: integer("updated").notNull().default(0),
    restored: integer("restored").notNull().default(0),
    /** Posts there were when it began. */
    total: integer("total").notNull(),
    error: text("error"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("format_runs_created_at").on(sql`${table.createdAt} DESC`)],
);

/** What a post held before a run, for undoing it. */
export const formatChanges = sqliteTable(
  "format_changes",
  {
    runId: text("run_id")
      .notNull()
      .references(() => formatRuns.id, { onDelete: "cascade" }),
    postId: integer("post_id").notNull(),
    content: text("content").notNull(),
    contentText: text("content_text").notNull(),
    /** The version that the run wrote; a post saved since is not undone. */
    writtenAt: instant("written_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.postId] })],
);
