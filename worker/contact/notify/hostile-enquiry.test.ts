import { expect, test } from "vitest";
import { xssVectors } from "../../../tests/e2e/xss-vectors";
import { selectElements } from "../../../tests/support/html";
import { createEmailChannel } from "./email-channel";
import type { EmailSender } from "./mailer";
import { createWebhookChannel } from "./webhook-channel";

const secret = `whsec_${btoa("rahasia-untuk-menandatangani-32b")}`;

function enquiryOf(text: string) {
  return {
    id: 7,
    name: text,
    email: "pengirim@contoh.example",
    phoneNumber: text,
    websiteType: text,
    message: `${text}\n${text}`,
    submittedAt: "2026-11-21T09:00:00.000Z",
  };
}

test("no vector of an enquiry comes to life in the message to staff, or gets into its headers", async () => {
  const sent: Parameters<EmailSender["send"]>[0][] = [];
  const sender: EmailSender = { send: async (message) => void sent.push(message) };
  const channel = createEmailChannel({ sender, from: "situs@contoh.example", to: "staf@contoh.example" });
  for (const [name, html] of xssVectors) {
    await channel.send({
      type: "enquiry.created",
      enquiry: enquiryOf(`${html}\r\nBcc: semua@jahat.example`),
    });
    const message = sent.at(-1);
    const found = await selectElements(message?.html ?? "", "*");
    expect([name, found.flatMap(({ attributes }) => Object.entries(attributes))]).toEqual([
      name,
      [["href", expect.stringMatching(/^https:\/\/[^"]+\/admin\/contact\/7$/)]],
    ]);
    expect(message?.subject).not.toMatch(/[\r\n]/);
    expect(Object.keys(message?.headers ?? {})).toEqual(["X-Enquiry-Id"]);
    expect(message?.text).toContain(html);
  }
  expect(sent).toHaveLength(xssVectors.length);
});

test("no vector comes to life in a reminder or a summary, or gets into their headers", async () => {
  const sent: Parameters<EmailSender["send"]>[0][] = [];
  const sender: EmailSender = { send: async (message) => void sent.push(message) };
  const channel = createEmailChannel({ sender, from: "situs@contoh.example", to: "staf@contoh.example" });
  for (const [name, html] of xssVectors) {
    const text = `${html}\r\nBcc: semua@jahat.example`;
    const staff = { id: 3, name: text };
    const step = { nextAction: text, nextActionAt: "2026-11-21T09:00:00.000Z" };
    await channel.send({ type: "enquiry.reminder", reminderId: 1, staff, enquiry: enquiryOf(text), ...step });
    const line = { id: 7, name: text, websiteType: text, adminUrl: "https://situs.example/admin/contact/7" };
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

test("a webhook tells each vector letter by letter", async () => {
  const bodies: string[] = [];
  const fetcher: typeof fetch = async (_address, init) => {
    bodies.push(String(init?.body));
    return new Response();
  };
  const url = "https://kait.example/pesan";
  const channel = createWebhookChannel({ url, secret, clock: () => new Date(), fetcher });
  for (const [, html] of xssVectors) {
    await channel.send({ type: "enquiry.created", enquiry: enquiryOf(html) });
    expect(JSON.parse(bodies.at(-1) ?? "")).toMatchObject({ data: enquiryOf(html) });
  }
  expect(bodies).toHaveLength(xssVectors.length);
});
