import { expect, test } from "vitest";
import { xssVectors } from "../../../tests/e2e/xss-vectors";
import { selectElements } from "../../../tests/support/html";
import { createConfiguredChannels } from "../../deps";
import type { ReminderMessage, SummaryMessage } from "./channel";
import { createEmailChannel, type EmailSender, writeEmail } from "./email-channel";

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

test("a summary shows all counts and some names, with their waiting time", () => {
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

test("names and steps are shortened in a subject without splitting a character", () => {
  const long = "🌸".repeat(90);
  const { subject } = writeEmail({
    ...reminder,
    ...{ staff: { id: 3, name: long }, nextAction: long, enquiry: { ...reminder.enquiry, name: long } },
  });
  const flowers = (count: number) => `${"🌸".repeat(count - 1)}…`;
  expect(subject).toBe(`Pengingat untuk ${flowers(60)}: ${flowers(80)} (${flowers(60)})`);
});

type Sent = Parameters<EmailSender["send"]>[0];

const enquiry = {
  id: 12,
  name: "Ratna\r\nBcc: korban@contoh.example <script>",
  email: "ratna@contoh.example",
  phoneNumber: "0812-5550-1203",
  websiteType: "online-shop",
  message: 'Halo <img src=x onerror="alert(1)">\n& sampai jumpa',
  submittedAt: "2026-11-21T03:04:00.000Z",
};

async function sendOne(values: Partial<typeof enquiry> = {}): Promise<Sent> {
  const sent: Sent[] = [];
  const sender = { send: async (message: Sent) => void sent.push(message) };
  const to = "satu@contoh.example, dua@contoh.example";
  await createEmailChannel({ sender, from: "web@contoh.example", to }).send({
    type: "enquiry.created",
    enquiry: { ...enquiry, ...values },
  });
  const [message] = sent;
  if (!message) throw new Error("no message was sent");
  return message;
}

test("an enquiry is sent to staff with the visitor's address as Reply-To", async () => {
  expect(await sendOne({ name: "Ratna" })).toMatchObject({
    from: { email: "web@contoh.example", name: "Arunika Web" },
    to: ["satu@contoh.example", "dua@contoh.example"],
    replyTo: "ratna@contoh.example",
    subject: "Pesan baru dari Ratna",
    headers: { "X-Enquiry-Id": "12" },
  });
});

test("Reply-To uses the ASCII form of an internationalized domain, or the agency's address if there is none", async () => {
  expect((await sendOne({ email: "ratna@contoh.рф" })).replyTo).toBe("ratna@contoh.xn--p1ai");
  expect((await sendOne({ email: "ratna@אa.contoh" })).replyTo).toBe("halo@arunikaweb.example");
});

test("the text contains every field, with the time in Jakarta", async () => {
  const { text } = await sendOne({ name: "Ratna" });
  expect(text).toBe(
    [
      "Nama: Ratna",
      "Email: ratna@contoh.example",
      "Nomor HP: 0812-5550-1203",
      "Jenis website: Toko Online",
      "Dikirim: 21 November 2026 pukul 10.04 WIB",
      "",
      enquiry.message,
      "",
      "Buka kontak ini: https://arunikaweb.example/admin/contact/12",
    ].join("\n"),
  );
});

test("what a visitor typed cannot become a header or markup", async () => {
  const { subject, html } = await sendOne();
  expect(subject).toBe("Pesan baru dari Ratna Bcc: korban@contoh.example <script>");
  expect(html).toContain("Halo &lt;img src=x onerror=&quot;alert(1)&quot;&gt;<br>&amp; sampai jumpa");
  expect(html).not.toMatch(/<script|<img/);
});

test("no channel is configured by default", () => {
  expect(createConfiguredChannels({}, () => new Date())).toEqual([]);
  const empty = { NOTIFY_WEBHOOK_URL: "", NOTIFY_EMAIL_TO: "", NOTIFY_EMAIL_FROM: "" };
  expect(createConfiguredChannels(empty, () => new Date())).toEqual([]);
});

test("an e-mail without its binding or its sender fails with a message", async () => {
  const [channel] = createConfiguredChannels({ NOTIFY_EMAIL_TO: "a@contoh.example" }, () => new Date());
  await expect(channel?.send({ type: "enquiry.created", enquiry })).rejects.toThrow(
    "NOTIFY_EMAIL_TO needs NOTIFY_EMAIL_FROM",
  );
});

test("no attack string runs in a reminder or a summary, or gets into their headers", async () => {
  const sent: Parameters<EmailSender["send"]>[0][] = [];
  const sender: EmailSender = { send: async (message) => void sent.push(message) };
  const channel = createEmailChannel({ sender, from: "situs@contoh.example", to: "staf@contoh.example" });
  for (const [name, html] of xssVectors) {
    const text = `${html}\r\nBcc: semua@jahat.example`;
    const staff = { id: 3, name: text };
    const step = { nextAction: text, nextActionAt: "2026-11-21T09:00:00.000Z" };
    const hostile = { ...enquiry, name: text, phoneNumber: text, websiteType: text, message: text };
    const about = { staff, enquiry: { ...hostile, id: 7 } };
    await channel.send({ type: "enquiry.reminder", reminderId: 1, ...about, ...step });
    const line = { id: 7, name: text, websiteType: text, adminUrl: `${site}/7` };
    const waiting = { ...line, waitingMinutes: 1, dueAt: step.nextActionAt };
    const lines = { overdue: [waiting], today: [waiting], steps: [{ ...line, ...step }] };
    const counts = { overdue: 1, today: 1, steps: 1, waiting: 1 };
    await channel.send({
      ...{ type: "enquiry.summary", reminderId: 2, staff, day: "2026-11-21", counts },
      ...lines,
    });
    for (const message of sent.splice(0)) {
      const found = await selectElements(message.html, "*");
      const attributes = found.flatMap(({ attributes }) => Object.entries(attributes));
      for (const attribute of attributes) {
        expect([name, attribute]).toEqual([
          name,
          [
            "href",
            expect.stringMatching(/^https:\/\/[^"]+\/admin\/contact(\/7|\?assignee=3&(amp;)?stage=open)$/),
          ],
        ]);
      }
      expect(attributes).toHaveLength(message.subject.startsWith("Pengingat") ? 1 : 4);
      expect(message.subject).not.toMatch(/[\r\n]/);
      expect(message.subject.length).toBeLessThan(300);
      expect(message.replyTo).toBe("halo@arunikaweb.example");
      expect(JSON.stringify(message.headers)).not.toContain("Bcc");
    }
  }
});

test("both channels are notified when both are configured", () => {
  const settings = {
    NOTIFY_WEBHOOK_URL: "https://hook.contoh.example",
    NOTIFY_EMAIL_TO: "satu@contoh.example",
    NOTIFY_EMAIL_FROM: "web@contoh.example",
    EMAIL: { send: async () => {} },
  };
  const channels = createConfiguredChannels(settings, () => new Date());
  expect(channels.map(({ name }) => name)).toEqual(["webhook", "email"]);
});
