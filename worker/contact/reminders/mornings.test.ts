import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordingQueue } from "../../../tests/support/deliveries";
import { deliverEnquiry, depsFor, recordingChannel } from "../../../tests/support/enquiries";
import { createContact, createUser, db } from "../../../tests/support/worker";
import { users } from "../../db/schema/auth";
import { contactReminders, contactSubmissions } from "../../db/schema/contact";
import type { SummaryMessage } from "../notify/channel";
import { summarizeMornings } from "./reminder.service";

const wib = (text: string) => new Date(`${text}+07:00`);
/** A Thursday before a holiday and a weekend. */
const eight = wib("2026-12-24T08:00:00");
const holidays = new Set(["2026-12-25"]);

function desk() {
  const { queue, sent } = recordingQueue();
  const channels = [recordingChannel("webhook"), recordingChannel("email")] as const;
  const depsAt = (now: Date) =>
    depsFor({ enquiryQueue: queue, notificationChannels: channels, holidays, clock: () => now });
  /** Runs the scheduled job and delivers its queue messages. */
  const run = async (now: Date) => {
    const count = await summarizeMornings(depsAt(now));
    for (const message of sent.splice(0)) await deliverEnquiry(depsAt(now), message);
    return count;
  };
  const summaries = () => channels[0].messages as SummaryMessage[];
  return { channels, sent, depsAt, run, summaries };
}

/** An enquiry that was submitted yesterday at 09.00 and is due today at 09.00. */
function waiting(values: Parameters<typeof createContact>[0] = {}) {
  return createContact({
    submittedAt: wib("2026-12-23T09:00:00"),
    dueAt: wib("2026-12-24T09:00:00"),
    ...values,
  });
}

async function createPerson(name: string) {
  return (await createUser({ name })).user.id;
}

const listReminders = (userId: number) =>
  db
    .select()
    .from(contactReminders)
    .where(and(eq(contactReminders.userId, userId), eq(contactReminders.kind, "summary")));

test.each([
  ["2026-12-23T23:45:00", 0],
  ["2026-12-24T07:59:59.999", 0],
  ["2026-12-24T08:00:00", 1],
  ["2026-12-24T19:59:59.999", 1],
  ["2026-12-24T20:00:00", 0],
  ["2026-12-25T08:00:00", 0],
  ["2026-12-26T08:00:00", 0],
  ["2026-12-28T08:00:00", 1],
])("a first run at %s creates %s summaries", async (time, count) => {
  await waiting();
  expect(await desk().run(wib(time))).toBe(count);
});

test("a summary lists overdue enquiries, those due today and today's steps, most urgent first, without personal details", async () => {
  const sari = await createPerson("Sari");
  const own = { assigneeId: sari, phoneNumber: "0812", message: "Rahasia yang cukup panjang." };
  const today = await waiting({ ...own, name: "Hari Ini", websiteType: "blog" });
  const oldest = await waiting({ ...own, name: "Terlama", dueAt: wib("2026-12-22T09:00:00") });
  const late = await waiting({ ...own, name: "Lewat", dueAt: eight });
  const step = await waiting({
    ...{ ...own, name: "Langkah", stage: "proposal", nextAction: "Kirim penawaran" },
    nextActionAt: wib("2026-12-21T09:00:00"),
  });
  await waiting({ ...own, dueAt: wib("2026-12-25T00:00:00.001") });
  await waiting({ ...own, stage: "contacted", nextActionAt: wib("2026-12-25T00:00:00") });
  await waiting({ ...own, firstResponseAt: eight });
  await waiting({ ...own, suspicions: "links" });
  await waiting({ ...own, stage: "won", nextActionAt: eight });
  const { run, summaries } = desk();
  await run(eight);
  const url = (id: number) => `https://arunikaweb.example/admin/contact/${id}`;
  const toLine = ({ id, name, dueAt }: typeof today) => ({
    ...{ id, name, websiteType: null, waitingMinutes: 23 * 60, adminUrl: url(id) },
    dueAt: dueAt?.toISOString(),
  });
  expect(summaries()).toEqual([
    {
      type: "enquiry.summary",
      reminderId: expect.any(Number),
      staff: { id: sari, name: "Sari" },
      day: "2026-12-24",
      overdue: [toLine(oldest), toLine(late)],
      today: [{ ...toLine(today), websiteType: "blog" }],
      steps: [
        {
          ...{ id: step.id, name: "Langkah", websiteType: null, adminUrl: url(step.id) },
          ...{ nextAction: "Kirim penawaran", nextActionAt: step.nextActionAt?.toISOString() },
        },
      ],
      counts: { overdue: 2, today: 1, steps: 1, waiting: 4 },
    },
  ]);
});

test("an enquiry of a weekend is due on Monday", async () => {
  const sari = await createPerson("Sari");
  await waiting({ assigneeId: sari, dueAt: wib("2026-12-29T00:00:00") });
  const { run, summaries } = desk();
  await run(wib("2026-12-28T08:00:00"));
  expect(summaries()).toMatchObject([{ counts: { overdue: 0, today: 1 } }]);
});

test("an account with nothing due today gets no summary, and unassigned enquiries are announced before they are due", async () => {
  const sari = await createPerson("Sari");
  const dueAt = wib("2026-12-28T09:00:00");
  const { run, summaries } = desk();
  await waiting({ assigneeId: sari, dueAt });
  await waiting({ assigneeId: sari, stage: "contacted", nextActionAt: dueAt });
  expect(await run(eight)).toBe(0);
  await db.delete(contactReminders);
  await waiting({ dueAt });
  expect(await run(eight)).toBe(1);
  expect(summaries()).toMatchObject([{ staff: null, counts: { today: 0, waiting: 1 } }]);
});

test("each kind lists twenty enquiries and counts all", async () => {
  const sari = await createPerson("Sari");
  for (let count = 0; count < 23; count += 1) await waiting({ assigneeId: sari, dueAt: eight });
  const { run, summaries } = desk();
  await run(eight);
  expect(summaries()[0]?.overdue).toHaveLength(20);
  expect(summaries()[0]?.counts).toEqual({ overdue: 23, today: 0, steps: 0, waiting: 23 });
});

test("unassigned enquiries, and those of an account without access, are announced to everybody", async () => {
  const gone = (await createUser({ disabledAt: new Date() })).user.id;
  await waiting({ assigneeId: gone });
  await waiting({ dueAt: wib("2026-12-28T09:00:00") });
  const { run, summaries } = desk();
  expect(await run(eight)).toBe(1);
  expect(summaries()).toMatchObject([{ staff: null, counts: { today: 1, waiting: 2 } }]);
});

test("what becomes due after the morning is in no summary of that day", async () => {
  const sari = await createPerson("Sari");
  const { run, summaries } = desk();
  expect(await run(eight)).toBe(0);
  await waiting({ assigneeId: sari });
  await waiting();
  expect(await run(wib("2026-12-24T08:15:00"))).toBe(0);
  expect(await run(wib("2026-12-28T08:00:00"))).toBe(2);
  expect(summaries()).toHaveLength(2);
});

test("without a channel nothing is sent, also not when a channel is added later", async () => {
  await waiting();
  expect(await summarizeMornings(depsFor({ notificationChannels: [], holidays, clock: () => eight }))).toBe(
    0,
  );
  expect(await desk().run(wib("2026-12-24T08:15:00"))).toBe(0);
  expect(await db.$count(contactReminders, eq(contactReminders.state, "pending"))).toBe(0);
});

const overtaken: [what: string, change: () => Promise<unknown>, time: string][] = [
  [
    "was answered in the meantime",
    async () => db.update(contactSubmissions).set({ firstResponseAt: eight }),
    "08:01",
  ],
  ["was erased in the meantime", async () => db.delete(contactSubmissions), "08:01"],
  ["belongs to somebody who was disabled", async () => db.update(users).set({ disabledAt: eight }), "08:01"],
  ["would only be told at night", async () => undefined, "20:00"],
];

test.each(overtaken)("no summary is sent for an enquiry that %s", async (_case, change, time) => {
  const sari = await createPerson("Sari");
  await waiting({ assigneeId: sari });
  const { sent, depsAt, channels } = desk();
  expect(await summarizeMornings(depsAt(eight))).toBe(1);
  await change();
  expect(await deliverEnquiry(depsAt(wib(`2026-12-24T${time}:00`)), sent[0])).toBe("ack");
  expect(channels[0].messages).toEqual([]);
  expect(await listReminders(sari)).toMatchObject([{ state: "dropped", day: "2026-12-24" }]);
});

test("a day that turns out to be a holiday has no summary", async () => {
  await waiting();
  const { sent, depsAt, channels } = desk();
  await summarizeMornings(depsAt(eight));
  await deliverEnquiry({ ...depsAt(eight), holidays: new Set(["2026-12-24"]) }, sent[0]);
  expect(channels[0].messages).toEqual([]);
});
