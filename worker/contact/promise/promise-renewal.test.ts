import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { depsFor } from "../../../tests/support/enquiries";
import { createContact, db } from "../../../tests/support/worker";
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

test("a holiday added later moves the due time of waiting enquiries, and removing it moves it back", async () => {
  const { id } = await createContact({ submittedAt, dueAt: withoutHolidays });
  expect(await renewPromises(depsFor({ holidays }))).toBe(1);
  expect(await dueOf(id)).toEqual(afterHoliday);
  expect(await renewPromises(depsFor({ holidays }))).toBe(0);
  expect(await renewPromises(depsFor({ holidays: parseHolidays("") }))).toBe(1);
  expect(await dueOf(id)).toEqual(withoutHolidays);
});

test("answered enquiries, spam and enquiries without a due time keep theirs", async () => {
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
