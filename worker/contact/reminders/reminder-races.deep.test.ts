import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliverEnquiry, depsFor, recordingChannel, runDeskClock } from "../../../tests/support/enquiries";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createContact, createUser, db } from "../../../tests/support/worker";
import { createDatabase } from "../../db/client";
import { contactActivities, contactReminders, contactSubmissions } from "../../db/schema/contact";
import { remindOfSteps } from "./reminder.service";

/** A Tuesday morning. */
const stepAt = new Date("2026-11-24T09:00:00+07:00");
const movedTo = new Date("2026-11-24T10:00:00+07:00");
const clockAt = (minutes: number) => () => new Date(stepAt.getTime() + minutes * 60_000);

async function waitingReminder() {
  const { user } = await createUser();
  const contact = await createContact({
    ...{ assigneeId: user.id, nextAction: "Kirim penawaran", nextActionAt: stepAt },
    ...{ submittedAt: clockAt(-1500)(), dueAt: clockAt(-60)() },
  });
  const [reminder] = await db
    .insert(contactReminders)
    .values({
      kind: "step",
      day: "2026-11-24",
      userId: user.id,
      workedAt: stepAt,
      contactId: contact.id,
      stepAt,
    })
    .returning();
  return { kind: "reminder", subject: String(reminder?.id) };
}

const states = async () => (await db.select().from(contactReminders)).map(({ state }) => state);

test("a step that is moved while it is told is told as it was, and again at its new time", async () => {
  const message = await waitingReminder();
  const channel = recordingChannel();
  const slow = {
    ...channel,
    send: async (told: Parameters<typeof channel.send>[0]) => {
      await db.update(contactSubmissions).set({ nextAction: "Telepon", nextActionAt: movedTo });
      await channel.send(told);
    },
  };
  expect(await deliverEnquiry(depsFor({ notificationChannels: [slow], clock: clockAt(1) }), message)).toBe(
    "ack",
  );
  expect(await states()).toEqual(["sent"]);
  const later = depsFor({ notificationChannels: [channel], clock: clockAt(61) });
  expect(await remindOfSteps(later)).toBe(1);
  const [, second] = await db.select().from(contactReminders);
  await deliverEnquiry(later, { kind: "reminder", subject: String(second?.id) });
  expect(channel.messages).toMatchObject([
    { nextAction: "Kirim penawaran", nextActionAt: stepAt.toISOString() },
    { nextAction: "Telepon", nextActionAt: movedTo.toISOString() },
  ]);
});

test("of two clocks one of which writes between the other's statements, each step stands once in the timeline", async () => {
  const { id } = await createContact({ nextAction: "Kirim penawaran", nextActionAt: stepAt });
  const values = { notificationChannels: [], clock: clockAt(1) };
  const binding = meanwhile(/INSERT INTO contact_activities/, () => runDeskClock(depsFor(values)));
  expect(await remindOfSteps(depsFor({ ...values, db: createDatabase(binding) }))).toBe(0);
  expect(await db.$count(contactActivities, eq(contactActivities.contactId, id))).toBe(1);
});
