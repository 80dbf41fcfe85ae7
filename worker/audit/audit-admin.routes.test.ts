import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { readAudit } from "../../tests/support/audit";
import { depsFor } from "../../tests/support/enquiries";
import { createdBy, postValues } from "../../tests/support/posts";
import { expectRefusal } from "../../tests/support/refusal";
import { createContact, createUser, db, logIn, send, signIn } from "../../tests/support/worker";
import type { AuditEvent } from "../contract/audit";
import { addDays, toDay } from "../contract/jakarta";
import { auditEvents } from "../db/schema/auth";
import { blogPosts } from "../db/schema/blog";
import { handleSchedule } from "../schedule";
import { deleteExpiredEvents } from "./audit-log";

async function staff(values: Parameters<typeof signIn>[1] = {}) {
  const { user, call } = await signIn("owner", values);
  const events = async (query = "") => {
    const response = await call(`/api/audit${query}`, "GET");
    return { response, events: await response.json<AuditEvent[]>() };
  };
  return { user, call, events };
}

test("staff actions on posts and enquiries are recorded, newest first", async () => {
  const { user, call, events } = await staff({ username: "rina" });
  const post = await createdBy(call, { title: "Judul pertama" });
  await call(`/api/blog/${post.id}`, "PUT", postValues({ title: "Judul kedua" }));
  const contact = await createContact({ name: "Nama Pengirim", message: "Isi pesan yang rahasia." });
  await call(`/api/contact/${contact.id}`, "DELETE");
  await db.update(blogPosts).set({ content: "## Judul\n\nParagraf yang cukup panjang untuk artikel." });
  await call("/api/blog/update-formats", "POST");
  const deleted = await call(`/api/blog/${post.id}`, "DELETE");

  const { response, events: written } = await events();
  expect(written.map(({ action, subjectId, label }) => [action, subjectId, label])).toEqual([
    ["post.deleted", post.id, "Judul kedua"],
    ["post.formatted", null, "1 artikel"],
    ["contact.deleted", contact.id, ""],
    ["post.updated", post.id, "Judul kedua"],
    ["post.created", post.id, "Judul pertama"],
  ]);
  expect(written[0]).toEqual({
    id: expect.any(Number),
    occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    actorId: user.id,
    actorName: "rina",
    action: "post.deleted",
    subjectId: post.id,
    label: "Judul kedua",
    requestId: deleted.headers.get("X-Request-Id"),
  });
  expect(response.headers.get("X-Total-Count")).toBe("5");
  expect(JSON.stringify(written)).not.toMatch(/Nama Pengirim|rahasia/);
});

test("a request that changes nothing is not recorded", async () => {
  const { call, events } = await staff();
  await call("/api/blog/999", "DELETE");
  await call("/api/contact/999", "DELETE");
  await call("/api/blog/update-formats", "POST");
  await call("/api/blog", "POST", postValues({ title: "x" }));
  expect((await events()).events).toEqual([]);
});

test("logins and logouts are recorded, failed ones without an unknown username", async () => {
  const { user, username, password } = await createUser();
  await logIn("passwordku-terketik-di-sini", "salah-sekali");
  await logIn(username, "salah-sekali");
  const response = await logIn(username, password);
  const cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  await send("/api/auth/logout", { method: "POST", headers: { Cookie: cookie } });
  expect(await readAudit("action", "actorId", "subjectId", "label")).toEqual([
    ["login.failed", null, null, ""],
    ["login.failed", null, user.id, username],
    ["login.succeeded", user.id, null, "Perangkat tidak dikenal"],
    ["login.ended", user.id, null, ""],
  ]);
});

test("the list has pages and filters by kind and account", async () => {
  const rina = await staff({ username: "rina" });
  const dewi = await staff({ username: "dewi" });
  for (let count = 0; count < 3; count += 1) await createdBy(rina.call);
  const contact = await createContact();
  await dewi.call(`/api/contact/${contact.id}`, "DELETE");

  const page = await rina.events("?page=2&pageSize=3");
  expect(page.events.map(({ action }) => action)).toEqual(["post.created"]);
  expect(page.response.headers.get("X-Total-Count")).toBe("4");
  const posts = await rina.events("?kind=post&page=1&pageSize=2");
  expect(posts.events).toHaveLength(2);
  expect(posts.response.headers.get("X-Total-Count")).toBe("3");
  const byDewi = await rina.events(`?actor=${dewi.user.id}`);
  expect(byDewi.events.map(({ action }) => action)).toEqual(["contact.deleted"]);
  expect((await rina.events(`?actor=${dewi.user.id}&kind=post`)).events).toEqual([]);
  const actors = await rina.call("/api/audit/actors", "GET");
  expect(await actors.json()).toEqual([
    { id: dewi.user.id, name: "dewi", person: "Staf Uji" },
    { id: rina.user.id, name: "rina", person: "Staf Uji" },
  ]);
  const today = toDay(new Date());
  expect((await rina.events(`?from=${today}&to=${today}&kind=post`)).events).toHaveLength(3);
  expect((await rina.events(`?from=${addDays(today, 1)}`)).events).toEqual([]);
  expect((await rina.events(`?to=${addDays(today, -1)}`)).events).toEqual([]);
});

test.each([
  ["?kind=apa-saja", "Jenis tidak dikenal"],
  ["?actor=abc", "Staf tidak dikenal"],
  ["?from=2026-02-30", "Tanggal tidak valid"],
  ["?page=0", "Nomor halaman tidak valid"],
  ["?pageSize=101", "Ukuran halaman harus 1 sampai 100"],
])("the list refuses %s", async (query, message) => {
  const { call } = await staff();
  await expectRefusal(call(`/api/audit${query}`, "GET"), 400, message);
});

test("a change succeeds although recording it fails, which is logged", async () => {
  const { call } = await staff();
  await env.DB.exec("DROP TABLE audit_events");
  const write = vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await call("/api/blog", "POST", postValues({ title: "Judul rahasia" }));
  expect(response.status).toBe(201);
  expect(await db.$count(blogPosts)).toBe(1);
  expect(write).toHaveBeenCalledTimes(1);
  const line = String(write.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toMatchObject({
    event: "audit_lost",
    action: "post.created",
    requestId: response.headers.get("X-Request-Id"),
  });
  expect(line).not.toContain("Judul rahasia");
});

const dayMs = 86_400_000;

/** Creates events of these ages in days, oldest first. */
async function createAged(...ages: number[]) {
  for (const days of ages) {
    await db.insert(auditEvents).values({
      occurredAt: new Date(Date.now() - days * dayMs),
      action: "post.created",
      subjectKind: "post",
      label: `${days} hari`,
    });
  }
}

async function labelsLeft() {
  return (await db.select().from(auditEvents)).map(({ label }) => label);
}

test("the scheduled run deletes events older than the configuration allows", async () => {
  await createAged(731, 729, 1);
  await handleSchedule({} as ScheduledController, env);
  expect(await labelsLeft()).toEqual(["729 hari", "1 hari"]);
});

test("events are kept as long as the configuration says, and forever with 0", async () => {
  await createAged(40, 35, 20);
  expect(await deleteExpiredEvents(depsFor({ auditRetentionDays: 0 }))).toBe(0);
  expect(await deleteExpiredEvents(depsFor({ auditRetentionDays: 30 }))).toBe(2);
  expect(await labelsLeft()).toEqual(["20 hari"]);
});

test("events beyond the batch of one run are deleted by later runs", async () => {
  await env.DB.prepare(
    `INSERT INTO audit_events (occurred_at, action, subject_kind)
     WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 600)
     SELECT n, 'post.created', 'post' FROM numbers`,
  ).run();
  await createAged(1);
  const deps = depsFor({ auditRetentionDays: 30 });
  expect([await deleteExpiredEvents(deps), await deleteExpiredEvents(deps)]).toEqual([500, 100]);
  expect(await labelsLeft()).toEqual(["1 hari"]);
});

test.each([-1, Number.NaN, undefined as unknown as number])(
  "a retention of %s days deletes nothing and logs a warning",
  async (auditRetentionDays) => {
    await createAged(9999);
    await expect(deleteExpiredEvents(depsFor({ auditRetentionDays }))).rejects.toThrow(
      "AUDIT_RETENTION_DAYS must be 0 or a positive number of days",
    );
    expect(await labelsLeft()).toHaveLength(1);
  },
);
