import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { answerOf, colleague } from "../../../tests/support/colleague";
import { countedDatabase } from "../../../tests/support/counted-database";
import {
  changeManyAtNoon,
  eventLabels,
  noon,
  storedContact,
  timelineOf,
} from "../../../tests/support/enquiry-desk";
import { expectFieldsRefused } from "../../../tests/support/refusal";
import { fieldsOf } from "../../../tests/support/staff";
import { createContact, createUser, db } from "../../../tests/support/worker";
import type { ContactBulkAnswer } from "../../contract/inbox/contact-change";
import { auditEvents } from "../../db/schema/audit";
import { contactSubmissions } from "../../db/schema/contact";
import { contactActivities } from "../../db/schema/contact-desk";

const itemOf = ({ id, version }: { id: number; version: number }) => ({ id, version });
const gone = "Kontak tidak ditemukan atau sudah dihapus";

test("each item of a bulk action is answered separately, in the order sent", async () => {
  const { user } = await createUser({ name: "Sari" });
  const one = await createContact();
  const old = await createContact({ stage: "proposal", assigneeId: user.id, version: 4 });
  const same = await createContact({ stage: "contacted", version: 2 });
  const two = await createContact({ stage: "lost", lostReason: "Harga" });
  const { call } = await colleague("editor");
  const items = [
    itemOf(two),
    { id: old.id, version: 3 },
    { id: 999_999, version: 1 },
    itemOf(same),
    itemOf(one),
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
  expect(await timelineOf(one.id)).toEqual([["stage", "Baru → Dihubungi", true]]);
  expect(await timelineOf(two.id)).toEqual([["stage", "Kalah → Dihubungi", true]]);
  expect([await timelineOf(old.id), await timelineOf(same.id)]).toEqual([[], []]);
  expect(await storedContact(two.id)).toMatchObject({ stage: "contacted", lostReason: null });
  const events = await db.select().from(auditEvents);
  expect(events.map(({ action, label, subjectId }) => [action, label, subjectId])).toEqual([
    ["contact.moved", "Kalah → Dihubungi", two.id],
    ["contact.moved", "Baru → Dihubungi", one.id],
  ]);
});

test("a reason is stored for lost enquiries, also for those lost before", async () => {
  const fresh = await createContact();
  const lost = await createContact({ stage: "lost", lostReason: "Harga" });
  const items = [itemOf(fresh), itemOf(lost)];
  await changeManyAtNoon({ action: "stage", stage: "lost", lostReason: "Tidak membalas", items });
  expect(await timelineOf(fresh.id)).toEqual([["stage", "Baru → Kalah: Tidak membalas", false]]);
  expect(await timelineOf(lost.id)).toEqual([["stage", "Alasan kalah: Tidak membalas", false]]);
  const again = items.map(({ id }) => ({ id, version: 2 }));
  for (const lostReason of [undefined, "", null]) {
    await changeManyAtNoon({ action: "stage", stage: "lost", lostReason, items: again });
  }
  expect(await storedContact(lost.id)).toMatchObject({ lostReason: "Tidak membalas", version: 2 });
});

test("enquiries moved back to new are unanswered again", async () => {
  const contacts = [await createContact(), await createContact()];
  await changeManyAtNoon({ action: "stage", stage: "won", items: contacts.map(itemOf) });
  expect(await storedContact(contacts[0]?.id ?? 0)).toMatchObject({ firstResponseAt: noon });
  const items = contacts.map(({ id }) => ({ id, version: 2 }));
  await changeManyAtNoon({ action: "stage", stage: "new", items });
  for (const { id } of contacts) {
    expect(await storedContact(id)).toMatchObject({ stage: "new", firstResponseAt: null, version: 3 });
  }
});

test("several are given to somebody, and taken from everybody", async () => {
  const { user } = await createUser({ name: "Sari" });
  const theirs = await createContact({ assigneeId: user.id });
  const free = await createContact();
  const items = [itemOf(theirs), itemOf(free)];
  expect(await changeManyAtNoon({ action: "assign", assigneeId: user.id, items })).toEqual([
    { id: theirs.id, ok: true, version: 1 },
    { id: free.id, ok: true, version: 2 },
  ]);
  await changeManyAtNoon({ action: "assign", assigneeId: null, items });
  expect(await storedContact(theirs.id)).toMatchObject({ assigneeId: null, version: 2 });
  expect(await storedContact(free.id)).toMatchObject({ assigneeId: user.id, version: 2 });
  expect(await timelineOf(theirs.id)).toEqual([["assign", "Tanpa penanggung jawab", false]]);
  expect(await eventLabels()).toEqual([
    ["contact.assigned", "Sari"],
    ["contact.assigned", "Tanpa penanggung jawab"],
  ]);
});

test("a bulk assignment to a disabled account changes nothing", async () => {
  const { user } = await createUser({ disabledAt: noon });
  const contact = await createContact();
  const { call } = await colleague("owner");
  const items = [itemOf(contact), { id: 999_999, version: 1 }];
  await expectFieldsRefused(
    await call("/api/contact/bulk", "POST", { action: "assign", assigneeId: user.id, items }),
    {
      assigneeId:
        "Staf ini tidak bisa menangani kontak: akunnya nonaktif atau perannya tidak mencakup kontak. Pilih orang lain.",
    },
  );
  expect(await storedContact(contact.id)).toMatchObject({ assigneeId: null, version: 1 });
});

test("the staff's spam mark is added once, and all marks are removed together", async () => {
  const links = await createContact({ suspicions: "links,turnstile" });
  const clean = await createContact();
  const marked = await createContact({ suspicions: "too_fast,staff" });
  const all = [links, clean, marked];
  await changeManyAtNoon({ action: "spam", items: all.map(itemOf) });
  const marks = async () => Promise.all(all.map(async ({ id }) => (await storedContact(id))?.suspicions));
  expect(await marks()).toEqual(["links,turnstile,staff", "staff", "too_fast,staff"]);
  const results = await changeManyAtNoon({
    action: "not-spam",
    items: [itemOf(links), { id: clean.id, version: 2 }, itemOf(marked)],
  });
  expect(results.map(({ ok, version }) => [ok, version])).toEqual([
    [false, undefined],
    [true, 3],
    [true, 2],
  ]);
  expect(await marks()).toEqual(["links,turnstile,staff", "", ""]);
  expect(await eventLabels()).toEqual([
    ["contact.marked", ""],
    ["contact.marked", ""],
    ["contact.cleared", ""],
    ["contact.cleared", ""],
  ]);
});

test("several are deleted with their timelines, but for those that have changed", async () => {
  const [one, other] = [await createContact(), await createContact({ version: 2 })];
  await db
    .insert(contactActivities)
    .values({ contactId: one.id, kind: "note", body: "Catatan", createdAt: noon });
  const results = await changeManyAtNoon({
    action: "delete",
    items: [itemOf(one), { id: other.id, version: 1 }],
  });
  expect(results).toMatchObject([
    { id: one.id, ok: true },
    { id: other.id, ok: false, code: "conflict" },
  ]);
  expect(results[0]).not.toHaveProperty("version");
  expect(await storedContact(one.id)).toBeUndefined();
  expect(await storedContact(other.id)).toBeDefined();
  expect(await db.$count(contactActivities)).toBe(0);
  expect(await eventLabels()).toEqual([["contact.deleted", ""]]);
});

test("the single call takes the mark of spam off as a new version, where there was one", async () => {
  const { call } = await colleague("editor");
  const [marked, clean] = [await createContact({ suspicions: "links" }), await createContact()];
  for (const { id } of [marked, clean]) {
    expect(await answerOf(await call(`/api/contact/${id}/suspicions`, "DELETE"))).toEqual([204]);
  }
  expect(await storedContact(marked.id)).toMatchObject({ suspicions: "", version: 2 });
  expect(await storedContact(clean.id)).toMatchObject({ suspicions: "", version: 1 });
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
])("%j is refused in words", async (body, field, message) => {
  const { call } = await colleague("editor");
  const response = await call("/api/contact/bulk", "POST", body);
  expect(response.status).toBe(400);
  expect(await fieldsOf(response)).toEqual({ [field]: message });
});

test("fifty are changed in two round trips, with fifty events", async () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({
    ...{ name: `Pengirim ${index}`, email: "a@contoh.example", message: "Pesan yang panjang." },
  }));
  for (let start = 0; start < 50; start += 5) {
    await db.insert(contactSubmissions).values(rows.slice(start, start + 5));
  }
  const contacts = await db.select().from(contactSubmissions);
  await changeManyAtNoon({ action: "spam", items: [{ id: 1, version: 9 }] });
  const { database, count } = countedDatabase(env.DB);
  const input = { action: "stage", stage: "contacted", items: contacts.map(itemOf) } as const;
  const results = await changeManyAtNoon({ ...input, items: [...input.items] }, { ...env, DB: database });
  expect(results.every(({ ok, version }) => ok && version === 2)).toBe(true);
  expect(count.roundTrips).toBe(2);
  expect(await db.$count(contactActivities)).toBe(50);
  expect(await db.$count(auditEvents)).toBe(50);
});
