import type { AccountSession } from "../../contract/account";
import type { SessionUser } from "../../contract/auth";
import type { Deps } from "../../deps";
import { roleOf, type UserRow } from "../accounts/user.repository";
import type { Device } from "./known-device.service";
import {
  deleteSession,
  deleteSessions,
  findSession,
  type Grounds,
  insertSession,
  listSessions,
  type NewSessionRow,
} from "./session.repository";
import { idleSeconds } from "./session.store";
import { hashToken } from "./token";

export interface OpenSession {
  id: number;
  tokenHash: string;
  user: SessionUser;
}

/** Whose session it is, and in which browser; `name` says in words which that is. */
export interface SessionOwner {
  userId: number;
  name: string;
  device: Device;
}

/** Opens a session for a user and answers its token; null where the grounds for it hold no longer. */
export async function openSession(deps: Deps, owner: SessionOwner, grounds: Grounds): Promise<string | null> {
  return storeSession(deps, owner, (row) => insertSession(deps.db, row, grounds));
}

/** Puts a session into the store and has `insert` put it into the list of open ones; its token, or null. */
export async function storeSession(
  deps: Deps,
  { userId, name, device: browser }: SessionOwner,
  insert: (row: NewSessionRow) => Promise<boolean>,
): Promise<string | null> {
  const { token, tokenHash, expiresAt } = await deps.sessions.create(userId);
  const now = deps.clock();
  const row = { tokenHash, userId, device: name, createdAt: now, seenAt: now, expiresAt, browser };
  if (await insert(row)) return token;
  await forgetStored(deps, [tokenHash]);
  return null;
}

/** The open session of a token with its user, or null. */
export async function findOpenSession(deps: Deps, token: string | undefined): Promise<OpenSession | null> {
  if (!token) return null;
  const stored = await deps.sessions.find(token);
  if (!stored) return null;
  const session = await findSession(deps.db, stored);
  if (!session) return null;
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

export function toSessionUser(
  row: Pick<UserRow, "id" | "username" | "name" | "role" | "isAdmin">,
): SessionUser {
  const { id, username, name } = row;
  const role = roleOf(row);
  return { id, username, name, isAdmin: role === "owner" || role === "editor", role };
}
