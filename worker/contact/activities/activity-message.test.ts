import { expect, test } from "vitest";
import { createTemplate, talk } from "../../../tests/support/enquiry-talk";
import { expectFieldsRefused } from "../../../tests/support/refusal";
import { db } from "../../../tests/support/worker";
import type { ContactActivity } from "../../contract/inbox/contact-activity";
import { readBody } from "../../contract/inbox/reply-text";
import { contactActivities } from "../../db/schema/contact";
import { openedIn, sentByUs, writeBody } from "./activity-words";

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
