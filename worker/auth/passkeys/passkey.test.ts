import { Buffer } from "node:buffer";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import { createAuthenticator, toDer } from "../../../tests/support/authenticator";
import { askToLogIn, askToRegister, logInWith, register, remove } from "../../../tests/support/passkeys";
import { expectRefusal } from "../../../tests/support/refusal";
import { createStaffWithSecondFactor } from "../../../tests/support/second-factor";
import { db, isSignedIn, send, signIn } from "../../../tests/support/worker";
import type { Passkey } from "../../contract/passkeys";
import { auditEvents, loginAttempts, passkeyChallenges, passkeys, users } from "../../db/schema/auth";
import { AsnParser, Certificate, ECDSASigValue } from "./without-certificates";

const over = "Waktu untuk passkey sudah habis, atau permintaan ini sudah dipakai. Coba sekali lagi.";
const unknown =
  "Passkey ini tidak dikenal atau sudah dihapus. Login dengan password, lalu buat passkey baru di Akun Saya.";

async function listPasskeys(cookie: string): Promise<Passkey[]> {
  return (await send("/api/account/passkeys", { headers: { Cookie: cookie } })).json();
}

/** A member of staff with a passkey. */
async function createStaffWithPasskey(counter = 0) {
  const { user, cookie, call } = await signIn();
  const authenticator = await createAuthenticator();
  const { response, userHandle } = await register(cookie, authenticator, { counter });
  expect(response.status).toBe(204);
  const [passkey] = await listPasskeys(cookie);
  return { user, cookie, call, authenticator, userHandle, passkeyId: passkey?.id ?? 0 };
}

test("a passkey is registered with the password, and logs in without password and code", async () => {
  const { user, cookie } = await createStaffWithSecondFactor();
  const authenticator = await createAuthenticator();
  const { response, userHandle } = await register(cookie, authenticator);
  expect(response.status).toBe(204);
  expect(await listPasskeys(cookie)).toEqual([
    {
      id: expect.any(Number),
      name: "Perangkat tidak dikenal",
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: null,
      otherHost: null,
    },
  ]);

  const answer = await logInWith(authenticator, { userHandle });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ user: { username: user.username, role: "owner" } });
  expect(await isSignedIn(readSession(answer))).toBe(true);
  expect((await listPasskeys(cookie))[0]?.lastUsedAt).toMatch(/Z$/);
  expect(await readAudit("action", "actorId")).toEqual([
    ["account.passkey-added", user.id],
    ["login.succeeded", user.id],
  ]);
});

/** The session cookie of a response; the first cookie clears the challenge. */
function readSession(response: Response): string {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return cookies.find((cookie) => cookie.startsWith("session=")) ?? "";
}

test("the options ask for a discoverable passkey and for user verification", async () => {
  const { call, user, authenticator } = await createStaffWithPasskey();
  const ask = (currentPassword: string) => call("/api/account/passkeys/options", "POST", { currentPassword });
  expect((await ask("salah-sekali")).status).toBe(400);
  expect(await (await ask("rahasia-sekali-1")).json()).toMatchObject({
    rp: { id: "localhost", name: "Arunika Web" },
    user: { name: user.username, displayName: user.name },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: [{ id: authenticator.id }],
  });
  const login = await send("/api/auth/passkey/options", { method: "POST" });
  expect(login.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^passkey=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  const options = await login.json<Record<string, unknown>>();
  expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
  expect(options).not.toHaveProperty("allowCredentials");
});

test("a counter that does not grow indicates a copied passkey, which is refused and recorded", async () => {
  const { user, authenticator, userHandle } = await createStaffWithPasskey(4);
  expect((await logInWith(authenticator, { userHandle, counter: 5 })).status).toBe(200);
  for (const counter of [5, 0]) {
    await expectRefusal(
      logInWith(authenticator, { userHandle, counter }),
      401,
      "Passkey ini ditolak karena tampaknya sudah disalin ke perangkat lain. Login dengan password, hapus passkey ini di Akun Saya, lalu buat yang baru.",
    );
  }
  const events = await db.select().from(auditEvents).where(eq(auditEvents.action, "account.passkey-copied"));
  expect(events.map(({ subjectId }) => subjectId)).toEqual([user.id, user.id]);
  expect((await logInWith(authenticator, { userHandle, counter: 6 })).status).toBe(200);
});

test("a signature for another origin, without user verification, or by another key is refused with the reason", async () => {
  const { authenticator, userHandle } = await createStaffWithPasskey();
  const elsewhere = "Passkey ini dipakai dari alamat lain. Buka http://localhost, lalu coba lagi.";
  const origin = "https://jahat.example";
  await expectRefusal(logInWith(authenticator, { userHandle, origin }), 401, elsewhere);
  await expectRefusal(logInWith(authenticator, { userHandle, host: "jahat.example" }), 401, elsewhere);
  await expectRefusal(
    logInWith(authenticator, { userHandle, unverified: true }),
    401,
    "Perangkat tidak memastikan bahwa ini Anda. Nyalakan sidik jari, wajah, atau PIN di perangkat itu, lalu coba lagi.",
  );
  await expectRefusal(logInWith(authenticator, { userHandle: undefined }), 401, unknown);
  await expectRefusal(logInWith(await createAuthenticator(), { userHandle }), 401, unknown);

  const { challenge, challengeCookie } = await askToLogIn();
  const forged = await (await createAuthenticator()).sign({ challenge, userHandle });
  const json = { ...forged, id: authenticator.id, rawId: authenticator.id };
  const answer = await send("/api/auth/passkey/verify", {
    ...{ method: "POST", json, headers: { Cookie: challengeCookie } },
  });
  await expectRefusal(answer, 401, "Passkey ini tidak cocok dengan yang terdaftar. Coba sekali lagi.");
  const events = await db.select().from(auditEvents).where(eq(auditEvents.action, "login.failed"));
  expect(events).toHaveLength(6);
});

test("wrong passkeys delay only the passkey that was tried", async () => {
  const tried = await createStaffWithPasskey();
  const other = await createStaffWithPasskey();
  const wrong = () => logInWith(tried.authenticator, { userHandle: tried.userHandle, unverified: true });
  for (let count = 0; count < 10; count += 1) expect((await wrong()).status).toBe(401);
  expect((await wrong()).status).toBe(429);
  expect((await logInWith(other.authenticator, { userHandle: other.userHandle })).status).toBe(200);
});

test("logins with unknown passkeys delay their address", async () => {
  const authenticator = await createAuthenticator();
  await expectRefusal(logInWith(authenticator, {}), 401, unknown);
  await db.update(loginAttempts).set({ failures: 49 });
  await expectRefusal(logInWith(authenticator, {}), 401, unknown);
  expect((await logInWith(authenticator, {})).status).toBe(429);
  expect(await readAudit("action")).toEqual([["login.failed"], ["login.failed"], ["login.blocked"]]);
});

test("a challenge works once, for five minutes, in its browser and for its purpose", async () => {
  const { cookie, authenticator, userHandle } = await createStaffWithPasskey();
  const question = await askToLogIn();
  const answers = [1, 2].map(() => logInWith(authenticator, { userHandle }, question));
  expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 401]);
  await expectRefusal(logInWith(authenticator, { userHandle }, question), 401, over);

  const late = await askToLogIn();
  await db.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1) });
  await expectRefusal(logInWith(authenticator, { userHandle }, late), 401, over);
  const otherBrowser = { ...(await askToLogIn()), challengeCookie: "" };
  await expectRefusal(logInWith(authenticator, { userHandle }, otherBrowser), 401, over);
  const swapped = { ...(await askToLogIn()), challenge: (await askToLogIn()).challenge };
  await expectRefusal(logInWith(authenticator, { userHandle }, swapped), 401, over);
  const forRegistering = await askToRegister(cookie);
  await expectRefusal(logInWith(authenticator, { userHandle }, forRegistering), 401, over);

  const forLogin = await askToLogIn();
  const json = await (await createAuthenticator()).register(forLogin);
  const headers = { Cookie: `${cookie}; ${forLogin.challengeCookie}` };
  await expectRefusal(send("/api/account/passkeys", { method: "POST", json, headers }), 400, over);
  const { cookie: colleague } = await signIn();
  const stolen = await send("/api/account/passkeys", {
    ...{ method: "POST", json },
    headers: { Cookie: `${colleague}; ${(await askToRegister(cookie)).challengeCookie}` },
  });
  expect(stolen.status).toBe(400);
  expect(await db.$count(passkeys)).toBe(1);
});

test("a disabled account gets a message, and a removed passkey ends the sessions that it opened", async () => {
  const { user, cookie, authenticator, userHandle, passkeyId } = await createStaffWithPasskey();
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id));
  await expectRefusal(
    logInWith(authenticator, { userHandle }),
    401,
    "Akun ini sedang dinonaktifkan. Hubungi pemilik.",
  );
  await db.update(users).set({ disabledAt: null }).where(eq(users.id, user.id));

  const first = readSession(await logInWith(authenticator, { userHandle }));
  const second = readSession(await logInWith(authenticator, { userHandle }));
  const { cookie: colleague } = await signIn();
  expect((await remove(colleague, passkeyId)).status).toBe(404);
  expect((await remove(second, passkeyId)).status).toBe(204);
  expect(await Promise.all([first, second, cookie].map(isSignedIn))).toEqual([false, true, true]);
  await expectRefusal(logInWith(authenticator, { userHandle }), 401, unknown);
  expect((await remove(second, passkeyId)).status).toBe(404);
});

test("a session ends with the passkey that opened it, also if it has removed another one before", async () => {
  const { cookie, authenticator, userHandle, passkeyId } = await createStaffWithPasskey();
  const phone = readSession(await logInWith(authenticator, { userHandle }));
  expect((await remove(phone, passkeyId + 1)).status).toBe(404);
  expect((await remove(cookie, passkeyId)).status).toBe(204);
  expect(await isSignedIn(phone)).toBe(false);
});

test("a registration for another origin, without user verification or not discoverable is refused with the reason", async () => {
  const { cookie } = await signIn();
  const authenticator = await createAuthenticator();
  const cases = [
    [{ origin: "https://jahat.example" }, /^Passkey ini dipakai dari alamat lain\./],
    [{ unverified: true }, /^Perangkat tidak memastikan bahwa ini Anda\./],
  ] as const;
  for (const [changes, message] of cases) {
    const { response } = await register(cookie, authenticator, changes);
    await expectRefusal(response, 400, expect.stringMatching(message));
  }
  const { challenge, challengeCookie } = await askToRegister(cookie);
  const json = {
    ...(await authenticator.register({ challenge })),
    clientExtensionResults: { credProps: { rk: false } },
  };
  const headers = { Cookie: `${cookie}; ${challengeCookie}` };
  const response = await send("/api/account/passkeys", { method: "POST", json, headers });
  expect(await response.json()).toMatchObject({
    message: expect.stringMatching(/^Perangkat ini tidak bisa menyimpan passkey/),
  });
  expect(await db.$count(passkeys)).toBe(0);
});

test("an owner who removes a second factor also removes the passkeys, and a reset link keeps both", async () => {
  const { user, cookie, authenticator, userHandle } = await createStaffWithPasskey();
  const { call } = await signIn();
  const json = { currentPassword: "rahasia-sekali-1" };
  const act = (path: string) => call(`/api/staff/${user.id}/${path}`, "POST", json);
  const link = await (await act("reset-link")).json<{ url: string }>();
  const token = new URL(link.url).pathname.split("/").at(-1);
  const password = "lampu taman sungai bambu";
  expect((await send(`/api/invites/${token}`, { method: "POST", json: { password } })).status).toBe(200);
  expect(await isSignedIn(cookie)).toBe(false);
  const again = readSession(await logInWith(authenticator, { userHandle }));
  expect(await isSignedIn(again)).toBe(true);

  expect((await act("remove-second-factor")).status).toBe(204);
  expect(await isSignedIn(again)).toBe(false);
  await expectRefusal(logInWith(authenticator, { userHandle }), 401, unknown);
});

const toNumber = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString("hex")}`);

/** `bytes` bytes, of which the first `zeros` are zero. */
function randomInteger(bytes: number, zeros: number, first: number): Uint8Array {
  const value = crypto.getRandomValues(new Uint8Array(bytes)).fill(0, 0, zeros);
  value[zeros] = first;
  return value;
}

test("both integers of an ECDSA signature are read, whatever their length", () => {
  for (const bytes of [32, 48]) {
    for (const zeros of [0, 1, 2, bytes - 1]) {
      const [r, s] = [randomInteger(bytes, zeros, 0x80), randomInteger(bytes, zeros, 0x7f)];
      const read = AsnParser.parse(toDer(Buffer.concat([r, s])), ECDSASigValue);
      expect([read.r, read.s].map(toNumber)).toEqual([r, s].map(toNumber));
    }
  }
});

test("bytes that are no ECDSA signature are refused", () => {
  const signature = [...toDer(Buffer.alloc(64, 7))];
  for (const bytes of [[], signature.slice(0, -1), [...signature, 0], [0x31, ...signature.slice(1)]]) {
    expect(() => AsnParser.parse(Uint8Array.from(bytes), ECDSASigValue)).toThrow("no ECDSA signature");
  }
  expect(() => AsnParser.parse(Uint8Array.from(signature), Certificate)).toThrow("not read");
});
