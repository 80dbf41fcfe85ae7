import { env } from "cloudflare:workers";
import { eq, isNull } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { depsFor } from "../../../tests/support/enquiries";
import { everythingStored, tableNames } from "../../../tests/support/everything-stored";
import { createContact, createSession, createUser, db, send } from "../../../tests/support/worker";
import { auditEvents } from "../../db/schema/audit";
import { users } from "../../db/schema/auth";
import { contactNotifications, contactSubmissions } from "../../db/schema/contact";
import {
  contactActivities,
  contactReminderChannels,
  contactReminders,
  contactViews,
  replyTemplates,
} from "../../db/schema/contact-desk";
import { dayMs } from "../../utc-day";
import { deleteExpiredContacts } from "./retention.job";

const submitted = {
  name: "Zubaidah Qomariyah",
  email: "Zubaidah.Q@kerupukudang.example",
  phoneNumber: "0812-7755 6633",
  websiteType: "online-shop",
  message: "Kami menjual kerupuk Xantofil dari Sidoarjo dan ingin toko online.",
  source: {
    landingPath: "/blog/halaman-pertamanya",
    referrer: "rujukannya.example",
    utmSource: "sumberiklannya",
    utmMedium: "mediumnya",
    utmCampaign: "kampanyenya",
    utmTerm: "katakuncinya",
    utmContent: "isiiklannya",
    formPage: "/halaman-formulirnya",
  },
};
/** What only she has, in small letters; a number as digits, however it is spelt. */
const hers = [
  ...["zubaidah", "qomariyah", "kerupukudang.example", "xantofil", "81277556633"],
  ...Object.values(submitted.source),
  ...["catatanrahasia", "pesanwhatsapp", "janjitelepon", "alasankalahnya", "suratbalasan"],
];

/** Which of her words stand in a text. */
function foundIn(text: string): string[] {
  const plain = text.toLowerCase();
  const digits = plain.replaceAll(/[\s().+-]/g, "");
  return hers.filter((word) => plain.includes(word) || digits.includes(word));
}

/** Table → which of her words stand in it. */
async function whatIsHers(): Promise<Record<string, string[]>> {
  const stored = [...(await everythingStored())].map(([table, text]) => [table, foundIn(text)] as const);
  return Object.fromEntries(stored.filter(([, words]) => words.length > 0));
}

function recordedLines(): string[] {
  const lines: string[] = [];
  for (const level of ["log", "info", "warn", "error", "debug"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      lines.push(
        parts.map((part) => (part instanceof Error ? `${part.stack}` : JSON.stringify(part))).join(),
      );
    });
  }
  return lines;
}

/** Sends her enquiry as the form does, and fills every table that knows an enquiry. */
async function createHers(staffId: number, email: string): Promise<number> {
  const json = { ...submitted, email };
  const response = await send("/api/contact", { method: "POST", json });
  expect(response.status).toBe(201);
  const { id } = await response.json<{ id: number }>();
  const at = new Date();
  await db
    .update(contactSubmissions)
    .set({
      ...submitted.source,
      ...{ phoneE164: "+6281277556633", notification: "sent", notificationAt: at },
      ...{ stage: "lost", assigneeId: staffId, valueIdr: 12_000_000, lostReason: "alasankalahnya" },
      ...{ nextAction: "janjitelepon", nextActionAt: at, firstResponseAt: at, dueAt: at, version: 4 },
    })
    .where(eq(contactSubmissions.id, id));
  const activities = [
    { kind: "note", body: "catatanrahasia" },
    { kind: "whatsapp", body: "Dibuka di WhatsApp\n\npesanwhatsapp untuk Zubaidah", isResponse: true },
    {
      kind: "email",
      body: "Dikirim lewat email\n\nsuratbalasan",
      delivery: "sent",
      idempotencyKey: "kunci-1",
    },
    { kind: "stage", body: "Penawaran → Kalah: alasankalahnya" },
    { kind: "assign", body: "Staf Uji" },
    { kind: "value", body: "Rp 12.000.000" },
    { kind: "reminder", body: "Diingatkan: janjitelepon", actorId: null },
  ] as const;
  for (const activity of activities) {
    await db
      .insert(contactActivities)
      .values({ contactId: id, actorId: staffId, createdAt: at, ...activity });
  }
  await db.insert(contactNotifications).values({ contactId: id, channel: "webhook", sentAt: at });
  const [reminder] = await db
    .insert(contactReminders)
    .values({ kind: "step", day: "2026-11-23", userId: staffId, contactId: id, stepAt: at, workedAt: at })
    .returning();
  await db.insert(contactReminderChannels).values({ reminderId: Number(reminder?.id), channel: "email" });
  await db
    .insert(contactViews)
    .values({ userId: staffId, contactId: id, seenAt: at })
    .onConflictDoUpdate({ target: contactViews.userId, set: { contactId: id } });
  return id;
}

type Call = (path: string, method: string, json?: unknown) => Promise<Response>;

const removals: [name: string, remove: (call: Call, ids: number[]) => Promise<void>][] = [
  [
    "her data are erased",
    async (call) => {
      const email = submitted.email.toUpperCase();
      const response = await call("/api/contact/person/erase", "POST", { email });
      expect(await response.json()).toEqual({ deleted: 2 });
    },
  ],
  [
    "her enquiries are too old",
    async () => {
      const clock = () => new Date(Date.now() + 31 * dayMs);
      expect(await deleteExpiredContacts(depsFor({ clock, contactRetentionDays: 30 }))).toBe(2);
    },
  ],
  [
    "each of her enquiries is deleted",
    async (call, ids) => {
      for (const id of ids) expect((await call(`/api/contact/${id}`, "DELETE")).status).toBe(204);
    },
  ],
];

test.each(removals)(
  "when %s, no table, no key and no line of the log holds anything of her",
  async (_, remove) => {
    const lines = recordedLines();
    const { cookie, user } = await createSession();
    const call: Call = (path, method, json) => send(path, { method, json, headers: { Cookie: cookie } });
    const ids = [
      await createHers(user.id, submitted.email),
      await createHers(user.id, submitted.email.toLowerCase()),
    ];
    expect((await call("/api/contact?q=zubaidah", "GET")).status).toBe(200);
    expect((await call("/api/contact/person/export", "POST", { email: submitted.email })).status).toBe(200);

    const before = await whatIsHers();
    expect(Object.keys(before).sort()).toEqual(["contact_activities", "contact_submissions"]);
    expect(new Set(Object.values(before).flat())).toEqual(new Set(hers));

    await remove(call, ids);

    expect(await whatIsHers()).toEqual({});
    expect(foundIn(lines.join("\n"))).toEqual([]);
    for (const table of [
      contactSubmissions,
      contactActivities,
      contactNotifications,
      contactReminders,
      contactReminderChannels,
    ]) {
      expect(await db.$count(table)).toBe(0);
    }
    expect(await db.$count(replyTemplates)).toBe(3);
    expect(await db.$count(auditEvents)).toBeGreaterThan(0);
  },
);

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
