import { AppError } from "../../app-error";
import type { RecoveryCodeList, SecondFactorSetup, SecondFactorState } from "../../contract/account";
import type { SessionUser } from "../../contract/auth";
import { site } from "../../contract/site";
import type { Deps } from "../../deps";
import { type Asking, confirmPassword } from "../accounts/confirmation.service";
import { takeAttempt } from "../login/login-throttle.service";
import { createRecoveryCodes, hashRecoveryCode } from "./recovery-code";
import {
  countRecoveryCodes,
  deleteSecondFactor,
  enable,
  findSecondFactor,
  insertPending,
  renewSeal,
  replaceRecoveryCodes,
  type SecondFactorRow,
  takeRecoveryCode,
  takeStep,
} from "./second-factor.repository";
import { createTotpSecret, findStep, otpauthUri, toBase32 } from "./totp";

export async function secondFactorOf(deps: Deps, userId: number): Promise<SecondFactorState> {
  const row = await findSecondFactor(deps.db, userId);
  const enabledAt = row?.enabledAt?.toISOString() ?? null;
  return { enabledAt, recoveryCodesLeft: enabledAt ? await countRecoveryCodes(deps.db, userId) : 0 };
}

/** Whether a login of this user needs a code after the password. */
export async function hasSecondFactor(deps: Deps, userId: number): Promise<boolean> {
  return Boolean((await findSecondFactor(deps.db, userId))?.enabledAt);
}

/** Makes a new secret for the app. Nothing changes for logins until `enableSecondFactor` has seen a code. */
export async function prepareSecondFactor(
  deps: Deps,
  asking: Asking,
  password: string,
): Promise<SecondFactorSetup> {
  await confirmPassword(deps, asking, password);
  const bytes = createTotpSecret();
  const sealed = await deps.keys.seal(bytes, contextOf(asking.user.id));
  if (!(await insertPending(deps.db, asking.user.id, sealed))) {
    throw new AppError("conflict", "Verifikasi dua langkah sudah aktif");
  }
  const secret = toBase32(bytes);
  return { secret, uri: otpauthUri(secret, site.name, asking.user.username) };
}

/** Switches the second factor on once a code shows that the app has the secret; answers the recovery codes. */
export async function enableSecondFactor(
  deps: Deps,
  { user }: Asking,
  code: string,
): Promise<RecoveryCodeList> {
  const attempt = await takeAttempt(deps, { firstCode: String(user.id) }, user);
  const row = await findSecondFactor(deps.db, user.id);
  if (!row || row.enabledAt)
    throw new AppError("conflict", "Aktivasi verifikasi dua langkah perlu diulang dari awal");
  const secret = await openSecret(deps, row);
  const step = secret && (await findStep(secret, code, deps.clock()));
  if (!step) {
    const message = "Kode salah. Periksa jam di ponsel Anda, lalu coba kode yang terbaru.";
    throw new AppError("validation_failed", message, { fields: { code: message } });
  }
  const recoveryCodes = createRecoveryCodes();
  const codeHashes = await Promise.all(recoveryCodes.map(hashRecoveryCode));
  const enabling = { secret: row.secret, enabledAt: deps.clock(), lastStep: step, codeHashes };
  if (!(await enable(deps.db, user.id, enabling))) {
    throw new AppError("conflict", "Verifikasi dua langkah sudah aktif");
  }
  await attempt.succeed();
  await deps.audit.record({ action: "account.second-factor-on", ...subjectOf(user) });
  return { recoveryCodes };
}

export async function disableSecondFactor(deps: Deps, asking: Asking, password: string): Promise<void> {
  await confirmPassword(deps, asking, password);
  await deleteSecondFactor(deps.db, asking.user.id);
  await deps.audit.record({ action: "account.second-factor-off", ...subjectOf(asking.user) });
}

/** Ten new recovery codes; those before are void. */
export async function renewRecoveryCodes(
  deps: Deps,
  asking: Asking,
  password: string,
): Promise<RecoveryCodeList> {
  await confirmPassword(deps, asking, password);
  const recoveryCodes = createRecoveryCodes();
  const codeHashes = await Promise.all(recoveryCodes.map(hashRecoveryCode));
  if (!(await replaceRecoveryCodes(deps.db, asking.user.id, codeHashes))) {
    throw new AppError("conflict", "Verifikasi dua langkah belum aktif");
  }
  await deps.audit.record({ action: "account.recovery-codes-made", ...subjectOf(asking.user) });
  return { recoveryCodes };
}

/** Takes a code of the app or a recovery code; each is accepted once. */
export async function acceptCode(deps: Deps, user: SessionUser, code: string): Promise<boolean> {
  if (code.length !== 6) return acceptRecoveryCode(deps, user, code);
  const row = await findSecondFactor(deps.db, user.id);
  const secret = row?.enabledAt && (await openSecret(deps, row));
  const step = secret && (await findStep(secret, code, deps.clock()));
  if (!row || !secret || !step || !(await takeStep(deps.db, row, step))) return false;
  if (deps.keys.isOutdated(row.secret)) {
    await renewSeal(deps.db, row, await deps.keys.seal(secret, contextOf(user.id)));
  }
  return true;
}

async function acceptRecoveryCode(deps: Deps, user: SessionUser, code: string): Promise<boolean> {
  const taken = await takeRecoveryCode(deps.db, user.id, await hashRecoveryCode(code), deps.clock());
  if (taken) {
    await deps.audit.record({ action: "account.recovery-code-used", ...subjectOf(user), actor: user });
  }
  return taken;
}

function openSecret(deps: Deps, row: SecondFactorRow) {
  return deps.keys.open(row.secret, contextOf(row.userId));
}

const subjectOf = ({ id, username }: SessionUser) => ({ subjectId: id, label: username });

/** Ties a sealed secret to its user: it opens in nobody else's row. */
const contextOf = (userId: number) => `second-factor ${userId}`;
