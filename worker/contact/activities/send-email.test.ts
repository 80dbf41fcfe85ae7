import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { age, beingSent, key, mailing, message } from "../../../tests/support/enquiry-mail";
import { contactOf, createTemplate, events } from "../../../tests/support/enquiry-talk";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { db } from "../../../tests/support/worker";
import type { ContactActivity } from "../../contract/inbox/contact-activity";
import { contactActivities, contactSubmissions } from "../../db/schema/contact";

const stored = `Dikirim lewat email\n\nSubjek: ${message.subject}\n\n${message.body}`;
const unsent = {
  code: "upstream_failed",
  message:
    "Email mungkin belum terkirim. Teksnya tersimpan di riwayat kontak ini; coba kirim lagi sebentar lagi.",
} as const;

test("an e-mail goes out, stands in the timeline, and counts as an answer", async () => {
  const { post, list, sent, contact, user } = await mailing();
  const response = await post({ ...message, firstResponse: true, contacted: true });
  expect(response.status).toBe(201);
  const activity = await response.json<ContactActivity>();
  expect(activity).toEqual({
    id: expect.any(Number),
    kind: "email",
    body: stored,
    actor: { id: user.id, name: "Sari" },
    createdAt: expect.any(String),
    isResponse: true,
    delivery: "sent",
  });
  expect(sent).toMatchObject([
    {
      from: { name: "Sari dari Arunika Web" },
      to: [contact.email],
      subject: message.subject,
      text: message.body,
    },
  ]);
  expect((await list()).map(({ kind }) => kind).sort()).toEqual(["email", "stage"]);
  const row = await contactOf(contact.id);
  expect(row).toMatchObject({ stage: "contacted", version: 2 });
  expect(row?.firstResponseAt?.toISOString()).toBe(activity.createdAt);
  expect((await events()).map(({ action, label }) => [action, label])).toEqual([
    ["contact.answered", "Email"],
    ["contact.moved", "Baru → Dihubungi"],
  ]);
});

test("a template gives subject and words where none are typed", async () => {
  const { post, sent } = await mailing();
  const templateId = await createTemplate({
    channel: "email",
    subject: "Untuk {nama}",
    body: "Halo {nama}, {staf}",
  });
  expect((await post({ templateId })).status).toBe(201);
  expect((await post({ templateId, subject: "Baris\r\nBcc: x", body: "Sendiri" })).status).toBe(201);
  expect(sent.map(({ subject, text }) => [subject, text])).toEqual([
    ["Untuk Ratna", "Halo Ratna, Sari"],
    ["Baris Bcc: x", "Sendiri"],
  ]);
});

test.each([
  [{ body: "Halo" }, { subject: "Subjek email harus diisi" }],
  [{ subject: "\u200b", body: "Halo" }, { subject: "Subjek email harus diisi" }],
  [{ subject: "Halo", body: "\u200b \u2800" }, { body: "Isi email harus diisi" }],
])("%j is not sent", async (json, fields) => {
  const { post, sent } = await mailing();
  await expectFieldsRefused(await post(json), fields as Record<string, string>);
  expect([sent.length, await db.$count(contactActivities)]).toEqual([0, 0]);
});

test("a failed e-mail keeps its text, counts as no answer and is sent by the next try", async () => {
  let error: Error | null = new Error("rahasia dalam");
  const { post, list, sent, contact } = await mailing(() => error);
  const json = { ...message, firstResponse: true, contacted: true, key };
  await expectRefusal(await post(json), 502, unsent);
  expect(await list()).toMatchObject([{ body: stored, delivery: "failed", isResponse: false }]);
  expect(await contactOf(contact.id)).toMatchObject({ stage: "new", firstResponseAt: null, version: 1 });
  expect(await events()).toEqual([]);
  await age(600_000);
  error = null;
  const again = await post(json);
  expect(again.status).toBe(201);
  const activity = await again.json<ContactActivity>();
  expect(activity).toMatchObject({ delivery: "sent", isResponse: true, body: stored });
  const row = await contactOf(contact.id);
  expect(row?.firstResponseAt?.toISOString()).toBe(activity.createdAt);
  expect(Date.now() - Date.parse(activity.createdAt)).toBeLessThan(300_000);
  expect((await post(json)).status).toBe(200);
  expect(sent).toHaveLength(1);
  expect(await db.$count(contactActivities)).toBe(2);
});

test("while an e-mail is being sent, another try with its key and its deletion answer 409", async () => {
  let inBetween: Response[] = [];
  const { post, call, path, sent } = await mailing(
    () => null,
    async () => {
      const [row] = await db.select().from(contactActivities);
      inBetween = [await post({ ...message, key }), await call(`${path}/${row?.id}`, "DELETE")];
    },
  );
  expect((await post({ ...message, key })).status).toBe(201);
  for (const response of inBetween) await expectRefusal(response, 409, beingSent);
  expect(inBetween).toHaveLength(2);
  expect(sent).toHaveLength(1);
});

test("of ten tries at the same moment with one key one is sent", async () => {
  const { post, sent } = await mailing();
  const answers = await Promise.all(Array.from({ length: 10 }, () => post({ ...message, key })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.every((status) => [200, 201, 409].includes(status))).toBe(true);
  expect(sent).toHaveLength(1);
});

test("an enquiry that is erased while it is answered is left with nothing", async () => {
  const { post, sent, contact } = await mailing(
    () => null,
    () => db.delete(contactSubmissions).where(eq(contactSubmissions.id, contact.id)),
  );
  await expectRefusal(await post({ ...message, contacted: true, firstResponse: true }), 404, {
    code: "not_found",
    message: "Email sudah terkirim, tetapi kontak ini sudah dihapus",
  });
  expect(sent).toHaveLength(1);
  expect(await db.$count(contactActivities)).toBe(0);
});
