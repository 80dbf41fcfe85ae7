import { expect, test } from "vitest";
import { deliverEnquiry, depsFor, notificationOf, recordingChannel } from "../../../tests/support/enquiries";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createContact, db } from "../../../tests/support/worker";
import { createDatabase } from "../../db/client";
import { contactNotifications, contactSubmissions } from "../../db/schema/contact";

async function waitingContact() {
  return createContact({ notification: "pending", notificationAt: new Date(), phoneNumber: "0812" });
}

test("a message tells every channel of its enquiry", async () => {
  const contact = await waitingContact();
  const [webhook, email] = [recordingChannel("webhook"), recordingChannel("email")];
  const deps = depsFor({ notificationChannels: [webhook, email] });
  expect(await deliverEnquiry(deps, { contactId: contact.id })).toBe("ack");
  const { id, name, email: address, phoneNumber, websiteType, message, submittedAt } = contact;
  const enquiry = { id, name, email: address, phoneNumber, websiteType, message };
  expect(webhook.told).toEqual([{ ...enquiry, submittedAt: submittedAt.toISOString() }]);
  expect(email.told).toEqual(webhook.told);
  expect(await notificationOf(id)).toBe("sent");
});

test("a message delivered five times, also at once, tells each channel once", async () => {
  const { id } = await waitingContact();
  const channels = [recordingChannel("webhook"), recordingChannel("email")];
  const deps = depsFor({ notificationChannels: channels });
  await Promise.all(Array.from({ length: 5 }, () => deliverEnquiry(deps, { contactId: id })));
  expect(await deliverEnquiry(deps, { contactId: id })).toBe("ack");
  expect(channels.map(({ told }) => told.length)).toEqual([1, 1]);
});

test("a channel that fails is tried again with a growing delay, and the other one is not told again", async () => {
  const { id } = await waitingContact();
  let failures = 6;
  const webhook = recordingChannel("webhook", () => {
    failures -= 1;
    return failures >= 0 ? new Error("the webhook answered 503") : null;
  });
  const email = recordingChannel("email");
  const deps = depsFor({ notificationChannels: [webhook, email] });
  const outcomes = [];
  for (let attempts = 1; attempts <= 6; attempts += 1) {
    outcomes.push(await deliverEnquiry(deps, { contactId: id }, { attempts }));
    expect(await notificationOf(id)).toBe("pending");
  }
  expect(outcomes).toEqual([30, 60, 120, 240, 480, 600]);
  expect(await deliverEnquiry(deps, { contactId: id }, { attempts: 7 })).toBe("ack");
  expect([webhook.told.length, email.told.length]).toEqual([1, 1]);
  expect(await notificationOf(id)).toBe("sent");
});

test("a notification without any channel left is marked as failed", async () => {
  const { id } = await waitingContact();
  expect(await deliverEnquiry(depsFor({ notificationChannels: [] }), { contactId: id })).toBe("ack");
  expect(await notificationOf(id)).toBe("failed");
});

test("a dead-lettered message marks its enquiry as failed, unless it was sent", async () => {
  const { id } = await waitingContact();
  const { id: told } = await createContact({ notification: "sent" });
  const dead = { queue: "arunika-enquiries-dead" };
  expect(await deliverEnquiry(depsFor(), { contactId: id }, dead)).toBe("ack");
  expect(await deliverEnquiry(depsFor(), { contactId: told }, dead)).toBe("ack");
  expect(await notificationOf(id)).toBe("failed");
  expect(await notificationOf(told)).toBe("sent");
});

test("a message for an enquiry that was deleted, or of another shape, is put away", async () => {
  const channel = recordingChannel();
  const deps = depsFor({ notificationChannels: [channel] });
  expect(await deliverEnquiry(deps, { contactId: 999 })).toBe("ack");
  expect(await deliverEnquiry(deps, { itemId: "x" })).toBe("ack");
  expect(await deliverEnquiry(deps, "rusak", { queue: "arunika-enquiries-dead" })).toBe("ack");
  expect(channel.told).toEqual([]);
});

test("an erased enquiry is announced to nobody", async () => {
  const { id } = await waitingContact();
  const channel = recordingChannel();
  const binding = meanwhile(/INSERT INTO contact_notifications/, async () => db.delete(contactSubmissions));
  const values = { notificationChannels: [channel] };
  expect(await deliverEnquiry(depsFor({ ...values, db: createDatabase(binding) }), { contactId: id })).toBe(
    30,
  );
  expect(await deliverEnquiry(depsFor(values), { contactId: id })).toBe("ack");
  expect(channel.messages).toEqual([]);
});

test("the notification rows of an enquiry are deleted with it", async () => {
  const { id } = await waitingContact();
  await deliverEnquiry(depsFor({ notificationChannels: [recordingChannel()] }), { contactId: id });
  expect(await db.$count(contactNotifications)).toBe(1);
  await db.delete(contactSubmissions);
  expect(await db.$count(contactNotifications)).toBe(0);
});
