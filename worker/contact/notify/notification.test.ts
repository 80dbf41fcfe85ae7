import { expect, test, vi } from "vitest";
import { recordingQueue } from "../../../tests/support/deliveries";
import {
  deliverEnquiry,
  depsFor,
  findNotification,
  recordingChannel,
} from "../../../tests/support/enquiries";
import { talk } from "../../../tests/support/enquiry-talk";
import { meanwhile } from "../../../tests/support/meanwhile";
import { expectRefusal } from "../../../tests/support/refusal";
import { createContact, db, signIn } from "../../../tests/support/worker";
import type { AuditEvent } from "../../contract/audit";
import { createDatabase } from "../../db/client";
import { contactNotifications, contactSubmissions } from "../../db/schema/contact";
import { createConfiguredChannels } from "../../deps";
import { createWebhookChannel } from "./webhook-channel";

async function waitingContact() {
  return createContact({ notification: "pending", notificationAt: new Date(), phoneNumber: "0812" });
}

const notice = (id: number) => ({ kind: "enquiry", subject: String(id) });

test("a job notifies every channel of its enquiry", async () => {
  const contact = await waitingContact();
  const [webhook, email] = [recordingChannel("webhook"), recordingChannel("email")];
  const deps = depsFor({ notificationChannels: [webhook, email] });
  expect(await deliverEnquiry(deps, notice(contact.id))).toBe("ack");
  const { id, name, email: address, phoneNumber, websiteType, message, submittedAt } = contact;
  const enquiry = { id, name, email: address, phoneNumber, websiteType, message };
  expect(webhook.told).toEqual([{ ...enquiry, submittedAt: submittedAt.toISOString() }]);
  expect(email.told).toEqual(webhook.told);
  expect(await findNotification(id)).toBe("sent");
});

test("a message delivered five times, also concurrently, notifies each channel once", async () => {
  const { id } = await waitingContact();
  const channels = [recordingChannel("webhook"), recordingChannel("email")];
  const deps = depsFor({ notificationChannels: channels });
  await Promise.all(Array.from({ length: 5 }, () => deliverEnquiry(deps, notice(id))));
  expect(await deliverEnquiry(deps, notice(id))).toBe("ack");
  expect(channels.map(({ told }) => told.length)).toEqual([1, 1]);
});

test("a channel that fails is retried with a growing delay, and the other one is not notified again", async () => {
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
    outcomes.push(await deliverEnquiry(deps, notice(id), { attempts }));
    expect(await findNotification(id)).toBe("pending");
  }
  expect(outcomes).toEqual([30, 60, 120, 240, 480, 600]);
  expect(await deliverEnquiry(deps, notice(id), { attempts: 7 })).toBe("ack");
  expect([webhook.told.length, email.told.length]).toEqual([1, 1]);
  expect(await findNotification(id)).toBe("sent");
});

test("a notification without any channel left is marked as failed", async () => {
  const { id } = await waitingContact();
  expect(await deliverEnquiry(depsFor({ notificationChannels: [] }), notice(id))).toBe("ack");
  expect(await findNotification(id)).toBe("failed");
});

test("a dead-lettered message marks its enquiry as failed, unless it was sent", async () => {
  const { id } = await waitingContact();
  const { id: told } = await createContact({ notification: "sent" });
  const dead = { queue: "arunika-enquiries-dead" };
  expect(await deliverEnquiry(depsFor(), notice(id), dead)).toBe("ack");
  expect(await deliverEnquiry(depsFor(), notice(told), dead)).toBe("ack");
  expect(await findNotification(id)).toBe("failed");
  expect(await findNotification(told)).toBe("sent");
});

test("a message for a deleted enquiry is acknowledged; one of an unknown kind is kept for a later version", async () => {
  const channel = recordingChannel();
  const deps = depsFor({ notificationChannels: [channel] });
  expect(await deliverEnquiry(deps, notice(999))).toBe("ack");
  expect(await deliverEnquiry(deps, { kind: "other", subject: "1" })).toBe(30);
  expect(await deliverEnquiry(deps, "rusak", { queue: "other-name-dead" })).toBe(30);
  expect(channel.told).toEqual([]);
});

test("an erased enquiry is announced to nobody", async () => {
  const { id } = await waitingContact();
  const channel = recordingChannel();
  const binding = meanwhile(/from "contact_submissions"/, async () => db.delete(contactSubmissions));
  const deps = depsFor({ notificationChannels: [channel], db: createDatabase(binding) });
  expect(await deliverEnquiry(deps, notice(id))).toBe("ack");
  expect(channel.messages).toEqual([]);
});

const givenUpAt = new Date("2026-11-21T03:04:05.000Z");

/** Bindings of a site with an e-mail channel. */
function configured(others: Partial<Env> = {}) {
  const EMAIL = { send: async () => undefined };
  const addresses = { NOTIFY_EMAIL_TO: "staf@contoh.example", NOTIFY_EMAIL_FROM: "web@contoh.example" };
  return { EMAIL, ...addresses, ...others } as unknown as Partial<Env>;
}

/** An enquiry whose webhook succeeded and whose e-mail failed. */
async function givenUpContact() {
  const contact = await createContact({ notification: "failed", notificationAt: givenUpAt });
  await db.insert(contactNotifications).values([
    { contactId: contact.id, channel: "webhook", sentAt: givenUpAt },
    { contactId: contact.id, channel: "email", attempts: 9 },
  ]);
  return contact;
}

async function staff() {
  const { call } = await signIn();
  const announceAgain = (id: number, bindings: Partial<Env>) =>
    call(`/api/contact/${id}/notification`, "POST", undefined, bindings);
  const events = async () => {
    const list = await (await call("/api/audit?kind=contact")).json<AuditEvent[]>();
    return list.map(({ action, subjectId }) => [action, subjectId]);
  };
  return { announceAgain, events };
}

test("a failed notification is sent again only to the channels that failed", async () => {
  const { announceAgain, events } = await staff();
  const { id } = await givenUpContact();
  const { queue, sent } = recordingQueue();
  const bindings = configured({ ENQUIRY_QUEUE: queue });

  expect((await announceAgain(id, bindings)).status).toBe(202);
  expect((await announceAgain(id, bindings)).status).toBe(202);
  expect(sent).toEqual([{ kind: "enquiry", subject: String(id) }]);
  expect(await findNotification(id)).toBe("pending");

  const [webhook, email] = [recordingChannel("webhook"), recordingChannel("email")];
  const deps = depsFor({ notificationChannels: [webhook, email] });
  expect(await deliverEnquiry(deps, sent[0])).toBe("ack");
  expect([webhook.told.length, email.told.length]).toEqual([0, 1]);
  expect(await findNotification(id)).toBe("sent");

  const again = await announceAgain(id, bindings);
  await expectRefusal(again, 409, "Notifikasi pesan ini tidak gagal, jadi tidak dikirim ulang");
  expect(sent).toHaveLength(1);
  expect(await events()).toEqual([["contact.announced-again", id]]);
});

test("the message goes through the queue to its consumer", async () => {
  const { announceAgain } = await staff();
  const { id } = await givenUpContact();
  expect((await announceAgain(id, configured())).status).toBe(202);
  await vi.waitFor(async () => expect(await findNotification(id)).toBe("sent"), { timeout: 20_000 });
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
  expect(await findNotification(id)).toBe(notification);
  expect(await events()).toEqual([]);
});

test("an enquiry that does not exist is not found", async () => {
  const { announceAgain } = await staff();
  expect((await announceAgain(999_999, configured())).status).toBe(404);
});

const secret = "ratna@contoh.example";

/** An error like those of providers, which quote their input. */
function failure(): Error {
  const error = new TypeError(`550 <${secret}> "Pertanyaan Anda" was refused`);
  return Object.assign(error, { code: "E_RECIPIENT_REFUSED", cause: new Error(secret) });
}

const EMAIL = { send: () => Promise.reject(failure()) };

function logged() {
  const lines: string[] = [];
  for (const level of ["warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
  }
  return lines;
}

test.each([
  [
    "the e-mail to staff",
    () =>
      createConfiguredChannels(
        { EMAIL, NOTIFY_EMAIL_FROM: "web@contoh.example", NOTIFY_EMAIL_TO: "staf@contoh.example" },
        () => new Date(),
      ),
  ],
  [
    "the webhook",
    () => {
      const fetcher = () => Promise.reject(failure());
      const settings = {
        url: "https://kanal.example/",
        secret: `whsec_${btoa("rahasia-yang-panjang-sekali")}`,
      };
      return [createWebhookChannel({ ...settings, clock: () => new Date(), fetcher })];
    },
  ],
])("the log of a failure of %s contains only its class and code", async (_name, channelsOf) => {
  const lines = logged();
  const { id } = await createContact({ notification: "pending", email: secret });
  expect(await deliverEnquiry(depsFor({ notificationChannels: channelsOf() }), notice(id))).toBe(30);
  expect(lines.join()).toContain("notification_failed");
  expect(lines.join()).toContain("failed TypeError E_RECIPIENT_REFUSED");
  expect(lines.join()).not.toMatch(/ratna|Pertanyaan/);
});

test("a failed e-mail to a sender leaves neither address nor subject in the log", async () => {
  const lines = logged();
  const { post } = await talk();
  const bindings = { EMAIL, NOTIFY_EMAIL_FROM: "web@contoh.example" } as Partial<Env>;
  const message = { kind: "email", subject: "Pertanyaan Anda", body: "Halo Ratna" };
  expect((await post(message, bindings)).status).toBe(502);
  expect(lines.join()).toContain("request_failed");
  expect(lines.join()).toContain("E_RECIPIENT_REFUSED");
  expect(lines.join()).not.toMatch(/ratna|Pertanyaan/i);
});
