import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { roles } from "../../contract/rights";

/** Stored as milliseconds since 1970, read as `Date`. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

/** The time of the statement, as a column's default. */
export const now = sql`(CAST(unixepoch('subsec') * 1000 AS INTEGER))`;

export const users = sqliteTable("users", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  username: text("username").notNull(),
  password: text("password").notNull(),
  name: text("name").notNull(),
  isAdmin: integer("is_admin", { mode: "boolean" }).notNull().default(false),
  createdAt: instant("created_at").notNull().default(now),
  updatedAt: instant("updated_at").notNull().default(now),
  disabledAt: instant("disabled_at"),
  /** Null for accounts without rights, and for admins from before roles existed: see `readRole`. */
  role: text("role", { enum: roles }),
});

/** Passkeys of staff (WebAuthn credentials). */
export const passkeys = sqliteTable("passkeys", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: integer("user_id").notNull(),
  credentialId: text("credential_id").notNull(),
  /** The host that it was created for; passkeys are bound to it. */
  host: text("host").notNull(),
  /** The COSE key in base64url. */
  publicKey: text("public_key").notNull(),
  /** The signature counter of the last login; 0 if the authenticator does not count. */
  counter: integer("counter").notNull(),
  name: text("name").notNull(),
  createdAt: instant("created_at").notNull(),
  lastUsedAt: instant("last_used_at"),
});

/** WebAuthn challenges that were not answered yet. */
export const passkeyChallenges = sqliteTable("passkey_challenges", {
  tokenHash: text("token_hash").primaryKey(),
  /** The user who registers a passkey; null for a login. */
  userId: integer("user_id"),
  expiresAt: instant("expires_at").notNull(),
});

/** All open sessions. A session without a row has ended, even if KV still has an entry. */
export const sessions = sqliteTable("sessions", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  tokenHash: text("token_hash").notNull(),
  userId: integer("user_id").notNull(),
  /** Browser and system of the login, as text. */
  device: text("device").notNull(),
  createdAt: instant("created_at").notNull(),
  /** The last use, up to an hour old, because it is updated only once an hour. */
  seenAt: instant("seen_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  /** The passkey that opened the session; the session ends with it. */
  passkeyId: integer("passkey_id"),
});

/** Logins between the password and the code of the second factor. */
export const loginChallenges = sqliteTable("login_challenges", {
  tokenHash: text("token_hash").primaryKey(),
  userId: integer("user_id").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Failures of an account, address or another key; the key is a hash of its kind and value. */
export const loginAttempts = sqliteTable("login_attempts", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  blockedUntil: instant("blocked_until").notNull(),
  expiresAt: instant("expires_at").notNull(),
  /** The account, if it exists. */
  userId: integer("user_id"),
});

/** Browsers that an account has logged in with before. */
export const knownDevices = sqliteTable("known_devices", {
  tokenHash: text("token_hash").notNull(),
  userId: integer("user_id").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

export const secondFactors = sqliteTable("second_factors", {
  userId: integer("user_id").primaryKey(),
  /** Encrypted with `worker/secrets.ts`. */
  secret: text("secret").notNull(),
  /** Null until the first code was verified. */
  enabledAt: instant("enabled_at"),
  /** The time step of the last accepted code; it and earlier steps are not accepted again. */
  lastStep: integer("last_step").notNull().default(0),
});

export const recoveryCodes = sqliteTable("recovery_codes", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: integer("user_id").notNull(),
  codeHash: text("code_hash").notNull(),
  usedAt: instant("used_at"),
});

/** Invitations and reset links. */
export const staffInvites = sqliteTable("staff_invites", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  tokenHash: text("token_hash").notNull(),
  kind: text("kind", { enum: ["invite", "reset"] }).notNull(),
  /** The name of the invited or existing person. */
  name: text("name").notNull(),
  role: text("role", { enum: roles }),
  /** The account of a reset; null for an invitation. */
  userId: integer("user_id"),
  madeBy: integer("made_by"),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Stored responses of staff requests with an `Idempotency-Key`. */
export const idempotencyKeys = sqliteTable("idempotency_keys", {
  /** A hash of the account, the method, the path and the key. */
  id: text("id").primaryKey(),
  path: text("path").notNull(),
  bodyHash: text("body_hash").notNull(),
  /** Null while the first request is running. */
  status: integer("status"),
  answer: text("answer"),
  expiresAt: instant("expires_at").notNull(),
});

/** The audit log. It has no foreign keys, because an event outlives its subject. */
export const auditEvents = sqliteTable("audit_events", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  occurredAt: instant("occurred_at").notNull(),
  /** Null for the system, the command line and failed logins. */
  actorId: integer("actor_id"),
  actorName: text("actor_name").notNull().default(""),
  action: text("action").notNull(),
  subjectKind: text("subject_kind").notNull(),
  subjectId: integer("subject_id"),
  label: text("label").notNull().default(""),
  requestId: text("request_id").notNull().default(""),
});

/** The link that creates the first account; at most one row. */
export const claims = sqliteTable("claims", {
  id: integer("id").primaryKey(),
  codeHash: text("code_hash").notNull(),
  expiresAt: instant("expires_at").notNull(),
});
