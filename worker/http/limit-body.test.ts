import { expect, test, vi } from "vitest";
import { afterTimers } from "../../tests/support/faults";
import { readTexts } from "../../tests/support/html";
import { toIso } from "../../tests/support/posts";
import { expectRefusal } from "../../tests/support/refusal";
import { createPost, db, send, signIn } from "../../tests/support/worker";
import * as reading from "../blog/reading/reading.service";
import * as search from "../blog/search/search.service";
import { previewLinks } from "../db/schema/blog";
import { contactSubmissions } from "../db/schema/contact";
import { takeDayShare } from "../limits";

const chunkBytes = 16 * 1024;
const kilobyte = 1024;
const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=batas";
const json = "application/json";

/** A body of unknown length that goes on for `bytes`, and how much of it was asked for. */
function endless(bytes: number) {
  const chunk = new TextEncoder().encode("a".repeat(chunkBytes));
  let read = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read >= bytes) return controller.close();
        read += chunkBytes;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, read: () => read };
}

/** A body of which one byte comes every two seconds, without end, whether it was asked for, and whether anybody still waits for it. */
function dripping() {
  let isAsked = false;
  let isLeft = false;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      isAsked = true;
      await new Promise((done) => setTimeout(done, 2000));
      if (!isLeft) controller.enqueue(new TextEncoder().encode("a"));
    },
    cancel() {
      isLeft = true;
    },
  });
  return { stream, isAsked: () => isAsked, isLeft: () => isLeft };
}

/** Calls that take a body, one of each reader of bodies, how many kilobytes they read, and how many seconds. */
const calls = [
  ["POST", "/api/contact", 64, 20],
  ["DELETE", "/api/contact/1", 64, 20],
  ["POST", "/api/auth/login", 64, 20],
  ["PUT", "/api/account/password", 64, 20],
  ["POST", "/api/blog", 2048, 60],
  ["PUT", "/api/site-content/pending", 512, 30],
  ["POST", "/api/blog/update-formats", 64, 20],
] as const;

const lengths: [name: string, headers: Record<string, string>][] = [
  ["without a length", {}],
  ["with a length that lies", { "Content-Length": "5" }],
];

test.each(lengths)(
  "a body without end %s is read up to the limit of its call and refused",
  async (_name, length) => {
    const { cookie } = await signIn();
    for (const [method, path, limit] of calls) {
      for (const type of [json, form, multipart]) {
        const { stream, read } = endless(60 * kilobyte * kilobyte);
        const headers = { "Content-Type": type, Cookie: cookie, ...length };
        const response = await send(path, { method, body: stream, headers });
        expect([path, type, response.status]).toEqual([path, type, 413]);
        expect(read()).toBeLessThanOrEqual(limit * kilobyte + chunkBytes);
        const answer = await response.text();
        expect(answer.length).toBeLessThan(100_000);
        if (limit === 64) expect(answer).toContain("(maksimal 64 KB)");
      }
    }
  },
);

test("a body whose Content-Length is too long is not read at all", async () => {
  const { stream, read } = endless(60 * kilobyte * kilobyte);
  const headers = { "Content-Type": form, "Content-Length": String(60 * kilobyte * kilobyte) };
  expect((await send("/api/contact", { method: "POST", body: stream, headers })).status).toBe(413);
  expect(read()).toBe(0);
});

test.each([json, form, multipart])("a cross-site body is not read: %s", async (type) => {
  for (const [method, path] of calls) {
    const { stream, read } = endless(60 * kilobyte * kilobyte);
    const headers = { "Content-Type": type, "Sec-Fetch-Site": "cross-site" };
    const response = await send(path, { method, body: stream, headers });
    expect([path, response.status, read()]).toEqual([path, 403, 0]);
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(100_000);
  }
});

test.each([
  ["POST", "/api/blog"],
  ["POST", "/api/blog/preview"],
  ["PUT", "/api/blog/1"],
  ["PUT", "/api/site-content/pending"],
  ["POST", "/api/media"],
])("nothing is read of a large body for %s %s without a session", async (method, path) => {
  const { stream, read } = endless(kilobyte * kilobyte);
  const response = await send(path, { method, body: stream, headers: { "Content-Type": json } });
  expect([response.status, read()]).toEqual([401, 0]);
});

test("an account that has stored a gigabyte or 1,000 pictures in a day is refused until the next one", async () => {
  const { cookie, user } = await signIn();
  takeDayShare("bytes", `${user.id}`, Number.POSITIVE_INFINITY, new Date(), 1_000_000_000);
  const headers = { Cookie: cookie };
  const saved = await send("/api/blog", { method: "POST", json: { title: "Judul" }, headers });
  await expectRefusal(saved, 429, "Anda sudah menyimpan 1 GB hari ini. Coba lagi besok.");
  const post = await createPost({ authorId: user.id });
  const shared = await send(`/api/blog/${post.id}/preview-links`, { method: "POST", headers });
  expect([shared.status, await db.select().from(previewLinks)]).toEqual([429, []]);
  const upload = () => send("/api/media", { method: "POST", body: new FormData(), headers });
  // R2 holds the pictures, which is not limited to 10 GB.
  expect((await upload()).status).toBe(400);
  takeDayShare("bytes", "", 1, new Date(0));
  takeDayShare("uploads", `${user.id}`, 1000, new Date(), 1000);
  await expectRefusal(await upload(), 429, "Anda sudah mengunggah 1.000 gambar hari ini. Coba lagi besok.");
  takeDayShare("uploads", "", 1, new Date(0));
});

test("a fifth body of 2 MB of one account waits and is refused, and those of others are read", async () => {
  const [own, other] = [await signIn(), await signIn()];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const call = (cookie: string, body: ReadableStream<Uint8Array>) =>
    send("/api/blog", { method: "POST", body, headers: { "Content-Type": json, Cookie: cookie } });
  const held = Array.from({ length: 4 }, dripping);
  const answers = held.map(({ stream }) => call(own.cookie, stream));
  await vi.waitUntil(() => held.every(({ isAsked }) => isAsked()));
  const { stream, read } = endless(kilobyte);
  const refused = await afterTimers(call(own.cookie, stream));
  expect([refused.status, refused.headers.get("Retry-After"), read()]).toEqual([503, "10", 0]);
  expect((await call(other.cookie, endless(kilobyte).stream)).status).toBe(400);
  await afterTimers(Promise.all(answers));
});

test("the bodies of one network at once are limited, and one that stops is given up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const call = (network: string, body: ReadableStream<Uint8Array>) =>
    send("/api/contact", {
      method: "POST",
      body,
      headers: { "Content-Type": json, "CF-Connecting-IP": network },
    });
  const stopped = () => new ReadableStream<Uint8Array>({ start: (body) => body.enqueue(new Uint8Array(1)) });
  const held = Array.from({ length: 32 }, () => call("192.0.2.1", stopped()));
  const { stream, read } = endless(kilobyte);
  const waiting = call("192.0.2.1", stream);
  expect((await call("192.0.2.2", endless(kilobyte).stream)).status).toBe(400);
  expect(read()).toBe(0);
  expect((await afterTimers(Promise.all(held))).map(({ status }) => status)).toEqual(held.map(() => 408));
  expect((await afterTimers(waiting)).status).toBe(400);
});

test.each([
  ["lists", "/api/blog?page=1", () => vi.spyOn(reading, "listPublished")],
  ["searches", "/api/blog/search?q=a", () => vi.spyOn(search, "searchPosts")],
])(
  "%s of visitors are made one at a time with pauses, of each network in turn, and those of staff beside them",
  async (_name, path, spy) => {
    const { cookie } = await signIn();
    let [most, made, ended] = [0, 0, 0];
    const pauses: number[] = [];
    spy().mockImplementation(async () => {
      pauses.push(Date.now() - ended);
      most = Math.max(most, ++made);
      await scheduler.wait(20);
      made -= 1;
      ended = Date.now();
      return { posts: [], total: 0, next: null, hits: [], latest: [], categories: [] };
    });
    const order: number[] = [];
    const asked = [1, 1, 1, 2].map(async (network, index) => {
      const { status } = await send(path + index, {
        headers: { "CF-Connecting-IP": `192.0.2.${network}` },
      });
      order.push(index);
      return status;
    });
    const staff = await send("/api/blog?view=staff", { headers: { Cookie: cookie } });
    expect([staff.status, most]).toEqual([200, 1]);
    expect(await Promise.all(asked)).toEqual([200, 200, 200, 200]);
    expect([most, order]).toEqual([1, [0, 3, 1, 2]]);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(20);
  },
);

test("a list that finds no place in time is refused, and not answered with what was withdrawn", async () => {
  const { id, updatedAt } = await createPost();
  expect((await send("/api/blog?page=1")).status).toBe(200);
  const { call } = await signIn("editor");
  await call(`/api/blog/${id}/unpublish`, "POST", { version: toIso(updatedAt) });
  const { promise, resolve } = Promise.withResolvers<void>();
  const found = { hits: [], latest: [], categories: [], total: 0 };
  const making = vi.spyOn(search, "searchPosts").mockImplementation(() => promise.then(() => found));
  const held = send("/api/blog/search?q=a");
  await vi.waitUntil(() => making.mock.calls.length > 0);
  const busy = "Server sedang melayani pengunjung lain. Tunggu sebentar, lalu coba lagi.";
  await expectRefusal(send("/api/blog?page=1", { headers: { "CF-Connecting-IP": "192.0.2.9" } }), 503, busy);
  resolve();
  expect((await held).status).toBe(200);
});

test("a form of the largest size that is allowed comes back with what was typed", async () => {
  const message = "a".repeat(60 * kilobyte);
  const body = new Response(new URLSearchParams({ name: "Ratna", message })).body;
  const response = await send("/api/contact", { method: "POST", body, headers: { "Content-Type": form } });
  expect(response.status).toBe(400);
  expect(await readTexts(await response.text(), 'textarea[name="message"]')).toEqual([message]);
  expect(await db.$count(contactSubmissions)).toBe(0);
});

const tooSlow = (seconds: number) => `Data tidak selesai terkirim dalam ${seconds} detik, silakan coba lagi.`;

test("a body that arrives too slowly is cut off after the time limit of its call", async () => {
  const { cookie } = await signIn();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const [method, path, , seconds] of calls) {
    for (const type of path === "/api/contact" ? [json] : [json, form]) {
      const { stream, isLeft } = dripping();
      const headers = { "Content-Type": type, Cookie: cookie };
      const response = await afterTimers(send(path, { method, body: stream, headers }));
      expect([path, response.status, isLeft()]).toEqual([path, 408, true]);
      expect(await response.json()).toEqual({
        code: "request_timeout",
        message: tooSlow(seconds),
        requestId: expect.any(String),
      });
    }
  }
});

test.each([form, multipart])(
  "a plain form that arrives too slowly gets an empty form page: %s",
  async (type) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { stream, isLeft } = dripping();
    const headers = { "Content-Type": type };
    const response = await afterTimers(send("/api/contact", { method: "POST", body: stream, headers }));
    expect([response.status, response.headers.get("Cache-Control"), isLeft()]).toEqual([
      408,
      "no-store",
      true,
    ]);
    const html = await response.text();
    expect(await readTexts(html, '#contact-form > [role="alert"]')).toEqual([
      `Gagal Mengirim Form: ${tooSlow(20)}`,
    ]);
    expect(await readTexts(html, 'textarea[name="message"]')).toEqual([""]);
  },
);

test("a body that comes slowly and in time is taken", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const enquiry = { name: "Ratna", email: "ratna@contoh.example", message: "Saya ingin toko online." };
  const parts = JSON.stringify(enquiry).match(/.{1,12}/g) ?? [];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((done) => setTimeout(done, 2000));
      const part = parts.shift();
      if (part) controller.enqueue(new TextEncoder().encode(part));
      else controller.close();
    },
  });
  const headers = { "Content-Type": json };
  expect((await afterTimers(send("/api/contact", { method: "POST", body, headers }))).status).toBe(201);
});
