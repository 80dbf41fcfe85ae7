import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { colleague, readAnswer } from "../../../tests/support/colleague";
import { countedDatabase } from "../../../tests/support/counted-database";
import { depsAtNoon, noon } from "../../../tests/support/enquiry-desk";
import { explainQueries } from "../../../tests/support/query-plans";
import { readFields } from "../../../tests/support/staff";
import { createContact, createUser, db } from "../../../tests/support/worker";
import type { SessionUser } from "../../contract/auth";
import type { ContactCounts } from "../../contract/inbox/contact-change";
import { createDatabase } from "../../db/client";
import { users } from "../../db/schema/auth";
import { contactSubmissions } from "../../db/schema/contact";
import { contactCounts } from "./inbox.repository";
import { computeDueTime, listSubmissions, markListSeen } from "./inbox.service";

async function member(values: Parameters<typeof createUser>[0] = {}): Promise<SessionUser> {
  const { user } = await createUser({ role: "editor", ...values });
  return { id: user.id, username: user.username, name: user.name, isAdmin: true, role: "editor" };
}

const countEnquiries = (userId: number, database = db) =>
  database.get<ContactCounts>(contactCounts(userId, computeDueTime(noon)));

const inHours = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

/** One enquiry for each count, and similar ones that must not be counted. */
async function oneOfEach(assigneeId: number): Promise<void> {
  await createContact({ name: "lewat", dueAt: inHours(-1) });
  await createContact({ name: "tepat sekarang", dueAt: noon });
  await createContact({ name: "hari ini", dueAt: inHours(1), assigneeId });
  await createContact({ name: "besok", dueAt: inHours(13) });
  await createContact({ name: "langkah lewat", stage: "contacted", nextActionAt: inHours(-48), assigneeId });
  await createContact({ name: "langkah besok", stage: "contacted", nextActionAt: inHours(12) });
  await createContact({ name: "langkah selesai", stage: "won", nextActionAt: inHours(-1), assigneeId });
  await createContact({ name: "dahulu" });
  await createContact({ name: "dijawab", dueAt: inHours(-1), firstResponseAt: inHours(-2) });
  const spam = { suspicions: "staff", dueAt: inHours(-1), nextActionAt: inHours(-1), assigneeId };
  await createContact({ name: "spam", ...spam });
}

test("each count equals the length of its list", async () => {
  const sari = await member();
  await oneOfEach(sari.id);
  const deps = depsAtNoon();
  const counts = await countEnquiries(sari.id);
  const rows = await db.select().from(contactSubmissions);
  const newestId = Math.max(...rows.map(({ id }) => id));
  expect(counts).toEqual({
    ...{ waiting: 4, overdue: 2, today: 2, mine: 2, unseen: 4 },
    ...{ seenId: 0, newestId },
  });
  const total = async (query: Parameters<typeof listSubmissions>[1]) =>
    (await listSubmissions(deps, query, sari.id)).total;
  for (const due of ["waiting", "overdue", "today"] as const) {
    expect(await total({ due })).toBe(counts[due]);
  }
  expect(await total({ assignee: "me", stage: "open" })).toBe(counts.mine);
});

test("the counts of due enquiries use indexes, in one round trip", async () => {
  const sari = await member();
  const { database, count } = countedDatabase(env.DB);
  await countEnquiries(sari.id, createDatabase(database));
  expect(count).toEqual({ roundTrips: 1, statements: 1 });
  const [plan = []] = await explainQueries((binding) => countEnquiries(sari.id, createDatabase(binding)));
  const asked = plan.filter((step) => / contact_submissions( |$)/.test(step));
  // SQLite reads the newest id from the end of the table, without an index.
  const indexes = asked.map((step) => /contact_submissions_\w+/.exec(step)?.[0] ?? step);
  expect(new Set(indexes)).toEqual(
    new Set([
      "contact_submissions_waiting",
      "contact_submissions_steps",
      "contact_submissions_open",
      "SEARCH contact_submissions",
    ]),
  );
});

describe("marking enquiries as seen", () => {
  async function seenBy(userId: number) {
    const [row] = await db.all<{ contact_id: number }>(
      sql`SELECT contact_id FROM contact_views WHERE user_id = ${userId}`,
    );
    return row?.contact_id;
  }

  test("enquiries that arrive later stay unseen, and other accounts are not affected", async () => {
    const { call, user } = await colleague("editor");
    const rina = await member();
    const first = await createContact({ dueAt: inHours(1) });
    expect(await readAnswer(await call("/api/contact/seen", "PUT", { id: first.id }))).toEqual([204]);
    await createContact({ dueAt: inHours(1) });
    const unseen = async (asker: { id: number }) => (await countEnquiries(asker.id)).unseen;
    expect([await unseen(user), await unseen(rina)]).toEqual([1, 2]);
    expect((await countEnquiries(user.id)).seenId).toBe(first.id);
  });

  test("the mark never moves back, and never beyond the newest enquiry", async () => {
    const sari = await member();
    const first = await createContact();
    const second = await createContact();
    const look = (id: number) => markListSeen(depsAtNoon(), sari.id, id);
    await look(second.id);
    await look(first.id);
    expect(await seenBy(sari.id)).toBe(second.id);
    await look(Number.MAX_SAFE_INTEGER);
    expect(await seenBy(sari.id)).toBe(second.id);
    await createContact({ dueAt: inHours(1) });
    expect((await countEnquiries(sari.id)).unseen).toBe(1);
  });

  test.each([{}, { id: "1" }, { id: 1e300 }])("the mark %j is refused with a message", async (body) => {
    const { call } = await colleague("editor");
    const response = await call("/api/contact/seen", "PUT", body);
    expect(response.status).toBe(400);
    expect(await readFields(response)).toEqual({ id: "ID kontak tidak valid" });
  });
});

test("the possible assignees are active owners and editors, by name", async () => {
  const { call, user } = await colleague("owner", "budi");
  await createUser({ name: "Ana", role: "writer", isAdmin: false });
  await createUser({ name: "Dian", role: "editor", disabledAt: noon });
  await createUser({ name: "Eko", isAdmin: false });
  const { user: citra } = await createUser({ name: "Citra", role: "editor" });
  const { user: old } = await createUser({ name: "Agus", role: "owner" });
  // An account from before there were roles.
  await db.update(users).set({ role: null }).where(eq(users.id, old.id));
  expect(await (await call("/api/contact/assignees")).json()).toEqual([
    { id: old.id, name: "Agus" },
    { id: user.id, name: "budi" },
    { id: citra.id, name: "Citra" },
  ]);
});
