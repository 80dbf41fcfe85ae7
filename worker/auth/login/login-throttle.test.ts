import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createStaffWithSecondFactor, owesCode } from "../../../tests/support/second-factor";
import { createUser, db, logIn, send, signIn } from "../../../tests/support/worker";
import { unlockSql, updatePasswordSql } from "../../command-line/user-account";
import { knownDevices, loginAttempts } from "../../db/schema/auth";
import { createDeps } from "../../deps";
import { AppError } from "../../errors";
import { takeAttempt, takeHash } from "./login-throttle.service";

const password = "rahasia-sekali-1";

interface Visit {
  secret?: string;
  cookie?: string;
  address?: string;
}

function login(
  username: string,
  { secret = password, cookie = "", address = crypto.randomUUID() }: Visit = {},
) {
  return logIn(username, secret, { Cookie: cookie, "CF-Connecting-IP": address });
}

function readDevice(response: Response): string {
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith("device="));
  return cookie?.split(";")[0] ?? "";
}

/** Simulates ten wrong passwords from different addresses, so that further attempts must wait. */
async function lockOut(username: string): Promise<void> {
  await login(username, { secret: "salah-sekali" });
  const blockedUntil = new Date(Date.now() + 60_000);
  const ofAccount = sql`user_id = (SELECT id FROM users WHERE username = ${username})`;
  await db.update(loginAttempts).set({ failures: 10, blockedUntil }).where(ofAccount);
  expect((await login(username)).status).toBe(429);
}

async function run(statements: string): Promise<void> {
  await env.DB.batch(statements.split(";\n").map((statement) => env.DB.prepare(statement)));
}

test("a known browser can log in while the account is throttled for others", async () => {
  const { username } = await createUser();
  const cookie = readDevice(await login(username));
  await lockOut(username);
  const again = await login(username, { cookie });
  expect([again.status, readDevice(again)]).toEqual([200, cookie]);
  expect((await login(username.toUpperCase(), { cookie })).status).toBe(401);
  expect((await login(username)).status).toBe(429);
});

test("a username with a NUL is counted as the one without", async () => {
  const { username } = await createUser();
  await lockOut(username);
  expect((await login(`${username}\0`)).status).toBe(429);
});

test("an isolate hashes three passwords of one address, username, browser or account in ten seconds, and ten of unknown browsers", async () => {
  const { username } = await createUser();
  const writer = await signIn("writer");
  const cookie = readDevice(await login(username));
  const spend = (time: number, asking: Parameters<typeof takeHash>[1]) =>
    takeHash({ clock: () => new Date(time), passwordCost: { N: 2 ** 14, r: 8, p: 5 } }, asking);
  const forget = () => spend(0, { known: "" });
  forget();
  onTestFinished(forget);
  const now = Date.now();
  for (const at of [1, 2, 3]) spend(now, { address: "satu", username: `nama-${at}` });
  const wait = "Terlalu banyak percobaan. Silakan coba lagi dalam 10 detik.";
  expect(() => spend(now, { address: "satu", username: "lain" })).toThrow(wait);
  for (const at of [4, 5, 6]) spend(now, { address: `alamat-${at}`, username: "sama" });
  expect(() => spend(now, { address: "lain", username: "sama" })).toThrow(wait);
  for (const at of [7, 8, 9, 10]) spend(now, { address: `alamat-${at}`, username: `nama-${at}` });
  expect((await login(username)).status).toBe(429);
  expect((await login(username, { cookie })).status).toBe(200);
  for (let count = 0; count < 3; count += 1) spend(now, { known: String(writer.user.id) });
  const confirmed = {
    method: "POST",
    json: { currentPassword: password },
    headers: { Cookie: writer.cookie },
  };
  expect((await send("/api/account/sessions/end", confirmed)).status).toBe(429);
});

test("a new password forgets the known browsers, except the one it was set in", async () => {
  const { user, username } = await createUser();
  const [here, there] = [await login(username), await login(username)];
  const newPassword = "kursi rotan senja berlayar";
  const cookies = here.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const changed = await send("/api/account/password", {
    method: "PUT",
    json: { currentPassword: password, newPassword },
    headers: { Cookie: cookies.join("; ") },
  });
  expect([changed.status, readDevice(changed)]).toEqual([204, readDevice(here)]);
  await lockOut(username);
  const secret = newPassword;
  expect((await login(username, { secret, cookie: readDevice(there) })).status).toBe(429);
  expect((await login(username, { secret, cookie: readDevice(changed) })).status).toBe(200);
  await run(await updatePasswordSql(user.username, "gerimis di atap seng tua"));
  expect(await db.$count(knownDevices)).toBe(0);
});

test("failures at an address do not delay a known browser at the same address", async () => {
  const { username } = await createUser();
  const cookie = readDevice(await login(username));
  const office = "198.51.100.7";
  await db.update(loginAttempts).set({ failures: 60, blockedUntil: new Date(Date.now() + 60_000) });
  for (let count = 0; count < 5; count += 1) {
    await login(`siapa-${count}`, { secret: "salah-sekali", address: office });
  }
  await db.update(loginAttempts).set({ failures: 60, blockedUntil: new Date(Date.now() + 60_000) });
  expect((await login(username, { address: office })).status).toBe(429);
  expect((await login(username, { address: office, cookie })).status).toBe(200);
});

test("a known browser has the same number of attempts as a stranger, and its failures delay nobody else", async () => {
  const { username } = await createUser();
  const cookie = readDevice(await login(username));
  for (let count = 0; count < 10; count += 1) {
    expect((await login(username, { secret: "salah-sekali", cookie })).status).toBe(401);
  }
  expect((await login(username, { cookie })).status).toBe(429);
  expect((await login(username)).status).toBe(200);
});

test("a browser is known for each account that it has logged in to", async () => {
  const [first, second, third] = [await createUser(), await createUser(), await createUser()];
  const cookie = readDevice(await login(first.username));
  expect(readDevice(await login(second.username, { cookie }))).toBe(cookie);
  for (const { username } of [first, second, third]) await lockOut(username);
  const statuses = [];
  for (const { username } of [first, second, third]) {
    statuses.push((await login(username, { cookie })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test("an account keeps its twenty last browsers, each for a year", async () => {
  const { user, username } = await createUser();
  const oldest = readDevice(await login(username));
  const rows = Array.from({ length: 19 }, (_, index) => ({
    tokenHash: `perangkat-${index}`,
    userId: user.id,
    expiresAt: new Date(Date.now() + 366 * 86_400_000),
  }));
  await db.insert(knownDevices).values(rows);
  await login(username);
  expect(await db.$count(knownDevices)).toBe(20);
  await lockOut(username);
  expect((await login(username, { cookie: oldest })).status).toBe(429);
  await db.update(knownDevices).set({ expiresAt: new Date(0) });
  await run(unlockSql(username));
  await login(username);
  expect(await db.$count(knownDevices)).toBe(1);
});

test("failed codes of a stranger with the password do not delay the code of a known browser", async () => {
  const { user, codeNow } = await createStaffWithSecondFactor();
  const [, , ...rest] = await db.select().from(knownDevices);
  expect(rest).toEqual([]);
  const token = "K".repeat(43);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  const tokenHash = Buffer.from(digest).toString("hex");
  const expiresAt = new Date(Date.now() + 60_000);
  await db.insert(knownDevices).values({ tokenHash, userId: user.id, expiresAt });
  const code = await codeNow();
  const sendCode = async (code: string, cookie = "") =>
    send("/api/auth/login/code", {
      method: "POST",
      json: { code },
      headers: { Cookie: `${await owesCode(user.id)}; ${cookie}`, "CF-Connecting-IP": crypto.randomUUID() },
    });
  const wrong = code === "000000" ? "000001" : "000000";
  for (let count = 0; count < 5; count += 1) await sendCode(wrong);
  expect((await sendCode(code)).status).toBe(429);
  expect((await sendCode(code, `device=${token}`)).status).toBe(200);
});

/** The throttle with a clock that the test sets, in seconds. */
function createThrottle() {
  const start = Date.parse("2026-01-05T03:00:00Z");
  let now = start;
  const deps = { ...createDeps(env), clock: () => new Date(now) };
  return {
    deps,
    setTime: (seconds: number) => {
      now = start + seconds * 1000;
    },
    try: (account: string, address = "203.0.113.7") =>
      takeAttempt(deps, { account, address }, { username: account }),
  };
}

/** Seconds to wait, or null if the attempt is accepted. */
async function readWait(attempt: Promise<unknown>): Promise<number | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return error.retryAfter ?? null;
    throw error;
  }
}

test("ten failures are free, then each doubles the wait up to fifteen minutes", async () => {
  const throttle = createThrottle();
  let time = 0;
  for (let count = 1; count <= 9; count += 1) {
    expect(await throttle.try("rina", `203.0.113.${count}`)).toMatchObject({ delayed: false });
  }
  for (const [index, wait] of [30, 60, 120, 240, 480, 900, 900].entries()) {
    const address = `198.51.100.${index}`;
    expect(await throttle.try("rina", address)).toMatchObject({ delayed: true });
    expect(await readWait(throttle.try("rina", address))).toBe(wait);
    throttle.setTime(time + wait - 1);
    expect(await readWait(throttle.try("rina", "192.0.2.1"))).toBe(1);
    time += wait;
    throttle.setTime(time);
  }
});

test("an attempt during a delay does not extend the delay", async () => {
  const throttle = createThrottle();
  for (let count = 0; count < 10; count += 1) await throttle.try("rina", `203.0.113.${count}`);
  for (let count = 0; count < 50; count += 1) await readWait(throttle.try("rina", "198.51.100.1"));
  throttle.setTime(30);
  expect(await readWait(throttle.try("rina", "198.51.100.1"))).toBeNull();
});

test("concurrent attempts are all counted", async () => {
  const throttle = createThrottle();
  const waits = await Promise.all(
    Array.from({ length: 25 }, (_, index) => readWait(throttle.try("rina", `203.0.113.${index}`))),
  );
  expect(waits.filter((wait) => wait === null)).toHaveLength(10);
});

test("a success resets the account's failures and takes back its own at the address", async () => {
  const throttle = createThrottle();
  for (let count = 0; count < 9; count += 1) await throttle.try("rina");
  await (await throttle.try("rina")).succeed();
  expect(await readWait(throttle.try("rina"))).toBeNull();
  const rows = await db.select({ failures: loginAttempts.failures }).from(loginAttempts);
  expect(rows.map(({ failures }) => failures).sort()).toEqual([1, 10]);
});

test("an address that fails with many names is delayed, and other addresses are not", async () => {
  const throttle = createThrottle();
  for (let count = 0; count < 50; count += 1) await throttle.try(`nama-${count}`);
  expect(await readWait(throttle.try("rina"))).toBe(30);
  expect(await readWait(throttle.try("rina", "198.51.100.1"))).toBeNull();
});

test("failed logins to an account do not delay the password confirmation of its owner", async () => {
  const throttle = createThrottle();
  for (let count = 0; count < 10; count += 1) await throttle.try("rina");
  expect(await readWait(throttle.try("rina"))).toBe(30);
  const asked = takeAttempt(throttle.deps, { confirmation: "1" }, { username: "rina" });
  expect(await readWait(asked)).toBeNull();
});

test("the table contains neither names nor addresses, and rows expire after a day", async () => {
  const throttle = createThrottle();
  await throttle.try("rina", "203.0.113.7");
  const stored = JSON.stringify(await db.select().from(loginAttempts));
  expect(stored).not.toMatch(/rina|203\.0\.113/);
  throttle.setTime(24 * 60 * 60);
  await throttle.try("dewi", "198.51.100.1");
  expect(await db.$count(loginAttempts)).toBe(2);
});
