import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { deliverEnquiry, recordingChannel, runDeskClock } from "../tests/support/enquiries";
import { type Group, type Ran, runPairs, runTriples } from "../tests/support/interleavings";
import { erasePerson } from "./contact/privacy/person.service";
import { createDeps, type Deps, replaceDeps } from "./deps";
import type { JobKey } from "./jobs/job";

const [sari, budi] = [1, 2];
/** A Tuesday. */
const now = Date.parse("2026-11-24T09:00:00+07:00");
const minute = 60_000;
const [stepAt, movedTo] = [now - minute, now + 20 * minute];

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

interface World {
  channels: ReturnType<typeof recordingChannel>[];
  /** Messages in the queue. */
  sent: JobKey[];
}

/**
 * The enquiries: 1 is Sari's with a due step; 2 is unassigned and overdue; 3 is Sari's and unanswered; 4 and 5 are
 * Budi's and have reminders, whose message exists for 4 and was lost for 5.
 */
async function prepare(): Promise<World> {
  const row = (id: number, assignee: number | null, step: number | null, due: number | null) =>
    `INSERT INTO contact_submissions (id, name, email, message, submitted_at, assignee_id, next_action, next_action_at, due_at)
     VALUES (${id}, 'Pengirim ${id}', 'pengirim-${id}@contoh.example', 'Pesan ${id}',
       ${Date.parse("2026-11-20T15:00:00+07:00")}, ${assignee}, ${step && "'Telepon'"}, ${step}, ${due})`;
  const reminder = (id: number, contact: number, at: number) => [
    `INSERT INTO contact_reminders (id, kind, day, user_id, contact_id, step_at, worked_at)
     VALUES (${id}, 'step', '2026-11-24', ${budi}, ${contact}, ${stepAt}, ${at})`,
    `INSERT INTO contact_activities (contact_id, kind, body, created_at) VALUES (${contact}, 'reminder', 'Diingatkan: Telepon', ${at})`,
  ];
  const tables = ["audit_events", "jobs", "contact_reminders", "contact_submissions", "users"];
  const statements = [
    ...tables.map((name) => `DELETE FROM ${name}`),
    ...["Sari", "Budi"].map(
      (name, index) =>
        `INSERT INTO users (id, username, password, name, is_admin, role) VALUES (${index + 1}, '${name}', 'x', '${name}', 1, 'editor')`,
    ),
    row(1, sari, stepAt, null),
    row(2, null, null, now - minute),
    row(3, sari, null, Date.parse("2026-11-23T15:00:00+07:00")),
    row(4, budi, stepAt, null),
    row(5, budi, stepAt, null),
    ...reminder(4, 4, now),
    ...reminder(5, 5, now - 60 * minute),
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  return { channels: [recordingChannel("webhook"), recordingChannel("email")], sent: [] };
}

function replaced({ sent }: World): Partial<Env> {
  const sendBatch = async (messages: { body: JobKey }[]) => {
    for (const { body } of messages) sent.push(body);
  };
  return { ENQUIRY_QUEUE: { sendBatch } as unknown as Queue };
}

const depsOn = ({ channels }: World, bindings: Env, at = now): Deps =>
  replaceDeps(createDeps(bindings), {
    notificationChannels: channels,
    holidays: new Set(["2026-11-23"]),
    clock: () => new Date(at),
  });

const write = (sql: string) => (_world: World, bindings: Env) => bindings.DB.prepare(sql).run();

const operations: Group<World>["operations"] = {
  clock: (world, bindings) => runDeskClock(depsOn(world, bindings)),
  "clock and queue": async (world, bindings) => {
    await runDeskClock(depsOn(world, bindings));
    for (const message of world.sent.splice(0).reverse()) {
      if ((await deliverEnquiry(depsOn(world, bindings), message)) !== "ack") world.sent.push(message);
    }
  },
  tell: (world, bindings) =>
    deliverEnquiry(depsOn(world, bindings), { kind: "reminder", subject: String(4) }),
  "tell what was lost": (world, bindings) =>
    deliverEnquiry(depsOn(world, bindings), { kind: "reminder", subject: String(5) }),
  "give up": (world, bindings) =>
    deliverEnquiry(
      depsOn(world, bindings),
      { kind: "reminder", subject: String(4) },
      { queue: "arunika-enquiries-dead" },
    ),
  "move the step": write(`UPDATE contact_submissions SET next_action_at = ${movedTo} WHERE id = 4`),
  "close it": write("UPDATE contact_submissions SET stage = 'won' WHERE id = 4"),
  "hand it over": write(`UPDATE contact_submissions SET assignee_id = ${sari} WHERE id = 4`),
  "disable Budi": write(`UPDATE users SET disabled_at = ${now} WHERE id = ${budi}`),
  "erase its sender": (world, bindings) =>
    erasePerson(depsOn(world, bindings), { email: "pengirim-4@contoh.example" }),
};

async function queryRows<Row>(sql: string): Promise<Row[]> {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

interface ReminderRow {
  id: number;
  kind: string;
  day: string;
  user_id: number | null;
  contact_id: number | null;
  step_at: number | null;
  state: string;
}

/** The subject and recipient of a message, which may be sent once. */
function toMatter(message: World["channels"][number]["messages"][number]): string {
  if (
    message.type === "enquiry.created" ||
    message.type === "operations.alert" ||
    message.type === "notification.test"
  )
    throw new Error("no enquiry is new");
  const whom = message.staff?.name ?? "nobody";
  if (message.type === "enquiry.summary") return `${whom}: ${message.day}`;
  return `${whom}: ${message.enquiry.id} at ${Date.parse(message.nextActionAt)}`;
}

async function holds(world: World, ran: Ran[]): Promise<void> {
  // Of two erasures one finds nothing.
  for (const { error } of ran) if (error !== undefined) expect(error).toMatchObject({ code: "not_found" });
  await holdsEachOnce(world);
  // Half an hour later every reminder has been sent, whichever message was lost.
  world.sent.length = 0;
  const later = depsOn(world, { ...env, ...replaced(world) }, now + 30 * minute);
  await runDeskClock(later);
  for (const message of world.sent) expect(await deliverEnquiry(later, message)).toBe("ack");
  const reminders = await holdsEachOnce(world);
  expect(reminders.filter(({ state }) => state === "pending")).toEqual([]);
  const has = (name: string) => ran.some((one) => one.name === name);
  const all = world.channels.flatMap(({ messages }) => messages.map(toMatter));
  const tally = (matter: string) => all.filter((one) => one === matter).length;
  expect([tally(`Sari: 1 at ${stepAt}`), tally("Sari: 2026-11-24"), tally("nobody: 2026-11-24")]).toEqual([
    2, 2, 2,
  ]);
  const last = has("move the step") ? movedTo : stepAt;
  // The step that Budi was reminded of is then in the morning summary.
  const isToldBudi = reminders.some(
    ({ user_id, contact_id, step_at, state }) =>
      user_id === budi && contact_id === 4 && step_at === last && state === "sent",
  );
  const unowned = has("disable Budi") && !isToldBudi ? "nobody" : "Budi";
  const owner = has("hand it over") ? "Sari" : unowned;
  if (has("erase its sender") || has("close it")) expect(tally(`${owner}: 4 at ${movedTo}`)).toBe(0);
  else if (!has("give up")) expect(tally(`${owner}: 4 at ${last}`)).toBe(2);
}

/** Each channel sends each reminder once, it is once in the timeline, and "sent" means that all channels have it. */
async function holdsEachOnce({ channels }: World): Promise<ReminderRow[]> {
  const reminders = await queryRows<ReminderRow>("SELECT * FROM contact_reminders ORDER BY id");
  for (const { messages } of channels) {
    const matters = messages.map(toMatter);
    expect(matters).toEqual([...new Set(matters)]);
  }
  const notes = await queryRows<{ reminder_id: number; channel: string; sent_at: number | null }>(
    "SELECT reminder_id, channel, sent_at FROM contact_reminder_channels",
  );
  for (const { id, user_id, contact_id, step_at, state } of reminders) {
    const noted = notes.filter((note) => note.reminder_id === id && note.sent_at !== null);
    if (state === "sent") expect(noted).toHaveLength(channels.length);
    for (const { name, messages } of channels) {
      const message = messages.find((one) => "reminderId" in one && one.reminderId === id);
      expect(noted.some(({ channel }) => channel === name)).toBe(message !== undefined);
      if (message?.type !== "enquiry.reminder") continue;
      const told = [message.staff?.id ?? null, message.enquiry.id, Date.parse(message.nextActionAt)];
      expect(told).toEqual([user_id, contact_id, step_at]);
    }
  }
  const lines = await queryRows<{ contact_id: number; count: number }>(
    "SELECT contact_id, count(*) AS count FROM contact_activities GROUP BY contact_id ORDER BY contact_id",
  );
  const steps = Map.groupBy(
    reminders.filter(({ kind }) => kind === "step"),
    ({ contact_id }) => contact_id,
  );
  const expected = [...steps].map(([contact_id, { length }]) => ({ contact_id, count: length }));
  expect(lines).toEqual(expected.sort((a, b) => (a.contact_id ?? 0) - (b.contact_id ?? 0)));
  expect(await queryRows("PRAGMA foreign_key_check")).toEqual([]);
  return reminders;
}

const reminders: Group<World> = { name: "reminders", prepare, operations, holds, replaced };

test("reminders: two and three operations are correct in every order", { timeout: 120_000 }, async () => {
  expect(await runPairs(reminders, 2)).toBeGreaterThan(100);
  await runTriples(reminders, 10);
});

test("five concurrent scheduled runs and a queue that delivers three times in any order send each reminder once", async () => {
  for (let round = 0; round < 10; round += 1) {
    const world = await prepare();
    const deps = depsOn(world, { ...env, ...replaced(world) });
    await Promise.all(Array.from({ length: 5 }, () => runDeskClock(deps)));
    const messages = [...world.sent, ...world.sent, ...world.sent, { kind: "reminder", subject: String(4) }];
    const turned = messages.map((_, index) => messages[(index * 5 + round) % messages.length]);
    await Promise.all(turned.map((message) => deliverEnquiry(deps, message)));
    await holds(world, []);
  }
});
