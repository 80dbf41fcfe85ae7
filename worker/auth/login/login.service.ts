import { hash } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { LoginInput, SessionUser } from "../../contract/auth";
import { batchNamed, type Database } from "../../db/client";
import { loginChallenges, users } from "../../db/schema/auth";
import type { Deps } from "../../deps";
import { AppError, fieldError } from "../../errors";
import { createToken } from "../../secrets";
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
import { type Attempt, takeAttempt, takeHash } from "./login-throttle.service";

/** Time between the password and the code, in seconds. */
export const challengeSeconds = 5 * 60;

type LoginDeps = Pick<Deps, "db" | "kv" | "clock" | "keys" | "audit" | "passwordCost">;

/**
 * Returns the user and a new session token, or a challenge token if a second factor is enabled. An unknown user, a
 * wrong password and a disabled account answer the same 401. Too many failures answer 429; a browser that has logged in
 * to the account before has its own counter.
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
  const known = `${device.tokenHash} ${username}`;
  const attempt = await takeAttempt(
    deps,
    isKnown ? { device: known } : { account: username, address },
    { username },
    () => takeHash(deps, isKnown ? { known } : { address, username }),
  );
  // The account may change between the check and the insert of the session; then it is checked once more.
  for (let tries = 0; tries < 2; tries += 1) {
    const row = await findUserByUsername(deps.db, input.username);
    const { valid, outdated } = await checkPassword(input.password, row?.password ?? null, deps.passwordCost);
    if (!row || !valid || row.disabledAt) {
      await recordFailure(deps, attempt, row && toSessionUser(row));
      break;
    }
    const passwordHash = outdated ? await renewHash(deps, row, input.password) : row.password;
    const opened =
      passwordHash && (await openSessionOrChallenge(deps, row, passwordHash, { ...visitor, device }));
    if (!opened) continue;
    await attempt.succeed();
    return opened;
  }
  throw new AppError("unauthorized", "Username atau password salah");
}

/** The second step of a login: a TOTP or recovery code for the challenge of the first step. */
export async function loginWithCode(
  deps: LoginDeps,
  challenge: string | undefined,
  code: string,
  visitor: Visitor,
): Promise<SignedIn> {
  const tokenHash = hash("sha256", challenge ?? "");
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
    throw fieldError("code", "Kode salah atau sudah pernah dipakai", { code: "unauthorized" });
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

/** Rehashes the password with the current parameters; null if the password was changed meanwhile. */
async function renewHash(deps: LoginDeps, { id, password: from }: UserRow, password: string) {
  const to = await hashPassword(password, deps.passwordCost);
  return (await renewPasswordHash(deps.db, id, { from, to }, deps.clock())) ? to : null;
}

/** Opens a session, or a challenge if a second factor is enabled. Null if the account has changed since it was read. */
async function openSessionOrChallenge(
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
  const tokenHash = hash("sha256", challenge);
  const { opened } = await batchNamed(deps.db, {
    opened: sql`INSERT INTO login_challenges (token_hash, user_id, expires_at)
      SELECT ${tokenHash}, id, ${expiresAt.getTime()} FROM users
      WHERE id = ${row.id} AND password = ${passwordHash} AND disabled_at IS NULL RETURNING user_id`,
    expired: sql`DELETE FROM login_challenges WHERE expires_at < ${now.getTime()}`,
  });
  return opened.length === 1 ? { challenge } : null;
}

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

/**
 * Records a failed login without an actor. The label is omitted for unknown usernames, because a password may have been
 * typed there.
 */
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
