import type { AccountSession } from "../../contract/account";
import type { SessionUser } from "../../contract/auth";
import type { Deps } from "../../deps";
import type { UserRow } from "../accounts/user.repository";
import {
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  listSessions,
  updateSeenAt,
} from "./session.repository";
import { idleSeconds } from "./session.store";
import { hashToken } from "./token";

/** Sessions that one account may have at a time; a further login ends the oldest. */
export const maxSessions = 20;

export interface OpenSession {
  id: number;
  tokenHash: string;
  user: SessionUser;
}

/** Opens a session for a user and answers its token. `device` says in words what logged in. */
export async function openSession(deps: Deps, userId: number, device: string): Promise<string> {
  const { token, tokenHash, expiresAt } = await deps.sessions.create(userId);
  const now = deps.clock();
  await insertSession(
    deps.db,
    { tokenHash, userId, device, createdAt: now, seenAt: now, expiresAt },
    maxSessions,
  );
  return token;
}

/** The open session of a token with its user, or null. Writes once an hour that it is in use. */
export async function findOpenSession(deps: Deps, token: string | undefined): Promise<OpenSession | null> {
  if (!token) return null;
  const stored = await deps.sessions.find(token);
  if (!stored) return null;
  const session = await findSession(deps.db, stored);
  if (!session) return null;
  if (stored.renewed) await updateSeenAt(deps.db, session.id, deps.clock());
  return { id: session.id, tokenHash: stored.tokenHash, user: toSessionUser(session.user) };
}

/** Ends the session of a token at once and everywhere; does nothing for an unknown token. */
export async function closeSession(deps: Deps, token: string): Promise<void> {
  const tokenHash = await hashToken(token);
  await deleteSession(deps.db, tokenHash);
  await forgetStored(deps, [tokenHash]);
}

/** Ends one session of a user, or all but one, at once and everywhere; answers how many it were. */
export async function closeSessions(
  deps: Deps,
  userId: number,
  which: { id: number } | { exceptId: number },
): Promise<number> {
  const ended = await deleteSessions(deps.db, userId, which);
  await forgetStored(deps, ended);
  return ended.length;
}

/** Clears the store of sessions that have ended. They have ended without it; what stays there expires. */
export async function forgetStored(deps: Deps, tokenHashes: string[]): Promise<void> {
  await Promise.allSettled(tokenHashes.map((tokenHash) => deps.sessions.remove(tokenHash)));
}

/** A user's open sessions, the last seen first; `currentId` is the one that asks. */
export async function listOpenSessions(
  deps: Deps,
  userId: number,
  currentId: number,
): Promise<AccountSession[]> {
  const now = deps.clock();
  const idleSince = new Date(now.getTime() - idleSeconds * 1000);
  const rows = await listSessions(deps.db, userId, { now, idleSince });
  return rows.map(({ id, device, createdAt, seenAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    current: id === currentId,
  }));
}

export function toSessionUser(row: UserRow): SessionUser {
  return { id: row.id, username: row.username, name: row.name, isAdmin: row.isAdmin };
}
