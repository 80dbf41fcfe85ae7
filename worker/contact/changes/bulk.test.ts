import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import { countedDatabase } from "../../../tests/support/counted-database";
import { recordingQueue } from "../../../tests/support/deliveries";
import {
  deliverEnquiry,
  depsFor,
  findNotification,
  recordingChannel,
} from "../../../tests/support/enquiries";
import {
  changeManyAtNoon,
  depsAtNoon,
  listTimeline,
  noon,
  storedContact,
} from "../../../tests/support/enquiry-desk";
import { expectFieldsRefused } from "../../../tests/support/refusal";
import { createContact, createStaff, createUser, db, signIn } from "../../../tests/support/worker";
import type { ContactBulkAnswer } from "../../contract/inbox/contact-change";
import { auditEvents } from "../../db/schema/auth";
import { contactActivities, contactNotifications } from "../../db/schema/contact";
import { type Deps, replaceDeps } from "../../deps";
import { changeManyContacts } from "./change.service";

const toItem = ({ id, version }: { id: number; version: number }) => ({ id, version });
const gone = "Kontak tidak ditemukan atau sudah dihapus";

test("each item of a bulk action is answered separately, in the order sent", async () => {
  const { user } = await createUser({ name: "Sari" });
  const one = await createContact();
  const old = await createContact({ stage: "proposal", assigneeId: user.id, version: 4 });
  const same = await createContact({ stage: "contacted", version: 2 });
  const two = await createContact({ stage: "lost", lostReason: "Harga" });
  const { call } = await signIn("editor");
  const items = [
    toItem(two),
    { id: old.id, version: 3 },
    { id: 999_999, version: 1 },
    toItem(same),
    toItem(one),
  ];
  const response = await call("/api/contact/bulk", "POST", { action: "stage", stage: "contacted", items });
  expect(response.status).toBe(200);
  expect((await response.json<ContactBulkAnswer>()).results).toEqual([
    { id: two.id, ok: true, version: 2 },
    {
      ...{ id: old.id, ok: false, code: "conflict" },
      message:
        "Kontak ini baru saja diubah: sekarang Penawaran, penanggung jawab Sari. Periksa lagi, lalu coba lagi.",
    },
    { id: 999_999, ok: false, code: "not_found", message: gone },
    { id: same.id, ok: true, version: 2 },
    { id: one.id, ok: true, version: 2 },
  ]);
  expect(await listTimeline(one.id)).toEqual([["stage", "Baru → Dihubungi", true]]);
  expect(await listTimeline(two.id)).toEqual([["stage", "Kalah → Dihubungi", true]]);
  expect([await listTimeline(old.id), await listTimeline(same.id)]).toEqual([[], []]);
  expect(await storedContact(two.id)).toMatchObject({ stage: "contacted", lostReason: null });
  expect(await readAudit("action", "label", "subjectId")).toEqual([
    ["contact.moved", "Kalah → Dihubungi", two.id],
    ["contact.moved", "Baru → Dihubungi", one.id],
  ]);
});

test("a reason is stored for lost enquiries, also for those that were lost before", async () => {
  const fresh = await createContact();
  const lost = await createContact({ stage: "lost", lostReason: "Harga" });
  const items = [toItem(fresh), toItem(lost)];
  await changeManyAtNoon({ action: "stage", stage: "lost", lostReason: "Tidak membalas", items });
  expect(await listTimeline(fresh.id)).toEqual([["stage", "Baru → Kalah: Tidak membalas", false]]);
  expect(await listTimeline(lost.id)).toEqual([["stage", "Alasan kalah: Tidak membalas", false]]);
  const again = items.map(({ id }) => ({ id, version: 2 }));
  for (const lostReason of [undefined, "", null]) {
    await changeManyAtNoon({ action: "stage", stage: "lost", lostReason, items: again });
  }
  expect(await storedContact(lost.id)).toMatchObject({ lostReason: "Tidak membalas", version: 2 });
});

test("the staff's spam mark is added once, and all marks are removed together", async () => {
  const links = await createContact({ suspicions: "links,turnstile" });
  const clean = await createContact();
  const marked = await createContact({ suspicions: "too_fast,staff" });
  const all = [links, clean, marked];
  await changeManyAtNoon({ action: "spam", items: all.map(toItem) });
  const marks = async () => Promise.all(all.map(async ({ id }) => (await storedContact(id))?.suspicions));
  expect(await marks()).toEqual(["links,turnstile,staff", "staff", "too_fast,staff"]);
  const results = await changeManyAtNoon({
    action: "not-spam",
    items: [toItem(links), { id: clean.id, version: 2 }, toItem(marked)],
  });
  expect(results.map(({ ok, version }) => [ok, version])).toEqual([
    [false, undefined],
    [true, 3],
    [true, 2],
  ]);
  expect(await marks()).toEqual(["links,turnstile,staff", "", ""]);
  expect(await readAudit("action", "label")).toEqual([
    ["contact.marked", ""],
    ["contact.marked", ""],
    ["contact.cleared", ""],
    ["contact.cleared", ""],
  ]);
});

test("a bulk deletion deletes enquiries with their timelines, except those that have changed", async () => {
  const [one, other] = [await createContact(), await createContact({ version: 2 })];
  await db
    .insert(contactActivities)
    .values({ contactId: one.id, kind: "note", body: "Catatan", createdAt: noon });
  const results = await changeManyAtNoon({
    action: "delete",
    items: [toItem(one), { id: other.id, version: 1 }],
  });
  expect(results).toMatchObject([
    { id: one.id, ok: true },
    { id: other.id, ok: false, code: "conflict" },
  ]);
  expect(results[0]).not.toHaveProperty("version");
  expect(await storedContact(one.id)).toBeUndefined();
  expect(await storedContact(other.id)).toBeDefined();
  expect(await db.$count(contactActivities)).toBe(0);
  expect(await readAudit("action", "label")).toEqual([["contact.deleted", ""]]);
});

const choose = "Pilih 1 sampai 50 kontak";
const item = { id: 1, version: 1 };
test.each([
  [{ action: "stage", items: [item] }, "stage", "Pilih tahapnya"],
  [
    { action: "delete", stage: "won", items: [item] },
    "stage",
    "Tahap hanya untuk memindahkan kontak ke tahap lain",
  ],
  [
    { action: "stage", stage: "won", lostReason: "Harga", items: [item] },
    "lostReason",
    "Alasan hanya untuk kontak yang Kalah",
  ],
  [{ action: "delete", items: [] }, "items", choose],
  [
    { action: "delete", items: Array.from({ length: 51 }, (_, index) => ({ id: index + 1, version: 1 })) },
    "items",
    choose,
  ],
  [{ action: "delete", items: [item, { id: 1, version: 2 }] }, "items", "Kontak yang sama dipilih dua kali"],
  [{ action: "delete", items: [{ id: "1", version: 1 }] }, "items.0.id", "ID kontak tidak valid"],
  [{ action: "delete", items: [{ id: 1 }] }, "items.0.version", "Versi kontak tidak valid"],
])("%j is refused with a message", async (body, field, message) => {
  const { call } = await signIn("editor");
  await expectFieldsRefused(call("/api/contact/bulk", "POST", body), { [field]: message });
});

test("fifty enquiries change in two round trips and record fifty audit events", async () => {
  const contacts = await Promise.all(Array.from({ length: 50 }, () => createContact()));
  await changeManyAtNoon({ action: "spam", items: [{ id: 1, version: 9 }] });
  const { database, count } = countedDatabase(env.DB);
  const input = { action: "stage", stage: "contacted", items: contacts.map(toItem) } as const;
  const results = await changeManyAtNoon({ ...input, items: [...input.items] }, { ...env, DB: database });
  expect(results.every(({ ok, version }) => ok && version === 2)).toBe(true);
  expect(count.roundTrips).toBe(2);
  expect(await db.$count(contactActivities)).toBe(50);
  expect(await db.$count(auditEvents)).toBe(50);
});

const dayMs = 86_400_000;

async function desk(values: Partial<Deps> = {}) {
  const channel = recordingChannel();
  const { queue, sent } = recordingQueue();
  const rina = await createStaff();
  const deps = replaceDeps(depsAtNoon(), { notificationChannels: [channel], enquiryQueue: queue, ...values });
  const mark = (action: "spam" | "not-spam", id: number, version: number) =>
    changeManyContacts(deps, { action, items: [{ id, version }] }, rina);
  const deliver = async (body: unknown) =>
    deliverEnquiry(depsFor({ notificationChannels: deps.notificationChannels, clock: deps.clock }), body);
  return { channel, sent, deps, mark, deliver };
}

const pending = (submittedAt = noon) =>
  createContact({ notification: "pending", notificationAt: submittedAt, submittedAt });

test("staff are not notified of an enquiry that was marked as spam before its job ran", async () => {
  const { channel, mark, deliver } = await desk();
  const { id } = await pending();
  await mark("spam", id, 1);
  expect(await deliver({ kind: "enquiry", subject: String(id) })).toBe("ack");
  expect(channel.told).toEqual([]);
  expect(await findNotification(id)).toBe("none");
});

test("an enquiry that is unmarked as spam is announced once", async () => {
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
  expect([sent.length, await findNotification(id)]).toEqual([1, "sent"]);
});

test("an enquiry that the site itself suspected is announced once it is unmarked", async () => {
  const { sent, mark } = await desk();
  const { id } = await createContact({ suspicions: "links", submittedAt: noon });
  await mark("not-spam", id, 1);
  expect(sent).toEqual([{ kind: "enquiry", subject: String(id) }]);
  expect(await storedContact(id)).toMatchObject({
    notification: "pending",
    notificationAt: noon,
    version: 2,
  });
});

test("a channel notified before the mark is not notified again after it is removed", async () => {
  const { channel, mark, deliver } = await desk();
  const { id } = await pending();
  await db.insert(contactNotifications).values({ contactId: id, channel: channel.name, sentAt: noon });
  await mark("spam", id, 1);
  await mark("not-spam", id, 2);
  expect(await deliver({ kind: "enquiry", subject: String(id) })).toBe("ack");
  expect([channel.told, await findNotification(id)]).toEqual([[], "sent"]);
});

test.each([
  ["came more than a week ago", { submittedAt: new Date(noon.getTime() - 7 * dayMs) }, {}],
  ["was never marked", { suspicions: "" }, {}],
  ["nobody can be told of", {}, { notificationChannels: [] }],
  ["staff were told of", { notification: "sent" }, {}],
] as const)("no notification is sent for an enquiry that %s", async (_name, values, settings) => {
  const { sent, mark } = await desk(settings as Partial<Deps>);
  const row = { suspicions: "staff", submittedAt: noon, ...values };
  const { id, notification } = await createContact(row);
  await mark("not-spam", id, 1);
  expect([sent, await findNotification(id)]).toEqual([[], notification]);
});

test("several enquiries are assigned and unassigned", async () => {
  const { user } = await createUser({ name: "Sari" });
  const theirs = await createContact({ assigneeId: user.id });
  const free = await createContact();
  const items = [toItem(theirs), toItem(free)];
  expect(await changeManyAtNoon({ action: "assign", assigneeId: user.id, items })).toEqual([
    { id: theirs.id, ok: true, version: 1 },
    { id: free.id, ok: true, version: 2 },
  ]);
  await changeManyAtNoon({ action: "assign", assigneeId: null, items });
  expect(await storedContact(theirs.id)).toMatchObject({ assigneeId: null, version: 2 });
  expect(await storedContact(free.id)).toMatchObject({ assigneeId: user.id, version: 2 });
  expect(await listTimeline(theirs.id)).toEqual([["assign", "Tanpa penanggung jawab", false]]);
  expect(await readAudit("action", "label")).toEqual([
    ["contact.assigned", "Sari"],
    ["contact.assigned", "Tanpa penanggung jawab"],
  ]);
});
