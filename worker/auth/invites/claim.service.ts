import type { InvitedAccount } from "../../contract/staff";
import { AppError } from "../../errors";
import { hashToken } from "../../secrets";
import { hashPassword } from "../password/password";
import { toSessionUser } from "../sessions/session.repository";
import { recognizeDevice, type SignedIn, signIn, type Visitor } from "../sessions/session.service";
import { acceptClaim, isOpenClaim } from "./claim.repository";
import { type RedemptionDeps, refuseWeak } from "./invite.service";

/** 404 alike for a code that is wrong, used, over or replaced, and wherever there is an account already. */
export async function openClaim(
  { db, clock }: Pick<RedemptionDeps, "db" | "clock">,
  code: string,
): Promise<string> {
  const codeHash = await hashToken(code);
  if (!(await isOpenClaim(db, codeHash, clock()))) throw claimOver();
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
  const user = toSessionUser({ id, username, name, role: "owner", isAdmin: true });
  await deps.audit.record({ action: "account.added", subjectId: id, label: username, actor: user });
  const device = await recognizeDevice(deps, visitor.deviceCookie);
  const signedIn = await signIn(deps, user, { passwordHash }, { ...visitor, device });
  if (!signedIn) throw new AppError("unauthorized", "Akun Anda sudah dibuat. Silakan login.");
  return signedIn;
}

function claimOver(): AppError {
  return new AppError(
    "not_found",
    "Tautan ini salah, sudah dipakai, atau sudah lewat 24 jam. Buat yang baru dengan npm run claim, lalu buka alamat yang dicetaknya.",
  );
}
