import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deliverEnquiry, recordingChannel, runDeskClock } from "../../../tests/support/enquiries";
import { afterTimers, type Fault, faultyBindings, stopTimersAndLogs } from "../../../tests/support/faults";
import { createContact, createUser, db } from "../../../tests/support/worker";
import { contactActivities, contactReminders, contactSubmissions } from "../../db/schema/contact";
import { jobs } from "../../db/schema/generation";
import { createDeps, type Deps } from "../../deps";
import type { JobKey } from "../../jobs/job";

const faults: Fault[] = ["fails", "loses its answer", "is slow", "hangs"];
/** A Tuesday morning. */
const stepAt = new Date("2026-11-24T09:00:00+07:00");
const minutes = (count: number) => () => new Date(stepAt.getTime() + count * 60_000);

beforeEach(stopTimersAndLogs);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs schedule and queue with one failing binding call, and half an hour later without failures. */
async function runWith(plan?: { at: number; fault: Fault }) {
  await db.delete(contactSubmissions);
  await db.delete(contactReminders);
  await db.delete(jobs);
  const { user } = await createUser();
  const { id } = await createContact({
    ...{ assigneeId: user.id, nextAction: "Kirim penawaran", nextActionAt: stepAt },
    ...{ submittedAt: minutes(-1500)(), dueAt: minutes(-60)() },
  });
  const sent: JobKey[] = [];
  const sendBatch = async (messages: { body: JobKey }[]) =>
    void sent.push(...messages.map(({ body }) => body));
  const ENQUIRY_QUEUE = { sendBatch } as unknown as Queue;
  const channel = recordingChannel();
  const run = async (depsOf: () => Deps) => {
    await afterTimers(runDeskClock(depsOf())).catch(() => {});
    for (const message of sent.splice(0)) {
      if ((await afterTimers(deliverEnquiry(depsOf(), message))) !== "ack") sent.push(message);
    }
  };
  const { bindings, calls } = faultyBindings(plan, { ENQUIRY_QUEUE });
  const depsAt = (bound: Partial<Env>, count: number) => () =>
    ({ ...createDeps({ ...env, ...bound }), notificationChannels: [channel], clock: minutes(count) }) as Deps;
  await run(depsAt(bindings, 0));
  await run(depsAt(faultyBindings(undefined, { ENQUIRY_QUEUE }).bindings, 30));
  const told = channel.messages.map(({ type }) => type).sort();
  const lines = await db.$count(contactActivities, eq(contactActivities.contactId, id));
  return { calls, told, lines };
}

test("whichever binding call fails, each reminder is sent exactly once", async () => {
  const { calls } = await runWith();
  expect(calls).toContain("ENQUIRY_QUEUE.sendBatch");
  for (const at of calls.keys()) {
    for (const fault of faults) {
      const { told, lines } = await runWith({ at, fault });
      const where = `call ${at} of ${calls.join(", ")} ${fault}`;
      expect([where, told, lines]).toEqual([where, ["enquiry.reminder", "enquiry.summary"], 1]);
    }
  }
});
