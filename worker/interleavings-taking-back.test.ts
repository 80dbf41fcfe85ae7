import { env } from "cloudflare:workers";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { type Group, type Ran, runPairs, runTriples } from "../tests/support/interleavings";
import { AppError } from "./app-error";
import { addActivity } from "./contact/activities/activity.service";
import { removeActivity, takeBack } from "./contact/activities/activity-removal.service";
import { changeContact } from "./contact/desk/contact-change.service";
import { removeSubmission } from "./contact/inbox/inbox.service";
import type { SessionUser } from "./contract/auth";
import type { ContactChange } from "./contract/inbox/contact-change";
import { type Stage, stageNames } from "./contract/inbox/contact-submission";
import { createDeps, type Deps } from "./deps";

const isWhole = (env as Env & { INTERLEAVINGS: string }).INTERLEAVINGS === "whole";
const counts: string[] = [];
const user: SessionUser = { id: 1, username: "sari", name: "Sari", isAdmin: true, role: "editor" };
const opening = { kind: "whatsapp", body: "Halo", contacted: true, firstResponse: true } as const;
const depsOn = (bindings: Env): Deps => createDeps(bindings);

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterAll(() => {
  for (const line of counts) console.log(line);
});

/** The message that has just made enquiry 1 "Dihubungi". */
interface World {
  messageId: number;
}

async function prepare(): Promise<World> {
  const statements = [
    ...["audit_events", "contact_submissions", "users"].map((name) => `DELETE FROM ${name}`),
    `INSERT INTO users (id, username, password, name, is_admin, role) VALUES (1, 'sari', '', 'Sari', 1, 'editor')`,
    `INSERT INTO contact_submissions (id, name, email, phone_number, message, due_at)
     VALUES (1, 'Rina', 'rina@contoh.example', '081234567890', 'Pesan', 1)`,
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  const { activity } = await addActivity(depsOn(env), 1, { ...opening, key: "kunci-satu" }, user);
  return { messageId: activity.id };
}

/** Changes the enquiry in the version in which it stands there at first. */
const changing = (change: Omit<ContactChange, "version">) => (_world: World, bindings: Env) =>
  changeContact(depsOn(bindings), 1, { version: 2, ...change }, user);

const which = ({ messageId }: World) => ({ contactId: 1, id: messageId });

const operations: Group<World>["operations"] = {
  "take back": (world, bindings) => takeBack(depsOn(bindings), which(world), user),
  remove: (world, bindings) => removeActivity(depsOn(bindings), which(world), user),
  "move on": changing({ stage: "proposal" }),
  "move back": changing({ stage: "new" }),
  value: changing({ valueIdr: 5 }),
  "the same again": (_world, bindings) =>
    addActivity(depsOn(bindings), 1, { ...opening, key: "kunci-satu" }, user),
  "another message": (_world, bindings) =>
    addActivity(depsOn(bindings), 1, { ...opening, key: "kunci-dua" }, user),
  delete: (_world, bindings) => removeSubmission(depsOn(bindings), 1),
};

async function rowsOf<Row>(sql: string): Promise<Row[]> {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

async function holds({ messageId }: World, ran: Ran[]): Promise<void> {
  for (const { error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) expect([404, 409]).toContain(error.status);
  }
  const succeeded = (...names: string[]) =>
    ran.filter(({ name, error }) => names.includes(name) && error === undefined);
  const [contact] = await rowsOf<{ stage: Stage; version: number; first_response_at: number | null }>(
    "SELECT stage, version, first_response_at FROM contact_submissions",
  );
  const lines = await rowsOf<{ id: number; kind: string; body: string; is_response: number; at: number }>(
    "SELECT id, kind, body, is_response, created_at AS at FROM contact_activities ORDER BY id",
  );
  // Whoever deletes it leaves nothing.
  expect(contact === undefined).toBe(succeeded("delete").length > 0);
  if (!contact) return expect(lines).toEqual([]);

  // A message goes once, whoever takes it away.
  const gone = succeeded("take back", "remove");
  expect(gone.length).toBe(ran.some(({ name }) => ["take back", "remove"].includes(name)) ? 1 : 0);
  expect(lines.some(({ id }) => id === messageId)).toBe(gone.length === 0);

  // Of two changes of one version one holds, and whoever wants the same is told that it is so.
  const changes = succeeded("move on", "move back", "value");
  expect(new Set(changes.map(({ name }) => name)).size).toBeLessThanOrEqual(1);

  // Each move begins where the one before has led, and the last has led to the stage.
  let stage: string = stageNames.new;
  for (const { body } of lines.filter(({ kind }) => kind === "stage")) {
    const [from, to = ""] = body.split(" → ");
    expect(from).toBe(stage);
    stage = to;
  }
  expect(stageNames[contact.stage]).toBe(stage);

  // Without another message: taken back is new, unless somebody has moved it on.
  const others = succeeded("another message", "the same again");
  if (succeeded("take back").length > 0 && others.length === 0) {
    expect(contact.stage).toBe(succeeded("move on").length > 0 ? "proposal" : "new");
  }
  if (succeeded("remove").length > 0 && changes.length === 0) expect(contact.stage).toBe("contacted");

  // The first response is the first of the answers that are left.
  const answers = lines.filter(({ is_response }) => is_response === 1).map(({ at }) => at);
  expect(contact.first_response_at).toBe(answers.length > 0 ? Math.min(...answers) : null);

  // No version stands for two states: two ways to change it are two versions on.
  const moves = lines.filter(({ kind }) => kind === "stage").length;
  // Whoever wants the same value is told that it is so.
  const least = 1 + Math.max(moves, 1) + Math.min(1, succeeded("value").length);
  expect(contact.version).toBeGreaterThanOrEqual(least);
  for (const { value } of succeeded("take back")) {
    expect((value as { version: number }).version).toBeLessThanOrEqual(contact.version);
  }
}

const takingBack: Group<World> = { name: "taking back", prepare, operations, holds };

test("taking back: right in every order of two, and of three", { timeout: 3_600_000 }, async () => {
  const two = await runPairs(takingBack, isWhole ? 400 : 4);
  const three = await runTriples(takingBack, isWhole ? 500 : 20);
  counts.push(
    `interleavings, ${takingBack.name}: ${two.ran} of ${two.of} of two, ${three.ran} of ${three.of} of three`,
  );
  expect(two.ran).toBeGreaterThan(60);
});
