import { AppError } from "../app-error";
import type { LoginInput, SessionUser } from "../contract/auth";
import type { Deps } from "../deps";
import { checkPassword, hashPassword } from "./password";
import {
  findUserByUsername,
  findUserOfSession,
  insertRevokedSession,
  type UserRow,
  updatePasswordHash,
} from "./user.repository";

/** Answers the user and a new session token; 401 for an unknown user and a wrong password alike. */
export async function login(deps: Deps, input: LoginInput): Promise<{ user: SessionUser; token: string }> {
  const row = await findUserByUsername(deps.db, input.username);
  const { valid, outdated } = await checkPassword(input.password, row?.password ?? null);
  if (!row || !valid) throw new AppError("unauthorized", "Username atau password salah");
  if (outdated) {
    await updatePasswordHash(deps.db, row.id, await hashPassword(input.password), deps.clock());
  }
  return { user: toSessionUser(row), token: await deps.sessions.create(row.id) };
}

/** The signed-in user of a token, or null. */
export async function findSessionUser(deps: Deps, token: string | undefined): Promise<SessionUser | null> {
  if (!token) return null;
  const session = await deps.sessions.find(token);
  if (!session) return null;
  const row = await findUserOfSession(deps.db, session);
  return row && toSessionUser(row);
}

/** Ends a session at once and everywhere; does nothing for an unknown token. */
export async function logout(deps: Deps, token: string | undefined): Promise<void> {
  if (!token) return;
  const session = await deps.sessions.find(token);
  if (!session) return;
  await insertRevokedSession(deps.db, session, deps.clock());
  await deps.sessions.remove(session.tokenHash);
}

function toSessionUser(row: UserRow): SessionUser {
  return { id: row.id, username: row.username, name: row.name, isAdmin: row.isAdmin };
}
