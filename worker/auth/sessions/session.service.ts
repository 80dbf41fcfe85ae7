import { hash } from "node:crypto";
import { and, desc, eq, gt, lt, ne } from "drizzle-orm";
import type { AccountSession } from "../../contract/account";
import type { SessionUser } from "../../contract/auth";
import type { Database } from "../../db/client";
import {
  idempotencyKeys,
  knownDevices,
  loginAttempts,
  loginChallenges,
  passkeyChallenges,
  sessions,
  staffInvites,
  users,
} from "../../db/schema/auth";
import type { Deps } from "../../deps";
import { createToken, isToken } from "../../secrets";
import {
  type DeviceRow,
  deleteStored,
  type Grounds,
  insertSession,
  isOpen,
  type NewSessionRow,
  readMoment,
  type SessionDeps,
  store,
} from "./session.repository";

/** Maximum age of a session after login, in seconds. */
export const absoluteSeconds = 7 * 24 * 60 * 60;
/** A known browser is forgotten this long after its last login, in seconds. Browsers limit cookies to 400 days. */
export const deviceSeconds = 365 * 24 * 60 * 60;
/** The client of a request. */
export interface Visitor {
  /** The address or network that the rate limits use. */
  address: string;
  browser: string;
  /** The cookie of a known browser, unverified. */
  deviceCookie: string | undefined;
  oldToken: string | undefined;
}

/** A browser, with the token that its cookie has or will get. */
export interface Device extends DeviceRow {
  token: string;
  /** The accounts that it has logged in to before. */
  accounts: { id: number; username: string }[];
}

export interface SignedIn {
  user: SessionUser;
  token: string;
  /** The new token of the known browser. */
  deviceToken: string;
}

/** The browser of a cookie. An unknown browser gets a new token, whatever its cookie contains. */
export async function recognizeDevice(
  { db, clock }: Pick<Deps, "db" | "clock">,
  cookie: string | undefined,
): Promise<Device> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + deviceSeconds * 1000);
  if (cookie !== undefined && isToken(cookie)) {
    const tokenHash = hash("sha256", cookie);
    const accounts = await listDeviceAccounts(db, tokenHash, now);
    if (accounts.length > 0) return { token: cookie, tokenHash, expiresAt, accounts };
  }
  const token = createToken();
  return { token, tokenHash: hash("sha256", token), expiresAt, accounts: [] };
}

/** Signs a user in; null if the grounds are no longer valid. */
export async function signIn(
  deps: SessionDeps & Pick<Deps, "audit">,
  user: SessionUser,
  grounds: Grounds,
  visitor: Visitor & { device: Device },
): Promise<SignedIn | null> {
  const { browser: name, device } = visitor;
  const token = await openSession(deps, { userId: user.id, name, device }, (row) =>
    insertSession(deps.db, row, grounds),
  );
  if (token === null) return null;
  await finishSignIn(deps, user, visitor);
  return { user, token, deviceToken: device.token };
}

/** Ends the previous session of the browser and records the login. */
export async function finishSignIn(
  deps: SessionDeps & Pick<Deps, "audit">,
  user: SessionUser,
  { browser, oldToken }: Visitor,
): Promise<void> {
  if (oldToken) await closeSession(deps, oldToken);
  await deps.audit.record({ action: "login.succeeded", label: browser, actor: user });
}

/** Opens a session with `insert`; returns its token, or null if nothing was inserted. */
export async function openSession(
  deps: SessionDeps,
  { userId, name, device }: { userId: number; name: string; device: Device },
  insert: (row: NewSessionRow) => Promise<boolean>,
): Promise<string | null> {
  const token = createToken();
  const tokenHash = hash("sha256", token);
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + absoluteSeconds * 1000);
  const row = { tokenHash, userId, device: name, createdAt: now, seenAt: now, expiresAt, browser: device };
  if (!(await insert(row))) return null;
  await store(deps, row);
  return token;
}

/** Ends the session of a token everywhere at once; ignores an unknown token. */
export async function closeSession(deps: SessionDeps, token: string): Promise<void> {
  const tokenHash = hash("sha256", token);
  await deps.db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  await deleteStored(deps, [tokenHash]);
}

/** Ends one session of a user, or all but one, everywhere at once; returns how many. */
export async function closeSessions(
  deps: SessionDeps,
  userId: number,
  which: { id: number } | { exceptId: number },
): Promise<number> {
  const chosen = "id" in which ? eq(sessions.id, which.id) : ne(sessions.id, which.exceptId);
  const ended = await deps.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), chosen))
    .returning({ tokenHash: sessions.tokenHash });
  const hashes = ended.map(({ tokenHash }) => tokenHash);
  await deleteStored(deps, hashes);
  return hashes.length;
}

/** A user's open sessions, the last used first; `currentId` is the session of the request. */
export async function listOpenSessions(
  deps: SessionDeps,
  userId: number,
  currentId: number,
): Promise<AccountSession[]> {
  const rows = await deps.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(readMoment(deps))))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
  return rows.map(({ id, device, createdAt, seenAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    current: id === currentId,
  }));
}

/**
 * Deletes expired sessions, challenges, known browsers, failure counters, staff links and idempotency keys; returns how
 * many rows.
 */
export async function forgetExpiredLogins({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const now = clock();
  const tables = [
    sessions,
    loginChallenges,
    passkeyChallenges,
    knownDevices,
    loginAttempts,
    staffInvites,
    idempotencyKeys,
  ] as const;
  const deletions = tables.map((table) =>
    db.delete(table).where(lt(table.expiresAt, now)).returning({ expiresAt: table.expiresAt }),
  );
  const [first, ...others] = deletions;
  return first ? (await db.batch([first, ...others])).flat().length : 0;
}

function listDeviceAccounts(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ id: number; username: string }[]> {
  return db
    .select({ id: users.id, username: users.username })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), gt(knownDevices.expiresAt, now)));
}
