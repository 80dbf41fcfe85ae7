import { and, eq, gt, sql } from "drizzle-orm";
import type { InvitedAccount } from "../../contract/staff";
import { batchNamed, type Database } from "../../db/client";
import { claims } from "../../db/schema/auth";
import { AppError } from "../../errors";
import { hashToken } from "../../secrets";
import { hashPassword } from "../password/password";
import type { SignedIn, Visitor } from "../sessions/session.service";
import { type RedemptionDeps, refuseWeak, signInNew } from "./invite.service";

/** Holds where nobody can log in yet. */
const nobodyYet = sql`NOT EXISTS (SELECT 1 FROM users)`;

/** 404 alike for a code that is wrong, used, over or replaced, and wherever there is an account already. */
export async function openClaim(
  { db, clock }: Pick<RedemptionDeps, "db" | "clock">,
  code: string,
): Promise<string> {
  const codeHash = await hashToken(code);
  const isOpen = and(eq(claims.codeHash, codeHash), gt(claims.expiresAt, clock()), nobodyYet);
  if ((await db.$count(claims, isOpen)) === 0) throw claimOver();
  return codeHash;
}

/** Makes the first account, the owner's, by the code of a link, and signs it in; of two who come at once one gets it. */
export async function acceptClaimCode(
  deps: RedemptionDeps,
  { code, username, name, password }: InvitedAccount & { code: string },
  visitor: Visitor,
): Promise<SignedIn> {
  const codeHash = await openClaim(deps, code);
  await refuseWeak(deps, password, [username, name]);
  const passwordHash = await hashPassword(password, deps.passwordCost);
  const id = await acceptClaim(deps.db, codeHash, { username, name, passwordHash }, deps.clock());
  if (id === null) throw claimOver();
  return signInNew(deps, { id, username, name, role: "owner" }, passwordHash, visitor);
}

/**
 * Makes the owner's account of a claim and uses that up, in one batch; null, and nothing is done, where the link works no
 * longer.
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
      WHERE code_hash = ${codeHash} AND expires_at > ${at} AND ${nobodyYet} RETURNING id`,
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
