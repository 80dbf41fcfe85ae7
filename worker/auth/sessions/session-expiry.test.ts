import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createUser, db } from "../../../tests/support/worker";
import { loginAttempts, loginChallenges, sessions } from "../../db/schema/auth";
import { handleSchedule } from "../../schedule";

test("the scheduled run deletes expired sessions, challenges and failures, and no others", async () => {
  const { user } = await createUser();
  const now = Date.now();
  for (const [name, expiresAt] of [
    ["over", new Date(now - 1000)],
    ["open", new Date(now + 60_000)],
  ] as const) {
    const since = new Date(now - 3_600_000);
    const session = { userId: user.id, device: "Chrome di Windows", createdAt: since, seenAt: since };
    await db.insert(sessions).values({ ...session, tokenHash: name, expiresAt });
    await db.insert(loginChallenges).values({ tokenHash: name, userId: user.id, expiresAt });
    await db.insert(loginAttempts).values({ key: name, failures: 3, blockedUntil: since, expiresAt });
  }
  await handleSchedule({} as ScheduledController, env);
  expect(await db.select().from(sessions)).toMatchObject([{ tokenHash: "open" }]);
  expect(await db.select().from(loginChallenges)).toMatchObject([{ tokenHash: "open" }]);
  expect(await db.select().from(loginAttempts)).toMatchObject([{ key: "open" }]);
});
