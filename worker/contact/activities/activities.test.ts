import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import { storedContact } from "../../../tests/support/enquiry-desk";
import { createTemplate, talk } from "../../../tests/support/enquiry-talk";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createContact, db, signIn } from "../../../tests/support/worker";
import type { ContactActivity } from "../../contract/inbox/contact-activity";
import { readBody } from "../../contract/inbox/reply-text";
import { contactActivities, contactSubmissions } from "../../db/schema/contact";
import { openedIn, sentByUs, writeBody } from "./activity-words";

test("the timeline shows each note with its author, newest first", async () => {
  const { post, call, path, contact, user } = await talk();
  const response = await post({ kind: "note", body: "  Minta contoh toko kue.\n<b>Segera</b>  " });
  expect(response.status).toBe(201);
  const note = await response.json<ContactActivity>();
  expect(note).toEqual({
    id: expect.any(Number),
    kind: "note",
    body: "Minta contoh toko kue.\n<b>Segera</b>",
    actor: { id: user.id, name: "Sari" },
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    isResponse: false,
  });
  await post({ kind: "note", body: "Yang kedua" });
  const list = await (await call(path)).json<ContactActivity[]>();
  expect(list.map(({ body }) => body)).toEqual(["Yang kedua", note.body]);
  expect(list[1]).toEqual(note);
  expect(await storedContact(contact.id)).toMatchObject({ stage: "new", firstResponseAt: null, version: 1 });
  expect(await readAudit("action", "subjectId", "label")).toEqual(
    Array(2).fill(["contact.noted", contact.id, ""]),
  );
});

test("a long timeline answers the newest 500 activities and the total count", async () => {
  const { call, path, contact } = await talk();
  const row = (number: number) =>
    env.DB.prepare(
      "INSERT INTO contact_activities (contact_id, kind, body, created_at) VALUES (?, 'note', ?, ?)",
    ).bind(contact.id, String(number), number);
  await env.DB.batch(Array.from({ length: 510 }, (_, number) => row(number)));
  const response = await call(path);
  const list = await response.json<ContactActivity[]>();
  expect(list).toHaveLength(500);
  expect(response.headers.get("X-Total-Count")).toBe("510");
  expect([list[0]?.body, list.at(-1)?.body]).toEqual(["509", "10"]);
  expect(list[0]).toMatchObject({ actor: null });
});

test("the WhatsApp link carries the template's text, filled with what the sender typed", async () => {
  const { post, contact } = await talk({ name: "Bu {staf} & co.", websiteType: "online-shop" });
  const response = await post({ kind: "whatsapp", templateId: await createTemplate(), firstResponse: true });
  expect(response.status).toBe(201);
  const text = "Halo Bu {staf} & co., saya Sari. Soal website Toko Online?";
  expect(await response.json()).toMatchObject({
    kind: "whatsapp",
    body: `Dibuka di WhatsApp\n\n${text}`,
    isResponse: true,
    link: `https://wa.me/6281255501203?text=${encodeURIComponent(text)}`,
  });
  expect(await readAudit("action", "subjectId", "label")).toEqual([
    ["contact.answered", contact.id, "WhatsApp"],
  ]);
});

test("the e-mail link carries subject and text, and typed text cannot add a header", async () => {
  const { post, contact } = await talk({
    name: "Ratna\r\nBcc: semua@jahat.example",
    email: "a+b&c@contoh.example",
  });
  const templateId = await createTemplate({
    channel: "email",
    subject: "Untuk {nama}",
    body: "Baris 1\n\nBaris 2",
  });
  expect(await (await post({ kind: "email", templateId })).json()).toMatchObject({
    body: "Dibuka di aplikasi email\n\nSubjek: Untuk Ratna Bcc: semua@jahat.example\n\nBaris 1\n\nBaris 2",
    link: "mailto:a%2Bb%26c@contoh.example?subject=Untuk%20Ratna%20Bcc%3A%20semua%40jahat.example&body=Baris%201%0D%0A%0D%0ABaris%202",
  });
  expect(await readAudit("action", "subjectId", "label")).toEqual([
    ["contact.answered", contact.id, "Email"],
  ]);
});

test.each([
  [{ kind: "note", body: " \u200b\n " }, { body: "Catatan harus diisi" }],
  [{ kind: "note", body: "x".repeat(5001) }, { body: "Catatan maksimal 5.000 karakter" }],
  [
    { kind: "whatsapp", templateId: 9999 },
    { templateId: "Templat tidak ditemukan atau sudah dihapus. Pilih templat lain." },
  ],
  [{ kind: "email", templateId: 1 }, { templateId: "Templat ini untuk WhatsApp. Pilih templat lain." }],
  [{ kind: "stage", body: "Baru → Menang" }, { kind: "Jenis aktivitas tidak dikenal" }],
  [{ kind: "note", body: "a", actorId: 1 }, { actorId: "Kolom tidak dikenal" }],
])("%j is refused with a message, and nothing is written", async (json, fields) => {
  const { post } = await talk();
  await expectFieldsRefused(post(json), fields as unknown as Record<string, string>);
  expect(await db.$count(contactActivities)).toBe(0);
});

test.each([null, "0812"])("the phone number %j cannot be reached by WhatsApp", async (phoneNumber) => {
  const { post } = await talk({ phoneNumber });
  await expectFieldsRefused(post({ kind: "whatsapp", body: "Halo" }), {
    phoneNumber: "Nomor HP kontak ini kosong atau tidak dapat dihubungi lewat WhatsApp. Balas lewat email.",
  });
});

test("the first activity marked as an answer sets the first response, also a note about a call", async () => {
  const { post, contact } = await talk();
  await post({ kind: "whatsapp" });
  expect((await storedContact(contact.id))?.firstResponseAt).toBeNull();
  const first = await (
    await post({ kind: "note", body: "Sudah ditelepon", firstResponse: true })
  ).json<ContactActivity>();
  await post({ kind: "whatsapp", firstResponse: true });
  const row = await storedContact(contact.id);
  expect(row?.firstResponseAt?.toISOString()).toBe(first.createdAt);
  expect(row).toMatchObject({ stage: "new", version: 2 });
});

test("an answer moves a new enquiry to 'Dihubungi' once and records it", async () => {
  const { post, call, path, contact } = await talk();
  await post({ kind: "whatsapp", contacted: true, firstResponse: true });
  await post({ kind: "whatsapp", contacted: true });
  expect(await storedContact(contact.id)).toMatchObject({ stage: "contacted", version: 2 });
  const list = await (await call(path)).json<ContactActivity[]>();
  expect(list.map(({ kind, body, isResponse }) => [kind, body, isResponse]).sort()).toEqual([
    ["stage", "Baru → Dihubungi", true],
    ["whatsapp", "Dibuka di WhatsApp", false],
    ["whatsapp", "Dibuka di WhatsApp", true],
  ]);
  expect(await readAudit("action", "label")).toEqual([
    ["contact.answered", "WhatsApp"],
    ["contact.moved", "Baru → Dihubungi"],
    ["contact.answered", "WhatsApp"],
  ]);
});

test.each(["contacted", "lost"] as const)("an enquiry in the stage %s stays there", async (stage) => {
  const { post, contact } = await talk({ stage, version: 4 });
  expect((await post({ kind: "whatsapp", contacted: true, firstResponse: true })).status).toBe(201);
  expect(await storedContact(contact.id)).toMatchObject({
    stage,
    version: 5,
    firstResponseAt: expect.any(Date),
  });
  expect(await db.$count(contactActivities)).toBe(1);
});

test("an unknown enquiry answers 404 when its timeline is read or written", async () => {
  const { call, post, path, contact } = await talk();
  await db.delete(contactSubmissions).where(eq(contactSubmissions.id, contact.id));
  const gone = "Kontak tidak ditemukan atau sudah dihapus";
  await expectRefusal(call(path), 404, gone);
  await expectRefusal(post({ kind: "note", body: "Catatan" }), 404, gone);
  expect(await db.$count(contactActivities)).toBe(0);
});

test("deleting the first answer moves the first response to the next answer, and keeps the stage", async () => {
  const { post, call, path, contact } = await talk();
  const write = async (json: Record<string, unknown>) =>
    (await (await post(json)).json<ContactActivity>()).id;
  const first = await write({ kind: "whatsapp", firstResponse: true });
  const second = await write({ kind: "email", firstResponse: true });
  const set = (id: number, createdAt: Date) =>
    db.update(contactActivities).set({ createdAt }).where(eq(contactActivities.id, id));
  await set(first, new Date(1000));
  await set(second, new Date(2000));
  expect((await call(`${path}/${first}`, "DELETE")).status).toBe(204);
  expect((await storedContact(contact.id))?.firstResponseAt).toEqual(new Date(2000));
  expect((await call(`${path}/${second}`, "DELETE")).status).toBe(204);
  expect(await storedContact(contact.id)).toMatchObject({ firstResponseAt: null, stage: "new" });
  const third = await write({ kind: "whatsapp", contacted: true });
  expect((await call(`${path}/${third}`, "DELETE")).status).toBe(204);
  expect(await storedContact(contact.id)).toMatchObject({ stage: "contacted", version: 3 });
  expect((await readAudit("action", "subjectId", "label")).at(-1)).toEqual([
    "contact.activity-removed",
    contact.id,
    "WhatsApp",
  ]);
});

test("only the author or an owner deletes an activity", async () => {
  const { post, call, path } = await talk();
  const editor = await signIn("editor", { name: "Budi" });
  const owner = await signIn("owner", { name: "Wati" });
  const ids = [];
  for (const body of ["Satu", "Dua"]) {
    ids.push((await (await post({ kind: "note", body })).json<ContactActivity>()).id);
  }
  await expectRefusal(
    editor.call(`${path}/${ids[0]}`, "DELETE"),
    403,
    "Ini ditulis orang lain. Minta penulisnya atau pemilik menghapusnya.",
  );
  expect((await owner.call(`${path}/${ids[0]}`, "DELETE")).status).toBe(204);
  expect((await call(`${path}/${ids[1]}`, "DELETE")).status).toBe(204);
  await expectRefusal(call(`${path}/${ids[1]}`, "DELETE"), 404, "Catatan tidak ditemukan atau sudah dihapus");
});

test("entries written by the system, and activities of another enquiry, are not deleted", async () => {
  const { post, path } = await talk();
  const owner = await signIn();
  await post({ kind: "whatsapp", contacted: true });
  const [stage] = await db.select().from(contactActivities).where(eq(contactActivities.kind, "stage"));
  await expectRefusal(
    owner.call(`${path}/${stage?.id}`, "DELETE"),
    403,
    "Hanya catatan, WhatsApp, dan email yang dapat dihapus dari riwayat",
  );
  const other = await createContact();
  const elsewhere = `/api/contact/${other.id}/activities/${Number(stage?.id) + 1}`;
  expect((await owner.call(elsewhere, "DELETE")).status).toBe(404);
  expect((await owner.call(`${path}/abc`, "DELETE")).status).toBe(400);
  expect(await db.$count(contactActivities)).toBe(2);
});

test("a request repeated with its key writes nothing, also when the stage is new again", async () => {
  const { post, contact } = await talk();
  const json = { kind: "whatsapp", contacted: true, firstResponse: true };
  const first = await post(json, {}, "satu");
  await db.update(contactSubmissions).set({ stage: "new" });
  const second = await post(json, {}, "satu");
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(await storedContact(contact.id)).toMatchObject({ stage: "new", version: 2 });
  expect(await readAudit("action")).toEqual([["contact.answered"], ["contact.moved"]]);
});

const name = "R".repeat(100);

test.each([
  ["whatsapp", { body: "{nama}".repeat(60) }, "body", "pesan dari templat ini lebih dari 5.000"],
  [
    "email",
    { body: "Halo", subject: "{nama} {nama} {nama}" },
    "subject",
    "subjek dari templat ini lebih dari 200",
  ],
] as const)(
  "a template of %s that exceeds its limit once %j is filled in is refused, and nothing is written",
  async (channel, words, field, fault) => {
    const { post } = await talk({ name });
    const templateId = await createTemplate({ channel, ...words });
    const response = await post({ kind: channel, templateId });
    await expectFieldsRefused(response, {
      [field]: `Setelah diisi, ${fault} karakter. Persingkat dulu, lalu kirim lagi.`,
    });
    expect(await db.$count(contactActivities)).toBe(0);
  },
);

test("invisible text counts as empty, and the template's text is used", async () => {
  const { post } = await talk();
  const templateId = await createTemplate({ channel: "email", subject: "Untuk {nama}", body: "Halo {nama}" });
  const response = await post({ kind: "email", templateId, subject: "\u200b", body: "\u200b\u2800" });
  expect((await response.json<ContactActivity>()).body).toBe(
    "Dibuka di aplikasi email\n\nSubjek: Untuk Ratna\n\nHalo Ratna",
  );
  const bare = await post({ kind: "whatsapp", body: "\u200b" });
  expect(await bare.json()).toMatchObject({
    body: "Dibuka di WhatsApp",
    link: "https://wa.me/6281255501203",
  });
});

test("every message is parsed from the timeline exactly as it was written", () => {
  const texts = ["", "Isi", "Subjek: a", "Subjek: a\n\nb", "\nIsi", "\n\nIsi", "Satu\n\n\n\nDua", "Subjek: "];
  for (const text of texts) {
    for (const subject of ["", "Asli", "Subjek: Asli"]) {
      for (const lead of [openedIn.email, sentByUs]) {
        expect(readBody("email", writeBody(lead, { subject, text }))).toEqual({ subject, text });
      }
    }
    const body = writeBody(openedIn.whatsapp, { subject: "", text });
    expect(readBody("whatsapp", body)).toEqual({ subject: "", text });
  }
});
