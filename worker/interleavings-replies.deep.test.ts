import { env } from "cloudflare:workers";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { type Group, type Ran, runPairs, runTriples } from "../tests/support/interleavings";
import { addActivity, removeActivity } from "./contact/activities/activity.service";
import { changeContact } from "./contact/changes/change.service";
import type { Mail } from "./contact/notify/mailer";
import { erasePerson } from "./contact/privacy/person.service";
import { changeTemplate, createTemplate, removeTemplate } from "./contact/templates/template.service";
import type { SessionUser } from "./contract/auth";
import type { ActivityInput, ContactActivity } from "./contract/inbox/contact-activity";
import { type Stage, stageNames } from "./contract/inbox/contact-submission";
import type { ReplyTemplate } from "./contract/inbox/reply-template";
import { createDeps, type Deps, replaceDeps } from "./deps";
import { AppError } from "./errors";

const counts: string[] = [];
const email = "rina@contoh.example";
const user: SessionUser = { id: 1, username: "sari", name: "Sari", isAdmin: true, role: "owner" };

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterAll(() => {
  for (const line of counts) console.log(line);
});

interface World {
  mails: Mail[];
}

/** What stands there: Rina's enquiry 1 was answered by activity 1, enquiry 2 is another's; template 1. */
async function prepare(): Promise<World> {
  const row = (id: number, sender: string) =>
    `INSERT INTO contact_submissions (id, name, email, phone_number, message, first_response_at)
     VALUES (${id}, 'Rina', '${sender}', '081234567890', 'Pesan', 1000)`;
  const answer = (id: number) =>
    `INSERT INTO contact_activities (id, contact_id, kind, body, actor_id, is_response, created_at)
     VALUES (${id}, ${id}, 'whatsapp', 'Dibuka di WhatsApp', 1, 1, 1000)`;
  const statements = [
    ...["audit_events", "contact_activities", "contact_submissions", "reply_templates", "users"].map(
      (name) => `DELETE FROM ${name}`,
    ),
    `INSERT INTO users (id, username, password, name, is_admin, role) VALUES (1, 'sari', '', 'Sari', 1, 'owner')`,
    row(1, email),
    row(2, "dewi@contoh.example"),
    answer(1),
    answer(2),
    `INSERT INTO reply_templates (id, channel, name, body, updated_at) VALUES (1, 'whatsapp', 'Lama', 'Halo {nama}', 0)`,
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  return { mails: [] };
}

const depsOn = ({ mails }: World, bindings: Env): Deps =>
  replaceDeps(createDeps(bindings), { mailer: { send: async (mail) => void mails.push(mail) } });

const adding = (input: ActivityInput) => (world: World, bindings: Env) =>
  addActivity(depsOn(world, bindings), 1, input, user);

/** Moves an enquiry as it was read. */
const moving = (stage: "proposal" | "new") => async (world: World, bindings: Env) => {
  const read = await bindings.DB.prepare("SELECT version FROM contact_submissions WHERE id = 1").first<{
    version: number;
  }>();
  if (read) await changeContact(depsOn(world, bindings), 1, { version: read.version, stage }, user);
};

const template = (name: string) => ({ channel: "whatsapp" as const, name, body: "Halo {nama}" });
const note = { kind: "note", body: "Catatan", key: "kunci-catatan" } as const;
const whatsapp = {
  kind: "whatsapp",
  templateId: 1,
  contacted: true,
  firstResponse: true,
  key: "kunci-wa",
} as const;
const mail: ActivityInput = {
  ...{ kind: "email", subject: "Halo", body: "Terima kasih", key: "kunci-email" },
  ...{ contacted: true, firstResponse: true },
};

const operations: Group<World>["operations"] = {
  note: adding(note),
  "other note with the key": adding({ ...note, body: "Catatan lain" }),
  WhatsApp: adding(whatsapp),
  "e-mail": adding(mail),
  "remove the answer": (world, bindings) =>
    removeActivity(depsOn(world, bindings), { contactId: 1, id: 1 }, user),
  "move on": moving("proposal"),
  "move back": moving("new"),
  "erase person": (world, bindings) => erasePerson(depsOn(world, bindings), email),
  "change the template": (world, bindings) =>
    changeTemplate(depsOn(world, bindings), 1, { ...template("Satu"), version: 1 }),
  "change it otherwise": (world, bindings) =>
    changeTemplate(depsOn(world, bindings), 1, { ...template("Dua"), version: 1 }),
  "new template": (world, bindings) => createTemplate(depsOn(world, bindings), template("Baru")),
  "remove the template": (world, bindings) => removeTemplate(depsOn(world, bindings), 1),
};

const succeeded = (ran: Ran[], name: string) =>
  ran.filter((one) => one.name === name && one.error === undefined);

async function rowsOf<Row = Record<string, unknown>>(sql: string): Promise<Row[]> {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

async function holds({ mails }: World, ran: Ran[]): Promise<void> {
  for (const { error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) expect(error.status).toBeLessThan(500);
  }
  const has = (name: string) => succeeded(ran, name).length > 0;
  const isErased = has("erase person");
  const contacts = await rowsOf<{
    id: number;
    stage: Stage;
    version: number;
    first_response_at: number | null;
  }>("SELECT id, stage, version, first_response_at FROM contact_submissions ORDER BY id");
  const activities = await rowsOf<{
    id: number;
    contact_id: number;
    kind: string;
    body: string;
    is_response: number;
    delivery: string | null;
    created_at: number;
  }>("SELECT id, contact_id, kind, body, is_response, delivery, created_at FROM contact_activities");
  const own = activities.filter(({ contact_id }) => contact_id === 1);

  // Who was erased left nothing, and nobody else's enquiry was touched.
  expect(contacts.map(({ id }) => id)).toEqual(isErased ? [2] : [1, 2]);
  if (isErased) expect(own).toEqual([]);
  expect(contacts.at(-1)).toEqual({ id: 2, stage: "new", version: 1, first_response_at: 1000 });
  expect(activities.length - own.length).toBe(1);
  expect(await rowsOf("PRAGMA foreign_key_check")).toEqual([]);

  // What is written was written once for its key, and whoever tried was told of the same.
  const tries: Record<string, string[]> = {
    note: ["note", "other note with the key"],
    whatsapp: ["WhatsApp"],
    email: ["e-mail"],
  };
  for (const [kind, names] of Object.entries(tries)) {
    const told = names.flatMap((name) =>
      succeeded(ran, name).map(({ value }) => value as { activity: ContactActivity; isNew: boolean }),
    );
    expect(told.filter(({ isNew }) => isNew).length).toBe(told.length > 0 ? 1 : 0);
    expect(new Set(told.map(({ activity }) => `${activity.id} ${activity.body}`)).size).toBeLessThanOrEqual(
      1,
    );
    if (isErased) continue;
    const stored = own.filter((row) => row.kind === kind && row.id !== 1).map(({ id }) => id);
    expect(stored).toEqual([...new Set(told.map(({ activity }) => activity.id))]);
  }
  if (!isErased) {
    for (const [name, key] of [
      ["WhatsApp", "whatsapp"],
      ["e-mail", "email"],
    ] as const) {
      const ended = ran.filter((one) => one.name === name && one.error instanceof AppError);
      // Only a template that is gone or another try that is under way stands against a message.
      for (const { error } of ended) expect([400, 409]).toContain((error as AppError).status);
      if (ended.some(({ error }) => (error as AppError).status === 409)) expect(key).toBe("email");
    }
  }

  // An e-mail goes out once, and whatever went out is noted.
  expect(mails.length).toBeLessThanOrEqual(1);
  if (!isErased) {
    expect(own.filter(({ kind }) => kind === "email").map(({ delivery }) => delivery)).toEqual(
      mails.map(() => "sent"),
    );
  }

  // The answer was removed once, and is gone.
  expect(succeeded(ran, "remove the answer").length).toBeLessThanOrEqual(1);
  if (!isErased) expect(own.some(({ id }) => id === 1)).toBe(!has("remove the answer"));

  // The first response is the first of the answers; each new version of the enquiry is a move on its timeline.
  const [first] = contacts;
  if (first?.id === 1) {
    const answers = own.filter(({ is_response }) => is_response === 1).map(({ created_at }) => created_at);
    expect(first.first_response_at).toBe(answers.length > 0 ? Math.min(...answers) : null);
    const moves = own.filter(({ kind }) => kind === "stage");
    expect(first.version).toBe(1 + moves.length);
    // Each begins where the one before has led.
    let stage = stageNames.new;
    for (const { body } of moves.sort((one, other) => one.id - other.id)) {
      const [from, to = ""] = body.split(" → ");
      expect(from).toBe(stage);
      stage = to;
    }
    expect(stageNames[first.stage]).toBe(stage);
    if (first.stage === "new") expect(moves.filter(({ is_response }) => is_response === 1)).toEqual([]);
    const isAnswered = has("WhatsApp") || has("e-mail");
    if (isAnswered && !has("move back")) expect(first.stage).not.toBe("new");
  }

  // Of two changes of one version of a template one holds, unless they say the same.
  const changes = [...succeeded(ran, "change the template"), ...succeeded(ran, "change it otherwise")];
  const names = new Set(changes.map(({ value }) => (value as ReplyTemplate).name));
  expect(names.size).toBeLessThanOrEqual(1);
  const templates = await rowsOf<{ id: number; name: string; version: number }>(
    "SELECT id, name, version FROM reply_templates ORDER BY id",
  );
  expect(succeeded(ran, "remove the template").length).toBeLessThanOrEqual(1);
  const [changed = "Lama"] = names;
  expect(templates.filter(({ id }) => id === 1)).toEqual(
    has("remove the template") ? [] : [{ id: 1, name: changed, version: changes.length > 0 ? 2 : 1 }],
  );
  const made = templates.filter(({ name }) => name === "Baru");
  expect(made.length).toBe(has("new template") ? 1 : 0);
}

const replies: Group<World> = { name: "replies", prepare, operations, holds };

test("replies: two and three operations are correct in every order", { timeout: 120_000 }, async () => {
  const two = await runPairs(replies, 3);
  const three = await runTriples(replies, 20);
  counts.push(
    `interleavings, ${replies.name}: ${two.ran} of ${two.of} of two, ${three.ran} of ${three.of} of three`,
  );
  expect(two.ran).toBeGreaterThan(100);
});
