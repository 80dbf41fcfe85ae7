import { Buffer } from "node:buffer";
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
import { createToken, hashToken, sha256 } from "../../secrets";
import { type Asking, type ConfirmationDeps, confirmPassword } from "../accounts/account.service";
import { findUserById } from "../accounts/user.repository";
import { challengeSeconds, recordFailure } from "../login/login.service";
import { takeAttempt } from "../login/login-throttle.service";
import { toSessionUser, type UserRow } from "../sessions/session.repository";
import { recognizeDevice, type SignedIn, signIn, type Visitor } from "../sessions/session.service";

const maxPasskeys = 20;
/** Milliseconds that a browser leaves its question open. */
const timeout = challengeSeconds * 1000;
/** COSE numbers of Ed25519, ES256 and RS256. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Where a browser asks: what WebAuthn calls the relying party. */
export interface Place {
  /** `https://example.com`, with the port where it is not the usual one. */
  origin: string;
  host: string;
}

/** What a browser shows to its user, and the challenge in it, which also goes into a cookie. */
interface Started<Options> {
  options: Options;
  challenge: string;
}

/** An eighth of the Worker, and most isolates never see a passkey: evaluated when the first one comes. */
const loadLibrary = () => import("@simplewebauthn/server");

export async function startLogin(
  deps: Pick<Deps, "db" | "clock">,
  { host }: Place,
): Promise<Started<PublicKeyCredentialRequestOptionsJSON>> {
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
 * Signs in whoever's passkey has signed the challenge; it counts as both factors. 401 with the reason for everything
 * else; failures count for the passkey that is tried, those of a browser that is known by themselves. What is no passkey of ours is
 * counted for nobody: it cannot be guessed, and its challenge is used up.
 */
export async function finishLogin(
  deps: LoginDeps,
  place: Place,
  challenge: string | undefined,
  answer: PasskeyLogin,
  visitor: Visitor,
): Promise<SignedIn> {
  await requireChallenge(deps, challenge, null);
  const device = await recognizeDevice(deps, visitor.deviceCookie);
  const isKnown = device.accounts.length > 0;
  const found = await findPasskey(deps.db, answer.id, place.host);
  if (!found) {
    await recordFailure(deps, { delayed: false }, null);
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
    // It reads nothing of a response that the schema has not checked.
    response: { ...answer, clientExtensionResults: {} } as AuthenticationResponseJSON,
    ...{ expectedChallenge: challenge ?? "", expectedOrigin: place.origin, expectedRPID: place.host },
    // It would compare the counter before the signature; what is not signed tells of no copy.
    credential: { id: credentialId, publicKey: toBytes(publicKey), counter: 0 },
    requireUserVerification: true,
  });
  const result = await verifying.catch((error) => refuse(describeRefusal(error, place), error));
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

/** The passkeys of an account, as a browser on `host` sees them. */
export async function listOwnPasskeys(
  { db }: Pick<Deps, "db">,
  userId: number,
  { host }: Place,
): Promise<Passkey[]> {
  const rows = await listPasskeys(db, userId);
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, createdAt: row.createdAt.toISOString() },
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    otherHost: row.host === host ? null : row.host,
  }));
}

/** Asks for the password, as everything that decides who may log in; then the browser makes a passkey. */
export async function startRegistration(
  deps: ConfirmationDeps & Pick<Deps, "siteContent">,
  asking: Asking,
  { host }: Place,
  password: string,
): Promise<Started<PublicKeyCredentialCreationOptionsJSON>> {
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
  place: Place,
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
    ...{ expectedChallenge: challenge ?? "", expectedOrigin: place.origin, expectedRPID: place.host },
    requireUserVerification: true,
    supportedAlgorithmIDs,
  });
  const { registrationInfo } = await verifying.catch((cause) => {
    throw refused(describeRefusal(cause, place), cause);
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
      SELECT id, ${credentialId}, ${place.host}, ${toText(publicKey)}, ${counter}, ${name}, ${deps.clock().getTime()}
      FROM users WHERE id = ${user.id} AND disabled_at IS NULL
        AND (SELECT count(*) FROM passkeys WHERE user_id = ${user.id}) < ${maxPasskeys}
      ON CONFLICT DO NOTHING RETURNING id`,
  });
  if (added.length !== 1) throw tooMany();
  const label = `${user.username}: ${name}`;
  await deps.audit.record({ action: "account.passkey-added", subjectId: user.id, label });
}

/** Removes one of one's own passkeys; the sessions that it has opened end, but for the one that asks. */
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

/** `userId` is who registers a passkey; null for a login. Forgets challenges that have expired. */
async function createChallenge(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number | null,
): Promise<string> {
  const challenge = createToken();
  const now = clock().getTime();
  const tokenHash = await hashToken(challenge);
  await batchNamed(db, {
    added: sql`INSERT INTO passkey_challenges (token_hash, user_id, expires_at)
      VALUES (${tokenHash}, ${userId}, ${now + challengeSeconds * 1000})`,
    expired: sql`DELETE FROM passkey_challenges WHERE expires_at < ${now}`,
  });
  return challenge;
}

/** Uses a challenge up; refuses one that is unknown, used, over or meant for something else. */
async function requireChallenge(
  { db, clock }: Pick<Deps, "db" | "clock">,
  challenge: string | undefined,
  userId: number | null,
): Promise<void> {
  const tokenHash = await hashToken(challenge ?? "");
  const taken = await db.all(sql`DELETE FROM passkey_challenges
    WHERE token_hash = ${tokenHash} AND user_id IS ${userId} AND expires_at > ${clock().getTime()} RETURNING token_hash`);
  if (taken.length === 1) return;
  throw userId === null ? new AppError("unauthorized", challengeOver) : refused(challengeOver);
}

/** By what an authenticator knows the account: nothing of a person, and another one where the site starts anew. */
async function toUserHandle({ id, createdAt }: UserRow): Promise<string> {
  return Buffer.from(await sha256(`passkey ${id} ${createdAt.getTime()}`), "hex").toString("base64url");
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

/** What the library's error means. Its texts are fixed with its version, and tests of the refusals read them. */
function describeRefusal(error: unknown, { origin }: Place): string {
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

/** A passkey of this host with its user. */
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

/** The user's passkeys, the newest first. */
function listPasskeys(db: Database, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));
}
