import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  deliverEnquiry,
  depsFor,
  recordingChannel,
  recordingQueue,
  runDeskClock,
} from "../../../tests/support/enquiries";
import { plansOf } from "../../../tests/support/query-plans";
import { createContact, createUser, db } from "../../../tests/support/worker";
import { createDatabase } from "../../db/client";
import { contactSubmissions } from "../../db/schema/contact";
import { contactActivities, contactReminderChannels, contactReminders } from "../../db/schema/contact-desk";
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

async function stateOf({ reminderId }: { reminderId: number }) {
  const [row] = await db.select().from(contactReminders).where(eq(contactReminders.id, reminderId));
  return row?.state;
}

test("a message delivered five times at once notifies each channel once", async () => {
  const message = await waitingReminder();
  const channels = [recordingChannel("webhook"), recordingChannel("email")];
  const deps = depsFor({ notificationChannels: channels, clock: clockAt(1) });
  await Promise.all(Array.from({ length: 5 }, () => deliverEnquiry(deps, message)));
  expect(await deliverEnquiry(deps, message)).toBe("ack");
  expect(channels.map(({ messages }) => messages.length)).toEqual([1, 1]);
  expect(await stateOf(message)).toBe("sent");
});

test("a channel that fails is tried again with a growing delay, and the other one is not told again", async () => {
  const message = await waitingReminder();
  let failures = 6;
  const webhook = recordingChannel("webhook", () => {
    failures -= 1;
    return failures >= 0 ? new Error("the webhook answered 503") : null;
  });
  const email = recordingChannel("email");
  const deps = depsFor({ notificationChannels: [webhook, email], clock: clockAt(1) });
  const outcomes = [];
  for (let attempts = 1; attempts <= 7; attempts += 1) {
    outcomes.push(await deliverEnquiry(deps, message, { attempts }));
  }
  expect(outcomes).toEqual([30, 60, 120, 240, 480, 600, "ack"]);
  expect([webhook.messages.length, email.messages.length]).toEqual([1, 1]);
});

test("a dead-lettered reminder is marked as failed and not requeued", async () => {
  const message = await waitingReminder();
  expect(await deliverEnquiry(depsFor(), message, dead)).toBe("ack");
  expect(await stateOf(message)).toBe("failed");
  expect(
    await requeueStaleJobs(depsFor({ notificationChannels: [recordingChannel()], clock: clockAt(60) })),
  ).toBe(0);
});

test("a reminder is dropped once no channel is configured", async () => {
  const none = depsFor({ notificationChannels: [], clock: clockAt(60) });
  const [first, second] = [await waitingReminder(), await waitingReminder()];
  expect(await deliverEnquiry(none, first)).toBe("ack");
  expect([await stateOf(first), await stateOf(second)]).toEqual(["dropped", "pending"]);
  expect(await requeueStaleJobs(none)).toBe(1);
  expect([await deliverEnquiry(none, second), await stateOf(second)]).toEqual(["ack", "dropped"]);
});

test("a message of a reminder that there is not is put away", async () => {
  const channel = recordingChannel();
  const deps = depsFor({ notificationChannels: [channel] });
  expect(await deliverEnquiry(deps, { kind: "reminder", subject: String(999) })).toBe("ack");
  expect(await deliverEnquiry(deps, { kind: "reminder", subject: String(999) }, dead)).toBe("ack");
  expect(channel.messages).toEqual([]);
});

test("old reminders are deleted with their channels, but for those of steps that still stand", async () => {
  const day = 1440;
  const [standing, moved, fresh] = [
    await waitingReminder(),
    await waitingReminder(),
    await waitingReminder(day),
  ];
  await db.insert(contactReminderChannels).values({ reminderId: moved.reminderId, channel: "email" });
  for (const { reminderId } of [moved, fresh]) {
    const [row] = await db.select().from(contactReminders).where(eq(contactReminders.id, reminderId));
    await db
      .update(contactSubmissions)
      .set({ nextActionAt: clockAt(5)() })
      .where(eq(contactSubmissions.id, row?.contactId ?? 0));
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

test("a step that stands for months is not reminded again when its reminder would be old", async () => {
  const contact = await createContact({ nextAction: "Kirim penawaran", nextActionAt: stepAt });
  for (const days of [0, 59, 61, 61, 200])
    await runDeskClock(depsFor({ notificationChannels: [], clock: clockAt(days * 1440) }));
  expect(await db.$count(contactActivities, eq(contactActivities.contactId, contact.id))).toBe(1);
});

test("old reminders are found by an index", async () => {
  const plans = await plansOf((database) => deleteOldReminders(depsFor({ db: createDatabase(database) })));
  const steps = plans.flat();
  expect(steps.some((step) => step.includes("contact_reminders_worked"))).toBe(true);
  expect(steps.filter((step) => step.startsWith("SCAN contact"))).toEqual([]);
});

test("a reminder of a step that reached nobody says so in the timeline, and only that one", async () => {
  const { user } = await createUser();
  const contact = await createContact({ nextAction: "Telepon", nextActionAt: stepAt });
  const { queue, sent } = recordingQueue();
  const deps = depsFor({
    enquiryQueue: queue,
    notificationChannels: [recordingChannel("email")],
    clock: clockAt(0),
  });
  await remindOfSteps(deps);
  await db
    .update(contactSubmissions)
    .set({ assigneeId: user.id })
    .where(eq(contactSubmissions.id, contact.id));
  await remindOfSteps(deps);
  expect(sent).toHaveLength(2);
  await deliverEnquiry(deps, sent[1], dead);
  const { id, body, delivery } = contactActivities;
  const lines = () => db.select({ body, delivery }).from(contactActivities).orderBy(id);
  expect(await lines()).toEqual([
    { body: "Diingatkan: Telepon", delivery: null },
    { body: "Diingatkan: Telepon", delivery: "failed" },
  ]);
  // Over already: that it comes back again says nothing of the first.
  await db.update(contactReminders).set({ state: "sent" });
  await deliverEnquiry(deps, sent[0], dead);
  expect((await lines())[0]?.delivery).toBeNull();
  const [shown] = (await readActivities(deps, contact.id)).activities;
  expect(shown).toMatchObject({ kind: "reminder", body: "Diingatkan: Telepon", delivery: "failed" });
});
