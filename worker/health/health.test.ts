import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { version } from "../../package.json";
import { bindingsWith, failing } from "../../tests/support/bindings";
import { crashAfter } from "../../tests/support/crash";
import { db, send } from "../../tests/support/worker";
import { app } from "../index";
import { noteMoment } from "../operations/operations.service";
import { checkHealth } from "./health.service";

let now = Date.now();

// Each test runs after the cached result of earlier ones has expired.
beforeEach(() => {
  now += 60_000;
  vi.useFakeTimers({ toFake: ["Date"], now });
});

test("a result is cached for ten seconds without calling a binding", async () => {
  expect((await send("/healthz")).status).toBe(200);
  const broken = bindingsWith({ KV: failing<KVNamespace>() });
  vi.setSystemTime(now + 9_999);
  expect((await app.request("/healthz", {}, broken)).status).toBe(200);
  vi.setSystemTime(now + 10_000);
  expect((await app.request("/healthz", {}, broken)).status).toBe(503);
});

test("a working site reports ok with its version", async () => {
  const response = await send("/healthz");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({
    status: "ok",
    version,
    checks: { database: "ok", store: "ok", queue: "ok", clock: "ok" },
  });
});

test.each([
  ["database", { DB: crashAfter(env.DB, 0) }],
  ["store", { KV: failing<KVNamespace>() }],
  ["queue", { ENQUIRY_QUEUE: failing<Queue>() }],
])("without %s the site answers 503 and names only it", async (part, broken) => {
  const response = await app.request("/healthz", {}, bindingsWith(broken));
  expect(response.status).toBe(503);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ status: "failed", checks: { [part]: "failed" } });
  expect(text).not.toContain("rahasia");
});

test("a database without its tables is a failure", async () => {
  await env.DB.exec("DROP TABLE contact_submissions");
  expect((await checkHealth(env)).checks.database).toBe("failed");
});

test("a part that never responds is a failure", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const KV = { get: () => new Promise(() => {}) } as unknown as KVNamespace;
  const checked = checkHealth({ DB: env.DB, ENQUIRY_QUEUE: env.ENQUIRY_QUEUE, KV });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await checked).toMatchObject({ status: "failed", checks: { store: "failed" } });
});

test("a stopped scheduler is a failure, and the request announces it", async () => {
  now += 3_600_000;
  await noteMoment(db, "clock", new Date(now - 46 * 60_000), "");
  vi.setSystemTime(now);
  const response = await send("/healthz");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ checks: { database: "ok", clock: "failed" } });
  const { results } = await env.DB.prepare("SELECT key FROM operations ORDER BY key").all();
  expect(results).toEqual([{ key: "clock" }, { key: "fault:clock" }]);
});
