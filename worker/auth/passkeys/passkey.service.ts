import { Buffer } from "node:buffer";
import { hash } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { and, desc, eq, sql } from "drizzle-orm";
import type { NewPasskey, Passkey, PasskeyLogin } from "../../contract/passkeys";
import { batchNamed, type Database } from "../../db/client";
import { passkeys, users } from "../../db/schema/auth";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { createToken } from "../../secrets";
import { type Asking, type ConfirmationDeps, confirmPassword } from "../accounts/account.service";
import { findUserById } from "../accounts/user.repository";
import { challengeSeconds, recordFailure } from "../login/login.service";
import { takeAttempt } from "../login/login-throttle.service";
import { toSessionUser, type UserRow } from "../sessions/session.repository";
import { recognizeDevice, type SignedIn, signIn, type Visitor } from "../sessions/session.service";

const maxPasskeys = 20;
const timeout = challengeSeconds * 1000;
/** COSE identifiers of Ed25519, ES256 and RS256. */
const supportedAlgorithmIDs = [-8, -7, -257];

export interface RelyingParty {
  /** For example `https://example.com`, with a port unless it is the default one. */
  origin: string;
  host: string;
}

interface StartedCeremony<Options> {
  options: Options;
  challenge: string;
}

/** Loaded on first use: the library is an eighth of the Worker, and most isolates never handle a passkey. */
const loadLibrary = () => import("@simplewebauthn/server");

export async function startLogin(
  deps: Pick<Deps, "db" | "clock">,
  { host }: RelyingParty,
): Promise<StartedCeremony<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await loadLibrary();
  const challenge = await createChallenge(deps, null);
  const options = await generateAuthenticationOptions({
    ...{ rpID: host, challenge: toBytes(challenge), timeout },
    userVerification: "required",
  });
  return { options, challenge };
}

type LoginDeps = Pick<Deps, "db" | "kv" | "clock" | "keys" | "audit">;

/**
 * Signs in the owner of the passkey that signed the challenge; a passkey counts as both factors. Everything else
 * answers 401 with the reason. Failures count for the passkey, or for a known browser separately; those with an unknown
 * passkey count for the address.
 */
export async function finishLogin(
  deps: LoginDeps,
  relyingParty: RelyingParty,
  challenge: string | undefined,
  answer: PasskeyLogin,
  visitor: Visitor,
): Promise<SignedIn> {
  await requireChallenge(deps, challenge, null);
  const device = await recognizeDevice(deps, visitor.deviceCookie);
  const isKnown = device.accounts.length > 0;
  const found = await findPasskey(deps.db, answer.id, relyingParty.host);
  if (!found) {
    await recordFailure(deps, await takeAttempt(deps, { address: visitor.address }), null);
    throw new AppError("unauthorized", unknownPasskey);
  }
  const { passkey } = found;
  const guessed = isKnown ? { device: `${device.tokenHash} passkey` } : { passkey: String(passkey.id) };
  const attempt = await takeAttempt(deps, guessed);
  const user = toSessionUser(found.user);
  const refuse = async (message: string, cause?: unknown): Promise<never> => {
    await recordFailure(deps, attempt, user);
    throw new AppError("unauthorized", message, { cause });
  };

  const { verifyAuthenticationResponse } = await loadLibrary();
  const { id, publicKey, credentialId } = passkey;
  const verifying = verifyAuthenticationResponse({
    // The library only reads fields that the schema has validated.
    response: { ...answer, clientExtensionResults: {} } as AuthenticationResponseJSON,
    ...{
      expectedChallenge: challenge ?? "",
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.host,
    },
    // Counter 0 skips the library's check, which runs before the signature is verified; the counter is checked below.
    credential: { id: credentialId, publicKey: toBytes(publicKey), counter: 0 },
    requireUserVerification: true,
  });
  const result = await verifying.catch((error) => refuse(describeRefusal(error, relyingParty), error));
  if (!result.verified) return refuse(unverified);
  if (answer.response.userHandle !== (await toUserHandle(found.user))) return refuse(unknownPasskey);
  if (found.user.disabledAt) return refuse("Akun ini sedang dinonaktifkan. Hubungi pemilik.");

  const { newCounter: counter } = result.authenticationInfo;
  const isCopied = (counter > 0 || passkey.counter > 0) && counter <= passkey.counter;
  if (isCopied) {
    const label = `${user.username}: ${passkey.name}`;
    await deps.audit.record({ action: "account.passkey-copied", subjectId: user.id, label });
    return refuse(copied);
  }
  const signedIn = await signIn(deps, user, { passkeyId: id, counter }, { ...visitor, device });
  if (!signedIn) return refuse(unknownPasskey);
  await attempt.succeed();
  return signedIn;
}

/** The passkeys of an account, as seen by a browser on `host`. */
export async function listOwnPasskeys(
  { db }: Pick<Deps, "db">,
  userId: number,
  { host }: RelyingParty,
): Promise<Passkey[]> {
  const rows = await listPasskeys(db, userId);
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, createdAt: row.createdAt.toISOString() },
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    otherHost: row.host === host ? null : row.host,
  }));
}

/** Requires the password, like every change of login methods, and returns the options for the browser. */
export async function startRegistration(
  deps: ConfirmationDeps & Pick<Deps, "siteContent">,
  asking: Asking,
  { host }: RelyingParty,
  password: string,
): Promise<StartedCeremony<PublicKeyCredentialCreationOptionsJSON>> {
  await confirmPassword(deps, asking, password);
  const [row, own, content] = await Promise.all([
    findUserById(deps.db, asking.user.id),
    listPasskeys(deps.db, asking.user.id),
    deps.siteContent.current(),
  ]);
  if (!row) throw new AppError("unauthorized", "Silakan login terlebih dahulu");
  if (own.length >= maxPasskeys) throw tooMany();
  const { generateRegistrationOptions } = await loadLibrary();
  const challenge = await createChallenge(deps, row.id);
  const options = await generateRegistrationOptions({
    ...{ rpName: content.business.name, rpID: host, challenge: toBytes(challenge), timeout },
    ...{ userID: toBytes(await toUserHandle(row)), userName: row.username, userDisplayName: row.name },
    attestationType: "none",
    excludeCredentials: own.filter((one) => one.host === host).map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs,
  });
  return { options, challenge };
}

export async function finishRegistration(
  deps: Pick<Deps, "db" | "clock" | "audit">,
  { user }: Asking,
  relyingParty: RelyingParty,
  challenge: string | undefined,
  answer: NewPasskey,
  browser: string,
): Promise<void> {
  await requireChallenge(deps, challenge, user.id);
  if (answer.clientExtensionResults?.credProps?.rk === false) throw refused(notDiscoverable);
  const { verifyRegistrationResponse } = await loadLibrary();
  const { id, rawId, type, response } = answer;
  const verifying = verifyRegistrationResponse({
    response: { id, rawId, type, response, clientExtensionResults: {} },
    ...{
      expectedChallenge: challenge ?? "",
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.host,
    },
    requireUserVerification: true,
    supportedAlgorithmIDs,
  });
  const { registrationInfo } = await verifying.catch((cause) => {
    throw refused(describeRefusal(cause, relyingParty), cause);
  });
  if (!registrationInfo) throw refused(unverified);
  const { credential } = registrationInfo;
  const name =
    answer.authenticatorAttachment === "cross-platform"
      ? `Ponsel atau kunci keamanan, lewat ${browser}`
      : browser;
  const { id: credentialId, publicKey, counter } = credential;
  const { added } = await batchNamed(deps.db, {
    added: sql`INSERT INTO passkeys (user_id, credential_id, host, public_key, counter, name, created_at)
      SELECT id, ${credentialId}, ${relyingParty.host}, ${toText(publicKey)}, ${counter}, ${name}, ${deps.clock().getTime()}
      FROM users WHERE id = ${user.id} AND disabled_at IS NULL
        AND (SELECT count(*) FROM passkeys WHERE user_id = ${user.id}) < ${maxPasskeys}
      ON CONFLICT DO NOTHING RETURNING id`,
  });
  if (added.length !== 1) throw tooMany();
  const label = `${user.username}: ${name}`;
  await deps.audit.record({ action: "account.passkey-added", subjectId: user.id, label });
}

/** Removes one of one's own passkeys and ends the sessions that it opened, except the current one. */
export async function removePasskey(
  deps: ConfirmationDeps & Pick<Deps, "audit">,
  asking: Asking,
  id: number,
  password: string,
): Promise<void> {
  await confirmPassword(deps, asking, password);
  const { user, sessionId } = asking;
  const { removed } = await batchNamed(deps.db, {
    kept: sql`UPDATE sessions SET passkey_id = NULL
      WHERE id = ${sessionId} AND user_id = ${user.id} AND passkey_id = ${id}`,
    removed: sql<{
      name: string;
    }>`DELETE FROM passkeys WHERE id = ${id} AND user_id = ${user.id} RETURNING name`,
  });
  if (!removed[0]) throw new AppError("not_found", "Passkey ini sudah dihapus");
  const label = `${user.username}: ${removed[0].name}`;
  await deps.audit.record({ action: "account.passkey-removed", subjectId: user.id, label });
}

/** Stores a challenge; `userId` is null for a login. Also deletes expired challenges. */
async function createChallenge(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number | null,
): Promise<string> {
  const challenge = createToken();
  const now = clock().getTime();
  const tokenHash = hash("sha256", challenge);
  await batchNamed(db, {
    added: sql`INSERT INTO passkey_challenges (token_hash, user_id, expires_at)
      VALUES (${tokenHash}, ${userId}, ${now + challengeSeconds * 1000})`,
    expired: sql`DELETE FROM passkey_challenges WHERE expires_at < ${now}`,
  });
  return challenge;
}

/** Uses up a challenge; refuses one that is unknown, used, expired or issued for another purpose. */
async function requireChallenge(
  { db, clock }: Pick<Deps, "db" | "clock">,
  challenge: string | undefined,
  userId: number | null,
): Promise<void> {
  const tokenHash = hash("sha256", challenge ?? "");
  const taken = await db.all(sql`DELETE FROM passkey_challenges
    WHERE token_hash = ${tokenHash} AND user_id IS ${userId} AND expires_at > ${clock().getTime()} RETURNING token_hash`);
  if (taken.length === 1) return;
  throw userId === null ? new AppError("unauthorized", challengeOver) : refused(challengeOver);
}

/** WebAuthn's user handle: it contains no personal data and differs after the database is set up anew. */
async function toUserHandle({ id, createdAt }: UserRow): Promise<string> {
  return Buffer.from(hash("sha256", `passkey ${id} ${createdAt.getTime()}`), "hex").toString("base64url");
}

const toBytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

const withPassword = "Login dengan password";
const challengeOver = "Waktu untuk passkey sudah habis, atau permintaan ini sudah dipakai. Coba sekali lagi.";
const unknownPasskey = `Passkey ini tidak dikenal atau sudah dihapus. ${withPassword}, lalu buat passkey baru di Akun Saya.`;
const unverified = "Passkey ini tidak cocok dengan yang terdaftar. Coba sekali lagi.";
const copied = `Passkey ini ditolak karena tampaknya sudah disalin ke perangkat lain. ${withPassword}, hapus passkey ini di Akun Saya, lalu buat yang baru.`;
const notDiscoverable =
  "Perangkat ini tidak bisa menyimpan passkey yang mengenali Anda tanpa username. Pakai perangkat atau pengelola password lain.";
const withoutUser =
  "Perangkat tidak memastikan bahwa ini Anda. Nyalakan sidik jari, wajah, atau PIN di perangkat itu, lalu coba lagi.";

/**
 * The message for an error of the library. It depends on the library's texts; the version is pinned and tests cover
 * them.
 */
function describeRefusal(error: unknown, { origin }: RelyingParty): string {
  const text = error instanceof Error ? error.message : "";
  if (/challenge/i.test(text)) return challengeOver;
  if (/origin|RP ?ID/i.test(text))
    return `Passkey ini dipakai dari alamat lain. Buka ${origin}, lalu coba lagi.`;
  if (/user verification|user not present|user presence/i.test(text)) return withoutUser;
  return unverified;
}

const refused = (message: string, cause?: unknown) => new AppError("validation_failed", message, { cause });

const tooMany = () =>
  new AppError(
    "conflict",
    `Passkey ini sudah terdaftar, atau akun Anda sudah punya ${maxPasskeys} passkey. Hapus satu yang tidak dipakai.`,
  );

type PasskeyRow = typeof passkeys.$inferSelect;

async function findPasskey(
  db: Database,
  credentialId: string,
  host: string,
): Promise<{ passkey: PasskeyRow; user: UserRow } | null> {
  const rows = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.host, host)))
    .limit(1);
  return rows[0] ?? null;
}

function listPasskeys(db: Database, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));
}
