import list from "big-list-of-naughty-strings/blns.json?raw";
import { expect, test } from "vitest";
import { xssVectors } from "../../../tests/e2e/xss-vectors";
import { selectElements } from "../../../tests/support/html";
import { createConfiguredMailer, createMailer, type EmailSender, type Mail } from "./email-channel";

type Sent = Parameters<EmailSender["send"]>[0];

const mail: Mail = {
  to: "ratna@contoh.example",
  staffName: "Sari",
  subject: "Pertanyaan Anda",
  text: "Halo Ratna,\n\nTerima kasih.\r\nSalam,\nSari",
};

async function sendOne(values: Partial<Mail> = {}): Promise<Sent> {
  const sent: Sent[] = [];
  const sender: EmailSender = { send: async (message) => void sent.push(message) };
  await createMailer(sender, "web@contoh.example").send({ ...mail, ...values });
  const [message] = sent;
  if (!message) throw new Error("no e-mail was sent");
  return message;
}

test("an e-mail names the staff member and the agency, and its Reply-To is the agency", async () => {
  expect(await sendOne()).toEqual({
    from: { email: "web@contoh.example", name: "Sari dari Arunika Web" },
    to: ["ratna@contoh.example"],
    replyTo: "halo@arunikaweb.example",
    subject: "Pertanyaan Anda",
    text: mail.text,
    html: "<p>Halo Ratna,</p><p>Terima kasih.<br>Salam,<br>Sari</p>",
    headers: {},
  });
});

test("an internationalized domain is written in its ASCII form", async () => {
  expect((await sendOne({ to: "ratna@contoh.рф" })).to).toEqual(["ratna@contoh.xn--p1ai"]);
  await expect(sendOne({ to: "ratna@אa.contoh" })).rejects.toThrow("the address has no ASCII form");
});

test.each([
  ["Sari\r\nBcc: semua@jahat.example", "Sari Bcc semua jahat.example dari Arunika Web"],
  ['"Bank" <teller@bank.example>', "Bank teller bank.example dari Arunika Web"],
  ["Sari\u202egnp.exe\u200b", "Sarignp.exe dari Arunika Web"],
  ["S".repeat(100), `${"S".repeat(60)} dari Arunika Web`],
  [" \u0000\n ", "Arunika Web"],
])("the sender's name %j becomes %s", async (staffName, name) => {
  expect((await sendOne({ staffName })).from).toEqual({ email: "web@contoh.example", name });
});

test("typed text never gets into a header", async () => {
  const naughty = [...(JSON.parse(list) as string[]), ...xssVectors.map(([, html]) => html)];
  for (const typed of naughty) {
    const text = `${typed}\r\nBcc: semua@jahat.example\u2028X: 1`;
    const message = await sendOne({ staffName: text, subject: text, text });
    expect([typed, message.to, message.headers]).toEqual([typed, [mail.to], {}]);
    for (const header of [message.subject, message.from.name]) {
      expect([typed, /[\p{Cc}\p{Zl}\p{Zp}]/u.test(header)]).toEqual([typed, false]);
    }
    expect(message.from.name).not.toMatch(/["<>@:;,\\]/);
    expect(message.text).toBe(text);
  }
});

test("markup in an e-mail's text is escaped", async () => {
  for (const [name, html] of xssVectors) {
    const message = await sendOne({ text: html });
    const elements = await selectElements(message.html, "*");
    expect([name, elements.filter(({ attributes }) => Object.keys(attributes).length > 0)]).toEqual([
      name,
      [],
    ]);
    expect([name, await selectElements(message.html, ":not(p):not(br)")]).toEqual([name, []]);
  }
});

test("no e-mail is sent without a sender address and a binding", () => {
  const EMAIL: EmailSender = { send: async () => {} };
  expect(createConfiguredMailer({})).toBeNull();
  expect(createConfiguredMailer({ EMAIL, NOTIFY_EMAIL_FROM: "" })).toBeNull();
  expect(createConfiguredMailer({ NOTIFY_EMAIL_FROM: "web@contoh.example" })).toBeNull();
  expect(createConfiguredMailer({ EMAIL, NOTIFY_EMAIL_FROM: "web@contoh.example" })).not.toBeNull();
});
