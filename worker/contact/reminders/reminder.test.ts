import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordingQueue } from "../../../tests/support/deliveries";
import { deliverEnquiry, depsFor, recordingChannel, runDeskClock } from "../../../tests/support/enquiries";
import { explainQueries } from "../../../tests/support/query-plans";
import { createContact, createUser, db } from "../../../tests/support/worker";
import { createDatabase } from "../../db/client";
import { users } from "../../db/schema/auth";
import {
  contactActivities,
  contactReminderChannels,
  contactReminders,
  contactSubmissions,
} from "../../db/schema/contact";
import { requeueStaleJobs } from "../../jobs/job.service";
import { readActivities } from "../activities/activity.service";
import { deleteOldReminders } from "../privacy/retention.job";
import { remindOfSteps } from "./reminder.service";

const stepAt = new Date("2026-11-24T09:00:00+07:00");
const dead = { queue: "arunika-enquiries-dead" };
const clockAt = (minutes: number) => () => new Date(stepAt.getTime() + minutes * 60_000);

async function waitingReminder(minutes = 0) {
  const contact = await createContact({ nextAction: "Kirim penawaran", nextActionAt: stepAt });
  const [reminder] = await db
    .insert(contactReminders)
    .values({ kind: "step", day: "2026-11-24", contactId: contact.id, stepAt, workedAt: clockAt(minutes)() })
    .returning();
  if (!reminder) throw new Error("no reminder was inserted");
  return { reminderId: reminder.id, kind: "reminder", subject: String(reminder.id) };
}

async function readState({ reminderId }: { reminderId: number }) {
  const [row] = await db.select().from(contactReminders).where(eq(contactReminders.id, reminderId));
  return row?.state;
}

test("a dead-lettered reminder is marked as failed and not requeued", async () => {
  const message = await waitingReminder();
  expect(await deliverEnquiry(depsFor(), message, dead)).toBe("ack");
  expect(await readState(message)).toBe("failed");
  expect(
    await requeueStaleJobs(depsFor({ notificationChannels: [recordingChannel()], clock: clockAt(60) })),
  ).toBe(0);
});

test("a reminder is dropped once no channel is configured", async () => {
  const none = depsFor({ notificationChannels: [], clock: clockAt(60) });
  const [first, second] = [await waitingReminder(), await waitingReminder()];
  expect(await deliverEnquiry(none, first)).toBe("ack");
  expect([await readState(first), await readState(second)]).toEqual(["dropped", "pending"]);
  expect(await requeueStaleJobs(none)).toBe(1);
  expect([await deliverEnquiry(none, second), await readState(second)]).toEqual(["ack", "dropped"]);
});

test("old reminders are deleted with their channels, except those of current steps", async () => {
  const day = 1440;
  const [standing, moved, fresh] = [
    await waitingReminder(),
    await waitingReminder(),
    await waitingReminder(day),
  ];
  await db.insert(contactReminderChannels).values({ reminderId: moved.reminderId, channel: "email" });
  for (const { reminderId } of [moved, fresh]) {
    const [row] = await db.select().from(contactReminders).where(eq(contactReminders.id, reminderId));
    await change(row?.contactId ?? 0, { nextActionAt: clockAt(5)() });
  }
  const summary = { kind: "summary", day: "2026-11-24", workedAt: stepAt } as const;
  await db.insert(contactReminders).values(summary);
  expect(await deleteOldReminders(depsFor({ clock: clockAt(60 * day) }))).toBe(0);
  expect(await deleteOldReminders(depsFor({ clock: clockAt(60 * day + 1) }))).toBe(2);
  expect((await db.select().from(contactReminders)).map(({ id }) => id)).toEqual([
    standing.reminderId,
    fresh.reminderId,
  ]);
  expect(await db.$count(contactReminderChannels)).toBe(0);
});

test("a step that stays for months is not reminded again after the retention of reminders", async () => {
  const contact = await createContact({ nextAction: "Kirim penawaran", nextActionAt: stepAt });
  for (const days of [0, 59, 61, 61, 200])
    await runDeskClock(depsFor({ notificationChannels: [], clock: clockAt(days * 1440) }));
  expect(await db.$count(contactActivities, eq(contactActivities.contactId, contact.id))).toBe(1);
});

test("old reminders are found by an index", async () => {
  const plans = await explainQueries((database) =>
    deleteOldReminders(depsFor({ db: createDatabase(database) })),
  );
  const steps = plans.flat();
  expect(steps.some((step) => step.includes("contact_reminders_worked"))).toBe(true);
  expect(steps.filter((step) => step.startsWith("SCAN contact"))).toEqual([]);
});

test("a step reminder that reached nobody is marked as failed in the timeline, and only that entry", async () => {
  const { user } = await createUser();
  const contact = await createContact({ nextAction: "Telepon", nextActionAt: stepAt });
  const { queue, sent } = recordingQueue();
  const deps = depsFor({
    enquiryQueue: queue,
    notificationChannels: [recordingChannel("email")],
    clock: clockAt(0),
  });
  await remindOfSteps(deps);
  await change(contact.id, { assigneeId: user.id });
  await remindOfSteps(deps);
  expect(sent).toHaveLength(2);
  await deliverEnquiry(deps, sent[1], dead);
  const { id, body, delivery } = contactActivities;
  const lines = () => db.select({ body, delivery }).from(contactActivities).orderBy(id);
  expect(await lines()).toEqual([
    { body: "Diingatkan: Telepon", delivery: null },
    { body: "Diingatkan: Telepon", delivery: "failed" },
  ]);
  // A repeat of a finished job must not change the entry.
  await db.update(contactReminders).set({ state: "sent" });
  await deliverEnquiry(deps, sent[0], dead);
  expect((await lines())[0]?.delivery).toBeNull();
  const [shown] = (await readActivities(deps, contact.id)).activities;
  expect(shown).toMatchObject({ kind: "reminder", body: "Diingatkan: Telepon", delivery: "failed" });
});

const wib = (text: string) => new Date(`${text}+07:00`);

async function stepFor(values: Parameters<typeof createContact>[0] = {}) {
  return createContact({ nextAction: "Kirim penawaran", nextActionAt: stepAt, ...values });
}

function told() {
  const { queue, sent } = recordingQueue();
  const channel = recordingChannel();
  const depsAt = (clock: () => Date) =>
    depsFor({ enquiryQueue: queue, notificationChannels: [channel], clock });
  return { channel, sent, depsAt };
}

const reminders = () => db.select().from(contactReminders).orderBy(asc(contactReminders.id));
const activities = (id: number) =>
  db
    .select({
      kind: contactActivities.kind,
      body: contactActivities.body,
      actorId: contactActivities.actorId,
      createdAt: contactActivities.createdAt,
    })
    .from(contactActivities)
    .where(eq(contactActivities.contactId, id));
const change = (id: number, values: Partial<typeof contactSubmissions.$inferInsert>) =>
  db.update(contactSubmissions).set(values).where(eq(contactSubmissions.id, id));

test("a next step is reminded at its time, in the timeline and through the channels, exactly once", async () => {
  const { user } = await createUser({ name: "Sari" });
  const contact = await stepFor({ assigneeId: user.id, phoneNumber: "0812" });
  const { channel, sent, depsAt } = told();

  expect(await remindOfSteps(depsAt(clockAt(-1)))).toBe(0);
  expect(await remindOfSteps(depsAt(clockAt(0)))).toBe(1);
  await Promise.all([1, 2, 3, 4, 5].map((minutes) => remindOfSteps(depsAt(clockAt(minutes)))));
  const [reminder] = await reminders();
  expect(await reminders()).toMatchObject([
    { kind: "step", day: "2026-11-24", userId: user.id, contactId: contact.id, stepAt, state: "pending" },
  ]);
  expect(sent).toEqual([{ kind: "reminder", subject: String(reminder?.id) }]);
  expect(await activities(contact.id)).toEqual([
    { kind: "reminder", body: "Diingatkan: Kirim penawaran", actorId: null, createdAt: stepAt },
  ]);

  for (let deliveries = 0; deliveries < 5; deliveries += 1) {
    expect(await deliverEnquiry(depsAt(clockAt(1)), sent[0])).toBe("ack");
  }
  const { id, name, email, message, websiteType, submittedAt } = contact;
  const enquiry = { id, name, email, message, websiteType, phoneNumber: "0812" };
  expect(channel.messages).toEqual([
    {
      type: "enquiry.reminder",
      reminderId: reminder?.id,
      staff: { id: user.id, name: "Sari" },
      nextAction: "Kirim penawaran",
      nextActionAt: stepAt.toISOString(),
      enquiry: { ...enquiry, submittedAt: submittedAt.toISOString() },
    },
  ]);
  expect(await reminders()).toMatchObject([{ state: "sent" }]);
});

test.each([
  ["that was won", { stage: "won" }],
  ["that may be spam", { suspicions: "links" }],
  ["without a step", { nextActionAt: null }],
] as const)("no reminder is sent for an enquiry %s", async (_case, values) => {
  await stepFor(values);
  expect(await remindOfSteps(told().depsAt(clockAt(60)))).toBe(0);
  expect(await reminders()).toEqual([]);
});

test("without a channel a reminder is written to the timeline, and not sent later", async () => {
  const { id } = await stepFor();
  const { queue, sent } = recordingQueue();
  expect(
    await remindOfSteps(depsFor({ enquiryQueue: queue, notificationChannels: [], clock: clockAt(0) })),
  ).toBe(1);
  expect(await activities(id)).toHaveLength(1);
  expect(await reminders()).toMatchObject([{ state: "dropped" }]);
  const { depsAt, sent: sentLater } = told();
  await remindOfSteps(depsAt(clockAt(60)));
  await requeueStaleJobs(depsAt(clockAt(60)));
  expect([sent, sentLater]).toEqual([[], []]);
});

test("reminders of staff without access count as unassigned", async () => {
  const writer = await createUser({ role: "writer" });
  const disabled = await createUser({ disabledAt: new Date() });
  await stepFor({ assigneeId: writer.user.id });
  await stepFor({ assigneeId: disabled.user.id });
  await stepFor();
  await remindOfSteps(told().depsAt(clockAt(0)));
  expect((await reminders()).map(({ userId }) => userId)).toEqual([null, null, null]);
});

test("a new assignee of an overdue step is reminded, the former one is not", async () => {
  const [sari, budi] = [await createUser({ name: "Sari" }), await createUser({ name: "Budi" })];
  const { id } = await stepFor({ assigneeId: sari.user.id });
  const { channel, sent, depsAt } = told();
  await remindOfSteps(depsAt(clockAt(0)));
  await change(id, { assigneeId: budi.user.id });
  await remindOfSteps(depsAt(clockAt(15)));
  for (const message of sent) expect(await deliverEnquiry(depsAt(clockAt(16)), message)).toBe("ack");
  expect(channel.messages).toMatchObject([{ staff: { name: "Budi" } }]);
  expect((await reminders()).map(({ state }) => state)).toEqual(["dropped", "sent"]);
});

test.each([
  ["was done", { nextAction: null, nextActionAt: null }],
  ["was moved", { nextActionAt: wib("2026-12-01T09:00:00") }],
  ["belongs to an enquiry that was won", { stage: "won" }],
  ["belongs to what turned out to be spam", { suspicions: "staff" }],
] as const)("no reminder is sent for a step that %s in the meantime", async (_case, values) => {
  const { id } = await stepFor();
  const { channel, sent, depsAt } = told();
  await remindOfSteps(depsAt(clockAt(0)));
  await change(id, values);
  expect(await deliverEnquiry(depsAt(clockAt(1)), sent[0])).toBe("ack");
  expect(channel.messages).toEqual([]);
  expect(await reminders()).toMatchObject([{ state: "dropped" }]);
});

test("a step whose time is changed after its reminder is reminded again", async () => {
  const { id } = await stepFor();
  const { channel, sent, depsAt } = told();
  await remindOfSteps(depsAt(clockAt(0)));
  await deliverEnquiry(depsAt(clockAt(1)), sent[0]);
  await change(id, { nextAction: "Telepon", nextActionAt: clockAt(30)() });
  expect(await remindOfSteps(depsAt(clockAt(29)))).toBe(0);
  expect(await remindOfSteps(depsAt(clockAt(30)))).toBe(1);
  await deliverEnquiry(depsAt(clockAt(31)), sent[1]);
  expect(channel.messages).toMatchObject([{ nextAction: "Kirim penawaran" }, { nextAction: "Telepon" }]);
});

test("an account disabled before delivery is not notified, and the next run reminds of it as unassigned", async () => {
  const { user } = await createUser();
  await stepFor({ assigneeId: user.id });
  const { channel, sent, depsAt } = told();
  await remindOfSteps(depsAt(clockAt(0)));
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id));
  await deliverEnquiry(depsAt(clockAt(1)), sent[0]);
  expect(channel.messages).toEqual([]);
  expect(await remindOfSteps(depsAt(clockAt(15)))).toBe(1);
  await deliverEnquiry(depsAt(clockAt(16)), sent[1]);
  expect(channel.messages).toMatchObject([{ staff: null }]);
});

test("a step at night belongs to that day in Jakarta", async () => {
  await stepFor({ nextActionAt: wib("2026-11-24T00:15:00") });
  await stepFor({ nextActionAt: wib("2026-11-23T23:45:00") });
  await remindOfSteps(told().depsAt(clockAt(0)));
  expect((await reminders()).map(({ day }) => day)).toEqual(["2026-11-23", "2026-11-24"]);
});

test("a step that was reminded is not reminded again when its assignee loses access", async () => {
  const { user } = await createUser();
  const { id } = await stepFor({ assigneeId: user.id });
  const { channel, sent, depsAt } = told();
  await remindOfSteps(depsAt(clockAt(0)));
  expect(await deliverEnquiry(depsAt(clockAt(1)), sent[0])).toBe("ack");
  await db.update(users).set({ disabledAt: stepAt }).where(eq(users.id, user.id));
  expect(await remindOfSteps(depsAt(clockAt(5)))).toBe(0);
  expect([channel.messages.length, (await activities(id)).length]).toEqual([1, 1]);
  const { user: sari } = await createUser({ username: "sari" });
  await change(id, { assigneeId: sari.id });
  expect(await remindOfSteps(depsAt(clockAt(10)))).toBe(1);
});
