import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { createWebhookChannel } from "./webhook-channel";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const at = new Date("2026-11-21T03:04:05.678Z");
const enquiry = {
  id: 12,
  name: 'Ratna "<b>"',
  email: "ratna@contoh.example",
  phoneNumber: null,
  websiteType: "blog",
  message: "Baris satu\nBaris dua 🌸",
  submittedAt: "2026-11-21T03:04:00.000Z",
};

const created = { type: "enquiry.created", enquiry } as const;

function webhook(
  answer: () => Response | Promise<Response>,
  settings: { url?: string; secret?: string } = {},
) {
  const calls: { url: string; init: RequestInit }[] = [];
  const fetcher = (async (url: URL, init: RequestInit) => {
    calls.push({ url: String(url), init });
    return answer();
  }) as unknown as typeof fetch;
  const url = settings.url ?? "https://hook.contoh.example/arunika?x=1";
  const channel = createWebhookChannel({ url, secret: settings.secret ?? secret, clock: () => at, fetcher });
  return { channel, calls };
}

test("an enquiry is posted as JSON and signed as in Standard Webhooks", async () => {
  const { channel, calls } = webhook(() => new Response(null, { status: 204 }));
  await channel.send(created);
  const [call] = calls;
  expect(call?.url).toBe("https://hook.contoh.example/arunika?x=1");
  expect(call?.init).toMatchObject({ method: "POST", redirect: "manual" });
  const body = String(call?.init.body);
  expect(JSON.parse(body)).toEqual({
    type: "enquiry.created",
    timestamp: "2026-11-21T03:04:05.678Z",
    data: { ...enquiry, adminUrl: "https://arunikaweb.example/admin/contact/12" },
  });
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key).update(`enquiry-12.1795230245.${body}`).digest("base64");
  expect(call?.init.headers).toEqual({
    "Content-Type": "application/json",
    "webhook-id": "enquiry-12",
    "webhook-timestamp": "1795230245",
    "webhook-signature": `v1,${signature}`,
  });
});

const staff = { id: 3, name: "Sari" };
const nextActionAt = "2026-11-21T03:00:00.000Z";

test.each([
  [staff, "https://arunikaweb.example/admin/contact?assignee=3&stage=open"],
  [null, "https://arunikaweb.example/admin/contact?assignee=none&stage=open"],
])("a summary is posted with the URL of its list: %o", async (person, adminUrl) => {
  const { channel, calls } = webhook(() => new Response(null, { status: 204 }));
  const line = {
    id: 12,
    name: "Ratna",
    websiteType: "blog",
    adminUrl: "https://arunikaweb.example/admin/contact/12",
  };
  const summary = {
    day: "2026-11-23",
    overdue: [{ ...line, waitingMinutes: 90, dueAt: nextActionAt }],
    today: [],
    steps: [{ ...line, nextAction: "Telepon", nextActionAt }],
    counts: { overdue: 1, today: 0, steps: 1, waiting: 1 },
  };
  await channel.send({ type: "enquiry.summary", reminderId: 8, staff: person, ...summary });
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
    type: "enquiry.summary",
    timestamp: "2026-11-21T03:04:05.678Z",
    data: { staff: person, ...summary, adminUrl },
  });
  expect(calls[0]?.init.headers).toMatchObject({ "webhook-id": "reminder-8" });
});

test.each([301, 400, 503])("a response of %s is a failure", async (status) => {
  const { channel } = webhook(
    () => new Response("isi", { status, headers: { Location: "https://a.example" } }),
  );
  await expect(channel.send(created)).rejects.toThrow(`the webhook answered ${status}`);
});

test("a receiver that cannot be reached is a failure", async () => {
  const { channel } = webhook(() => Promise.reject(new TypeError("fetch failed")));
  await expect(channel.send(created)).rejects.toThrow("the webhook failed TypeError");
});

test.each([
  "http://hook.contoh.example/",
  "hook.contoh.example",
  "https://pengguna:sandi@hook.contoh.example/",
  "https://localhost/",
  "https://1.168.192.in-addr.arpa/",
  "https://0x7f.1/",
  "https://10.0.0.8/",
  "https://169.254.169.254/latest/meta-data/",
  "https://8.8.8.8/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
])("nothing is sent to %s", async (url) => {
  const { channel, calls } = webhook(() => new Response(), { url });
  await expect(channel.send(created)).rejects.toThrow("NOTIFY_WEBHOOK_URL must");
  expect(calls).toEqual([]);
});

test.each(["", "rahasia", "whsec_c2hvcnQ="])(
  "nothing is sent unsigned or weakly signed: the secret '%s'",
  async (weak) => {
    const { channel, calls } = webhook(() => new Response(), { secret: weak });
    await expect(channel.send(created)).rejects.toThrow("NOTIFY_WEBHOOK_SECRET must");
    expect(calls).toEqual([]);
  },
);
