import { env } from "cloudflare:workers";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { deliverEnquiry, recordingChannel } from "../tests/support/enquiries";
import { type Group, type Ran, runPairs, runTriples } from "../tests/support/interleavings";
import { clearSpamMark } from "./contact/changes/bulk.service";
import { removeSubmission } from "./contact/inbox/inbox.service";
import { queueNotificationAgain } from "./contact/notify/notification.service";
import { erasePerson, exportPerson } from "./contact/privacy/person.service";
import { deleteExpiredContacts } from "./contact/privacy/retention.job";
import { submitContact } from "./contact/submit/submit.service";
import { createDeps, type Deps, replaceDeps } from "./deps";
import { AppError } from "./errors";
import type { JobKey } from "./jobs/job";
import { requeueStaleJobs } from "./jobs/job.service";

const counts: string[] = [];
const email = "rina@contoh.example";
const day = 86_400_000;

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterAll(() => {
  for (const line of counts) console.log(line);
});

type Told = ReturnType<typeof recordingChannel>;

interface World {
  channels: Told[];
  /** Enquiry → messages that were sent for it. */
  sent: Map<number, number>;
}

/** What stands there: 1 waits for its message to be worked off, 2 was given up, 3 is marked, 4 is old, 5 was forgotten. */
async function prepare(): Promise<World> {
  const now = Date.now();
  const row = (id: number, sender: string, state: string, at: number, marks = "", submittedAt = now) =>
    `INSERT INTO contact_submissions
       (id, name, email, message, notification, notification_at, suspicions, submitted_at)
     VALUES (${id}, 'Pengirim', '${sender}', 'Pesan ${id}', '${state}', ${at}, '${marks}', ${submittedAt})`;
  const statements = [
    ...["audit_events", "contact_notifications", "contact_submissions", "jobs"].map(
      (name) => `DELETE FROM ${name}`,
    ),
    row(1, email, "pending", now),
    row(2, "dewi@contoh.example", "failed", now),
    row(3, email, "none", now, "links"),
    row(4, "lama@contoh.example", "sent", now, "", now - 800 * day),
    row(5, "budi@contoh.example", "pending", now - day),
    `INSERT INTO contact_notifications (contact_id, channel, sent_at)
     VALUES (2, 'email', ${now}), (4, 'webhook', ${now})`,
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  return { channels: [recordingChannel("webhook"), recordingChannel("email")], sent: new Map() };
}

function replaced({ sent }: World): Partial<Env> {
  const note = ({ subject }: JobKey) => void sent.set(Number(subject), (sent.get(Number(subject)) ?? 0) + 1);
  const queue = {
    send: async (body: JobKey) => note(body),
    sendBatch: async (messages: { body: JobKey }[]) => {
      for (const { body } of messages) note(body);
    },
  };
  return { ENQUIRY_QUEUE: queue as unknown as Queue };
}

const depsOn = ({ channels }: World, bindings: Env): Deps =>
  replaceDeps(createDeps(bindings), { notificationChannels: channels, contactRetentionDays: 730 });

const enquiry = {
  ...{ name: "Rina", email, message: "Pesan baru yang cukup panjang.", phoneNumber: "", websiteType: "" },
};

const operations: Group<World>["operations"] = {
  "enquiry with a key": (world, bindings) =>
    submitContact(depsOn(world, bindings), { ...enquiry, idempotencyKey: "kunci-yang-sama-0001" }),
  "enquiry without the script": (world, bindings) =>
    submitContact(
      depsOn(world, bindings),
      { ...enquiry, message: "Pesan tanpa skrip." },
      { fromPlainForm: true },
    ),
  "clear the mark": (world, bindings) => clearSpamMark(depsOn(world, bindings), 3),
  delete: (world, bindings) => removeSubmission(depsOn(world, bindings), 1),
  "erase person": (world, bindings) => erasePerson(depsOn(world, bindings), email),
  "export person": (world, bindings) => exportPerson(depsOn(world, bindings), email),
  retention: (world, bindings) => deleteExpiredContacts(depsOn(world, bindings)),
  announce: (world, bindings) =>
    deliverEnquiry(depsOn(world, bindings), { kind: "enquiry", subject: String(1) }),
  "announce again": (world, bindings) => queueNotificationAgain(depsOn(world, bindings), 2),
  "announce the second": (world, bindings) =>
    deliverEnquiry(depsOn(world, bindings), { kind: "enquiry", subject: String(2) }),
  "announce what was forgotten": (world, bindings) => requeueStaleJobs(depsOn(world, bindings)),
};

const succeeded = (ran: Ran[], name: string) =>
  ran.filter((one) => one.name === name && one.error === undefined);

async function rowsOf<Row = Record<string, unknown>>(sql: string): Promise<Row[]> {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

async function holds({ channels, sent }: World, ran: Ran[]): Promise<void> {
  for (const { error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) expect(error.status).toBeLessThan(500);
  }
  const rows = await rowsOf<{
    id: number;
    message: string;
    email: string;
    notification: string;
    suspicions: string;
  }>("SELECT id, message, email, notification, suspicions FROM contact_submissions");
  const has = (name: string) => succeeded(ran, name).length > 0;
  const isErased = has("erase person");

  // Nothing that was accepted is lost, and nothing is there twice, however often it was sent.
  for (const [name, message] of [
    ["enquiry with a key", enquiry.message],
    ["enquiry without the script", "Pesan tanpa skrip."],
  ] as const) {
    const ids = new Set(succeeded(ran, name).map(({ value }) => value as number));
    const stored = rows.filter((row) => row.message === message).map(({ id }) => id);
    expect(stored.length).toBeLessThanOrEqual(1);
    if (!isErased) expect(stored).toEqual([...ids]);
    for (const id of stored) expect(sent.get(id)).toBe(1);
  }

  // Who was erased or deleted left nothing; what is old went, and nothing else did.
  const expected = [1, 2, 3, 4, 5].filter((id) => {
    if ((id === 1 || id === 3) && isErased) return false;
    if (id === 1 && has("delete")) return false;
    return !(id === 4 && has("retention"));
  });
  expect(rows.map(({ id }) => id).filter((id) => id <= 5)).toEqual(expected);
  // What deleting and erasing say that they took is what is gone, each row once.
  const accepted = ["enquiry with a key", "enquiry without the script"].flatMap((name) =>
    succeeded(ran, name).map(({ value }) => value as number),
  );
  const gone = [...new Set([1, 3, ...accepted])].filter((id) => !rows.some((row) => row.id === id));
  const erased = succeeded(ran, "erase person").map(({ value }) => (value as { deleted: number }).deleted);
  expect(erased.reduce((sum, deleted) => sum + deleted, succeeded(ran, "delete").length)).toBe(gone.length);
  expect(await rowsOf("PRAGMA foreign_key_check")).toEqual([]);
  const third = rows.find(({ id }) => id === 3);
  if (third) expect(third.suspicions).toBe(has("clear the mark") ? "" : "links");

  // Each channel was told at most once; "sent" says that all were, and whoever was not told of waits or has a message.
  for (const { told } of channels) expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  const notes = await rowsOf<{ contact_id: number; channel: string; sent_at: number | null }>(
    "SELECT contact_id, channel, sent_at FROM contact_notifications",
  );
  for (const { id, notification } of rows.filter(({ id }) => id !== 4)) {
    const noted = notes.filter(({ contact_id, sent_at }) => contact_id === id && sent_at !== null);
    if (notification === "sent") expect(noted).toHaveLength(channels.length);
    const wasTold = channels.filter(({ told }) => told.some((one) => one.id === id)).map(({ name }) => name);
    const names = noted.map(({ channel }) => channel);
    expect(names).toEqual(expect.arrayContaining(wasTold));
  }
  const first = rows.find(({ id }) => id === 1);
  const outcomes = succeeded(ran, "announce").map(({ value }) => value);
  if (first?.notification === "pending" && outcomes.length > 0) {
    expect(outcomes.some((outcome) => outcome !== "ack")).toBe(true);
  }
  if (outcomes.includes("ack") && first) expect(first.notification).toBe("sent");
  expect(sent.get(5) ?? 0).toBe(has("announce what was forgotten") ? 1 : 0);
  expect(sent.get(2) ?? 0).toBe(has("announce again") ? 1 : 0);
}

const enquiries: Group<World> = { name: "enquiries", prepare, operations, holds, replaced };

test("enquiries: two and three operations are correct in every order", { timeout: 120_000 }, async () => {
  const two = await runPairs(enquiries, 2);
  const three = await runTriples(enquiries, 10);
  counts.push(
    `interleavings, ${enquiries.name}: ${two.ran} of ${two.of} of two, ${three.ran} of ${three.of} of three`,
  );
  expect(two.ran).toBeGreaterThan(100);
});
