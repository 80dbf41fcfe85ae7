import { env } from "cloudflare:workers";
import { eq, isNull, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { crashAfter } from "../../../tests/support/crash";
import { recordingQueue } from "../../../tests/support/deliveries";
import { deliverEnquiry, depsFor, recordingChannel } from "../../../tests/support/enquiries";
import { everythingStored } from "../../../tests/support/everything-stored";
import { type Call, createContact, createUser, db, signIn } from "../../../tests/support/worker";
import { auditEvents, users } from "../../db/schema/auth";
import {
  contactActivities,
  contactNotifications,
  contactReminderChannels,
  contactReminders,
  contactSubmissions,
  replyTemplates,
} from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { dayMs } from "../../utc-day";
import { remindOfSteps } from "../reminders/reminder.service";
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
/** Words that occur only in this person's data, in lower case; phone numbers as digits. */
const personalWords = [
  ...["zubaidah", "qomariyah", "kerupukudang.example", "xantofil", "81277556633"],
  ...Object.values(submitted.source),
  ...["catatanrahasia", "pesanwhatsapp", "janjitelepon", "alasankalahnya", "suratbalasan"],
];

/** The person's words that occur in a text. */
function foundIn(text: string): string[] {
  const plain = text.toLowerCase();
  const digits = plain.replaceAll(/[\s().+-]/g, "");
  return personalWords.filter((word) => plain.includes(word) || digits.includes(word));
}

async function findTraces(): Promise<Record<string, string[]>> {
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

async function readAnswer<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  expect(response.ok, `${response.url} answered ${response.status}`).toBe(true);
  return response.json<T>();
}

/** Creates an enquiry with rows in every related table: submitted, notified in vain, answered and lost. */
async function createTracedEnquiry(call: Call, staffId: number, email: string): Promise<number> {
  const { id } = await readAnswer<{ id: number }>(call("/api/contact", "POST", { ...submitted, email }));
  const path = `/api/contact/${id}`;
  const { queue, sent } = recordingQueue();
  const broken = recordingChannel("webhook", () => new Error("the webhook answered 503"));
  const deps: Partial<Deps> = { enquiryQueue: queue, notificationChannels: [broken] };
  const isHers = eq(contactSubmissions.id, id);
  await db.update(contactSubmissions).set({ notification: "pending" }).where(isHers);
  await deliverEnquiry(depsFor(deps), { kind: "enquiry", subject: String(id) });

  const stepAt = new Date(Date.now() + 3_600_000);
  const step = { nextAction: "janjitelepon", nextActionAt: stepAt.toISOString() };
  const change = { version: 1, stage: "proposal", assigneeId: staffId, valueIdr: 12_000_000, ...step };
  const { version } = await readAnswer<{ version: number }>(call(path, "PATCH", change));
  const activities = [
    { kind: "note", body: "catatanrahasia" },
    { kind: "whatsapp", body: "pesanwhatsapp untuk Zubaidah", firstResponse: true },
    { kind: "whatsapp", templateId: 1 },
    { kind: "email", subject: "suratbalasan", body: "Halo Qomariyah" },
  ];
  for (const activity of activities) await readAnswer(call(`${path}/activities`, "POST", activity));
  // The failure is logged, without personal data.
  for (const calls of [3, 4, 5, 6]) {
    const bindings = { DB: crashAfter(env.DB, calls) };
    await call(`${path}/activities`, "POST", activities[0], bindings);
    await call(path, "PATCH", { version, nextAction: "janjitelepon Zubaidah" }, bindings);
    await call("/api/contact", "POST", submitted, { DB: crashAfter(env.DB, 0) });
  }
  const clock = () => new Date(stepAt.getTime() + 60_000);
  await remindOfSteps(depsFor({ ...deps, clock }));
  for (const message of sent) await deliverEnquiry(depsFor({ ...deps, clock }), message);
  const [row] = await db.select().from(contactSubmissions).where(isHers);
  const lost = { version: row?.version, stage: "lost", lostReason: "alasankalahnya" };
  await readAnswer(call(path, "PATCH", lost));
  expect((await call("/api/contact/seen", "PUT", { id })).status).toBe(204);
  return id;
}

const removals: [name: string, remove: (call: Call, ids: number[]) => Promise<void>][] = [
  [
    "her data are erased",
    async (call) => {
      const email = submitted.email.toUpperCase();
      expect(await readAnswer(call("/api/contact/person/erase", "POST", { email }))).toMatchObject({
        deleted: 2,
        notes: 0,
      });
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
  [
    "her enquiries are deleted together",
    async (call) => {
      const { id, version } = contactSubmissions;
      const items = await db.select({ id, version }).from(contactSubmissions);
      const { results } = await readAnswer<{ results: { ok: boolean }[] }>(
        call("/api/contact/bulk", "POST", { action: "delete", items }),
      );
      expect(results.map(({ ok }) => ok)).toEqual([true, true]);
    },
  ],
];

test.each(removals)(
  "after %s, no table, no KV key and no log line contains anything of her",
  async (_, remove) => {
    const lines = recordedLines();
    const { call, user } = await signIn();
    const ids = [
      await createTracedEnquiry(call, user.id, submitted.email),
      await createTracedEnquiry(call, user.id, submitted.email.toLowerCase()),
    ];
    expect((await call("/api/contact/search", "POST", { q: "zubaidah" })).status).toBe(200);
    expect((await call("/api/contact/person/export", "POST", { email: submitted.email })).status).toBe(200);

    const before = await findTraces();
    expect(Object.keys(before).sort()).toEqual(["contact_activities", "contact_submissions"]);
    expect(new Set(Object.values(before).flat())).toEqual(new Set(personalWords));
    const going = [
      ...[contactSubmissions, contactActivities, contactNotifications],
      ...[contactReminders, contactReminderChannels],
    ];
    for (const table of going) expect(await db.$count(table)).toBeGreaterThan(0);

    await remove(call, ids);

    expect(await findTraces()).toEqual({});
    for (const table of going) expect(await db.$count(table)).toBe(0);
    expect(lines.join("\n")).toContain("request_failed");
    expect(foundIn(lines.join("\n"))).toEqual([]);
    expect(await db.$count(replyTemplates)).toBe(3);
    expect(await readViews()).toHaveLength(1);
    expect(await db.$count(auditEvents)).toBeGreaterThan(0);
  },
);

const readViews = () => db.all(sql`SELECT user_id FROM contact_views`);

test("an enquiry survives the deletion of its assignee, with what the assignee wrote", async () => {
  const { user } = await createUser();
  const { user: colleague } = await createUser();
  const at = new Date();
  const { id: contactId } = await createContact({ assigneeId: user.id, stage: "contacted" });
  for (const actorId of [user.id, colleague.id]) {
    await db
      .insert(contactActivities)
      .values({ contactId, kind: "note", body: "Minta contoh", actorId, createdAt: at });
    await db.run(sql`INSERT INTO contact_views VALUES (${actorId}, ${contactId}, ${at.getTime()})`);
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
  expect(await readViews()).toEqual([{ user_id: colleague.id }]);
  expect(await db.select().from(contactReminders)).toMatchObject([{ userId: colleague.id }]);
});
