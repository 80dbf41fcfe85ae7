import { env } from "cloudflare:workers";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { type Group, type Ran, runPairs, runTriples } from "../tests/support/interleavings";
import { changeManyContacts, clearSpamMark } from "./contact/changes/bulk.service";
import { changeContact } from "./contact/changes/change.service";
import { contactCounts } from "./contact/inbox/filter.repository";
import { dueTimeOf, noteListOpened, removeSubmission } from "./contact/inbox/inbox.service";
import { erasePerson } from "./contact/privacy/person.service";
import type { ContactBulkAnswer, ContactCounts } from "./contract/inbox/contact-change";
import type { ContactSubmission } from "./contract/inbox/contact-submission";
import { createDeps, type Deps, replaceDeps } from "./deps";
import { AppError } from "./errors";

const counts: string[] = [];
const email = "dewi@contoh.example";
const rina = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "editor" } as const;
const sariId = 2;
const now = new Date("2026-11-24T05:00:00Z");

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterAll(() => {
  for (const line of counts) console.log(line);
});

/** 1 and 2 are new and wait, 2 is from somebody else; 3 is marked as spam and was answered by a message. */
async function prepare(): Promise<object> {
  const at = now.getTime();
  const statements = [
    ...["audit_events", "contact_views", "contact_submissions", "users"].map((name) => `DELETE FROM ${name}`),
    `INSERT INTO users (id, username, password, name, is_admin, role)
     VALUES (1, 'rina', '-', 'Rina', 1, 'editor'), (${sariId}, 'sari', '-', 'Sari', 1, 'editor')`,
    `INSERT INTO contact_submissions (id, name, email, message, submitted_at, due_at, suspicions, first_response_at)
     VALUES (1, 'Dewi', '${email}', 'Pesan', ${at}, ${at}, '', NULL),
       (2, 'Budi', 'budi@contoh.example', 'Pesan', ${at}, ${at + 1}, '', NULL),
       (3, 'Dewi', '${email}', 'Pesan', ${at}, ${at}, 'links', 500)`,
    `INSERT INTO contact_activities (contact_id, kind, is_response, created_at) VALUES (3, 'whatsapp', 1, 500)`,
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  return {};
}

let ticks = 0;
/** Whose clock goes on, so that the first response can be told from others. */
const depsOn = (bindings: Env): Deps =>
  replaceDeps(createDeps(bindings), {
    clock: () => {
      ticks += 1;
      return new Date(now.getTime() + ticks);
    },
  });

const items = [1, 2, 3].map((id) => ({ id, version: 1 }));
const bulk = (bindings: Env, input: Omit<Parameters<typeof changeManyContacts>[1], "items">) =>
  changeManyContacts(depsOn(bindings), { ...input, items }, rina);

const operations: Group<object>["operations"] = {
  contact: (_world, bindings) => changeContact(depsOn(bindings), 1, { version: 1, stage: "contacted" }, rina),
  "move on": (_world, bindings) => changeContact(depsOn(bindings), 1, { version: 2, stage: "won" }, rina),
  reopen: (_world, bindings) => changeContact(depsOn(bindings), 1, { version: 2, stage: "new" }, rina),
  assign: (_world, bindings) =>
    changeContact(depsOn(bindings), 1, { version: 1, assigneeId: sariId, valueIdr: 5 }, rina),
  "move all": (_world, bindings) => bulk(bindings, { action: "stage", stage: "proposal" }),
  "assign all": (_world, bindings) => bulk(bindings, { action: "assign", assigneeId: sariId }),
  "mark all": (_world, bindings) => bulk(bindings, { action: "spam" }),
  "delete all": (_world, bindings) => bulk(bindings, { action: "delete" }),
  "clear the mark": (_world, bindings) => clearSpamMark(depsOn(bindings), 3),
  delete: (_world, bindings) => removeSubmission(depsOn(bindings), 1),
  erase: (_world, bindings) => erasePerson(depsOn(bindings), email),
  disable: async (_world, bindings) => {
    await bindings.DB.prepare(`UPDATE users SET disabled_at = 5 WHERE id = ${sariId}`).run();
    const { results } = await env.DB.prepare(
      `SELECT id FROM contact_submissions WHERE assignee_id = ${sariId}`,
    ).all<{ id: number }>();
    return results.map(({ id }) => id);
  },
  count: (_world, bindings) => {
    const { db, clock } = depsOn(bindings);
    return db.get(contactCounts(rina.id, dueTimeOf(clock())));
  },
  "look at the first": (_world, bindings) => noteListOpened(depsOn(bindings), rina.id, 1),
  "look at the last": (_world, bindings) => noteListOpened(depsOn(bindings), rina.id, 3),
};

const succeeded = (ran: Ran[], name: string) =>
  ran.filter((one) => one.name === name && one.error === undefined);

async function rowsOf<Row>(sql: string): Promise<Row[]> {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

interface Row {
  id: number;
  stage: string;
  version: number;
  assignee_id: number | null;
  first_response_at: number | null;
  suspicions: string;
  first: number | null;
}

async function holds(_world: object, ran: Ran[]): Promise<void> {
  for (const { error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) expect([400, 404, 409]).toContain(error.status);
  }
  expect(await rowsOf("PRAGMA foreign_key_check")).toEqual([]);
  const rows = await rowsOf<Row>(`SELECT id, stage, version, assignee_id, first_response_at, suspicions,
    (SELECT min(created_at) FROM contact_activities WHERE contact_id = contact_submissions.id AND is_response = 1) AS first
    FROM contact_submissions ORDER BY id`);
  for (const row of rows) {
    // The first response is the first of those that there are.
    expect(row.first_response_at).toBe(row.first);
    await writersHold(row, ran);
  }
  goneHold(rows, ran);
  await assigneeHolds(rows, ran);
  for (const { value } of succeeded(ran, "count")) {
    for (const number of Object.values(value as ContactCounts)) expect(number).toBeGreaterThanOrEqual(0);
  }
  await lookingHolds(ran);
}

const wroteIn = (ran: Ran[], name: string, id: number) =>
  succeeded(ran, name).filter(({ value }) =>
    (value as ContactBulkAnswer).results.some((result) => result.id === id && result.ok),
  ).length;

/**
 * Of all that named the version 1 of an enquiry one got through, and of those that named 2; each wrote its rows. What was so
 * already is answered as done, and wrote nothing.
 */
async function writersHold({ id, stage, version, suspicions }: Row, ran: Ran[]): Promise<void> {
  const versions = (name: string) =>
    (id === 1 ? succeeded(ran, name) : []).map(({ value }) => (value as ContactSubmission).version);
  const once = (times: number) => Math.min(times, 1);
  const single = (name: string) => once(versions(name).length);
  const moved = { all: once(wroteIn(ran, "move all", id)), one: single("contact") };
  const assigned = once(wroteIn(ran, "assign all", id) + single("assign"));
  const marked = once(wroteIn(ran, "mark all", id));
  const first = moved.all + moved.one + assigned + marked;
  // What is new already is not moved by being moved there.
  const second = { won: single("move on"), new: once(versions("reopen").filter((one) => one === 3).length) };
  expect(first).toBeLessThanOrEqual(1);
  expect(second.won + second.new).toBeLessThanOrEqual(first);
  const events = await rowsOf<{ kind: string; body: string }>(
    `SELECT kind, body FROM contact_activities WHERE contact_id = ${id} AND kind <> 'whatsapp' ORDER BY id`,
  );
  const expected = [
    ...(moved.one ? ["stage: Baru → Dihubungi"] : []),
    ...(moved.all ? ["stage: Baru → Penawaran"] : []),
    ...(assigned ? ["assign: Sari"] : []),
    ...(assigned && single("assign") ? ["value: Rp 5"] : []),
  ];
  const before = moved.one ? "Dihubungi" : moved.all ? "Penawaran" : "Baru";
  if (second.won) expected.push(`stage: ${before} → Menang`);
  if (second.new) expected.push(`stage: ${before} → Baru`);
  expect(events.map(({ kind, body }) => `${kind}: ${body}`)).toEqual(expected);
  const last = expected.findLast((text) => text.startsWith("stage"))?.split("→ ")[1] ?? "Baru";
  const names = { new: "Baru", contacted: "Dihubungi", proposal: "Penawaran", won: "Menang", lost: "Kalah" };
  expect(names[stage as keyof typeof names]).toBe(last);
  const cleared = id === 3 && succeeded(ran, "clear the mark").length > 0;
  if (!cleared) {
    expect(version).toBe(1 + first + second.won + second.new);
    expect(suspicions).toBe([...(id === 3 ? ["links"] : []), ...(marked ? ["staff"] : [])].join(","));
  }
}

/** What deleting and erasing say that they took is gone with its timeline, and nothing else is. */
function goneHold(rows: Row[], ran: Ran[]): void {
  for (const id of [1, 2, 3]) {
    const isErased = id !== 2 && succeeded(ran, "erase").length > 0;
    const isDeleted = id === 1 && succeeded(ran, "delete").length > 0;
    const isGone = isErased || isDeleted || wroteIn(ran, "delete all", id) > 0;
    expect(rows.some((row) => row.id === id)).toBe(!isGone);
  }
}

/** Whoever is disabled keeps what was theirs, and is given nothing any more. */
async function assigneeHolds(rows: Row[], ran: Ran[]): Promise<void> {
  const theirs = rows.filter((row) => row.assignee_id === sariId).map(({ id }) => id);
  const isOneDisabling = ran.filter(({ name }) => name === "disable").length === 1;
  for (const { value } of isOneDisabling ? succeeded(ran, "disable") : []) {
    for (const id of theirs) expect(value as number[]).toContain(id);
  }
}

async function lookingHolds(ran: Ran[]): Promise<void> {
  const views = await rowsOf<{ contact_id: number }>("SELECT contact_id FROM contact_views");
  const hasLooked = ran.some(({ name }) => name.startsWith("look at"));
  expect(views).toHaveLength(hasLooked ? 1 : 0);
  const isAnythingGone = ran.some(({ name }) => /delete|erase/.test(name));
  if (ran.some(({ name }) => name === "look at the last") && !isAnythingGone) {
    expect(views).toEqual([{ contact_id: 3 }]);
  }
}

const desk: Group<object> = { name: "enquiry desk", prepare, operations, holds };

test("enquiry-desk: two and three operations are correct in every order", {
  timeout: 3_600_000,
}, async () => {
  const two = await runPairs(desk, 2);
  const three = await runTriples(desk, 30);
  counts.push(
    `interleavings, ${desk.name}: ${two.ran} of ${two.of} of two, ${three.ran} of ${three.of} of three`,
  );
  expect(two.ran).toBeGreaterThan(100);
});
