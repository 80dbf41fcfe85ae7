import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { LoginInput, SessionUser } from "../../contract/auth";
import { batchNamed, type Database } from "../../db/client";
import { loginChallenges, users } from "../../db/schema/auth";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { createToken, hashToken } from "../../secrets";
import { findUserByUsername, renewPasswordHash } from "../accounts/user.repository";
import { checkPassword, hashPassword } from "../password/password";
import { acceptCode, hasSecondFactor } from "../second-factor/second-factor.service";
import { type OpenSession, toSessionUser, type UserRow } from "../sessions/session.repository";
import {
  closeSession,
  type Device,
  recognizeDevice,
  type SignedIn,
  signIn,
  type Visitor,
} from "../sessions/session.service";
import { type Attempt, takeAttempt } from "./login-throttle.service";

/** Seconds between the password and the code. */
export const challengeSeconds = 5 * 60;

type LoginDeps = Pick<Deps, "db" | "kv" | "clock" | "keys" | "audit" | "passwordCost">;

/**
 * Answers the user and a new session token, or the token of a challenge where a second factor is on. 401 for
 * an unknown user, a wrong password and a disabled account alike; 429 after too many failures, of which a browser that
 * has logged in to the account before has a count of its own.
 */
export async function login(
  deps: LoginDeps,
  input: LoginInput,
  visitor: Visitor,
): Promise<SignedIn | { challenge: string }> {
  const device = await recognizeDevice(deps, visitor.deviceCookie);
  const username = input.username.toLowerCase();
  const isKnown = device.accounts.some((account) => account.username.toLowerCase() === username);
  const { address } = visitor;
  const guessed = isKnown ? { device: `${device.tokenHash} ${username}` } : { account: username, address };
  const attempt = await takeAttempt(deps, guessed, { username });
  // Between the check and the session the account may have changed: then it is looked at once more.
  for (let tries = 0; tries < 2; tries += 1) {
    const row = await findUserByUsername(deps.db, input.username);
    const { valid, outdated } = await checkPassword(input.password, row?.password ?? null, deps.passwordCost);
    if (!row || !valid || row.disabledAt) {
      await recordFailure(deps, attempt, row && toSessionUser(row));
      break;
    }
    const passwordHash = outdated ? await renewHash(deps, row, input.password) : row.password;
    const opened = passwordHash && (await openFor(deps, row, passwordHash, { ...visitor, device }));
    if (!opened) continue;
    await attempt.succeed();
    return opened;
  }
  throw new AppError("unauthorized", "Username atau password salah");
}

/** The second step of a login: a code of the app, or a recovery code, for the challenge of the first. */
export async function loginWithCode(
  deps: LoginDeps,
  challenge: string | undefined,
  code: string,
  visitor: Visitor,
): Promise<SignedIn> {
  const tokenHash = await hashToken(challenge ?? "");
  const row = await findChallengedUser(deps.db, tokenHash, deps.clock());
  if (!row) throwChallengeOver();
  const user = toSessionUser(row);
  const device = await recognizeDevice(deps, visitor.deviceCookie);
  const isKnown = device.accounts.some(({ id }) => id === user.id);
  const { address } = visitor;
  const guessed = isKnown
    ? { deviceCode: `${device.tokenHash} ${user.id}` }
    : { code: String(user.id), address };
  const attempt = await takeAttempt(deps, guessed, user);
  if (!(await acceptCode(deps, user, code))) {
    await recordFailure(deps, attempt, user);
    const message = "Kode salah atau sudah pernah dipakai";
    throw new AppError("unauthorized", message, { fields: { code: message } });
  }
  const signedIn = await signIn(deps, user, { challenge: tokenHash }, { ...visitor, device });
  if (!signedIn) throwChallengeOver();
  await attempt.succeed();
  return signedIn;
}

export async function logout(
  deps: Pick<Deps, "db" | "kv" | "clock" | "audit">,
  token: string,
  { user }: OpenSession,
): Promise<void> {
  await closeSession(deps, token);
  await deps.audit.record({ action: "login.ended", actor: user });
}

/** The same password under today's parameters; null when it was changed meanwhile. */
async function renewHash(deps: LoginDeps, { id, password: from }: UserRow, password: string) {
  const to = await hashPassword(password, deps.passwordCost);
  return (await renewPasswordHash(deps.db, id, { from, to }, deps.clock())) ? to : null;
}

/** What a right password opens: a session, or a challenge. Null when the account has changed since it was read. */
async function openFor(
  deps: LoginDeps,
  row: UserRow,
  passwordHash: string,
  visitor: Visitor & { device: Device },
) {
  if (!(await hasSecondFactor(deps, row.id))) {
    return signIn(deps, toSessionUser(row), { passwordHash }, visitor);
  }
  const challenge = createToken();
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000);
  const tokenHash = await hashToken(challenge);
  const { opened } = await batchNamed(deps.db, {
    opened: sql`INSERT INTO login_challenges (token_hash, user_id, expires_at)
      SELECT ${tokenHash}, id, ${expiresAt.getTime()} FROM users
      WHERE id = ${row.id} AND password = ${passwordHash} AND disabled_at IS NULL RETURNING user_id`,
    expired: sql`DELETE FROM login_challenges WHERE expires_at < ${now.getTime()}`,
  });
  return opened.length === 1 ? { challenge } : null;
}

/** The user who has shown their password and owes a code; null once the time is over. */
async function findChallengedUser(db: Database, tokenHash: string, now: Date): Promise<UserRow | null> {
  const rows = await db
    .select({ user: users })
    .from(loginChallenges)
    .innerJoin(users, eq(users.id, loginChallenges.userId))
    .where(
      and(
        eq(loginChallenges.tokenHash, tokenHash),
        gt(loginChallenges.expiresAt, now),
        isNull(users.disabledAt),
      ),
    )
    .limit(1);
  return rows[0]?.user ?? null;
}

/** In nobody's name: who failed to log in may be anyone. A name that no account has may be a password. */
export async function recordFailure(
  deps: Pick<Deps, "audit">,
  attempt: Pick<Attempt, "delayed">,
  account: SessionUser | null,
): Promise<void> {
  const subject = account ? { subjectId: account.id, label: account.username } : {};
  await deps.audit.record({ action: "login.failed", ...subject });
  if (attempt.delayed) await deps.audit.record({ action: "login.blocked", ...subject });
}

function throwChallengeOver(): never {
  throw new AppError("unauthorized", "Waktu verifikasi sudah habis. Silakan login lagi.");
}
