import { expect, test } from "vitest";
import {
  deliverEnquiry,
  depsFor,
  notificationOf,
  recordingChannel,
  recordingQueue,
} from "../../../tests/support/enquiries";
import { depsAtNoon, noon, storedContact } from "../../../tests/support/enquiry-desk";
import { createContact, createUser, db } from "../../../tests/support/worker";
import { contactNotifications } from "../../db/schema/contact";
import { type Deps, replaceDeps } from "../../deps";
import { changeManyContacts, clearSpamMark } from "./bulk.service";

const dayMs = 86_400_000;

async function desk(values: Partial<Deps> = {}) {
  const channel = recordingChannel();
  const { queue, sent } = recordingQueue();
  const { user } = await createUser({ role: "editor" });
  const rina = {
    id: user.id,
    username: user.username,
    name: user.name,
    isAdmin: true,
    role: "editor",
  } as const;
  const deps = replaceDeps(depsAtNoon(), { notificationChannels: [channel], enquiryQueue: queue, ...values });
  const mark = (action: "spam" | "not-spam", id: number, version: number) =>
    changeManyContacts(deps, { action, items: [{ id, version }] }, rina);
  const deliver = async (body: unknown) =>
    deliverEnquiry(depsFor({ notificationChannels: deps.notificationChannels, clock: deps.clock }), body);
  return { channel, sent, deps, mark, deliver };
}

const pending = (submittedAt = noon) =>
  createContact({ notification: "pending", notificationAt: submittedAt, submittedAt });

test("nobody is told of an enquiry that staff say is spam before its message comes", async () => {
  const { channel, mark, deliver } = await desk();
  const { id } = await pending();
  await mark("spam", id, 1);
  expect(await deliver({ kind: "enquiry", subject: String(id) })).toBe("ack");
  expect(channel.told).toEqual([]);
  expect(await notificationOf(id)).toBe("none");
});

test("what is no spam after all is told of, once", async () => {
  const { channel, sent, mark, deliver } = await desk();
  const { id } = await pending();
  await mark("spam", id, 1);
  await mark("not-spam", id, 2);
  await mark("not-spam", id, 2);
  expect(sent).toEqual([{ kind: "enquiry", subject: String(id) }]);
  for (const body of [...sent, { kind: "enquiry", subject: String(id) }])
    expect(await deliver(body)).toBe("ack");
  expect(channel.told).toHaveLength(1);
  await mark("spam", id, 3);
  await mark("not-spam", id, 4);
  expect([sent.length, await notificationOf(id)]).toEqual([1, "sent"]);
});

test("the single call has staff told as well of what the site itself took for spam", async () => {
  const { sent, deps } = await desk();
  const { id } = await createContact({ suspicions: "links", submittedAt: noon });
  await clearSpamMark(deps, id);
  expect(sent).toEqual([{ kind: "enquiry", subject: String(id) }]);
  expect(await storedContact(id)).toMatchObject({
    notification: "pending",
    notificationAt: noon,
    version: 2,
  });
});

test("who was told before the mark is not told again after it", async () => {
  const { channel, mark, deliver } = await desk();
  const { id } = await pending();
  await db.insert(contactNotifications).values({ contactId: id, channel: channel.name, sentAt: noon });
  await mark("spam", id, 1);
  await mark("not-spam", id, 2);
  expect(await deliver({ kind: "enquiry", subject: String(id) })).toBe("ack");
  expect([channel.told, await notificationOf(id)]).toEqual([[], "sent"]);
});

test.each([
  ["came more than a week ago", { submittedAt: new Date(noon.getTime() - 7 * dayMs) }, {}],
  ["was never marked", { suspicions: "" }, {}],
  ["nobody can be told of", {}, { notificationChannels: [] }],
  ["staff were told of", { notification: "sent" }, {}],
] as const)("nothing is sent for one that %s", async (_name, values, settings) => {
  const { sent, deps } = await desk(settings as Partial<Deps>);
  const row = { suspicions: "staff", submittedAt: noon, ...values };
  const { id, notification } = await createContact(row);
  await clearSpamMark(deps, id);
  expect([sent, await notificationOf(id)]).toEqual([[], notification]);
});
