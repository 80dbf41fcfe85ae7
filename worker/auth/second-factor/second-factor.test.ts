import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createStaffWithSecondFactor, owesCode } from "../../../tests/support/second-factor";
import { db, getCookie, logIn, send, signIn } from "../../../tests/support/worker";
import type { RecoveryCodeList, SecondFactorSetup } from "../../contract/account";
import { loginChallenges, recoveryCodes, secondFactors } from "../../db/schema/auth";
import { findStep, toStep, totpCode } from "./second-factor.service";

const password = "rahasia-sekali-1";

function sendCode(code: string, cookie = "", address = "10.2.0.1", DB = env.DB): Promise<Response> {
  const headers = { Cookie: cookie, "CF-Connecting-IP": address };
  return send("/api/auth/login/code", { method: "POST", json: { code }, headers, bindings: { DB } });
}

function post(path: string, cookie: string, json: unknown): Promise<Response> {
  return send(`/api/account/second-factor${path}`, { method: "POST", json, headers: { Cookie: cookie } });
}

async function readState(cookie: string) {
  return (await send("/api/account/second-factor", { headers: { Cookie: cookie } })).json();
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

test("staff enable a second factor with the password and a first code, and disable it with the password", async () => {
  const { user, cookie } = await signIn();
  expect(await readState(cookie)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
  expect((await post("/prepare", cookie, { currentPassword: "salah-sekali" })).status).toBe(400);
  const prepared = await post("/prepare", cookie, { currentPassword: password });
  const { secret, uri } = await prepared.json<SecondFactorSetup>();
  expect(uri).toContain(`otpauth://totp/Arunika%20Web:${user.username}?secret=${secret}&`);
  expect(await readState(cookie)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });

  const bytes = fromBase32(secret);
  const code = totpCode(bytes, toStep(new Date()));
  const wrong = await post("/enable", cookie, { code: code === "000000" ? "000001" : "000000" });
  expect(wrong.status).toBe(400);
  const enabled = await post("/enable", cookie, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  const { recoveryCodes: codes } = await enabled.json<RecoveryCodeList>();
  expect(new Set(codes).size).toBe(10);
  for (const shown of codes) expect(shown).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  expect(await readState(cookie)).toEqual({ enabledAt: expect.stringMatching(/Z$/), recoveryCodesLeft: 10 });
  expect((await post("/prepare", cookie, { currentPassword: password })).status).toBe(409);
  expect((await post("/enable", cookie, { code })).status).toBe(409);

  const stored = JSON.stringify(await db.select().from(recoveryCodes));
  for (const shown of codes) expect(stored).not.toContain(shown.replaceAll("-", ""));
  expect((await post("/disable", cookie, { currentPassword: "salah-sekali" })).status).toBe(400);
  expect((await post("/disable", cookie, { currentPassword: password })).status).toBe(204);
  expect(await readState(cookie)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
  expect(await db.$count(secondFactors)).toBe(0);
  expect(await readAudit("action", "actorId")).toEqual([
    ["account.second-factor-on", user.id],
    ["account.second-factor-off", user.id],
  ]);
});

test("after the password a login requires the code, and opens no session before it", async () => {
  const { user, codeNow } = await createStaffWithSecondFactor();
  const first = await logIn(user.username, password);
  expect(first.status).toBe(200);
  expect(await first.json()).toEqual({
    message: "Masukkan kode verifikasi untuk melanjutkan",
    secondFactor: true,
  });
  expect(first.headers.get("Set-Cookie")).toMatch(
    /^login=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const second = await sendCode(await codeNow(), getCookie(first));
  expect(second.status).toBe(200);
  expect(await second.json()).toEqual({
    user: { id: user.id, username: user.username, name: user.name, isAdmin: true, role: "owner" },
    message: "Login successful",
  });
  const cookies = second.headers.getSetCookie();
  expect(cookies).toContainEqual(expect.stringMatching(/^login=; Max-Age=0/));
  const session = cookies.find((cookie) => cookie.startsWith("session="))?.split(";")[0] ?? "";
  const me = await send("/api/auth/me", { headers: { Cookie: session } });
  expect(await me.json()).toMatchObject({ authenticated: true });
  expect(await db.$count(loginChallenges)).toBe(0);
});

test("a code is accepted once, and no earlier code is accepted after it", async () => {
  const { user, codeNow } = await createStaffWithSecondFactor();
  const [before, code] = [await codeNow(-1), await codeNow()];
  expect((await sendCode(code, await owesCode(user.id))).status).toBe(200);
  for (const used of [code, before]) {
    const response = await sendCode(used, await owesCode(user.id));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ fields: { code: "Kode salah atau sudah pernah dipakai" } });
    await db.delete(loginChallenges);
  }
});

test("two concurrent logins with one code open one session", async () => {
  const { user, codeNow } = await createStaffWithSecondFactor();
  const cookie = await owesCode(user.id);
  const code = await codeNow();
  const answers = await Promise.all([sendCode(code, cookie), sendCode(code, cookie)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test("a code of a replaced secret is refused, and rewriting its encryption does not replace the new secret", async () => {
  const { user, codeNow } = await createStaffWithSecondFactor();
  const replace = () => db.update(secondFactors).set({ secret: "plain:AAAA" });
  const DB = meanwhile(/update "second_factors/i, replace);
  expect((await sendCode(await codeNow(), await owesCode(user.id), "10.2.0.2", DB)).status).toBe(401);
  expect((await db.select().from(secondFactors)).map(({ secret }) => secret)).toEqual(["plain:AAAA"]);
});

test("a recovery code works once, however it is typed", async () => {
  const { user, cookie, codes } = await createStaffWithSecondFactor();
  const typed = ` ${codes[3]?.toLowerCase().replaceAll("-", " ")} `;
  expect((await sendCode(typed, await owesCode(user.id))).status).toBe(200);
  expect((await sendCode(codes[3] ?? "", await owesCode(user.id))).status).toBe(401);
  expect(await readState(cookie)).toMatchObject({ recoveryCodesLeft: 9 });
  expect(await readAudit("action", "actorId")).toEqual([
    ["account.recovery-code-used", user.id],
    ["login.succeeded", user.id],
    ["login.failed", null],
  ]);
});

test("new recovery codes replace the old ones", async () => {
  const { user, cookie, codes } = await createStaffWithSecondFactor();
  const renewed = await post("/recovery-codes", cookie, { currentPassword: password });
  const { recoveryCodes: fresh } = await renewed.json<RecoveryCodeList>();
  expect((await sendCode(codes[0] ?? "", await owesCode(user.id))).status).toBe(401);
  await db.delete(loginChallenges);
  expect((await sendCode(fresh[0] ?? "", await owesCode(user.id))).status).toBe(200);
});

test.each([
  ["without a challenge", () => ""],
  ["with an unknown challenge", () => `login=${"U".repeat(43)}`],
  ["with a challenge that has expired", (userId: number) => owesCode(userId, new Date(Date.now() - 1))],
])("a right code %s is refused", async (_name, cookieFor) => {
  const { user, codeNow } = await createStaffWithSecondFactor();
  const response = await sendCode(await codeNow(), await cookieFor(user.id));
  expect(response.status).toBe(401);
  const body = await response.json<Record<string, unknown>>();
  expect(body.message).toBe("Waktu verifikasi sudah habis. Silakan login lagi.");
  expect(body).not.toHaveProperty("fields");
});

test("guessing codes is throttled after five failures, from any address", async () => {
  const { user, codeNow } = await createStaffWithSecondFactor();
  const cookie = await owesCode(user.id);
  const wrong = (await codeNow()) === "000000" ? "000001" : "000000";
  for (let count = 0; count < 5; count += 1) {
    expect((await sendCode(wrong, cookie, `10.2.1.${count}`)).status).toBe(401);
  }
  const response = await sendCode(await codeNow(), cookie, "10.2.1.99");
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(25);
});

test("guessing the first code is throttled after five failures", async () => {
  const { cookie } = await signIn();
  const prepared = await post("/prepare", cookie, { currentPassword: password });
  const { secret } = await prepared.json<SecondFactorSetup>();
  const code = totpCode(fromBase32(secret), toStep(new Date()));
  const wrong = code === "000000" ? "000001" : "000000";
  for (let count = 0; count < 5; count += 1) {
    expect((await post("/enable", cookie, { code: wrong })).status).toBe(400);
  }
  expect((await post("/enable", cookie, { code })).status).toBe(429);
});

const rfcSecret = new Uint8Array(Buffer.from("12345678901234567890"));

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [20000000000, "353130"],
])("the code at %d seconds is the last six digits of RFC 6238, appendix B", async (seconds, code) => {
  expect(totpCode(rfcSecret, toStep(new Date(seconds * 1000)))).toBe(code);
});

test("a code is accepted one step early or late, and no further", async () => {
  const now = new Date(1234567890_000);
  const step = toStep(now);
  for (const [distance, found] of [
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ] as const) {
    expect(findStep(rfcSecret, totpCode(rfcSecret, step + distance), now)).toBe(found);
  }
});
