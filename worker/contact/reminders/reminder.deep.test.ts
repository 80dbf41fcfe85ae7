import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { crashAfter } from "../../../tests/support/crash";
import {
  deliverEnquiry,
  depsFor,
  recordingChannel,
  recordingQueue,
  runDeskClock,
} from "../../../tests/support/enquiries";
import { createContact, createUser, db } from "../../../tests/support/worker";
import { createDatabase } from "../../db/client";
import { contactSubmissions } from "../../db/schema/contact";
import { contactActivities, contactReminders } from "../../db/schema/contact-desk";

const stepAt = new Date("2026-11-24T09:00:00+07:00");
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

test("a crash of the consumer after any round trip loses no reminder, and repeats none that it could note", async () => {
  for (let calls = 1; ; calls += 1) {
    const message = await waitingReminder();
    const channel = recordingChannel();
    const database = createDatabase(crashAfter(env.DB, calls));
    const crashing = depsFor({ notificationChannels: [channel], db: database, clock: clockAt(1) });
    const outcome = await deliverEnquiry(crashing, message);
    const later = depsFor({ notificationChannels: [channel], clock: clockAt(60) });
    expect(await deliverEnquiry(later, message)).toBe("ack");
    expect([calls, channel.messages.length]).toEqual([calls, 1]);
    expect(await stateOf(message)).toBe("sent");
    if (outcome === "ack") break;
  }
});

test("a crash of the clock after any round trip loses no reminder and makes none twice", async () => {
  for (let calls = 1; ; calls += 1) {
    await db.delete(contactSubmissions);
    await db.delete(contactReminders);
    const { user } = await createUser({ name: "Sari" });
    const contact = await createContact({
      ...{ assigneeId: user.id, nextAction: "Kirim penawaran", nextActionAt: stepAt },
      ...{ submittedAt: clockAt(-1500)(), dueAt: clockAt(-60)() },
    });
    const { queue, sent } = recordingQueue();
    const channel = recordingChannel();
    const values = { enquiryQueue: queue, notificationChannels: [channel] };
    const database = createDatabase(crashAfter(env.DB, calls));
    const crashed = await runDeskClock(depsFor({ ...values, db: database, clock: clockAt(0) })).then(
      () => false,
      () => true,
    );
    await runDeskClock(depsFor({ ...values, clock: clockAt(15) }));
    await runDeskClock(depsFor({ ...values, clock: clockAt(40) }));
    for (const message of sent)
      await deliverEnquiry(depsFor({ notificationChannels: [channel], clock: clockAt(41) }), message);
    const told = channel.messages.map(({ type }) => type).sort();
    expect([calls, told]).toEqual([calls, ["enquiry.reminder", "enquiry.summary"]]);
    const lines = await db.$count(contactActivities, eq(contactActivities.contactId, contact.id));
    expect([calls, lines]).toEqual([calls, 1]);
    if (!crashed) break;
  }
});
