import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { colleague } from "../../../tests/support/colleague";
import {
  changeAtNoon,
  eventLabels,
  noon,
  storedContact,
  timelineOf,
  tomorrow,
} from "../../../tests/support/enquiry-desk";
import { createContact, createUser, db } from "../../../tests/support/worker";
import type { ContactSubmission } from "../../contract/inbox/contact-submission";
import { contactActivities } from "../../db/schema/contact-desk";

test("a change is answered, stored and recorded in the timeline", async () => {
  const { call, user } = await colleague("editor", "Sari");
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

test("the timeline and the audit log say in words what has changed, and the log nothing that was typed", async () => {
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
  expect(await timelineOf(id)).toEqual([
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
  expect(await eventLabels()).toEqual([
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
  expect([await timelineOf(id), await eventLabels()]).toEqual([[], []]);
});

test("moving on from new counts as an answer, losing does not", async () => {
  for (const [stage, isAnswer] of [
    ["contacted", true],
    ["proposal", true],
    ["won", true],
    ["lost", false],
  ] as const) {
    const { id } = await createContact();
    const { firstResponseAt } = await changeAtNoon(id, { version: 1, stage });
    expect(firstResponseAt).toBe(isAnswer ? noon.toISOString() : null);
    // One answer is enough, and whoever is taken up again after all has one then.
    await changeAtNoon(id, { version: 2, stage: stage === "won" ? "proposal" : "won" });
    expect((await timelineOf(id)).map(([, , isResponse]) => isResponse)).toEqual([isAnswer, !isAnswer]);
  }
});

test("one that was lost by mistake is answered when it is taken up", async () => {
  const { id } = await createContact();
  await changeAtNoon(id, { version: 1, stage: "lost" });
  expect((await storedContact(id))?.firstResponseAt).toBeNull();
  await changeAtNoon(id, { version: 2, stage: "contacted" });
  expect((await storedContact(id))?.firstResponseAt).toEqual(noon);
  await changeAtNoon(id, { version: 3, stage: "proposal" });
  expect((await timelineOf(id)).map(([, , isResponse]) => isResponse)).toEqual([false, true, false]);
});

test("back to new it waits again, unless a message has answered it", async () => {
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

test("leaving lost forgets the reason; won keeps the next step", async () => {
  const { id } = await createContact({ stage: "lost", lostReason: "Harga", nextAction: "Telepon" });
  expect(await changeAtNoon(id, { version: 1, stage: "won" })).toMatchObject({
    ...{ lostReason: null, nextAction: "Telepon" },
  });
});
