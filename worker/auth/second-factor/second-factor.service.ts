import { createHmac, hash } from "node:crypto";
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { RecoveryCodeList, SecondFactorSetup, SecondFactorState } from "../../contract/account";
import type { SessionUser } from "../../contract/auth";
import { batchNamed, type Database } from "../../db/client";
import { recoveryCodes, secondFactors } from "../../db/schema/auth";
import type { Deps } from "../../deps";
import { AppError, fieldError } from "../../errors";
import { type Asking, type ConfirmationDeps, confirmPassword } from "../accounts/account.service";
import { takeAttempt } from "../login/login-throttle.service";

/** 120 bits are enough to store a plain hash (ASVS 5.0, 6.5.2). */
const codeBytes = 15;
const recoveryCodeCount = 10;

type FactorDeps = ConfirmationDeps & Pick<Deps, "audit">;
type SecondFactorRow = typeof secondFactors.$inferSelect;

async function findSecondFactor(db: Database, userId: number): Promise<SecondFactorRow | null> {
  const rows = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).limit(1);
  return rows[0] ?? null;
}

export async function readSecondFactor(deps: Pick<Deps, "db">, userId: number): Promise<SecondFactorState> {
  const row = await findSecondFactor(deps.db, userId);
  const enabledAt = row?.enabledAt?.toISOString() ?? null;
  const isLeft = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  return { enabledAt, recoveryCodesLeft: enabledAt ? await deps.db.$count(recoveryCodes, isLeft) : 0 };
}

export async function hasSecondFactor(deps: Pick<Deps, "db">, userId: number): Promise<boolean> {
  return Boolean((await findSecondFactor(deps.db, userId))?.enabledAt);
}

/** Creates a new TOTP secret. Logins do not change until `enableSecondFactor` has verified a code. */
export async function prepareSecondFactor(
  deps: FactorDeps & Pick<Deps, "siteContent">,
  asking: Asking,
  password: string,
): Promise<SecondFactorSetup> {
  await confirmPassword(deps, asking, password);
  const bytes = createTotpSecret();
  const sealed = await deps.keys.seal(bytes, toContext(asking.user.id));
  if (!(await insertPending(deps.db, asking.user.id, sealed))) {
    throw new AppError("conflict", "Verifikasi dua langkah sudah aktif");
  }
  const secret = toBase32(bytes);
  const { business } = await deps.siteContent.current();
  return { secret, uri: otpauthUri(secret, business.name, asking.user.username) };
}

/** Stores a secret until its first code is verified; false if a second factor is enabled already. */
export async function insertPending(db: Database, userId: number, secret: string): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(secondFactors.enabledAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Enables the second factor after a right code; returns the recovery codes. */
export async function enableSecondFactor(
  deps: FactorDeps,
  { user }: Asking,
  code: string,
): Promise<RecoveryCodeList> {
  const attempt = await takeAttempt(deps, { firstCode: String(user.id) }, user);
  const row = await findSecondFactor(deps.db, user.id);
  if (!row || row.enabledAt) {
    throw new AppError("conflict", "Aktivasi verifikasi dua langkah perlu diulang dari awal");
  }
  const secret = await openSecret(deps, row);
  const step = secret && findStep(secret, code, deps.clock());
  if (!step) {
    throw fieldError("code", "Kode salah. Periksa jam di ponsel Anda, lalu coba kode yang terbaru.");
  }
  const recoveryCodes = createRecoveryCodes();
  const codeHashes = recoveryCodes.map(hashRecoveryCode);
  const enabling = { secret: row.secret, enabledAt: deps.clock(), lastStep: step, codeHashes };
  if (!(await enable(deps.db, user.id, enabling))) {
    throw new AppError("conflict", "Verifikasi dua langkah sudah aktif");
  }
  await attempt.succeed();
  await deps.audit.record({ action: "account.second-factor-on", ...toSubject(user) });
  return { recoveryCodes };
}

interface Enabling {
  /** The stored, encrypted secret that the code was verified with. */
  secret: string;
  enabledAt: Date;
  lastStep: number;
  codeHashes: string[];
}

/**
 * Enables a pending second factor and stores its recovery codes, in one batch; false, without a change, if it is not
 * pending or its secret was replaced.
 */
export async function enable(
  db: Database,
  userId: number,
  { secret, enabledAt, lastStep, codeHashes }: Enabling,
): Promise<boolean> {
  const isPending = sql`user_id = ${userId} AND secret = ${secret} AND enabled_at IS NULL`;
  const { enabled } = await batchNamed(db, {
    ...writeCodes(userId, codeHashes, isPending),
    enabled: sql`UPDATE second_factors SET enabled_at = ${enabledAt.getTime()}, last_step = ${lastStep}
      WHERE ${isPending} RETURNING user_id`,
  });
  return enabled.length === 1;
}

/** Statements that replace the recovery codes if `condition` holds for the second factor. */
function writeCodes(userId: number, codeHashes: string[], condition: SQL) {
  const holds = sql`EXISTS (SELECT 1 FROM second_factors WHERE ${condition})`;
  return {
    removed: sql`DELETE FROM recovery_codes WHERE user_id = ${userId} AND ${holds}`,
    inserted: sql`INSERT INTO recovery_codes (user_id, code_hash)
      SELECT ${userId}, value FROM json_each(${JSON.stringify(codeHashes)}) WHERE ${holds} RETURNING id`,
  };
}

export async function disableSecondFactor(deps: FactorDeps, asking: Asking, password: string): Promise<void> {
  await confirmPassword(deps, asking, password);
  const { id } = asking.user;
  await deps.db.batch([
    deps.db.delete(secondFactors).where(eq(secondFactors.userId, id)),
    deps.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, id)),
  ]);
  await deps.audit.record({ action: "account.second-factor-off", ...toSubject(asking.user) });
}

export async function renewRecoveryCodes(
  deps: FactorDeps,
  asking: Asking,
  password: string,
): Promise<RecoveryCodeList> {
  await confirmPassword(deps, asking, password);
  const recoveryCodes = createRecoveryCodes();
  const codeHashes = recoveryCodes.map(hashRecoveryCode);
  const isOn = sql`user_id = ${asking.user.id} AND enabled_at IS NOT NULL`;
  const { inserted } = await batchNamed(deps.db, writeCodes(asking.user.id, codeHashes, isOn));
  if (inserted.length !== codeHashes.length) {
    throw new AppError("conflict", "Verifikasi dua langkah belum aktif");
  }
  await deps.audit.record({ action: "account.recovery-codes-made", ...toSubject(asking.user) });
  return { recoveryCodes };
}

/** Verifies a TOTP or recovery code; each is accepted once. */
export async function acceptCode(deps: FactorDeps, user: SessionUser, code: string): Promise<boolean> {
  if (code.length !== 6) return acceptRecoveryCode(deps, user, code);
  const row = await findSecondFactor(deps.db, user.id);
  const secret = row?.enabledAt && (await openSecret(deps, row));
  const step = secret && findStep(secret, code, deps.clock());
  if (!row || !secret || !step || !(await takeStep(deps.db, row, step))) return false;
  if (deps.keys.isOutdated(row.secret)) {
    const sealed = await deps.keys.seal(secret, toContext(user.id));
    const isSameSecret = and(eq(secondFactors.userId, user.id), eq(secondFactors.secret, row.secret));
    await deps.db.update(secondFactors).set({ secret: sealed }).where(isSameSecret);
  }
  return true;
}

/** Records the time step of a code as used; false if this or a later step was used, or the secret was replaced. */
async function takeStep(db: Database, { userId, secret }: SecondFactorRow, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNotNull(secondFactors.enabledAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

async function acceptRecoveryCode(deps: FactorDeps, user: SessionUser, code: string): Promise<boolean> {
  const isUnused = and(
    eq(recoveryCodes.userId, user.id),
    eq(recoveryCodes.codeHash, hashRecoveryCode(code)),
    isNull(recoveryCodes.usedAt),
  );
  const used = await deps.db
    .update(recoveryCodes)
    .set({ usedAt: deps.clock() })
    .where(isUnused)
    .returning({ id: recoveryCodes.id });
  const taken = used.length > 0;
  if (taken) {
    await deps.audit.record({ action: "account.recovery-code-used", ...toSubject(user), actor: user });
  }
  return taken;
}

function openSecret(deps: Pick<Deps, "keys">, row: SecondFactorRow) {
  return deps.keys.open(row.secret, toContext(row.userId));
}

const toSubject = ({ id, username }: SessionUser) => ({ subjectId: id, label: username });

/** Binds an encrypted secret to its user, so that it cannot be decrypted in another user's row. */
const toContext = (userId: number) => `second-factor ${userId}`;

/** Ten new codes, in groups of four characters for reading and typing. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = toBase32(crypto.getRandomValues(new Uint8Array(codeBytes)));
    return code.match(/.{4}/g)?.join("-") ?? code;
  });
}

export function hashRecoveryCode(code: string): string {
  return hash("sha256", code.replaceAll("-", ""));
}

/** RFC 6238 with the values that authenticator apps expect: SHA-1, 30 seconds, 6 digits. */
const stepSeconds = 30;
const digits = 6;
/** Accepted steps before and after the current one, for inaccurate clocks and slow typing. */
const tolerance = 1;
/** RFC 4226 recommends 160 bits, the length of the hash. */
const secretBytes = 20;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function createTotpSecret(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(secretBytes));
}

/** Base32 (RFC 4648) without padding; a whole number of 5-byte groups needs none. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((group) => alphabet[Number.parseInt(group, 2)]).join("");
}

export function toStep(date: Date): number {
  return Math.floor(date.getTime() / 1000 / stepSeconds);
}

/** The code of one step: HOTP (RFC 4226, section 5.3) with the step as its counter. */
export function totpCode(secret: Uint8Array<ArrayBuffer>, step: number): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const truncated = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(truncated % 10 ** digits).padStart(digits, "0");
}

/** The step near `now` with this code; null for a wrong code. */
export function findStep(secret: Uint8Array<ArrayBuffer>, code: string, now: Date): number | null {
  const current = toStep(now);
  let found: number | null = null;
  for (let step = current - tolerance; step <= current + tolerance; step += 1) {
    if (totpCode(secret, step) === code) found = step;
  }
  return found;
}

/** The URI that an authenticator app reads from a link or QR code. */
export function otpauthUri(secret: string, issuer: string, username: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  const issuerValue = encodeURIComponent(issuer);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuerValue}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
}
