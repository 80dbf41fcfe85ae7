import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { db } from "../../../tests/support/worker";
import { loginAttempts } from "../../db/schema/auth";
import { createDeps } from "../../deps";
import { AppError } from "../../errors";
import { takeAttempt } from "./login-throttle.service";

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
