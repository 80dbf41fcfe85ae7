import { expect, test, vi } from "vitest";
import { failing } from "../../../tests/support/bindings";
import {
  deliverEnquiry,
  depsFor,
  notificationOf,
  recordingChannel,
  recordingQueue,
} from "../../../tests/support/enquiries";
import { createContact, createSession, db, send } from "../../../tests/support/worker";
import type { AuditEvent } from "../../contract/audit";
import type { ContactSubmission } from "../../contract/inbox/contact-submission";
import { contactNotifications } from "../../db/schema/contact";
import { requeueStaleJobs } from "../../jobs/job.service";

const givenUpAt = new Date("2026-11-21T03:04:05.000Z");

/** Bindings of a site that tells staff by e-mail, beside others. */
function configured(others: Partial<Env> = {}) {
  const EMAIL = { send: async () => undefined };
  const addresses = { NOTIFY_EMAIL_TO: "staf@contoh.example", NOTIFY_EMAIL_FROM: "web@contoh.example" };
  return { EMAIL, ...addresses, ...others } as unknown as Partial<Env>;
}

/** An enquiry of which the webhook was told, and the inbox could not be. */
async function givenUpContact() {
  const contact = await createContact({ notification: "failed", notificationAt: givenUpAt });
  await db.insert(contactNotifications).values([
    { contactId: contact.id, channel: "webhook", sentAt: givenUpAt },
    { contactId: contact.id, channel: "email", attempts: 9 },
  ]);
  return contact;
}

async function staff() {
  const { cookie } = await createSession();
  const headers = { Cookie: cookie };
  const announceAgain = (id: number, bindings: Partial<Env>) =>
    send(`/api/contact/${id}/notification`, { method: "POST", headers, bindings });
  const events = async () => {
    const list = await (await send("/api/audit?kind=contact", { headers })).json<AuditEvent[]>();
    return list.map(({ action, subjectId }) => [action, subjectId]);
  };
  const contacts = async () => (await send("/api/contact", { headers })).json<ContactSubmission[]>();
  return { announceAgain, events, contacts };
}

test("the list says when and through which channels staff could not be told", async () => {
  const { contacts } = await staff();
  const told = await createContact({ notification: "sent", notificationAt: givenUpAt });
  const givenUp = await givenUpContact();
  const unknown = await createContact({ notification: "failed" });
  const failures = (await contacts()).map(({ id, notificationFailure }) => [id, notificationFailure]);
  expect(Object.fromEntries(failures)).toEqual({
    [told.id]: undefined,
    [givenUp.id]: { at: "2026-11-21T03:04:05.000Z", channels: ["email"] },
    [unknown.id]: { at: null, channels: [] },
  });
});

test("staff send a failed notification again, and only who was not told is", async () => {
  const { announceAgain, events } = await staff();
  const { id } = await givenUpContact();
  const { queue, sent } = recordingQueue();
  const bindings = configured({ ENQUIRY_QUEUE: queue });

  expect((await announceAgain(id, bindings)).status).toBe(202);
  expect((await announceAgain(id, bindings)).status).toBe(202);
  expect(sent).toEqual([{ kind: "enquiry", subject: String(id) }]);
  expect(await notificationOf(id)).toBe("pending");

  const [webhook, email] = [recordingChannel("webhook"), recordingChannel("email")];
  const deps = depsFor({ notificationChannels: [webhook, email] });
  expect(await deliverEnquiry(deps, sent[0])).toBe("ack");
  expect([webhook.told.length, email.told.length]).toEqual([0, 1]);
  expect(await notificationOf(id)).toBe("sent");

  const again = await announceAgain(id, bindings);
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({
    message: "Notifikasi pesan ini tidak gagal, jadi tidak dikirim ulang",
  });
  expect(sent).toHaveLength(1);
  expect(await events()).toEqual([["contact.announced-again", id]]);
});

test("a notification that is sent again and fails again can be sent once more", async () => {
  const { announceAgain, contacts } = await staff();
  const { id } = await givenUpContact();
  const { queue, sent } = recordingQueue();
  await announceAgain(id, configured({ ENQUIRY_QUEUE: queue }));
  const email = recordingChannel("email", () => new Error("penuh"));
  const deps = depsFor({ notificationChannels: [email] });
  expect(await deliverEnquiry(deps, sent[0])).toBe(30);
  expect(await deliverEnquiry(deps, sent[0], { queue: "arunika-enquiries-dead" })).toBe("ack");
  expect((await contacts())[0]?.notificationFailure).toMatchObject({ channels: ["email"] });
  expect((await announceAgain(id, configured({ ENQUIRY_QUEUE: queue }))).status).toBe(202);
  expect(sent).toEqual([
    { kind: "enquiry", subject: String(id) },
    { kind: "enquiry", subject: String(id) },
  ]);
});

test("the message goes through the queue to its consumer", async () => {
  const { announceAgain } = await staff();
  const { id } = await givenUpContact();
  expect((await announceAgain(id, configured())).status).toBe(202);
  await vi.waitFor(async () => expect(await notificationOf(id)).toBe("sent"), { timeout: 20_000 });
});

test("what the queue does not take is sent by the clock", async () => {
  const { announceAgain } = await staff();
  const { id } = await givenUpContact();
  expect((await announceAgain(id, configured({ ENQUIRY_QUEUE: failing<Queue>() }))).status).toBe(202);
  const { queue, sent } = recordingQueue();
  const clock = () => new Date(Date.now() + 25 * 60_000);
  const deps = depsFor({ enquiryQueue: queue, notificationChannels: [recordingChannel()], clock });
  expect(await requeueStaleJobs(deps)).toBe(1);
  expect(sent).toEqual([{ kind: "enquiry", subject: String(id) }]);
});

test.each([
  ["an enquiry that staff are not told of", "none", configured(), 409],
  ["a site that tells nobody", "failed", {}, 409],
] as const)("nothing is sent again for %s", async (_name, notification, bindings, status) => {
  const { announceAgain, events } = await staff();
  const { id } = await createContact({ notification });
  const { queue, sent } = recordingQueue();
  expect((await announceAgain(id, { ...bindings, ENQUIRY_QUEUE: queue })).status).toBe(status);
  expect(sent).toEqual([]);
  expect(await notificationOf(id)).toBe(notification);
  expect(await events()).toEqual([]);
});

test("an enquiry that does not exist is not found", async () => {
  const { announceAgain } = await staff();
  expect((await announceAgain(999_999, configured())).status).toBe(404);
});
