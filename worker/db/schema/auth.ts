import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { roles } from "../../contract/rights";

/** Milliseconds since 1970 in the table, a `Date` in code. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

/** The moment of a statement, as a column's default. */
export const now = sql`(CAST(unixepoch('subsec') * 1000 AS INTEGER))`;

export const users = sqliteTable("users", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  username: text("username").notNull(),
  password: text("password").notNull(),
  name: text("name").notNull(),
  isAdmin: integer("is_admin", { mode: "boolean" }).notNull().default(false),
  createdAt: instant("created_at").notNull().default(now),
  updatedAt: instant("updated_at").notNull().default(now),
  /** Since when the account lets nobody in; null for an open one. */
  disabledAt: instant("disabled_at"),
  /** Null for whoever has no rights, and for an admin of before there were roles: see `readRole`. */
  role: text("role", { enum: roles }),
});

/** Passkeys of staff (WebAuthn credentials). */
export const passkeys = sqliteTable("passkeys", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: integer("user_id").notNull(),
  credentialId: text("credential_id").notNull(),
  /** The host that it was made on; it works on no other. */
  host: text("host").notNull(),
  /** The COSE key in base64url. */
  publicKey: text("public_key").notNull(),
  /** What the authenticator counted at the last login; one that does not count says 0 each time. */
  counter: integer("counter").notNull(),
  name: text("name").notNull(),
  createdAt: instant("created_at").notNull(),
  lastUsedAt: instant("last_used_at"),
});

/** Challenges that a browser has yet to answer with a passkey. */
export const passkeyChallenges = sqliteTable("passkey_challenges", {
  tokenHash: text("token_hash").primaryKey(),
  /** Who registers a passkey; null for a login. */
  userId: integer("user_id"),
  expiresAt: instant("expires_at").notNull(),
});

/** Every open session. One that does not stand here has ended, whatever KV still answers. */
export const sessions = sqliteTable("sessions", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  tokenHash: text("token_hash").notNull(),
  userId: integer("user_id").notNull(),
  /** The browser and system that logged in, in words. */
  device: text("device").notNull(),
  createdAt: instant("created_at").notNull(),
  /** Within an hour: a request in between writes nothing. */
  seenAt: instant("seen_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  /** The passkey that opened the session, which ends with it. */
  passkeyId: integer("passkey_id"),
});

/** The time between a right password and the code of the second factor. */
export const loginChallenges = sqliteTable("login_challenges", {
  tokenHash: text("token_hash").primaryKey(),
  userId: integer("user_id").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Failures of an account or an address; the key is a hash of both its kind and its value. */
export const loginAttempts = sqliteTable("login_attempts", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  blockedUntil: instant("blocked_until").notNull(),
  expiresAt: instant("expires_at").notNull(),
  /** Whom the count is about, where there is such an account. */
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
  /** As `worker/secrets.ts` seals it. */
  secret: text("secret").notNull(),
  /** Null until the first code has shown that the phone has the secret. */
  enabledAt: instant("enabled_at"),
  /** The time step of the last accepted code: that one and those before are not accepted again. */
  lastStep: integer("last_step").notNull().default(0),
});

export const recoveryCodes = sqliteTable("recovery_codes", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: integer("user_id").notNull(),
  codeHash: text("code_hash").notNull(),
  usedAt: instant("used_at"),
});

/** Links that make an account, or give one a new password. */
export const staffInvites = sqliteTable("staff_invites", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  tokenHash: text("token_hash").notNull(),
  kind: text("kind", { enum: ["invite", "reset"] }).notNull(),
  /** Whom it is for. */
  name: text("name").notNull(),
  /** What the new account may do; null for a reset. */
  role: text("role", { enum: roles }),
  /** Whose password is set anew; null for an invitation. */
  userId: integer("user_id"),
  madeBy: integer("made_by"),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Answers to calls of staff that carried an `Idempotency-Key`. */
export const idempotencyKeys = sqliteTable("idempotency_keys", {
  /** A hash of the account, the method, the path and the key. */
  id: text("id").primaryKey(),
  path: text("path").notNull(),
  bodyHash: text("body_hash").notNull(),
  /** Null while the first call runs. */
  status: integer("status"),
  answer: text("answer"),
  expiresAt: instant("expires_at").notNull(),
});

/** Who did what, when. No references: an event outlives what it tells of. */
export const auditEvents = sqliteTable("audit_events", {
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
});

/** The link that makes the first account: one row or none. */
export const claims = sqliteTable("claims", {
  id: integer("id").primaryKey(),
  codeHash: text("code_hash").notNull(),
  expiresAt: instant("expires_at").notNull(),
});
