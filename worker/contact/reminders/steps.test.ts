import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { failing } from "../../../tests/support/bindings";
import { deliverEnquiry, depsFor, recordingChannel, recordingQueue } from "../../../tests/support/enquiries";
import { createContact, createUser, db } from "../../../tests/support/worker";
import { users } from "../../db/schema/auth";
import { contactSubmissions } from "../../db/schema/contact";
import { contactActivities, contactReminders } from "../../db/schema/contact-desk";
import { requeueStaleJobs } from "../../jobs/job.service";
import { remindOfSteps } from "./reminder.service";

const wib = (text: string) => new Date(`${text}+07:00`);
const stepAt = wib("2026-11-24T09:00:00");
const later = (minutes: number) => () => new Date(stepAt.getTime() + minutes * 60_000);

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

test("a next step is reminded at its time, in the timeline and through the channels, once whatever repeats", async () => {
  const { user } = await createUser({ name: "Sari" });
  const contact = await stepFor({ assigneeId: user.id, phoneNumber: "0812" });
  const { channel, sent, depsAt } = told();

  expect(await remindOfSteps(depsAt(later(-1)))).toBe(0);
  expect(await remindOfSteps(depsAt(later(0)))).toBe(1);
  await Promise.all([1, 2, 3, 4, 5].map((minutes) => remindOfSteps(depsAt(later(minutes)))));
  const [reminder] = await reminders();
  expect(await reminders()).toMatchObject([
    { kind: "step", day: "2026-11-24", userId: user.id, contactId: contact.id, stepAt, state: "pending" },
  ]);
  expect(sent).toEqual([{ kind: "reminder", subject: String(reminder?.id) }]);
  expect(await activities(contact.id)).toEqual([
    { kind: "reminder", body: "Diingatkan: Kirim penawaran", actorId: null, createdAt: stepAt },
  ]);

  for (let deliveries = 0; deliveries < 5; deliveries += 1) {
    expect(await deliverEnquiry(depsAt(later(1)), sent[0])).toBe("ack");
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

test("a step of a night is of that day in Jakarta", async () => {
  await stepFor({ nextActionAt: wib("2026-11-24T00:15:00") });
  await stepFor({ nextActionAt: wib("2026-11-23T23:45:00") });
  await remindOfSteps(told().depsAt(later(0)));
  expect((await reminders()).map(({ day }) => day)).toEqual(["2026-11-23", "2026-11-24"]);
});

test("a step that passed while the clock was dead for weeks is reminded once all the same", async () => {
  const { id } = await stepFor();
  const { depsAt } = told();
  const weeksLater = later(60 * 24 * 20);
  expect([await remindOfSteps(depsAt(weeksLater)), await remindOfSteps(depsAt(weeksLater))]).toEqual([1, 0]);
  expect(await activities(id)).toHaveLength(1);
});

test.each([
  ["that was won", { stage: "won" }],
  ["that may be spam", { suspicions: "links" }],
  ["without a step", { nextActionAt: null }],
] as const)("nobody is reminded of an enquiry %s", async (_case, values) => {
  await stepFor(values);
  expect(await remindOfSteps(told().depsAt(later(60)))).toBe(0);
  expect(await reminders()).toEqual([]);
});

test("without a channel a reminder stands in the timeline, and is not told later", async () => {
  const { id } = await stepFor();
  const { queue, sent } = recordingQueue();
  expect(
    await remindOfSteps(depsFor({ enquiryQueue: queue, notificationChannels: [], clock: later(0) })),
  ).toBe(1);
  expect(await activities(id)).toHaveLength(1);
  expect(await reminders()).toMatchObject([{ state: "dropped" }]);
  const { depsAt, sent: sentLater } = told();
  await remindOfSteps(depsAt(later(60)));
  await requeueStaleJobs(depsAt(later(60)));
  expect([sent, sentLater]).toEqual([[], []]);
});

test("of what somebody was reminded of nobody is reminded again when they may no longer see it", async () => {
  const { user } = await createUser();
  const { id } = await stepFor({ assigneeId: user.id });
  const { channel, sent, depsAt } = told();
  await remindOfSteps(depsAt(later(0)));
  expect(await deliverEnquiry(depsAt(later(1)), sent[0])).toBe("ack");
  await db.update(users).set({ disabledAt: stepAt }).where(eq(users.id, user.id));
  expect(await remindOfSteps(depsAt(later(5)))).toBe(0);
  expect([channel.messages.length, (await activities(id)).length]).toEqual([1, 1]);
  const { user: sari } = await createUser({ username: "sari" });
  await change(id, { assigneeId: sari.id });
  expect(await remindOfSteps(depsAt(later(10)))).toBe(1);
});

test("reminders of staff without access belong to nobody", async () => {
  const writer = await createUser({ role: "writer", isAdmin: false });
  const disabled = await createUser({ disabledAt: new Date() });
  await stepFor({ assigneeId: writer.user.id });
  await stepFor({ assigneeId: disabled.user.id });
  await stepFor();
  await remindOfSteps(told().depsAt(later(0)));
  expect((await reminders()).map(({ userId }) => userId)).toEqual([null, null, null]);
});

test("a new owner of an overdue step is reminded, the former one is not", async () => {
  const [sari, budi] = [await createUser({ name: "Sari" }), await createUser({ name: "Budi" })];
  const { id } = await stepFor({ assigneeId: sari.user.id });
  const { channel, sent, depsAt } = told();
  await remindOfSteps(depsAt(later(0)));
  await change(id, { assigneeId: budi.user.id });
  await remindOfSteps(depsAt(later(15)));
  for (const message of sent) expect(await deliverEnquiry(depsAt(later(16)), message)).toBe("ack");
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
  await remindOfSteps(depsAt(later(0)));
  await change(id, values);
  expect(await deliverEnquiry(depsAt(later(1)), sent[0])).toBe("ack");
  expect(channel.messages).toEqual([]);
  expect(await reminders()).toMatchObject([{ state: "dropped" }]);
});

test("a step that is moved after it was reminded is reminded again at its new time", async () => {
  const { id } = await stepFor();
  const { channel, sent, depsAt } = told();
  await remindOfSteps(depsAt(later(0)));
  await deliverEnquiry(depsAt(later(1)), sent[0]);
  await change(id, { nextAction: "Telepon", nextActionAt: later(30)() });
  expect(await remindOfSteps(depsAt(later(29)))).toBe(0);
  expect(await remindOfSteps(depsAt(later(30)))).toBe(1);
  await deliverEnquiry(depsAt(later(31)), sent[1]);
  expect(channel.messages).toMatchObject([{ nextAction: "Kirim penawaran" }, { nextAction: "Telepon" }]);
});

test("a person disabled between the clock and the queue is not told, and the next run of the clock tells nobody's", async () => {
  const { user } = await createUser();
  await stepFor({ assigneeId: user.id });
  const { channel, sent, depsAt } = told();
  await remindOfSteps(depsAt(later(0)));
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id));
  await deliverEnquiry(depsAt(later(1)), sent[0]);
  expect(channel.messages).toEqual([]);
  expect(await remindOfSteps(depsAt(later(15)))).toBe(1);
  await deliverEnquiry(depsAt(later(16)), sent[1]);
  expect(channel.messages).toMatchObject([{ staff: null }]);
});

test("erasing an enquiry deletes its reminders, and their messages are acknowledged", async () => {
  await stepFor();
  const { channel, sent, depsAt } = told();
  await remindOfSteps(depsAt(later(0)));
  await db.delete(contactSubmissions);
  expect(await reminders()).toEqual([]);
  expect(await deliverEnquiry(depsAt(later(1)), sent[0])).toBe("ack");
  expect(channel.messages).toEqual([]);
});

test("a reminder that the queue refused is sent again after 20 minutes", async () => {
  await stepFor();
  const { sent, depsAt } = told();
  const broken = { ...depsAt(later(0)), enquiryQueue: failing<Queue>() };
  expect(await remindOfSteps(broken)).toBe(1);
  expect(await requeueStaleJobs(depsAt(later(20)))).toBe(0);
  expect(await requeueStaleJobs(depsAt(later(21)))).toBe(1);
  expect(await requeueStaleJobs(depsAt(later(22)))).toBe(0);
  expect(sent).toHaveLength(1);
});
