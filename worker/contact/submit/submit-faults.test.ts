import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { bindingsWith, failing, held } from "../../../tests/support/bindings";
import { crashAfter } from "../../../tests/support/crash";
import { deliverEnquiry, depsFor, recordingChannel, recordingQueue } from "../../../tests/support/enquiries";
import { db, send } from "../../../tests/support/worker";
import { app } from "../../app";
import { contactSubmissions } from "../../db/schema/contact";
import { requeueLostNotifications } from "../notify/notification-queue.service";
import { submitContact } from "./submit.service";

const enquiry = {
  name: "Ratna Wulandari",
  email: "ratna@contoh.example",
  message: "Saya ingin membuat toko online.",
};
const sentence = "Terjadi kesalahan pada server, silakan coba lagi.";

afterEach(() => {
  vi.useRealTimers();
});

function postTo(bindings: Env, json: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return Promise.resolve(
    app.request("/api/contact", { method: "POST", headers, body: JSON.stringify(json) }, bindings),
  );
}

function postFormTo(bindings: Env, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields);
  return Promise.resolve(app.request("/api/contact", { method: "POST", body }, bindings));
}

test("without the database a visitor is told so, and the next try is stored", async () => {
  const json = { ...enquiry, idempotencyKey: crypto.randomUUID() };
  const response = await postTo(bindingsWith({ DB: crashAfter(env.DB, 0) }), json);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: "internal", message: sentence });
  expect((await send("/api/contact", { method: "POST", json })).status).toBe(201);
  expect(await db.$count(contactSubmissions)).toBe(1);
});

test("without the database a visitor without the script gets the form back with what was typed", async () => {
  const response = await postFormTo(bindingsWith({ DB: crashAfter(env.DB, 0) }), enquiry);
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain(sentence);
  expect(html).toContain(enquiry.message);
});

test("an enquiry whose answer was lost is stored once, however often it is sent again", async () => {
  const json = { ...enquiry, idempotencyKey: crypto.randomUUID() };
  const response = await postTo(bindingsWith({ DB: crashAfter(env.DB, 1) }), json);
  expect(response.status).toBe(500);
  expect(await db.$count(contactSubmissions)).toBe(1);
  expect((await send("/api/contact", { method: "POST", json })).status).toBe(201);
  expect((await send("/api/contact", { method: "POST", json })).status).toBe(201);
  expect(await db.$count(contactSubmissions)).toBe(1);
});

test("a plain form whose answer was lost is stored once when it is sent again", async () => {
  await postFormTo(bindingsWith({ DB: crashAfter(env.DB, 1) }), enquiry);
  expect((await postFormTo(bindingsWith({}), enquiry)).status).toBe(303);
  expect(await db.$count(contactSubmissions)).toBe(1);
});

test("a rate limiter that is slow keeps an enquiry waiting and loses nothing", async () => {
  const [limiter, release] = held(env.CONTACT_LIMITER);
  const waiting = postTo(bindingsWith({ CONTACT_LIMITER: limiter }), enquiry);
  release();
  expect((await waiting).status).toBe(201);
  expect(await db.$count(contactSubmissions)).toBe(1);
});

test("without the rate limiter nothing is let through, and the visitor is told to try again", async () => {
  const response = await postTo(bindingsWith({ CONTACT_LIMITER: failing<RateLimit>() }), enquiry);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ message: sentence });
});

test.each([
  ["the store of sessions", { KV: failing<KVNamespace>() }],
  ["the files of the site", { ASSETS: failing<Fetcher>() }],
  ["the queues", { ENQUIRY_QUEUE: failing<Queue>(), GENERATION_QUEUE: failing<Queue>() }],
])("an enquiry is stored without %s", async (_name, broken) => {
  expect((await postTo(bindingsWith(broken), enquiry)).status).toBe(201);
  expect((await postFormTo(bindingsWith(broken), { ...enquiry, name: "Lain" })).status).toBe(303);
  expect(await db.$count(contactSubmissions)).toBe(2);
});

test("an enquiry is announced to the queue once it is stored, and a suspected one is not", async () => {
  const { queue, sent } = recordingQueue();
  const deps = depsFor({ enquiryQueue: queue, notificationChannels: [recordingChannel()] });
  const contactId = await submitContact(deps, { ...enquiry, idempotencyKey: "a" });
  await submitContact(deps, { ...enquiry, idempotencyKey: "a" });
  await submitContact(deps, { ...enquiry, homepage: "x" });
  expect(sent).toEqual([{ contactId }]);
});

test("without a channel nothing is announced", async () => {
  const { queue, sent } = recordingQueue();
  await submitContact(depsFor({ enquiryQueue: queue }), enquiry);
  expect(sent).toEqual([]);
  expect(await db.select().from(contactSubmissions)).toMatchObject([{ notification: "none" }]);
});

test("an enquiry that the queue did not take is stored, announced by the clock, and told", async () => {
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
  expect(await requeueLostNotifications(at(15))).toBe(0);
  expect(await requeueLostNotifications(at(25))).toBe(1);
  expect(await requeueLostNotifications(at(30))).toBe(0);
  expect(sent).toEqual([{ contactId }]);
  expect(await deliverEnquiry(at(26), sent[0])).toBe("ack");
  expect(await requeueLostNotifications(at(60))).toBe(0);
  expect(channel.told).toHaveLength(1);
});

test("a queue that never answers keeps nobody waiting for more than three seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const send = () => {
    resolve();
    return new Promise(() => {});
  };
  const enquiryQueue = { send } as unknown as Queue<{ contactId: number }>;
  const submitted = submitContact(
    depsFor({ enquiryQueue, notificationChannels: [recordingChannel()] }),
    enquiry,
  );
  await asked;
  await vi.advanceTimersByTimeAsync(3000);
  expect(await submitted).toBeGreaterThan(0);
  expect(await db.select().from(contactSubmissions)).toMatchObject([{ notification: "pending" }]);
});
