import { expect, test } from "vitest";
import { createConfiguredChannels } from "../../deps";
import { createEmailChannel } from "./email-channel";
import type { EmailSender } from "./mailer";

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

test("an enquiry reaches staff, and their answer reaches the visitor", async () => {
  expect(await sendOne({ name: "Ratna" })).toMatchObject({
    from: { email: "web@contoh.example", name: "Arunika Web" },
    to: ["satu@contoh.example", "dua@contoh.example"],
    replyTo: "ratna@contoh.example",
    subject: "Pesan baru dari Ratna",
    headers: { "X-Enquiry-Id": "12" },
  });
});

test("an answer to a domain of another script goes to its ASCII form, and to the agency where it has none", async () => {
  expect((await sendOne({ email: "ratna@contoh.рф" })).replyTo).toBe("ratna@contoh.xn--p1ai");
  expect((await sendOne({ email: "ratna@אa.contoh" })).replyTo).toBe("halo@arunikaweb.example");
});

test("the text names everything, with the time in Jakarta", async () => {
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

test("nothing is told by default", () => {
  expect(createConfiguredChannels({}, () => new Date())).toEqual([]);
  const empty = { NOTIFY_WEBHOOK_URL: "", NOTIFY_EMAIL_TO: "", NOTIFY_EMAIL_FROM: "" };
  expect(createConfiguredChannels(empty, () => new Date())).toEqual([]);
});

test("both channels are told when both are configured", () => {
  const settings = {
    NOTIFY_WEBHOOK_URL: "https://hook.contoh.example",
    NOTIFY_EMAIL_TO: "satu@contoh.example",
    NOTIFY_EMAIL_FROM: "web@contoh.example",
    EMAIL: { send: async () => {} },
  };
  const channels = createConfiguredChannels(settings, () => new Date());
  expect(channels.map(({ name }) => name)).toEqual(["webhook", "email"]);
});

test("e-mail without its binding or its sender fails and says so", async () => {
  const [channel] = createConfiguredChannels({ NOTIFY_EMAIL_TO: "a@contoh.example" }, () => new Date());
  await expect(channel?.send({ type: "enquiry.created", enquiry })).rejects.toThrow(
    "NOTIFY_EMAIL_TO needs NOTIFY_EMAIL_FROM",
  );
});
