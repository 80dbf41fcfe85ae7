import type { AccountSession } from "../../contract/account";
import type { SessionUser } from "../../contract/auth";
import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import { within } from "../../http/within";
import { toSessionUser } from "../accounts/user.repository";
import {
  type DeviceRow,
  deleteExpired,
  deleteSession,
  deleteSessions,
  findSession,
  type Grounds,
  insertSession,
  listDeviceAccounts,
  listSessions,
  type NewSessionRow,
  updateSeenAt,
} from "./session.repository";
import { createToken, hashToken, isToken } from "./token";

/** Ends a session that was not used for this long, in seconds. */
export const idleSeconds = 24 * 60 * 60;
/** Ends every session this long after login, in seconds. */
export const absoluteSeconds = 7 * 24 * 60 * 60;
/** The use of a session is written down only after this long, so that a request writes nothing. */
const renewAfterSeconds = 60 * 60;
/** A browser is forgotten this long after its last login, in seconds; browsers keep a cookie for 400 days at most. */
export const deviceSeconds = 365 * 24 * 60 * 60;
/** Milliseconds that anybody waits for KV before D1 is asked. */
const storePatienceMs = 3_000;

type SessionDeps = Pick<Deps, "db" | "kv" | "clock">;

export interface OpenSession {
  id: number;
  user: SessionUser;
}

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

/**
 * Whether KV knows a session of this token: then D1 knew it within the idle time. No decides nothing, because a location
 * may see a login a minute later, and KV may fail.
 */
export async function isStored({ kv }: Pick<Deps, "kv">, token: string): Promise<boolean> {
  try {
    const reading = kv.get(toKey(await hashToken(token)));
    return (await within(storePatienceMs, "reading KV", reading)) !== null;
  } catch (error) {
    log("warn", "session_unread", { error: describeError(error) });
    return false;
  }
}

/** The open session of a token with its user, or null. D1 decides. Its idle time begins anew. */
export async function findOpenSession(deps: SessionDeps, token: string): Promise<OpenSession | null> {
  const tokenHash = await hashToken(token);
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

/** Clears KV of sessions that have ended. They have ended without it; what stays there expires. */
export async function forgetStored({ kv }: Pick<Deps, "kv">, tokenHashes: string[]): Promise<void> {
  await Promise.allSettled(tokenHashes.map((tokenHash) => kv.delete(toKey(tokenHash))));
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

const toKey = (tokenHash: string) => `session:${tokenHash}`;

function readMoment({ clock }: Pick<Deps, "clock">) {
  const now = clock();
  return { now, idleSince: new Date(now.getTime() - idleSeconds * 1000) };
}

/** Notes in KV that a session is in use. Without the note it holds too: D1 is asked where KV has nothing. */
async function store(
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
