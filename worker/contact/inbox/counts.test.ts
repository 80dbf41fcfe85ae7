import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { countedDatabase } from "../../../tests/support/counted-database";
import { depsAtNoon, noon } from "../../../tests/support/enquiry-desk";
import { explainQueries } from "../../../tests/support/query-plans";
import { expectFieldsRefused, readAnswer } from "../../../tests/support/refusal";
import { createContact, createStaff, createUser, db, signIn } from "../../../tests/support/worker";
import type { ContactCounts } from "../../contract/inbox/contact-change";
import type { ContactSearch } from "../../contract/inbox/contact-submission";
import { createDatabase } from "../../db/client";
import { users } from "../../db/schema/auth";
import { contactSubmissions } from "../../db/schema/contact";
import { replaceDeps } from "../../deps";
import { contactCounts } from "./inbox.repository";
import { computeDueTime, listSubmissions, markListSeen } from "./inbox.service";

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
  const sari = await createStaff();
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
  const sari = await createStaff();
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
    const { call, user } = await signIn("editor");
    const rina = await createStaff();
    const first = await createContact({ dueAt: inHours(1) });
    expect(await readAnswer(await call("/api/contact/seen", "PUT", { id: first.id }))).toEqual([204]);
    await createContact({ dueAt: inHours(1) });
    const unseen = async (asker: { id: number }) => (await countEnquiries(asker.id)).unseen;
    expect([await unseen(user), await unseen(rina)]).toEqual([1, 2]);
    expect((await countEnquiries(user.id)).seenId).toBe(first.id);
  });

  test("the mark never moves back, and never beyond the newest enquiry", async () => {
    const sari = await createStaff();
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
    const { call } = await signIn("editor");
    await expectFieldsRefused(call("/api/contact/seen", "PUT", body), { id: "ID kontak tidak valid" });
  });
});

test("the possible assignees are active owners and editors, by name", async () => {
  const { call, user } = await signIn("owner", { name: "budi" });
  await createUser({ name: "Ana", role: "writer" });
  await createUser({ name: "Dian", role: "editor", disabledAt: noon });
  await createUser({ name: "Eko", role: null });
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

async function names(query: ContactSearch, userId = 0): Promise<string[]> {
  const { contacts, total } = await listSubmissions(depsAtNoon(), query, userId);
  if (query.page === undefined) expect(total).toBe(contacts.length);
  return contacts.map(({ name }) => name);
}

let sent = 0;
/** Each enquiry is a second younger than the one before. */
function add(name: string, values: Parameters<typeof createContact>[0] = {}) {
  sent += 1;
  return createContact({ name, submittedAt: new Date(sent * 1000), ...values });
}

test("a stage filters the list, and open means those with something to do", async () => {
  for (const stage of ["new", "contacted", "proposal", "won", "lost"] as const) await add(stage, { stage });
  await add("spam", { suspicions: "links" });
  expect(await names({ stage: "won" })).toEqual(["won"]);
  expect(await names({ stage: "new" })).toEqual(["spam", "new"]);
  expect(await names({ stage: "open" })).toEqual(["proposal", "contacted", "new"]);
  expect(await names({ stage: "open", spam: "suspected" })).toEqual(["spam"]);
});

test("an assignee filters the list; an account without access counts as nobody", async () => {
  const { user: sari } = await createUser({ role: "editor" });
  const { user: gone } = await createUser({ disabledAt: noon });
  const { user: writer } = await createUser({ role: "writer" });
  await add("Sari", { assigneeId: sari.id });
  await add("mantan staf", { assigneeId: gone.id });
  await add("penulis", { assigneeId: writer.id });
  await add("siapa pun");
  expect(await names({ assignee: "me" }, sari.id)).toEqual(["Sari"]);
  expect(await names({ assignee: String(sari.id) })).toEqual(["Sari"]);
  expect(await names({ assignee: "none" })).toEqual(["siapa pun", "penulis", "mantan staf"]);
  expect(await names({ assignee: String(gone.id) })).toEqual([]);
  expect(await names({ assignee: "999999999" })).toEqual([]);
});

test("overdue enquiries are sorted with the longest waiting first", async () => {
  await add("besok", { dueAt: inHours(13) });
  await add("tiga jam lewat", { dueAt: inHours(-3) });
  await add("hari ini", { dueAt: inHours(2) });
  await add("tepat sekarang", { dueAt: noon });
  await add("dijawab", { dueAt: inHours(-5), firstResponseAt: inHours(-6) });
  await add("sudah dihubungi", { dueAt: inHours(-5), stage: "contacted" });
  await add("spam", { dueAt: inHours(-5), suspicions: "links" });
  await add("dari dahulu");
  expect(await names({ due: "waiting" })).toEqual(["tiga jam lewat", "tepat sekarang", "hari ini", "besok"]);
  expect(await names({ due: "overdue" })).toEqual(["tiga jam lewat", "tepat sekarang"]);
  expect(await names({ due: "today" })).toEqual(["hari ini"]);
});

test("the filter of today lists answers and next steps due today, earliest first", async () => {
  await add("janji pukul 15", { dueAt: inHours(3) });
  await add("langkah pukul 14", { stage: "proposal", nextActionAt: inHours(2), dueAt: inHours(-90) });
  await add("langkah kemarin", { stage: "contacted", nextActionAt: inHours(-20) });
  await add("janji pukul 18, langkah pukul 13", { dueAt: inHours(6), nextActionAt: inHours(1) });
  await add("janji pukul 17, langkah besok", { dueAt: inHours(5), nextActionAt: inHours(20) });
  await add("janji lewat, langkah pukul 16", { dueAt: inHours(-1), nextActionAt: inHours(4) });
  // An enquiry of a weekend is due at the midnight that ends the next working day.
  await add("tengah malam", { dueAt: inHours(12), nextActionAt: inHours(12) });
  await add("lewat tengah malam", { dueAt: new Date(inHours(12).getTime() + 1), nextActionAt: inHours(12) });
  await add("menang", { stage: "won", nextActionAt: inHours(1) });
  await add("spam", { nextActionAt: inHours(1), suspicions: "staff" });
  expect(await names({ due: "today" })).toEqual([
    "langkah kemarin",
    "janji lewat, langkah pukul 16",
    "janji pukul 18, langkah pukul 13",
    "langkah pukul 14",
    "janji pukul 15",
    "janji pukul 17, langkah besok",
    "tengah malam",
  ]);
});

test("filters combine, with pages", async () => {
  const { user } = await createUser();
  const mine = { assigneeId: user.id };
  await add("Budi satu", { ...mine, dueAt: inHours(-1) });
  await add("Budi dua", { ...mine, dueAt: inHours(-2) });
  await add("Budi tiga", { ...mine, dueAt: inHours(-3) });
  await add("Budi empat", { dueAt: inHours(-4) });
  await add("Dewi", { ...mine, dueAt: inHours(-5) });
  await add("Budi lima", { ...mine, stage: "contacted", nextActionAt: inHours(1) });
  const query = { q: "budi", assignee: "me", due: "overdue", stage: "open" } as const;
  expect(await names(query, user.id)).toEqual(["Budi tiga", "Budi dua", "Budi satu"]);
  expect(await names({ ...query, page: 2, pageSize: 2 }, user.id)).toEqual(["Budi satu"]);
  expect(await names({ ...query, stage: "won" }, user.id)).toEqual([]);
  expect(await names({ ...query, spam: "suspected" }, user.id)).toEqual([]);
  expect(await names({ q: "budi", assignee: "me", stage: "contacted" }, user.id)).toEqual(["Budi lima"]);
  expect(await names({ due: "today", assignee: "none" })).toEqual([]);
});

test.each<[query: ContactSearch, ...indexes: string[]]>([
  [{}, "contact_submissions_submitted_at"],
  [{ spam: "suspected" }, "contact_submissions_suspected"],
  [{ stage: "open" }, "contact_submissions_stage"],
  [{ assignee: "5" }, "contact_submissions_assignee"],
  [{ assignee: "me", stage: "open" }, "contact_submissions_open"],
  [{ due: "waiting" }, "contact_submissions_waiting"],
  [{ due: "today" }, "contact_submissions_waiting", "contact_submissions_steps"],
  [{ due: "today", assignee: "5", q: "budi" }, "contact_submissions_waiting", "contact_submissions_steps"],
])("the query %j uses the index %s", async (query, ...indexes) => {
  const plans = await explainQueries((binding) =>
    listSubmissions(replaceDeps(depsAtNoon(), { db: createDatabase(binding) }), query, 1),
  );
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    const asked = plan.filter((step) => / contact_submissions( |$)/.test(step));
    const found = asked.map((step) => /contact_submissions_\w+/.exec(step)?.[0] ?? step);
    // An unfiltered count reads the smallest index.
    if (Object.keys(query).length === 0 && found.length === 1) continue;
    const byId = found.filter((one) => one.includes("INTEGER PRIMARY KEY"));
    expect(new Set(found.filter((one) => !byId.includes(one)))).toEqual(new Set(indexes));
  }
});

test("the route reads the filters from the query string and answers the total", async () => {
  const { call, user } = await signIn("editor");
  await add("satu", { assigneeId: user.id });
  await add("dua", { assigneeId: user.id });
  await add("tiga");
  const response = await call("/api/contact?assignee=me&stage=open&pageSize=1");
  expect(response.headers.get("X-Total-Count")).toBe("2");
  expect(await response.json()).toMatchObject([{ name: "dua", assignee: { id: user.id } }]);
});
