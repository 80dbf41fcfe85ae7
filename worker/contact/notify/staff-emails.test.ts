import { expect, test } from "vitest";
import type { ReminderMessage, SummaryMessage } from "./channel";
import { durationText, writeEmail } from "./email-channel";

const site = "https://arunikaweb.example/admin/contact";
const staff = { id: 3, name: "Sari" };

const reminder: ReminderMessage = {
  type: "enquiry.reminder",
  reminderId: 7,
  staff,
  enquiry: {
    id: 12,
    name: "Dewi",
    email: "dewi@contoh.example",
    phoneNumber: null,
    websiteType: "online-shop",
    message: "Saya ingin membuat toko online.",
    submittedAt: "2026-11-21T03:04:00.000Z",
  },
  nextAction: "Kirim penawaran",
  nextActionAt: "2026-11-24T02:00:00.000Z",
};

const line = { id: 12, name: "Dewi", websiteType: "online-shop", adminUrl: `${site}/12` };
const summary: SummaryMessage = {
  type: "enquiry.summary",
  reminderId: 8,
  staff,
  day: "2026-11-24",
  overdue: [{ ...line, waitingMinutes: 3125, dueAt: "2026-11-23T02:00:00.000Z" }],
  today: [
    { ...line, name: "Budi", adminUrl: `${site}/13`, waitingMinutes: 60, dueAt: "2026-11-24T09:00:00.000Z" },
  ],
  steps: [{ ...line, nextAction: "Telepon lagi", nextActionAt: "2026-11-24T07:30:00.000Z" }],
  counts: { overdue: 2, today: 3, steps: 1, waiting: 9 },
};

test("a reminder says to whom, what and about whom, and is not answered to the sender of the enquiry", () => {
  expect(writeEmail(reminder)).toMatchObject({
    subject: "Pengingat untuk Sari: Kirim penawaran (Dewi)",
    replyTo: "halo@arunikaweb.example",
    headers: { "X-Enquiry-Id": "12", "X-Reminder-Id": "7" },
    text: [
      "Langkah berikutnya: Kirim penawaran",
      "Waktu: 24 November 2026 pukul 09.00 WIB",
      "Penanggung jawab: Sari",
      "Nama: Dewi",
      "Email: dewi@contoh.example",
      "Nomor HP: -",
      "Jenis website: Toko Online",
      "Dikirim: 21 November 2026 pukul 10.04 WIB",
      "",
      "Saya ingin membuat toko online.",
      "",
      `Buka kontak ini: ${site}/12`,
    ].join("\n"),
  });
});

test("a reminder of nobody's step, which has no words, is a sentence too", () => {
  const { subject, text } = writeEmail({ ...reminder, staff: null, nextAction: null });
  expect(subject).toBe("Pengingat: langkah berikutnya (Dewi)");
  expect(text).toContain("Penanggung jawab: Belum ada");
});

test("a summary counts all and names some, with how long they have waited", () => {
  expect(writeEmail(summary)).toMatchObject({
    subject:
      "Ringkasan pagi untuk Sari: 2 kontak lewat janji, 3 jatuh tempo hari ini, 1 langkah untuk hari ini",
    replyTo: "halo@arunikaweb.example",
    headers: { "X-Reminder-Id": "8" },
    text: [
      "Selasa, 24 November 2026. Yang perlu Anda tangani, Sari:",
      "",
      "Lewat janji (2)",
      "- Dewi, Toko Online: menunggu 2 hari 4 jam, dijanjikan sampai 23 November 2026 pukul 09.00 WIB",
      `  ${site}/12`,
      "dan 1 lainnya",
      "",
      "Jatuh tempo hari ini (3)",
      "- Budi, Toko Online: menunggu 1 jam, dijanjikan sampai 24 November 2026 pukul 16.00 WIB",
      `  ${site}/13`,
      "dan 2 lainnya",
      "",
      "Langkah untuk hari ini (1)",
      "- Telepon lagi (Dewi, Toko Online): 24 November 2026 pukul 14.30 WIB",
      `  ${site}/12`,
      "",
      `Buka daftar kontak Anda: ${site}?assignee=3&stage=open`,
    ].join("\n"),
  });
});

test.each([
  [{ overdue: 2, today: 3, steps: 0, waiting: 5 }, "2 kontak lewat janji, 3 jatuh tempo hari ini"],
  [{ overdue: 0, today: 3, steps: 0, waiting: 5 }, "3 kontak jatuh tempo hari ini"],
  [{ overdue: 0, today: 0, steps: 4, waiting: 0 }, "4 langkah untuk hari ini"],
])("the subject of a summary counts what there is: %o", (counts, text) => {
  expect(writeEmail({ ...summary, counts }).subject).toBe(`Ringkasan pagi untuk Sari: ${text}`);
});

test("the summary of what nobody has taken says so", () => {
  const none = { overdue: [], today: [], steps: [] };
  const counts = { overdue: 1, today: 0, steps: 0, waiting: 4 };
  const { subject, text, html } = writeEmail({ ...summary, ...none, staff: null, counts });
  expect(subject).toBe("Ringkasan pagi: 4 kontak tanpa penanggung jawab, 1 lewat janji");
  expect(text).toBe(
    [
      "Selasa, 24 November 2026. 4 kontak menunggu balasan dan belum punya penanggung jawab.",
      "",
      `Buka daftar kontak tanpa penanggung jawab: ${site}?assignee=none&stage=open`,
    ].join("\n"),
  );
  expect(html).toContain(`<a href="${site}?assignee=none&amp;stage=open">`);
});

test("the summary of steps that nobody has taken says so", () => {
  const counts = { overdue: 0, today: 0, steps: 1, waiting: 0 };
  const { subject, text } = writeEmail({ ...summary, overdue: [], today: [], staff: null, counts });
  expect(subject).toBe("Ringkasan pagi: 1 langkah tanpa penanggung jawab");
  expect(text).toContain(
    "Selasa, 24 November 2026. Langkah berikut belum punya penanggung jawab.\n\nLangkah",
  );
});

test("names and steps are cut in a subject, and no character is torn", () => {
  const long = "🌸".repeat(90);
  const { subject } = writeEmail({
    ...reminder,
    ...{ staff: { id: 3, name: long }, nextAction: long, enquiry: { ...reminder.enquiry, name: long } },
  });
  const flowers = (count: number) => `${"🌸".repeat(count - 1)}…`;
  expect(subject).toBe(`Pengingat untuk ${flowers(60)}: ${flowers(80)} (${flowers(60)})`);
});

test.each([
  [0, "kurang dari semenit"],
  [61, "1 jam 1 menit"],
  [3125, "2 hari 4 jam"],
])("%s minutes are %s", (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
