import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import { storedContact } from "../../../tests/support/enquiry-desk";
import { age, mailing, message } from "../../../tests/support/enquiry-mail";
import { createTemplate } from "../../../tests/support/enquiry-talk";
import { interceptedDatabase } from "../../../tests/support/intercepted-database";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { db } from "../../../tests/support/worker";
import type { ContactActivity } from "../../contract/inbox/contact-activity";
import { contactActivities, contactSubmissions } from "../../db/schema/contact";
import { takeDayShare } from "../../limits";

const stored = `Dikirim lewat email\n\nSubjek: ${message.subject}\n\n${message.body}`;
const unsent =
  "Email mungkin belum terkirim. Teksnya tersimpan di riwayat kontak ini; coba kirim lagi sebentar lagi.";

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
  const row = await storedContact(contact.id);
  expect(row).toMatchObject({ stage: "contacted", version: 2 });
  expect(row?.firstResponseAt?.toISOString()).toBe(activity.createdAt);
  expect(await readAudit("action", "label")).toEqual([
    ["contact.answered", "Email"],
    ["contact.moved", "Baru → Dihubungi"],
  ]);
});

test("beyond 200 e-mails of an account in a day none goes out and none is stored", async () => {
  const { post, list, sent, user } = await mailing();
  takeDayShare("emails", `${user.id}`, 200, new Date(), 200);
  await expectRefusal(await post(message), 429, "Anda sudah mengirim 200 email hari ini. Coba lagi besok.");
  expect([await list(), sent]).toEqual([[], []]);
  takeDayShare("emails", "", 1, new Date(0));
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
  await expectFieldsRefused(post(json), fields as Record<string, string>);
  expect([sent.length, await db.$count(contactActivities)]).toEqual([0, 0]);
});

test("a failed e-mail keeps its text, counts as no answer and is sent by the next try", async () => {
  let error: Error | null = new Error("rahasia dalam");
  const { post, list, call, path, sent, contact } = await mailing(() => error);
  const json = { ...message, firstResponse: true, contacted: true };
  await expectRefusal(post(json, {}, "satu"), 502, unsent);
  const [failed] = await list();
  expect(failed).toMatchObject({ body: stored, delivery: "failed", isResponse: false });
  expect(await storedContact(contact.id)).toMatchObject({ stage: "new", firstResponseAt: null, version: 1 });
  expect(await readAudit("action")).toEqual([]);
  error = null;
  expect((await call(`${path}/${failed?.id}`, "DELETE")).status).toBe(204);
  const again = await post(json, {}, "satu");
  expect(again.status).toBe(201);
  expect(await again.json()).toMatchObject({ delivery: "sent", isResponse: true, body: stored });
  expect((await post(json, {}, "satu")).status).toBe(201);
  expect(sent).toHaveLength(1);
  expect(await db.$count(contactActivities)).toBe(2);
});

test("an e-mail that is being sent or was sent is not deleted, nor sent again with its key", async () => {
  let inBetween: Response[] = [];
  const { post, list, call, path, sent } = await mailing(
    () => null,
    async () => {
      const [row] = await db.select().from(contactActivities);
      inBetween = [await post(message, {}, "satu"), await call(`${path}/${row?.id}`, "DELETE")];
    },
  );
  expect((await post(message, {}, "satu")).status).toBe(201);
  expect(inBetween.map(({ status }) => status)).toEqual([409, 409]);
  const [row] = await list();
  await expectRefusal(
    call(`${path}/${row?.id}`, "DELETE"),
    409,
    "Email yang sedang dikirim atau sudah terkirim tidak dapat dihapus dari riwayat.",
  );
  expect(sent).toHaveLength(1);
});

test("an e-mail without an outcome for a minute shows as failed", async () => {
  const { post, list, sent } = await mailing();
  const DB = interceptedDatabase(env.DB, (_call, work) => {
    if (sent.length > 0) throw new Error("the database is gone");
    return work();
  });
  await expectRefusal(
    post(message, { DB }),
    502,
    "Email sudah terkirim, tetapi belum tercatat di riwayat kontak ini. Jangan kirim lagi; tulis catatan saja.",
  );
  expect(await list()).toMatchObject([{ delivery: "sending" }]);
  await age(61_000);
  expect(await list()).toMatchObject([{ delivery: "failed" }]);
});

test("an enquiry erased while an e-mail is being sent to it leaves nothing behind", async () => {
  const { post, sent, contact } = await mailing(
    () => null,
    () => db.delete(contactSubmissions).where(eq(contactSubmissions.id, contact.id)),
  );
  await expectRefusal(
    post({ ...message, contacted: true, firstResponse: true }),
    404,
    "Email sudah terkirim, tetapi kontak ini sudah dihapus",
  );
  expect(sent).toHaveLength(1);
  expect(await db.$count(contactActivities)).toBe(0);
});
