import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { bindingsWith, failing } from "../../tests/support/bindings";
import { silentQueue } from "../../tests/support/deliveries";
import { createBatch, setJobs } from "../../tests/support/generation";
import { expectRefusal, readAnswer } from "../../tests/support/refusal";
import { createContact, db, signIn } from "../../tests/support/worker";
import type { AlertMessage, Channel, StaffMessage } from "../contact/notify/channel";
import type { Operations } from "../contract/operations";
import type { Today } from "../contract/today";
import { contactSubmissions } from "../db/schema/contact";
import { jobs } from "../db/schema/generation";
import { createDeps, replaceDeps } from "../deps";
import { announceFaults, finishScheduledRun, noteMoment, readOperations } from "./operations.service";

const hour = 3_600_000;
const start = Date.now();
let now = start;

beforeEach(() => {
  now += 24 * hour;
  vi.useFakeTimers({ toFake: ["Date"], now });
});
/** Dependencies with a channel that records messages, or fails. */
function withChannel(bindings: Partial<Env> = {}, fails = () => false) {
  const told: string[][] = [];
  const send = async (message: StaffMessage) => {
    if (fails()) throw new Error("ditolak");
    told.push((message as AlertMessage).faults.map(({ kind }) => kind));
  };
  const channel: Channel = { name: "webhook", send };
  return { deps: replaceDeps(createDeps(bindingsWith(bindings)), { notificationChannels: [channel] }), told };
}

const listKinds = ({ faults }: Operations) => faults.map(({ kind }) => kind);
const tick = (deps: Parameters<typeof finishScheduledRun>[0], reasons: [string, string][] = []) =>
  finishScheduledRun(deps, new Map(reasons));

test("a running site has no faults; a scheduler that stops for a day is a fault, announced once, and ends", async () => {
  const { deps, told } = withChannel();
  await tick(deps);
  const { clock, faults, queues, version } = await readOperations(deps);
  expect([clock, faults]).toEqual([{ lastTick: new Date(now).toISOString(), failed: [] }, []]);
  expect(queues.map(({ name, waiting, dead }) => [name, waiting, dead])).toEqual([
    ["enquiries", 0, 0],
    ["generation", 0, 0],
    ["media", 0, 0],
  ]);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);

  vi.setSystemTime(now + 24 * hour);
  await announceFaults(deps);
  await announceFaults(deps);
  expect(told).toEqual([["clock"]]);
  const { call } = await signIn();
  const waiting = async () => {
    const { items } = await (await call("/api/today")).json<Today>();
    return items.filter(({ kind }) => kind !== "sample").map(({ kind, href }) => [kind, href]);
  };
  expect(await waiting()).toEqual([["operations", "/admin/kesehatan"]]);
  await tick(deps);
  expect(listKinds(await readOperations(deps))).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test("a task that fails in two runs is a fault with its reason, until it works again", async () => {
  const { deps, told } = withChannel();
  await tick(deps, [["checkLinks", "Error: rusak"]]);
  expect(told).toEqual([]);
  await tick(deps, [["checkLinks", "Error: rusak"]]);
  await tick(deps, [["checkLinks", "Error: rusak"]]);
  expect(told).toEqual([["task"]]);
  const { clock } = await readOperations(deps);
  expect(clock.failed).toEqual([{ task: "checkLinks", reason: "Error: rusak", times: 3 }]);
  await tick(deps);
  expect(listKinds(await readOperations(deps))).toEqual([]);
});

test("a KV that is down and a queue that does not answer are faults; a failed announcement is retried", async () => {
  let isRefused = true;
  const broken = { KV: failing<KVNamespace>(), MEDIA_QUEUE: failing<Queue>() };
  const { deps, told } = withChannel(broken, () => isRefused);
  await tick(deps);
  expect(listKinds(await readOperations(deps))).toEqual(["store", "queue"]);
  expect(told).toEqual([]);
  isRefused = false;
  await tick(deps);
  expect(told).toEqual([["store", "queue"]]);
});

test("jobs that wait too long, an exhausted quota and an old backup are faults", async () => {
  const { deps } = withChannel();
  const [late = "", paused = ""] = await createBatch(2);
  await setJobs({ createdAt: new Date(now - 4 * hour), updatedAt: new Date(now) }, late);
  const until = new Date(now + 5 * hour);
  await setJobs({ notBefore: until, error: "Kuota habis" }, paused);
  await tick(deps);
  await noteMoment(deps.db, "backup", new Date(now - 49 * hour), "");
  const found = await readOperations(deps);
  expect(listKinds(found)).toEqual(["backlog", "ai-quota", "backup"]);
  expect(found.quotas.ai.pausedUntil).toBe(until.toISOString());
});

test("a slow database is a fault", async () => {
  const { deps } = withChannel();
  await tick(deps);
  let asked = 0;
  const clock = () => new Date(now + 2500 * asked++);
  expect(listKinds(await readOperations(replaceDeps(deps, { clock })))).toEqual(["database"]);
});

test("twenty failed reminders hide no other job that failed", async () => {
  const owner = await signIn();
  const [item = ""] = await createBatch(1, { createdBy: owner.user.id });
  await setJobs({ state: "failed", error: "Model tidak menjawab", updatedAt: new Date(now) }, item);
  const subjects = JSON.stringify(Array.from({ length: 20 }, (_, index) => `${index}`));
  await db.run(sql`INSERT INTO jobs (kind, subject, state, created_at, updated_at)
    SELECT 'reminder', value, 'failed', ${now}, ${now + 1} FROM json_each(${subjects})`);
  const found = await (await owner.call("/api/operations")).json<Operations>();
  expect(found.jobs).toMatchObject([{ kind: "article", subject: item }]);
});

test("only an owner reads what failed and why, and requeues it", async () => {
  const [owner, editor] = [await signIn(), await signIn("editor")];
  await tick(withChannel().deps);
  const [item = ""] = await createBatch(1, { createdBy: owner.user.id });
  await setJobs({ state: "failed", error: "Model tidak menjawab", updatedAt: new Date(now) }, item);
  const contact = await createContact({ notification: "pending", notificationAt: new Date(now) });
  await db.update(contactSubmissions).set({ notification: "failed" });
  await db.insert(jobs).values({
    ...{ kind: "reminder", subject: "7", state: "failed", error: "Pengingat gagal dikirim" },
    ...{ createdAt: new Date(now), updatedAt: new Date(now) },
  });
  const found = await (await owner.call("/api/operations")).json<Operations>();
  expect(listKinds(found)).toEqual(["jobs", "notifications"]);
  expect(found.jobs).toMatchObject([{ kind: "article", subject: item, reason: "Model tidak menjawab" }]);
  expect(found.notifications).toMatchObject({ channels: [], failed: [{ kind: "reminder", subject: "7" }] });

  const bindings = { GENERATION_QUEUE: silentQueue, ENQUIRY_QUEUE: silentQueue };
  const retry = (kind: string, subject: string) =>
    owner.call("/api/operations/retry", "POST", { kind, subject }, bindings);
  expect(await readAnswer(await retry("article", item))).toEqual([204]);
  expect(await readAnswer(await retry("reminder", "7"))).toEqual([204]);
  await expectRefusal(
    retry("article", item),
    409,
    "Pekerjaan ini tidak gagal (lagi). Muat ulang halaman ini.",
  );
  expect((await retry("format", "x")).status).toBe(400);
  await expectRefusal(retry("enquiry", String(contact.id)), 409, expect.any(String));
  expect((await editor.call("/api/operations")).status).toBe(403);
  const states = await env.DB.prepare(
    "SELECT kind, state FROM jobs WHERE kind <> 'enquiry' ORDER BY kind",
  ).all();
  expect(states.results.map(({ kind }) => kind)).toEqual(["article", "reminder"]);
  expect(states.results.every(({ state }) => state !== "failed")).toBe(true);
});
