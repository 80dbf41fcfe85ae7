import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { crashAfter } from "../../../tests/support/crash";
import { depsFor } from "../../../tests/support/enquiries";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createContact, db } from "../../../tests/support/worker";
import { createDatabase } from "../../db/client";
import { contactSubmissions } from "../../db/schema/contact";
import { parseHolidays, promisedBy } from "./promise";
import { renewPromises } from "./promise-renewal.service";

const wib = (text: string) => new Date(`${text}+07:00`);
const submittedAt = wib("2026-11-23T09:30:00");
const withoutHolidays = promisedBy(submittedAt, parseHolidays(""));
const holidays = parseHolidays("2026-11-24");
const afterHoliday = wib("2026-11-25T09:30:00");

async function dueOf(id: number) {
  const [row] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
  return row?.dueAt ?? null;
}

test("a holiday that is listed late moves the promise to whoever waits, and taken off the list moves it back", async () => {
  const { id } = await createContact({ submittedAt, dueAt: withoutHolidays });
  expect(await renewPromises(depsFor({ holidays }))).toBe(1);
  expect(await dueOf(id)).toEqual(afterHoliday);
  expect(await renewPromises(depsFor({ holidays }))).toBe(0);
  expect(await renewPromises(depsFor({ holidays: parseHolidays("") }))).toBe(1);
  expect(await dueOf(id)).toEqual(withoutHolidays);
});

test("what was promised to whoever was answered, may be spam, or wrote before there was a desk stays", async () => {
  const kept = { submittedAt, dueAt: withoutHolidays };
  const contacts = [
    await createContact({ ...kept, firstResponseAt: wib("2026-11-23T10:00:00") }),
    await createContact({ ...kept, stage: "contacted" }),
    await createContact({ ...kept, suspicions: "links" }),
    await createContact({ submittedAt }),
  ];
  expect(await renewPromises(depsFor({ holidays }))).toBe(0);
  expect(await Promise.all(contacts.map(({ id }) => dueOf(id)))).toEqual([
    ...Array(3).fill(withoutHolidays),
    null,
  ]);
});

test("of more than one run takes those promised last are mended first", async () => {
  const rows = Array.from({ length: 501 }, (_, index) => ({
    name: "Pengirim",
    email: "pengirim@contoh.example",
    message: "Pesan uji yang cukup panjang.",
    submittedAt: new Date(submittedAt.getTime() + index),
    dueAt: new Date(withoutHolidays.getTime() + index),
  }));
  for (let at = 0; at < rows.length; at += 5)
    await db.insert(contactSubmissions).values(rows.slice(at, at + 5));
  expect(await renewPromises(depsFor({ holidays }))).toBe(500);
  const left = await db
    .select()
    .from(contactSubmissions)
    .where(eq(contactSubmissions.dueAt, withoutHolidays));
  expect(left.map((row) => row.submittedAt)).toEqual([submittedAt]);
});

test("a crash after any round trip leaves each promise as it was or as it is, and the next run ends it", async () => {
  const { id } = await createContact({ submittedAt, dueAt: withoutHolidays });
  for (const calls of [0, 1, 2]) {
    await db.update(contactSubmissions).set({ dueAt: withoutHolidays });
    const crashing = depsFor({ holidays, db: createDatabase(crashAfter(env.DB, calls)) });
    await expect(renewPromises(crashing)).rejects.toThrow();
    expect(await dueOf(id)).toEqual(calls === 2 ? afterHoliday : withoutHolidays);
    await renewPromises(depsFor({ holidays }));
    expect(await dueOf(id)).toEqual(afterHoliday);
  }
});

test.each([
  ["is answered", { firstResponseAt: wib("2026-11-23T10:00:00") }, withoutHolidays],
  ["is promised something else", { dueAt: wib("2026-11-27T10:00:00") }, wib("2026-11-27T10:00:00")],
])("what %s between reading and writing stays", async (_case, values, dueAt) => {
  const { id } = await createContact({ submittedAt, dueAt: withoutHolidays });
  const binding = meanwhile(/UPDATE contact_submissions/, async () =>
    db.update(contactSubmissions).set(values),
  );
  expect(await renewPromises(depsFor({ holidays, db: createDatabase(binding) }))).toBe(0);
  expect(await dueOf(id)).toEqual(dueAt);
});
