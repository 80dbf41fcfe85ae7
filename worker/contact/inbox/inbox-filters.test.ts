import { expect, test } from "vitest";
import { colleague } from "../../../tests/support/colleague";
import { depsAtNoon, noon } from "../../../tests/support/enquiry-desk";
import { explainQueries } from "../../../tests/support/query-plans";
import { createContact, createUser } from "../../../tests/support/worker";
import type { ContactSearch } from "../../contract/inbox/contact-submission";
import { createDatabase } from "../../db/client";
import { replaceDeps } from "../../deps";
import { listSubmissions } from "./inbox.service";

async function names(query: ContactSearch, userId = 0): Promise<string[]> {
  const { contacts, total } = await listSubmissions(depsAtNoon(), query, userId);
  if (query.page === undefined) expect(total).toBe(contacts.length);
  return contacts.map(({ name }) => name);
}

const inHours = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
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
  const { user: writer } = await createUser({ role: "writer", isAdmin: false });
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
  const { call, user } = await colleague("editor");
  await add("satu", { assigneeId: user.id });
  await add("dua", { assigneeId: user.id });
  await add("tiga");
  const response = await call("/api/contact?assignee=me&stage=open&pageSize=1");
  expect(response.headers.get("X-Total-Count")).toBe("2");
  expect(await response.json()).toMatchObject([{ name: "dua", assignee: { id: user.id } }]);
});
