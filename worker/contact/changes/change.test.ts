import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import {
  changeAtNoon,
  changeManyAtNoon,
  listTimeline,
  noon,
  storedContact,
  tomorrow,
} from "../../../tests/support/enquiry-desk";
import { meanwhile } from "../../../tests/support/meanwhile";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createContact, createUser, db, signIn } from "../../../tests/support/worker";
import type { ContactChange } from "../../contract/inbox/contact-change";
import type { ContactSubmission } from "../../contract/inbox/contact-submission";
import { users } from "../../db/schema/auth";
import { contactActivities, contactSubmissions } from "../../db/schema/contact";

test("a change is answered, stored and recorded in the timeline", async () => {
  const { call, user } = await signIn("editor", { name: "Sari" });
  const { id } = await createContact();
  const nextActionAt = new Date(Date.now() + 86_400_000).toISOString();
  const body = {
    stage: "contacted",
    assigneeId: user.id,
    valueIdr: 12_000_000,
    nextAction: "Kirim penawaran",
  };
  const response = await call(`/api/contact/${id}`, "PATCH", { version: 1, ...body, nextActionAt });
  expect(response.status).toBe(200);
  const answer = await response.json<ContactSubmission>();
  expect(answer).toMatchObject({
    ...{ id, stage: "contacted", assignee: { id: user.id, name: "Sari" }, valueIdr: 12_000_000 },
    ...{ nextAction: "Kirim penawaran", nextActionAt, lostReason: null, version: 2 },
  });
  const again = await (await call(`/api/contact/${id}`)).json<ContactSubmission>();
  expect(again).toMatchObject(answer);
  const rows = await db.select().from(contactActivities).orderBy(asc(contactActivities.id));
  expect(rows.map(({ kind, actorId }) => [kind, actorId])).toEqual(
    ["stage", "assign", "value", "reminder"].map((kind) => [kind, user.id]),
  );
  expect(answer.firstResponseAt).toBe(rows[0]?.createdAt.toISOString());
});

test("the timeline and the audit log name what changed, and the log contains nothing that was typed", async () => {
  const { user } = await createUser({ name: "Sari" });
  const { id } = await createContact();
  await changeAtNoon(id, { version: 1, stage: "proposal", assigneeId: user.id, valueIdr: 12_000_000 });
  await changeAtNoon(id, { version: 2, nextAction: "Kirim penawaran", nextActionAt: tomorrow });
  await changeAtNoon(id, {
    version: 3,
    nextAction: null,
    nextActionAt: null,
    valueIdr: null,
    assigneeId: null,
  });
  await changeAtNoon(id, { version: 4, stage: "lost", lostReason: "Harga, kata Bu Dewi" });
  await changeAtNoon(id, { version: 5, lostReason: "Terlalu lama" });
  await changeAtNoon(id, { version: 6, lostReason: "" });
  await changeAtNoon(id, { version: 7, nextActionAt: tomorrow });
  expect(await listTimeline(id)).toEqual([
    ["stage", "Baru → Penawaran", true],
    ["assign", "Sari", false],
    ["value", "Rp 12.000.000", false],
    ["reminder", "Kirim penawaran · Rabu, 25 November 2026 pukul 09.00", false],
    ["assign", "Tanpa penanggung jawab", false],
    ["value", "dikosongkan", false],
    ["reminder", "Selesai: Kirim penawaran", false],
    ["stage", "Penawaran → Kalah: Harga, kata Bu Dewi", false],
    ["stage", "Alasan kalah: Terlalu lama", false],
    ["stage", "Alasan kalah dikosongkan", false],
    ["reminder", "Langkah berikutnya · Rabu, 25 November 2026 pukul 09.00", false],
  ]);
  expect(await readAudit("action", "label")).toEqual([
    ["contact.moved", "Baru → Penawaran"],
    ["contact.assigned", "Sari"],
    ["contact.changed", "Nilai"],
    ["contact.changed", "Langkah berikutnya"],
    ["contact.assigned", "Tanpa penanggung jawab"],
    ["contact.changed", "Nilai, Langkah berikutnya"],
    ["contact.moved", "Penawaran → Kalah"],
    ["contact.changed", "Alasan kalah"],
    ["contact.changed", "Alasan kalah"],
    ["contact.changed", "Langkah berikutnya"],
  ]);
});

test("a change without a difference writes nothing and keeps the version", async () => {
  const { user } = await createUser();
  const { id } = await createContact({
    ...{ stage: "lost", lostReason: "Harga", assigneeId: user.id, valueIdr: 5, version: 3 },
    ...{ nextAction: "Telepon", nextActionAt: new Date("2026-01-01T00:00:00Z") },
  });
  const answer = await changeAtNoon(id, { version: 3 });
  const { stage, lostReason, valueIdr, nextAction, nextActionAt } = answer;
  const same = { stage, lostReason, valueIdr, nextAction, nextActionAt, assigneeId: user.id };
  expect(await changeAtNoon(id, { version: 3, ...same })).toEqual(answer);
  expect(answer.version).toBe(3);
  expect([await listTimeline(id), await readAudit("action", "label")]).toEqual([[], []]);
});

test("leaving the stage new counts as an answer, except to lost", async () => {
  for (const [stage, isAnswer] of [
    ["contacted", true],
    ["proposal", true],
    ["won", true],
    ["lost", false],
  ] as const) {
    const { id } = await createContact();
    const { firstResponseAt } = await changeAtNoon(id, { version: 1, stage });
    expect(firstResponseAt).toBe(isAnswer ? noon.toISOString() : null);
    // Only the first answer counts; an enquiry that returns from lost gets one if it had none.
    await changeAtNoon(id, { version: 2, stage: stage === "won" ? "proposal" : "won" });
    expect((await listTimeline(id)).map(([, , isResponse]) => isResponse)).toEqual([isAnswer, !isAnswer]);
  }
});

test("an enquiry moved back to new waits again, unless a message has answered it", async () => {
  const { id } = await createContact();
  await changeAtNoon(id, { version: 1, stage: "contacted" });
  expect(await changeAtNoon(id, { version: 2, stage: "new" })).toMatchObject({ firstResponseAt: null });
  const createdAt = new Date("2026-11-23T05:00:00Z");
  await db
    .insert(contactActivities)
    .values({ contactId: id, kind: "whatsapp", body: "Dibuka di WhatsApp", isResponse: true, createdAt });
  expect(await changeAtNoon(id, { version: 3, stage: "won" })).toMatchObject({
    firstResponseAt: createdAt.toISOString(),
  });
  expect(await changeAtNoon(id, { version: 4, stage: "new" })).toMatchObject({
    firstResponseAt: createdAt.toISOString(),
  });
});

test("a stale version answers 409 with the stored enquiry", async () => {
  const { user } = await createUser({ name: "Sari" });
  const { id } = await createContact({ stage: "contacted", assigneeId: user.id, version: 2 });
  const { call } = await signIn();
  await expectRefusal(
    call(`/api/contact/${id}`, "PATCH", { version: 1, stage: "won" }),
    409,
    "Kontak ini baru saja diubah: sekarang Dihubungi, penanggung jawab Sari. Periksa lagi, lalu simpan.",
    { stored: expect.objectContaining({ id, stage: "contacted", version: 2 }) },
  );
  await db.update(users).set({ disabledAt: noon }).where(eq(users.id, user.id));
  await expectRefusal(
    call(`/api/contact/${id}`, "PATCH", { version: 3, valueIdr: 5 }),
    409,
    "Kontak ini baru saja diubah: sekarang Dihubungi, tanpa penanggung jawab. Periksa lagi, lalu simpan.",
  );
  expect(await listTimeline(id)).toEqual([]);
});

test("a change between reading and writing wins, and the later one answers the conflict", async () => {
  const { id } = await createContact();
  const faster = meanwhile(/INSERT INTO contact_activities/, () =>
    changeAtNoon(id, { version: 1, stage: "proposal" }),
  );
  await expect(changeAtNoon(id, { version: 1, stage: "won" }, { ...env, DB: faster })).rejects.toThrow(
    "Kontak ini baru saja diubah: sekarang Penawaran, tanpa penanggung jawab. Periksa lagi, lalu simpan.",
  );
  expect(await listTimeline(id)).toEqual([["stage", "Baru → Penawaran", true]]);
});

test("an enquiry that does not exist, or is deleted during the change, answers 404", async () => {
  const { call } = await signIn("editor");
  const gone = "Kontak tidak ditemukan atau sudah dihapus";
  await expectRefusal(call("/api/contact/999999", "PATCH", { version: 1, stage: "won" }), 404, gone);
  const { id } = await createContact();
  const erasing = meanwhile(/INSERT INTO contact_activities/, async () => db.delete(contactSubmissions));
  await expect(changeAtNoon(id, { version: 1, stage: "won" }, { ...env, DB: erasing })).rejects.toThrow(gone);
  expect(await db.$count(contactActivities)).toBe(0);
});

const mayNot =
  "Staf ini tidak bisa menangani kontak: akunnya nonaktif atau perannya tidak mencakup kontak. Pilih orang lain.";

test.each([
  ["a writer", { role: "writer" }],
  ["a user without a role", { role: null }],
  ["somebody disabled", { disabledAt: noon }],
] as const)("an enquiry cannot be assigned to %s", async (_name, values) => {
  const { user } = await createUser(values);
  const { call } = await signIn();
  const { id } = await createContact();
  const body = { version: 1, stage: "contacted", assigneeId: user.id };
  await expectFieldsRefused(call(`/api/contact/${id}`, "PATCH", body), { assigneeId: mayNot });
  expect(await storedContact(id)).toMatchObject({ stage: "new", assigneeId: null, version: 1 });
  expect(await listTimeline(id)).toEqual([]);
});

test("an enquiry cannot be assigned to someone who is disabled in the meantime", async () => {
  const { user } = await createUser();
  const { id } = await createContact();
  const disabling = meanwhile(/INSERT INTO contact_activities/, async () =>
    db.update(users).set({ disabledAt: noon }).where(eq(users.id, user.id)),
  );
  const body = { version: 1, assigneeId: user.id };
  await expect(changeAtNoon(id, body, { ...env, DB: disabling })).rejects.toThrow(mayNot);
  expect(await storedContact(id)).toMatchObject({ assigneeId: null, version: 1 });
});

test("a change whose response was lost may be repeated, and answers with the stored enquiry", async () => {
  const { user } = await createUser();
  const { id } = await createContact();
  const change: ContactChange = {
    ...{ version: 1, stage: "lost", lostReason: "Harga", assigneeId: user.id, valueIdr: 0 },
    ...{ nextAction: "Telepon", nextActionAt: tomorrow },
  };
  const answer = await changeAtNoon(id, change);
  const written = await listTimeline(id);
  expect(await changeAtNoon(id, change)).toEqual(answer);
  await changeAtNoon(id, { version: 2, valueIdr: 7 });
  expect(await changeAtNoon(id, { version: 1, stage: "lost" })).toMatchObject({ valueIdr: 7, version: 3 });
  await expect(changeAtNoon(id, change)).rejects.toThrow("Kontak ini baru saja diubah");
  expect(await listTimeline(id)).toEqual([...written, ["value", "Rp 7", false]]);
});

test("two identical changes at the same time both succeed, and one is recorded", async () => {
  const { id } = await createContact();
  const faster = meanwhile(/INSERT INTO contact_activities/, () =>
    changeAtNoon(id, { version: 1, stage: "won", valueIdr: 5 }),
  );
  const answer = await changeAtNoon(id, { version: 1, stage: "won" }, { ...env, DB: faster });
  expect(answer).toMatchObject({ stage: "won", valueIdr: 5, version: 2 });
  expect(await listTimeline(id)).toHaveLength(2);
});

test.each([
  { action: "stage", stage: "won" },
  { action: "stage", stage: "lost", lostReason: "Harga" },
  { action: "spam" },
  { action: "delete" },
] as const)("%j of several may be sent again", async (input) => {
  const contacts = [await createContact(), await createContact()];
  const items = contacts.map(({ id }) => ({ id, version: 1 }));
  const first = await changeManyAtNoon({ ...input, items });
  expect(await changeManyAtNoon({ ...input, items })).toEqual(first);
  expect(first.every(({ ok }) => ok)).toBe(true);
});

test("enquiries can be taken from a disabled account, but not assigned to it", async () => {
  const { user } = await createUser({ disabledAt: noon });
  const [one, other, kept] = [
    await createContact({ assigneeId: user.id }),
    await createContact({ assigneeId: user.id }),
    await createContact({ assigneeId: user.id }),
  ];
  const alone = await changeAtNoon(one.id, { version: 1, assigneeId: null });
  expect(alone).toMatchObject({ assignee: null, version: 2 });
  const items = [{ id: other.id, version: 1 }];
  expect(await changeManyAtNoon({ action: "assign", assigneeId: null, items })).toMatchObject([
    { version: 2 },
  ]);
  await changeAtNoon(kept.id, { version: 1, stage: "contacted" });
  await db.update(users).set({ disabledAt: null }).where(eq(users.id, user.id));
  const owners = [one, other, kept].map(async ({ id }) => (await storedContact(id))?.assigneeId);
  expect(await Promise.all(owners)).toEqual([null, null, user.id]);
  expect(await listTimeline(one.id)).toEqual([["assign", "Tanpa penanggung jawab", false]]);
});

test.each([
  [{ lostReason: "Harga" }, "lostReason", "Alasan hanya untuk kontak yang Kalah"],
  [{ stage: "won", lostReason: "Harga" }, "lostReason", "Alasan hanya untuk kontak yang Kalah"],
  [{ nextActionAt: "2020-01-01T00:00:00Z" }, "nextActionAt", "Waktu langkah berikutnya sudah lewat"],
  [
    { nextActionAt: "9999-12-31T23:59:00-12:00" },
    "nextActionAt",
    "Waktu langkah berikutnya terlalu jauh. Pilih waktu dalam 5 tahun ke depan.",
  ],
])("%j answers 400 with a sentence", async (body, field, message) => {
  const { call } = await signIn("editor");
  const { id } = await createContact();
  const response = await call(`/api/contact/${id}`, "PATCH", { version: 1, ...body });
  await expectFieldsRefused(response, { [field]: message });
});

const noTime = "Waktu langkah berikutnya tidak valid. Tulis tanggal, jam, dan zona waktunya.";
const noValue = "Nilai harus berupa angka rupiah tanpa koma, 0 sampai 999.999.999.999";
test.each([
  [{}, "version", "Versi kontak tidak valid"],
  [{ version: 1.5 }, "version", "Versi kontak tidak valid"],
  [{ version: 1, stage: "menang" }, "stage", "Tahap tidak dikenal"],
  [{ version: 1, assigneeId: 0 }, "assigneeId", "Penanggung jawab tidak dikenal"],
  [{ version: 1, valueIdr: -1 }, "valueIdr", noValue],
  [{ version: 1, valueIdr: 1_000_000_000_000 }, "valueIdr", noValue],
  [{ version: 1, nextAction: "a".repeat(201) }, "nextAction", "Langkah berikutnya maksimal 200 karakter"],
  [{ version: 1, stage: "lost", lostReason: "a".repeat(501) }, "lostReason", "Alasan maksimal 500 karakter"],
  [{ version: 1, nextActionAt: "2027-02-30T09:00:00Z" }, "nextActionAt", noTime],
  [{ version: 1, nextActionAt: "2027-01-01T09:00:00" }, "nextActionAt", noTime],
  [{ version: 1, name: "Orang lain" }, "name", "Kolom tidak dikenal"],
])("%j is refused with a message", async (body, field, message) => {
  const { call } = await signIn("editor");
  const { id } = await createContact();
  await expectFieldsRefused(call(`/api/contact/${id}`, "PATCH", body), { [field]: message });
  expect(await storedContact(id)).toMatchObject({ version: 1 });
});

test("a time is read with its offset", async () => {
  const { id } = await createContact();
  const answer = await changeAtNoon(id, { version: 1, nextActionAt: "2026-11-25T09:00+07:00" });
  expect(answer.nextActionAt).toBe(tomorrow);
});

test("a past time may stay when the step changes, and no other past time is accepted", async () => {
  const past = "2026-11-01T00:00:00.000Z";
  const { id } = await createContact({ nextAction: "Telepon", nextActionAt: new Date(past) });
  await changeAtNoon(id, { version: 1, nextAction: "Kirim email", nextActionAt: past });
  await expect(changeAtNoon(id, { version: 2, nextActionAt: noon.toISOString() })).rejects.toThrow(
    "sudah lewat",
  );
});
