import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { bindingsWith, failing } from "../../../tests/support/bindings";
import { crashAfter } from "../../../tests/support/crash";
import { recordingQueue } from "../../../tests/support/deliveries";
import { deliverEnquiry, depsFor, enquiry, recordingChannel } from "../../../tests/support/enquiries";
import { expectRefusal } from "../../../tests/support/refusal";
import { createContact, db, send } from "../../../tests/support/worker";
import { contactSubmissions } from "../../db/schema/contact";
import { requeueStaleJobs } from "../../jobs/job.service";
import { submitContact } from "./submit.service";

async function sendJson(values: Record<string, unknown>) {
  const response = await send("/api/contact", { method: "POST", json: { ...enquiry, ...values } });
  expect(response.status).toBe(201);
  return (await response.json<{ id: number }>()).id;
}

async function sendForm(values: Record<string, string> = {}) {
  const body = new URLSearchParams({ ...enquiry, ...values });
  expect((await send("/api/contact", { method: "POST", body })).status).toBe(303);
}

test("an enquiry sent again with its key answers 201 with the same id and is stored once", async () => {
  const idempotencyKey = crypto.randomUUID();
  const first = await sendJson({ idempotencyKey });
  await createContact();
  expect(await sendJson({ idempotencyKey })).toBe(first);
  expect(await db.$count(contactSubmissions)).toBe(2);
});

test("ten concurrent requests with one key store one enquiry", async () => {
  const idempotencyKey = crypto.randomUUID();
  const ids = await Promise.all(Array.from({ length: 10 }, () => sendJson({ idempotencyKey })));
  expect(new Set(ids).size).toBe(1);
  expect(await db.$count(contactSubmissions)).toBe(1);
});

test("a second request with the same key and changed content is stored", async () => {
  const idempotencyKey = crypto.randomUUID();
  const first = await sendJson({ idempotencyKey });
  const second = await sendJson({ idempotencyKey, message: "Saya ingin membuat toko online dan blog." });
  expect(second).not.toBe(first);
  expect(await db.$count(contactSubmissions)).toBe(2);
});

test("two visitors with the same key are both stored", async () => {
  const idempotencyKey = "1";
  await sendJson({ idempotencyKey });
  await sendJson({ idempotencyKey, name: "Orang Lain", email: "lain@contoh.example" });
  expect(await db.$count(contactSubmissions)).toBe(2);
});

test("without JavaScript a double click stores one enquiry, also concurrently", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await Promise.all([sendForm(), sendForm(), sendForm()]);
  await sendForm();
  expect(await db.$count(contactSubmissions)).toBe(1);
  vi.setSystemTime(Date.now() + 61_000);
  await sendForm();
  expect(await db.$count(contactSubmissions)).toBe(2);
});

test("without JavaScript other content is another enquiry", async () => {
  await sendForm();
  await sendForm({ phoneNumber: "0812-5550-1203" });
  expect(await db.$count(contactSubmissions)).toBe(2);
});

const sentence = "Terjadi kesalahan pada server, silakan coba lagi.";

const postTo = (bindings: Env, json: unknown) => send("/api/contact", { method: "POST", json, bindings });

test("an enquiry whose response was lost is stored once, however often it is sent again", async () => {
  const json = { ...enquiry, idempotencyKey: crypto.randomUUID() };
  expect((await postTo(bindingsWith({ DB: crashAfter(env.DB, 1) }), json)).status).toBe(500);
  expect(await db.$count(contactSubmissions)).toBe(1);
  expect((await send("/api/contact", { method: "POST", json })).status).toBe(201);
  expect((await send("/api/contact", { method: "POST", json })).status).toBe(201);
  expect(await db.$count(contactSubmissions)).toBe(1);
});

test("without the rate limiter requests are refused, and the visitor is asked to try again", async () => {
  const response = await postTo(bindingsWith({ CONTACT_LIMITER: failing<RateLimit>() }), enquiry);
  await expectRefusal(response, 500, sentence);
});

test("an enquiry is enqueued once it is stored, and a suspected one is not", async () => {
  const { queue, sent } = recordingQueue();
  const deps = depsFor({ enquiryQueue: queue, notificationChannels: [recordingChannel()] });
  const contactId = await submitContact(deps, { ...enquiry, idempotencyKey: "a" });
  await submitContact(deps, { ...enquiry, idempotencyKey: "a" });
  await submitContact(deps, { ...enquiry, homepage: "x" });
  expect(sent).toEqual([{ kind: "enquiry", subject: String(contactId) }]);
});

test("without a channel nothing is enqueued", async () => {
  const { queue, sent } = recordingQueue();
  await submitContact(depsFor({ enquiryQueue: queue }), enquiry);
  expect(sent).toEqual([]);
  expect(await db.select().from(contactSubmissions)).toMatchObject([{ notification: "none" }]);
});

test("an enquiry that the queue refused is stored and announced by the scheduled run", async () => {
  const channel = recordingChannel();
  const broken = depsFor({ enquiryQueue: failing(), notificationChannels: [channel] });
  const contactId = await submitContact(broken, enquiry);
  const { queue, sent } = recordingQueue();
  const now = Date.now();
  const at = (minutes: number) =>
    depsFor({
      enquiryQueue: queue,
      notificationChannels: [channel],
      clock: () => new Date(now + minutes * 60_000),
    });
  expect(await requeueStaleJobs(at(15))).toBe(0);
  expect(await requeueStaleJobs(at(25))).toBe(1);
  expect(await requeueStaleJobs(at(30))).toBe(0);
  expect(sent).toEqual([{ kind: "enquiry", subject: String(contactId) }]);
  expect(await deliverEnquiry(at(26), sent[0])).toBe("ack");
  expect(await requeueStaleJobs(at(60))).toBe(0);
  expect(channel.told).toHaveLength(1);
});
