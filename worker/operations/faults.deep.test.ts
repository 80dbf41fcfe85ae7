import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { bindingsWith, failing } from "../../tests/support/bindings";
import { crashAfter } from "../../tests/support/crash";
import { createContact, type Staff, signIn } from "../../tests/support/worker";
import type { Operations } from "../contract/operations";
import type { Today } from "../contract/today";
import { createDeps } from "../deps";
import type { JobKey } from "../jobs/job";
import { handleQueue } from "../queue";
import { handleSchedule } from "../schedule";
import { writeBackup } from "./backup.service";

const minute = 60_000;
const hour = 60 * minute;
let now = Date.now();
/** The fault kinds of each message to the staff webhook. */
let told: string[][] = [];

beforeEach(() => {
  for (const level of ["error", "warn", "info"] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
  now += 48 * hour;
  told = [];
  vi.useFakeTimers({ toFake: ["Date"], now });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    const { type, data } = JSON.parse(String(init?.body));
    if (type === "operations.alert") told.push(data.faults.map(({ kind }: { kind: string }) => kind));
    return new Response(null, { status: 204 });
  });
});
function pass(ms: number) {
  now += ms;
  vi.setSystemTime(now);
}

const notified = {
  NOTIFY_WEBHOOK_URL: "https://kabar.contoh.com/hook",
  NOTIFY_WEBHOOK_SECRET: `whsec_${btoa("x".repeat(24))}`,
};
const makeBindings = (broken: object) => bindingsWith({ ...notified, ...broken } as Partial<Env>);

/** A scheduled run, as the platform starts it. */
const runClock = (broken: object = {}) =>
  handleSchedule({ cron: "*/15 * * * *" } as ScheduledController, makeBindings(broken));

/** Delivers a queue message; answers whether it was acknowledged. */
async function deliverMessage(body: JobKey, { queue = "arunika-enquiries", broken = {} } = {}) {
  let isAcked = false;
  const message = { id: "1", timestamp: new Date(), attempts: 1, body, retry: () => {} };
  const messages = [{ ...message, ack: () => (isAcked = true) }];
  await handleQueue({ queue, messages } as unknown as MessageBatch, makeBindings(broken));
  return isAcked;
}

/** The fault kinds that an owner sees, which are also on the page "Hari ini". */
async function redFor({ call }: Staff, broken: object = {}) {
  const bindings = { ...notified, ...broken } as Partial<Env>;
  const response = await call("/api/operations", "GET", undefined, bindings);
  expect(response.status).toBe(200);
  return (await response.json<Operations>()).faults.map(({ kind }) => kind);
}

async function expectGreen(owner: Staff) {
  await runClock();
  expect(await redFor(owner)).toEqual([]);
  const { items } = await (await owner.call("/api/today")).json<Today>();
  expect(items.filter(({ kind }) => kind === "operations")).toEqual([]);
}

test("jobs of a queue whose consumer fails are a fault after an hour, announced once, and gone when they are done", async () => {
  const owner = await signIn();
  const { id } = await createContact({ notification: "pending", notificationAt: new Date(now) });
  const job: JobKey = { kind: "enquiry", subject: String(id) };
  await runClock();
  expect(await deliverMessage(job, { broken: { DB: crashAfter(env.DB, 0) } })).toBe(false);
  for (let run = 0; run < 5; run += 1) {
    pass(15 * minute);
    await runClock();
  }
  expect(await redFor(owner)).toEqual(["backlog"]);
  expect(told).toEqual([["backlog"]]);
  expect(await deliverMessage(job)).toBe(true);
  await expectGreen(owner);
});

test("e-mail that is refused for good is a fault, announced once by the other channel, and gone when it was sent again", async () => {
  const owner = await signIn();
  const refusing = {
    ...{ NOTIFY_EMAIL_TO: "staf@contoh.com", NOTIFY_EMAIL_FROM: "situs@contoh.com" },
    EMAIL: failing(),
  };
  const { id } = await createContact({ notification: "pending", notificationAt: new Date(now) });
  const job: JobKey = { kind: "enquiry", subject: String(id) };
  expect(await deliverMessage(job, { broken: refusing })).toBe(false);
  expect(await deliverMessage(job, { broken: refusing, queue: "arunika-enquiries-dead" })).toBe(true);
  await runClock(refusing);
  pass(15 * minute);
  await runClock(refusing);
  expect(await redFor(owner, refusing)).toEqual(["notifications"]);
  expect(told).toEqual([["notifications"]]);
  const working = { ...refusing, EMAIL: { send: async () => {} } };
  const again = await owner.call("/api/operations/retry", "POST", job, { ...notified, ...working } as object);
  expect(again.status).toBe(204);
  expect(await deliverMessage(job, { broken: working })).toBe(true);
  await expectGreen(owner);
});

test("without KV staff still read that it is down; it is announced once, and gone when KV is back", async () => {
  const owner = await signIn();
  const broken = { KV: failing<KVNamespace>() };
  await runClock(broken);
  expect(await redFor(owner, broken)).toEqual(["store"]);
  pass(15 * minute);
  await runClock(broken);
  await runClock(broken);
  // The task that compares KV with the database fails as well.
  expect(await redFor(owner, broken)).toEqual(["store", "task"]);
  expect(told).toEqual([["store"], ["task"]]);
  await expectGreen(owner);
});

test("each run of a day copies 300 files of pictures until none is missing", async () => {
  for (let file = 0; file <= 300; file += 1) await env.MEDIA.put(`folder-${file}/original`, "gambar");
  const runs = [];
  for (let run = 0; run < 5; run += 1) runs.push(await writeBackup(createDeps(env)));
  expect(runs.slice(2)).toEqual([300, 1, 0]);
});
