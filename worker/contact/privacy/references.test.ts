import { env } from "cloudflare:workers";
import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { tableNames } from "../../../tests/support/everything-stored";
import { createContact, createUser, db } from "../../../tests/support/worker";
import { users } from "../../db/schema/auth";
import { contactSubmissions } from "../../db/schema/contact";
import { contactActivities, contactReminders, contactViews } from "../../db/schema/contact-desk";

test("whatever refers to an enquiry goes with it, and whatever refers to that", async () => {
  const tables = await tableNames();
  const keys = (
    await env.DB.batch<{ table: string; on_delete: string }>(
      tables.map((table) => env.DB.prepare(`PRAGMA foreign_key_list("${table}")`)),
    )
  ).map(({ results }, index) => ({ table: tables[index] ?? "", to: results }));
  const going = new Set(["contact_submissions"]);
  // Once more than the longest chain could be.
  for (const _ of tables) {
    for (const { table, to } of keys) if (to.some((key) => going.has(key.table))) going.add(table);
  }
  const staying = keys.filter(({ to }) =>
    to.some((key) => going.has(key.table) && key.on_delete !== "CASCADE"),
  );
  expect(staying.map(({ table }) => table)).toEqual([]);
  expect([...going].sort()).toEqual([
    "contact_activities",
    "contact_notifications",
    "contact_reminder_channels",
    "contact_reminders",
    "contact_submissions",
  ]);
});

test("but for how far staff have looked, no table names an enquiry without referring to it", async () => {
  const naming: string[] = [];
  for (const table of await tableNames()) {
    const [columns, keys] = await env.DB.batch<{ name: string; from: string }>([
      env.DB.prepare(`PRAGMA table_info("${table}")`),
      env.DB.prepare(`PRAGMA foreign_key_list("${table}")`),
    ]);
    const referring = new Set(keys?.results.map(({ from }) => from));
    const names = (columns?.results ?? []).map(({ name }) => name);
    const loose = names.filter((name) => /contact|submission|enquiry/.test(name) && !referring.has(name));
    naming.push(...loose.map((name) => `${table}.${name}`));
  }
  expect(naming).toEqual(["contact_views.contact_id"]);
});

test("an enquiry outlives whoever saw to it, with what they wrote about it", async () => {
  const { user } = await createUser();
  const { user: colleague } = await createUser();
  const at = new Date();
  const { id: contactId } = await createContact({ assigneeId: user.id, stage: "contacted" });
  for (const actorId of [user.id, colleague.id]) {
    await db
      .insert(contactActivities)
      .values({ contactId, kind: "note", body: "Minta contoh", actorId, createdAt: at });
    await db.insert(contactViews).values({ userId: actorId, contactId, seenAt: at });
    await db
      .insert(contactReminders)
      .values({ kind: "summary", day: "2026-11-23", userId: actorId, workedAt: at });
  }
  await db.delete(users).where(eq(users.id, user.id));
  expect(await db.select().from(contactSubmissions)).toMatchObject([
    { id: contactId, assigneeId: null, stage: "contacted" },
  ]);
  expect(await db.$count(contactActivities)).toBe(2);
  expect(await db.$count(contactActivities, isNull(contactActivities.actorId))).toBe(1);
  expect(await db.select().from(contactViews)).toMatchObject([{ userId: colleague.id }]);
  expect(await db.select().from(contactReminders)).toMatchObject([{ userId: colleague.id }]);
});
