import { hash } from "node:crypto";
import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { SessionUser } from "../../contract/auth";
import type { Role } from "../../contract/rights";
import { batchNamed, type Database } from "../../db/client";
import { sessions, users } from "../../db/schema/auth";
import type { Deps } from "../../deps";
import { describeError, log } from "../../errors";
import { within } from "../../limits";

export const idleSeconds = 24 * 60 * 60;
/** The last use of a session is updated only after this long, so that most requests write nothing. */
const renewAfterSeconds = 60 * 60;
/** Timeout of KV in milliseconds, after which D1 is queried. */
const kvTimeoutMs = 3_000;

export type SessionDeps = Pick<Deps, "db" | "kv" | "clock">;

export interface OpenSession {
  id: number;
  user: SessionUser;
}

export type SessionRow = typeof sessions.$inferSelect;
export type UserRow = typeof users.$inferSelect;

/** The role of an account. An admin from before roles existed is an owner; without `is_admin` only "writer" counts. */
export function readRole({ role, isAdmin }: Pick<UserRow, "role" | "isAdmin">): Role | null {
  if (role === "writer") return role;
  return isAdmin ? (role ?? "owner") : null;
}

export function toSessionUser(
  row: Pick<UserRow, "id" | "username" | "name" | "role" | "isAdmin">,
): SessionUser {
  const { id, username, name } = row;
  const role = readRole(row);
  return { id, username, name, isAdmin: role === "owner" || role === "editor", role };
}

/** A known browser, identified by the hash of its cookie. */
export interface DeviceRow {
  tokenHash: string;
  expiresAt: Date;
}

export type NewSessionRow = Omit<typeof sessions.$inferInsert, "id"> & { browser: DeviceRow };

/** Sessions of one account; a further login ends the oldest. */
const maxSessions = 20;
/** Known browsers of one account; a further one replaces the one that was unused the longest. */
const maxDevices = 20;

/** What permits a session. The inserting statement checks it, so that concurrent changes are seen. */
export type Grounds =
  /** The password hash that was verified, for an account without a second factor. */
  | { passwordHash: string }
  /** The token hash of a challenge whose code was right; it opens one session. */
  | { challenge: string }
  /** A passkey that signed, with its signature counter: higher than ever before, or always 0. */
  | { passkeyId: number; counter: number };

const hasNoSecondFactor = sql`NOT EXISTS (SELECT 1 FROM second_factors
  WHERE user_id = users.id AND enabled_at IS NOT NULL)`;

/** Opens a session of an account that is not disabled, in one batch; false if `grounds` are no longer valid. */
export async function insertSession(db: Database, row: NewSessionRow, grounds: Grounds): Promise<boolean> {
  const { opened } = await batchNamed(db, toLoginStatements(row, grounds));
  return opened.length === 1;
}

function toLoginStatements(row: NewSessionRow, grounds: Grounds) {
  const at = row.createdAt.getTime();
  if ("challenge" in grounds) {
    const { challenge } = grounds;
    const hasChallenge = sql`EXISTS (SELECT 1 FROM login_challenges WHERE token_hash = ${challenge}
      AND user_id = users.id AND expires_at > ${at})`;
    const used = sql`DELETE FROM login_challenges WHERE token_hash = ${challenge}`;
    return { ...writeSession(row, hasChallenge), used };
  }
  if ("passkeyId" in grounds) {
    const { passkeyId, counter } = grounds;
    const hasSigned = sql`EXISTS (SELECT 1 FROM passkeys WHERE id = ${passkeyId} AND user_id = users.id
      AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0)))`;
    const used = sql`UPDATE passkeys SET counter = ${counter}, last_used_at = ${at}
      WHERE id = (SELECT passkey_id FROM sessions WHERE token_hash = ${row.tokenHash})`;
    return { ...writeSession({ ...row, passkeyId }, hasSigned), used };
  }
  return writeSession(row, sql`password = ${grounds.passwordHash} AND ${hasNoSecondFactor}`);
}

/**
 * Statements that open a session if `condition` holds for its user, and store the known browser. They also delete
 * expired sessions and browsers, and the user's oldest ones above the maximum.
 */
function writeSession(row: NewSessionRow, condition: SQL) {
  const { tokenHash, userId, device, browser, passkeyId = null } = row;
  const [createdAt, seenAt, expiresAt] = [row.createdAt, row.seenAt, row.expiresAt].map((at) => at.getTime());
  return {
    opened: sql`INSERT INTO sessions (token_hash, user_id, device, created_at, seen_at, expires_at, passkey_id)
      SELECT ${tokenHash}, id, ${device}, ${createdAt}, ${seenAt}, ${expiresAt}, ${passkeyId} FROM users
      WHERE id = ${userId} AND disabled_at IS NULL AND ${condition} RETURNING id`,
    expiredSessions: sql`DELETE FROM sessions WHERE expires_at < ${createdAt}`,
    oldestSessions: sql`DELETE FROM sessions WHERE user_id = ${userId} AND id NOT IN
      (SELECT id FROM sessions WHERE user_id = ${userId} ORDER BY id DESC LIMIT ${maxSessions})`,
    device: sql`INSERT INTO known_devices (token_hash, user_id, expires_at)
      SELECT ${browser.tokenHash}, user_id, ${browser.expiresAt.getTime()} FROM sessions WHERE token_hash = ${tokenHash}
      ON CONFLICT (token_hash, user_id) DO UPDATE SET expires_at = excluded.expires_at`,
    expiredDevices: sql`DELETE FROM known_devices WHERE expires_at < ${createdAt}`,
    oldestDevices: sql`DELETE FROM known_devices WHERE user_id = ${userId} AND rowid NOT IN
      (SELECT rowid FROM known_devices WHERE user_id = ${userId} ORDER BY expires_at DESC LIMIT ${maxDevices})`,
  };
}

/** What permits a new password: the current hash, verified in a session, or a valid reset link. */
export type PasswordGrounds = { shownHash: string } | { link: SQL };

/**
 * Sets the password hash `to`, ends all sessions and pending logins, deletes known browsers and reset links, and opens
 * the session `row`, in one batch. After a link, no session opens if a second factor is enabled. Null, without a
 * change, if `grounds` are no longer valid or the account is disabled.
 */
export async function replacePassword(
  db: Database,
  row: NewSessionRow,
  to: string,
  grounds: PasswordGrounds,
): Promise<{ endedHashes: string[]; isOpened: boolean } | null> {
  const { userId, createdAt } = row;
  const isAllowed = "link" in grounds ? grounds.link : sql`password = ${grounds.shownHash}`;
  const needsNoCode = "link" in grounds ? hasNoSecondFactor : sql`1`;
  // Each hash has its own salt, so the row contains `to` only if the first statement has written it.
  const ofUser = sql`user_id = ${userId} AND EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password = ${to})`;
  const { replaced, ended, opened } = await batchNamed(db, {
    replaced: sql`UPDATE users SET password = ${to}, updated_at = ${createdAt.getTime()}
      WHERE id = ${userId} AND disabled_at IS NULL AND ${isAllowed} RETURNING id`,
    ...endLoginsWhere(ofUser),
    ...writeSession(row, sql`password = ${to} AND ${needsNoCode}`),
  });
  if (replaced.length !== 1) return null;
  return { endedHashes: ended.map((session) => session.token_hash), isOpened: opened.length === 1 };
}

/**
 * Statements that end sessions, pending logins and reset links and delete known browsers, for rows that match `ofUser`.
 */
export function endLoginsWhere(ofUser: SQL) {
  return {
    ended: sql<{ token_hash: string }>`DELETE FROM sessions WHERE ${ofUser} RETURNING token_hash`,
    challenges: sql`DELETE FROM login_challenges WHERE ${ofUser}`,
    devices: sql`DELETE FROM known_devices WHERE ${ofUser}`,
    links: sql`DELETE FROM staff_invites WHERE ${ofUser}`,
  };
}

/** Limits of open sessions: not expired at `now`, and used since `idleSince`. */
interface Moment {
  now: Date;
  idleSince: Date;
}

export const isOpen = ({ now, idleSince }: Moment) =>
  and(gt(sessions.expiresAt, now), gt(sessions.seenAt, idleSince));

/** A session with its user, in one query; null if it has ended or the account is disabled. */
async function findSession(
  db: Database,
  tokenHash: string,
  moment: Moment,
): Promise<{ session: SessionRow; user: UserRow } | null> {
  const rows = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isOpen(moment), isNull(users.disabledAt)))
    .limit(1);
  return rows[0] ?? null;
}

/**
 * Whether KV has an entry for the token, which means that D1 had the session within the idle time. False decides
 * nothing: another location may see a login a minute later, and KV may fail.
 */
export async function isStored({ kv }: Pick<Deps, "kv">, token: string): Promise<boolean> {
  try {
    const reading = kv.get(toKey(hash("sha256", token)));
    return (await within(kvTimeoutMs, "reading KV", reading)) !== null;
  } catch (error) {
    log("warn", "session_unread", { error: describeError(error) });
    return false;
  }
}

/** The open session of a token, or null, read from D1. Extends its idle time. */
export async function findOpenSession(deps: SessionDeps, token: string): Promise<OpenSession | null> {
  const tokenHash = hash("sha256", token);
  const moment = readMoment(deps);
  const found = await findSession(deps.db, tokenHash, moment);
  if (!found) return null;
  const { session, user } = found;
  if (moment.now.getTime() - session.seenAt.getTime() >= renewAfterSeconds * 1000) {
    if (!(await updateSeenAt(deps.db, tokenHash, moment.now))) return null;
    await store(deps, session);
  }
  return { id: session.id, user: toSessionUser(user) };
}

/** Updates the last use of a session; false if it has ended. */
async function updateSeenAt(db: Database, tokenHash: string, seenAt: Date): Promise<boolean> {
  const seen = await db
    .update(sessions)
    .set({ seenAt })
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ id: sessions.id });
  return seen.length > 0;
}

/** Deletes ended sessions from KV. They have already ended in D1, so failures are ignored and the entries expire. */
export async function deleteStored({ kv }: Pick<Deps, "kv">, tokenHashes: string[]): Promise<void> {
  await Promise.allSettled(tokenHashes.map((tokenHash) => kv.delete(toKey(tokenHash))));
}

const toKey = (tokenHash: string) => `session:${tokenHash}`;

export function readMoment({ clock }: Pick<Deps, "clock">) {
  const now = clock();
  return { now, idleSince: new Date(now.getTime() - idleSeconds * 1000) };
}

/** Stores in KV that a session is open. A failure is ignored, because D1 is queried if KV has no entry. */
export async function store(
  { kv, clock }: Pick<Deps, "kv" | "clock">,
  { tokenHash, expiresAt }: { tokenHash: string; expiresAt: Date },
): Promise<void> {
  const left = Math.floor((expiresAt.getTime() - clock().getTime()) / 1000);
  const expirationTtl = Math.max(60, Math.min(idleSeconds, left));
  try {
    await kv.put(toKey(tokenHash), "open", { expirationTtl });
  } catch (error) {
    log("warn", "session_unstored", { error: describeError(error) });
  }
}
