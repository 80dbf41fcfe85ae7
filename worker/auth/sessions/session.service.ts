import type { AccountSession } from "../../contract/account";
import type { SessionUser } from "../../contract/auth";
import type { Deps } from "../../deps";
import { createToken, hashToken, isToken } from "../../secrets";
import {
  type DeviceRow,
  deleteExpired,
  deleteSession,
  deleteSessions,
  forgetStored,
  type Grounds,
  insertSession,
  listDeviceAccounts,
  listSessions,
  type NewSessionRow,
  readMoment,
  type SessionDeps,
  store,
} from "./session.repository";

/** Ends every session this long after login, in seconds. */
export const absoluteSeconds = 7 * 24 * 60 * 60;
/** A browser is forgotten this long after its last login, in seconds; browsers keep a cookie for 400 days at most. */
export const deviceSeconds = 365 * 24 * 60 * 60;
/** Who comes, as far as the request tells. */
export interface Visitor {
  /** What they are counted by: an address, or the network that it belongs to. */
  address: string;
  /** Browser and system in words. */
  browser: string;
  /** The cookie of a browser that may have logged in before. */
  deviceCookie: string | undefined;
  /** The session this browser had before; it ends with a login. */
  oldToken: string | undefined;
}

/** A browser that asks, under the token that its cookie has or will have. */
export interface Device extends DeviceRow {
  token: string;
  /** The accounts that it has logged in to before. */
  accounts: { id: number; username: string }[];
}

export interface SignedIn {
  user: SessionUser;
  token: string;
  /** By which the browser is known from now on. */
  deviceToken: string;
}

/** The browser of a cookie; one that nobody knows gets a token of its own, whatever the cookie held. */
export async function recognizeDevice(
  { db, clock }: Pick<Deps, "db" | "clock">,
  cookie: string | undefined,
): Promise<Device> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + deviceSeconds * 1000);
  if (cookie !== undefined && isToken(cookie)) {
    const tokenHash = await hashToken(cookie);
    const accounts = await listDeviceAccounts(db, tokenHash, now);
    if (accounts.length > 0) return { token: cookie, tokenHash, expiresAt, accounts };
  }
  const token = createToken();
  return { token, tokenHash: await hashToken(token), expiresAt, accounts: [] };
}

/** Signs a user in; null where the grounds for it hold no longer. */
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
  await welcome(deps, user, visitor);
  return { user, token, deviceToken: device.token };
}

/** Ends the session that the browser had before, and notes the login. */
export async function welcome(
  deps: SessionDeps & Pick<Deps, "audit">,
  user: SessionUser,
  { browser, oldToken }: Visitor,
): Promise<void> {
  if (oldToken) await closeSession(deps, oldToken);
  await deps.audit.record({ action: "login.succeeded", label: browser, actor: user });
}

/** Opens a session by `insert`, which decides; answers its token, or null where it was not inserted. */
export async function openSession(
  deps: SessionDeps,
  { userId, name, device }: { userId: number; name: string; device: Device },
  insert: (row: NewSessionRow) => Promise<boolean>,
): Promise<string | null> {
  const token = createToken();
  const tokenHash = await hashToken(token);
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + absoluteSeconds * 1000);
  const row = { tokenHash, userId, device: name, createdAt: now, seenAt: now, expiresAt, browser: device };
  if (!(await insert(row))) return null;
  await store(deps, row);
  return token;
}

/** Ends the session of a token at once and everywhere; does nothing for an unknown token. */
export async function closeSession(deps: SessionDeps, token: string): Promise<void> {
  const tokenHash = await hashToken(token);
  await deleteSession(deps.db, tokenHash);
  await forgetStored(deps, [tokenHash]);
}

/** Ends one session of a user, or all but one, at once and everywhere; answers how many it were. */
export async function closeSessions(
  deps: SessionDeps,
  userId: number,
  which: { id: number } | { exceptId: number },
): Promise<number> {
  const ended = await deleteSessions(deps.db, userId, which);
  await forgetStored(deps, ended);
  return ended.length;
}

/** A user's open sessions, the last seen first; `currentId` is the one that asks. */
export async function listOpenSessions(
  deps: SessionDeps,
  userId: number,
  currentId: number,
): Promise<AccountSession[]> {
  const rows = await listSessions(deps.db, userId, readMoment(deps));
  return rows.map(({ id, device, createdAt, seenAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    current: id === currentId,
  }));
}

/**
 * Deletes sessions, challenges, browsers, counters of failures, links of staff and answers to repeated calls whose time
 * is over; answers how many.
 */
export function forgetExpiredLogins({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  return deleteExpired(db, clock());
}
