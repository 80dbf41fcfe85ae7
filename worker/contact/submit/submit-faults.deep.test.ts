import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { bindingsWith, failing, held } from "../../../tests/support/bindings";
import { crashAfter } from "../../../tests/support/crash";
import { depsFor, recordingChannel } from "../../../tests/support/enquiries";
import { db, send } from "../../../tests/support/worker";
import { app } from "../../app";
import { contactSubmissions } from "../../db/schema/contact";
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

test.each([
  ["the store of sessions", { KV: failing<KVNamespace>() }],
  ["the files of the site", { ASSETS: failing<Fetcher>() }],
  ["the queues", { ENQUIRY_QUEUE: failing<Queue>(), GENERATION_QUEUE: failing<Queue>() }],
])("an enquiry is stored without %s", async (_name, broken) => {
  expect((await postTo(bindingsWith(broken), enquiry)).status).toBe(201);
  expect((await postFormTo(bindingsWith(broken), { ...enquiry, name: "Lain" })).status).toBe(303);
  expect(await db.$count(contactSubmissions)).toBe(2);
});

test("a queue that never answers keeps nobody waiting for more than three seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const send = () => {
    resolve();
    return new Promise(() => {});
  };
  const enquiryQueue = { sendBatch: send } as unknown as Queue;
  const submitted = submitContact(
    depsFor({ enquiryQueue, notificationChannels: [recordingChannel()] }),
    enquiry,
  );
  await asked;
  await vi.advanceTimersByTimeAsync(3000);
  expect(await submitted).toBeGreaterThan(0);
  expect(await db.select().from(contactSubmissions)).toMatchObject([{ notification: "pending" }]);
});
