import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { depsFor } from "../../tests/support/enquiries";
import { db } from "../../tests/support/worker";
import { auditEvents } from "../db/schema/auth";
import { handleSchedule } from "../schedule";
import { deleteExpiredEvents } from "./audit-log";

const dayMs = 86_400_000;

/** Creates events of these ages in days, oldest first. */
async function createAged(...ages: number[]) {
  for (const days of ages) {
    await db.insert(auditEvents).values({
      occurredAt: new Date(Date.now() - days * dayMs),
      action: "post.created",
      subjectKind: "post",
      label: `${days} hari`,
    });
  }
}

async function labelsLeft() {
  return (await db.select().from(auditEvents)).map(({ label }) => label);
}

test("the scheduled run deletes events older than the configuration allows", async () => {
  await createAged(731, 729, 1);
  await handleSchedule({} as ScheduledController, env);
  expect(await labelsLeft()).toEqual(["729 hari", "1 hari"]);
});

test("events are kept as long as the configuration says, and forever with 0", async () => {
  await createAged(40, 35, 20);
  expect(await deleteExpiredEvents(depsFor({ auditRetentionDays: 0 }))).toBe(0);
  expect(await deleteExpiredEvents(depsFor({ auditRetentionDays: 30 }))).toBe(2);
  expect(await labelsLeft()).toEqual(["20 hari"]);
});

test("events beyond the batch of one run are deleted by later runs", async () => {
  await env.DB.prepare(
    `INSERT INTO audit_events (occurred_at, action, subject_kind)
     WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 600)
     SELECT n, 'post.created', 'post' FROM numbers`,
  ).run();
  await createAged(1);
  const deps = depsFor({ auditRetentionDays: 30 });
  expect([await deleteExpiredEvents(deps), await deleteExpiredEvents(deps)]).toEqual([500, 100]);
  expect(await labelsLeft()).toEqual(["1 hari"]);
});

test.each([-1, Number.NaN, undefined as unknown as number])(
  "a retention of %s days deletes nothing and logs a warning",
  async (auditRetentionDays) => {
    await createAged(9999);
    await expect(deleteExpiredEvents(depsFor({ auditRetentionDays }))).rejects.toThrow(
      "AUDIT_RETENTION_DAYS must be 0 or a positive number of days",
    );
    expect(await labelsLeft()).toHaveLength(1);
  },
);
