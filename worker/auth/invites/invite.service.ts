import { hash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { SessionUser } from "../../contract/auth";
import type { Role } from "../../contract/rights";
import type { InvitedAccount, PasswordReset } from "../../contract/staff";
import { batchNamed, type Database } from "../../db/client";
import { claims } from "../../db/schema/auth";
import type { Deps } from "../../deps";
import { AppError, fieldError } from "../../errors";
import { isToken } from "../../secrets";
import { assertStrongPassword, setPassword } from "../accounts/account.service";
import { findUserById } from "../accounts/user.repository";
import { takeHash } from "../login/login-throttle.service";
import { hashPassword } from "../password/password";
import { toSessionUser } from "../sessions/session.repository";
import {
  finishSignIn,
  recognizeDevice,
  type SignedIn,
  signIn,
  type Visitor,
} from "../sessions/session.service";
import { acceptInvite, findOpenInvite, type InviteRow, mayReset } from "../staff/staff.repository";

type RedemptionDeps = Pick<Deps, "db" | "kv" | "clock" | "audit" | "passwordCost" | "siteContent">;

/** The link of a token. An unknown, used, withdrawn or expired token answers the same 404. */
export async function findLink(deps: Pick<Deps, "db" | "clock">, token: string): Promise<InviteRow> {
  const row = isToken(token) && (await findOpenInvite(deps.db, hash("sha256", token), deps.clock()));
  if (!row) throw linkOver();
  return row;
}

/**
 * Creates the account of an invitation, once, and signs it in. A taken username does not use up the invitation; of two
 * concurrent requests one gets the account.
 */
export async function acceptInvitation(
  deps: RedemptionDeps,
  { tokenHash }: InviteRow,
  { username, name, password }: InvitedAccount,
  visitor: Visitor,
): Promise<SignedIn> {
  await assertStrongPassword(deps, "password", password, { username, name });
  takeHash(deps, { known: tokenHash });
  const passwordHash = await hashPassword(password, deps.passwordCost);
  const accepted = await acceptInvite(deps.db, tokenHash, { username, name, passwordHash }, deps.clock());
  if (!accepted) {
    if (!(await findOpenInvite(deps.db, tokenHash, deps.clock()))) throw linkOver();
    throw fieldError("username", "Username ini sudah dipakai. Pilih username lain.", { code: "conflict" });
  }
  return signInNew(deps, { ...accepted, username, name }, passwordHash, visitor);
}

/** Signs in an account that was just created by a link. */
async function signInNew(
  deps: RedemptionDeps,
  account: Pick<SessionUser, "id" | "username" | "name"> & { role: Role },
  passwordHash: string,
  visitor: Visitor,
): Promise<SignedIn> {
  const user = toSessionUser({ ...account, isAdmin: account.role !== "writer" });
  const { id: subjectId, username: label } = user;
  await deps.audit.record({ action: "account.added", subjectId, label, actor: user });
  const device = await recognizeDevice(deps, visitor.deviceCookie);
  const signedIn = await signIn(deps, user, { passwordHash }, { ...visitor, device });
  if (!signedIn) throw new AppError("unauthorized", "Akun Anda sudah dibuat. Silakan login.");
  return signedIn;
}

/**
 * Sets a new password by a link, ends all sessions, pending logins and known browsers of the account, and signs in.
 * With a second factor nobody is signed in, because the link must not replace both factors; the token is then null.
 */
export async function resetByLink(
  deps: RedemptionDeps,
  { tokenHash, userId }: InviteRow,
  { password }: PasswordReset,
  visitor: Visitor,
): Promise<SignedIn | { user: SessionUser; token: null }> {
  const row = userId === null ? null : await findUserById(deps.db, userId);
  if (!row) throw linkOver();
  await assertStrongPassword(deps, "password", password, row);
  takeHash(deps, { known: tokenHash });
  const set = await setPassword(deps, row.id, password, visitor, (moment) => ({
    link: mayReset(tokenHash, row.id, moment),
  }));
  if (!set) throw linkOver();
  const user = toSessionUser(row);
  const { id: subjectId, username: label } = user;
  await deps.audit.record({ action: "account.password-changed", subjectId, label, actor: user });
  if (set.token === null) return { user, token: null };
  await finishSignIn(deps, user, visitor);
  return { ...set, user, token: set.token };
}

function linkOver(): AppError {
  return new AppError("not_found", "Tautan ini tidak berlaku lagi. Minta tautan baru kepada pemilik.");
}

const hasNoUsers = sql`NOT EXISTS (SELECT 1 FROM users)`;

/** A wrong, used, expired or replaced code answers the same 404, also if an account exists. */
export async function openClaim(
  { db, clock }: Pick<RedemptionDeps, "db" | "clock">,
  code: string,
): Promise<string> {
  const codeHash = hash("sha256", code);
  const isOpen = and(eq(claims.codeHash, codeHash), gt(claims.expiresAt, clock()), hasNoUsers);
  if ((await db.$count(claims, isOpen)) === 0) throw claimOver();
  return codeHash;
}

/** Creates the first account, an owner, from a claim code and signs it in; of two concurrent requests one succeeds. */
export async function acceptClaimCode(
  deps: RedemptionDeps,
  { code, username, name, password }: InvitedAccount & { code: string },
  visitor: Visitor,
): Promise<SignedIn> {
  const codeHash = await openClaim(deps, code);
  await assertStrongPassword(deps, "password", password, { username, name });
  takeHash(deps, { known: codeHash });
  const passwordHash = await hashPassword(password, deps.passwordCost);
  const id = await acceptClaim(deps.db, codeHash, { username, name, passwordHash }, deps.clock());
  if (id === null) throw claimOver();
  return signInNew(deps, { id, username, name, role: "owner" }, passwordHash, visitor);
}

/**
 * Creates the owner's account and deletes the claim in one batch; null, without a change, if the claim is not valid.
 */
async function acceptClaim(
  db: Database,
  codeHash: string,
  { username, name, passwordHash }: Omit<InvitedAccount, "password"> & { passwordHash: string },
  now: Date,
): Promise<number | null> {
  const at = now.getTime();
  const { accepted } = await batchNamed(db, {
    accepted: sql<{
      id: number;
    }>`INSERT INTO users (username, password, name, role, is_admin, created_at, updated_at)
      SELECT ${username}, ${passwordHash}, ${name}, 'owner', 1, ${at}, ${at} FROM claims
      WHERE code_hash = ${codeHash} AND expires_at > ${at} AND ${hasNoUsers} RETURNING id`,
    used: sql`DELETE FROM claims WHERE EXISTS (SELECT 1 FROM users)`,
  });
  return accepted[0]?.id ?? null;
}

function claimOver(): AppError {
  return new AppError(
    "not_found",
    "Tautan ini salah, sudah dipakai, atau sudah lewat 24 jam. Minta yang baru dari orang yang memasang situs ini (npm run claim -- --remote).",
  );
}
