import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import { postValues } from "../../../tests/support/posts";
import { expectRefusal } from "../../../tests/support/refusal";
import { createContact, db, send, signIn } from "../../../tests/support/worker";
import { idempotencyKeys, users } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";
import { contactSubmissions, replyTemplates } from "../../db/schema/contact";
import { handleSchedule } from "../../schedule";

const key = "7f9c2ba4-e88f-4d2c-a8c6-0d5a3c1b2e44";
const post = postValues({ slug: "sekali-saja" });

/** A member of staff who sends everything with one key. */
async function createKeyed(idempotencyKey = key) {
  const { cookie, user } = await signIn();
  return {
    user,
    call: (path: string, json: unknown, init: Parameters<typeof send>[1] = {}) =>
      send(path, {
        method: "POST",
        json,
        headers: { Cookie: cookie, "Idempotency-Key": idempotencyKey },
        ...init,
      }),
  };
}

test("a call sent again with its key gets the stored answer and writes nothing", async () => {
  const { call } = await createKeyed();
  const first = await call("/api/blog", post);
  const again = await call("/api/blog", post);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.headers.get("Idempotency-Replayed")).toBe("true");
  expect(again.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(again.headers.get("Cache-Control")).toBe("no-store");
  expect(await again.text()).toBe(await first.text());
  expect(await db.$count(blogPosts)).toBe(1);
});

test("an answer without a body is replayed too", async () => {
  const { call } = await createKeyed();
  const { id } = await createContact();
  const remove = () => call(`/api/contact/${id}`, undefined, { method: "DELETE" });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
});

test("of eight calls at once with one key one writes, and the others wait or get its answer", async () => {
  const { call } = await createKeyed();
  const template = { channel: "whatsapp", name: "Salam", body: "Halo {nama}" };
  const before = await db.$count(replyTemplates);
  const calls = await Promise.all(Array.from({ length: 8 }, () => call("/api/reply-templates", template)));
  const statuses = calls.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(statuses).toContain(201);
  expect(await db.$count(replyTemplates)).toBe(before + 1);
});

test("while the first call runs the second is told to wait", async () => {
  const { call } = await createKeyed();
  let second: Response | undefined;
  const DB = meanwhile(/insert into "?blog_posts/i, async () => {
    second = await call("/api/blog", post);
  });
  expect((await call("/api/blog", post, { bindings: { DB } })).status).toBe(201);
  expect(second?.status).toBe(409);
  expect(second?.headers.get("Retry-After")).toBe("1");
  expect(await second?.json()).toMatchObject({
    message: "Permintaan yang sama masih diproses. Tunggu sebentar, lalu coba lagi.",
  });
});

test("a call whose time is over does not overwrite the key that the next one has taken", async () => {
  const { call } = await createKeyed();
  const taken = { bodyHash: "lain", expiresAt: new Date(Date.now() + 600_000) };
  const DB = meanwhile(/insert into "?blog_posts/i, async () => db.update(idempotencyKeys).set(taken));
  expect((await call("/api/blog", post, { bindings: { DB } })).status).toBe(201);
  expect(await db.select().from(idempotencyKeys)).toMatchObject([{ ...taken, status: null, answer: null }]);
});

test("the answer on an enquiry that was deleted meanwhile is not stored", async () => {
  const { call } = await createKeyed();
  const { id } = await createContact();
  const answered = /update "?idempotency_keys/i;
  const DB = meanwhile(answered, async () => db.delete(contactSubmissions));
  const init = { method: "PATCH", bindings: { DB } };
  expect((await call(`/api/contact/${id}`, { stage: "contacted", version: 1 }, init)).status).toBe(200);
  expect(await db.select().from(idempotencyKeys)).toMatchObject([{ status: null, answer: null }]);
});

test("the same key with another body is refused", async () => {
  const { call } = await createKeyed();
  await call("/api/blog", post);
  await expectRefusal(
    call("/api/blog", { ...post, slug: "yang-lain" }),
    422,
    "Kunci permintaan ini sudah dipakai untuk isi yang lain. Muat ulang halaman, lalu coba lagi.",
    { code: "idempotency_key_reused" },
  );
  expect(await db.$count(blogPosts)).toBe(1);
});

test("the key of another account, or of another call, is another key", async () => {
  const [one, two] = [await createKeyed(), await createKeyed()];
  expect((await one.call("/api/blog", post)).status).toBe(201);
  expect((await two.call("/api/blog", { ...post, slug: "yang-kedua" })).status).toBe(201);
  const template = { channel: "whatsapp", name: "Salam", body: "Halo {nama}" };
  expect((await one.call("/api/reply-templates", template)).status).toBe(201);
});

test("a refusal and a failure are not stored: the same key runs again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { call } = await createKeyed();
  expect((await call("/api/blog", { ...post, title: "" })).status).toBe(400);
  const DB = meanwhile(/insert into "?blog_posts/i, () => Promise.reject(new Error("D1 is away")));
  expect((await call("/api/blog", post, { bindings: { DB } })).status).toBe(500);
  expect((await call("/api/blog", post)).status).toBe(201);
});

test.each([
  ["after a day", { status: 201, answer: "{}" }],
  ["of a call that left no answer for three minutes", { status: null, answer: null }],
])("a key is free again %s, and the clock forgets it", async (_name, left) => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  const { call } = await createKeyed();
  await call("/api/blog", post);
  await db.update(idempotencyKeys).set({ ...left, expiresAt: new Date(Date.now() - 1) });
  expect((await call("/api/blog", { ...post, slug: "hari-berikutnya" })).status).toBe(201);
  await db.update(idempotencyKeys).set({ expiresAt: new Date(Date.now() - 1) });
  await handleSchedule({} as ScheduledController, env);
  expect(await db.$count(idempotencyKeys)).toBe(0);
});

test("nothing is stored of calls that carry passwords or answer secrets, and an endless key is refused", async () => {
  const { call } = await createKeyed();
  const currentPassword = "rahasia-sekali-1";
  for (const [path, json] of [
    ["/api/account/second-factor/prepare", { currentPassword }],
    ["/api/staff/invites", { currentPassword, name: "Sari", role: "writer" }],
  ] as const) {
    expect((await call(path, json)).ok).toBe(true);
  }
  expect(await db.$count(idempotencyKeys)).toBe(0);
  expect((await (await createKeyed("x".repeat(201))).call("/api/blog", post)).status).toBe(400);
});

test.each([
  ["/api/find", { q: "pengirim" }],
  ["/api/contact/search", { q: "pengirim" }],
  ["/api/blog/preview", { content: post.content }],
  ["/api/briefs/proposals", { count: 1 }],
])("nothing is stored of %s, which only reads", async (path, json) => {
  const { call, user } = await createKeyed();
  await createContact();
  expect((await call(path, json)).status).toBe(200);
  expect(await db.$count(idempotencyKeys)).toBe(0);
  await db.update(users).set({ role: "writer" }).where(eq(users.id, user.id));
  expect((await call(path, json)).headers.has("Idempotency-Replayed")).toBe(false);
});

test("a stored answer is for who may do it now", async () => {
  const { call, user } = await createKeyed();
  const { id, version } = await createContact();
  const change = () => call(`/api/contact/${id}`, { version, stage: "contacted" }, { method: "PATCH" });
  expect((await change()).status).toBe(200);
  await db.update(users).set({ role: "writer" }).where(eq(users.id, user.id));
  expect((await change()).status).toBe(403);
});

test("what was answered on an enquiry goes with it", async () => {
  const { call } = await createKeyed();
  const contact = await createContact();
  const { id } = contact;
  const patch = await call(
    `/api/contact/${id}`,
    { version: contact.version, stage: "contacted" },
    { method: "PATCH" },
  );
  expect(patch.status).toBe(200);
  expect(await db.$count(idempotencyKeys)).toBe(1);
  await call(`/api/contact/${id}`, undefined, { method: "DELETE" });
  const left = await db.select().from(idempotencyKeys);
  expect(left.map(({ answer }) => answer)).toEqual([null]);
});
