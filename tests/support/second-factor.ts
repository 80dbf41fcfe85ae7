import { env } from "cloudflare:workers";
import { hash } from "node:crypto";
import {
  createRecoveryCodes,
  createTotpSecret,
  enable,
  hashRecoveryCode,
  insertPending,
  toStep,
  totpCode,
} from "../../worker/auth/second-factor/second-factor.service";
import { loginChallenges } from "../../worker/db/schema/auth";
import { createDeps } from "../../worker/deps";
import { createToken } from "../../worker/secrets";
import { db, signIn } from "./worker";

/** A member of staff whose app has a secret that no code has proved yet. */
export async function createStaffWithSecret() {
  const { user, cookie } = await signIn();
  const secret = createTotpSecret();
  const sealed = await createDeps(env).keys.seal(secret, `second-factor ${user.id}`);
  await insertPending(db, user.id, sealed);
  const codeNow = (distance = 0) => totpCode(secret, toStep(new Date()) + distance);
  return { user, cookie, sealed, codeNow };
}

/** A member of staff with a second factor, without the way through the screens. */
export async function createStaffWithSecondFactor() {
  const staff = await createStaffWithSecret();
  const codes = createRecoveryCodes();
  const codeHashes = codes.map(hashRecoveryCode);
  const enabling = { secret: staff.sealed, enabledAt: new Date(), lastStep: 0, codeHashes };
  await enable(db, staff.user.id, enabling);
  return { ...staff, codes };
}

/** Stands for a right password, which takes its time to check; answers the cookie of it. */
export async function owesCode(userId: number, expiresAt = new Date(Date.now() + 60_000)): Promise<string> {
  const token = createToken();
  await db.insert(loginChallenges).values({ tokenHash: hash("sha256", token), userId, expiresAt });
  return `login=${token}`;
}
