import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { db } from "../../../tests/support/worker";
import { readSource } from "../../contact/submit/submit.service";
import { contactInput } from "../../contract/contact";
import { openStages, stageNames } from "../../contract/inbox/contact-submission";
import { readPhoneNumber } from "../../contract/phone-number";
import { promisedBy } from "../../contract/promise";
import { users } from "../../db/schema/auth";
import { contactActivities, contactSubmissions } from "../../db/schema/contact";
import { seedContacts } from "./contacts";
import { seed } from "./seed";

/** A Friday noon in Jakarta, and each hour of the week after it. */
const now = new Date("2026-11-20T05:00:00Z");
const hourMs = 3_600_000;
const hoursOfAWeek = Array.from({ length: 7 * 24 }, (_, hour) => new Date(now.getTime() + hour * hourMs));

async function seeded(at = now) {
  await seed(env.DB, at);
  const [contacts, activities, staff] = await Promise.all([
    db.select().from(contactSubmissions),
    db.select().from(contactActivities),
    db.select().from(users),
  ]);
  return { contacts, activities, staff };
}

test.each(seedContacts)("the enquiry of $name is one that the form would accept", (contact) => {
  const { name, email, phoneNumber, websiteType, message, source } = contact;
  const form = { name, email, phoneNumber, websiteType, message };
  expect(contactInput.safeParse(form)).toEqual({ success: true, data: form });
  expect(readSource(source)).toMatchObject(source);
  expect(email).toMatch(/\.example$/);
});

test("each enquiry is owned by an account of the seed, promised an answer and can be called", async () => {
  const { contacts, staff } = await seeded();
  for (const contact of contacts) {
    const source = seedContacts.find(({ email }) => email === contact.email);
    const owner = staff.find(({ id }) => id === contact.assigneeId);
    expect(owner?.username).toBe(source?.owner);
    expect(contact.phoneE164).toBe(readPhoneNumber(contact.phoneNumber));
    expect(contact.dueAt).toEqual(promisedBy(contact.submittedAt, new Set()));
  }
});

test("each timeline lies between its enquiry and the seeding, and ends in its stage", async () => {
  const { contacts, activities } = await seeded();
  for (const contact of contacts) {
    const done = activities.filter(({ contactId }) => contactId === contact.id);
    const times = done.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const time of times) {
      expect(time).toBeGreaterThan(contact.submittedAt.getTime());
      expect(time).toBeLessThan(now.getTime());
    }
    const moves = done.filter(({ kind }) => kind === "stage").map(({ body }) => body);
    const [, stage = stageNames.new, reason] = /→ (\w+)(?:: (.+))?$/.exec(moves.at(-1) ?? "") ?? [];
    expect(stage).toBe(stageNames[contact.stage]);
    expect(contact.lostReason ?? undefined).toBe(reason);
    const answers = done.filter(({ isResponse }) => isResponse);
    expect(contact.firstResponseAt).toEqual(answers[0]?.createdAt ?? null);
    expect(answers.every(({ kind }) => ["whatsapp", "email", "stage"].includes(kind))).toBe(true);
    if (contact.stage !== "new") expect(answers.length).toBeGreaterThan(0);
    const values = done.filter(({ kind }) => kind === "value").map(({ body }) => body);
    expect(values).toEqual(
      contact.valueIdr === null ? [] : [`Rp ${contact.valueIdr.toLocaleString("id-ID")}`],
    );
  }
});

test("next steps are those of open enquiries, to come at a full hour", async () => {
  const { contacts, activities } = await seeded(new Date(now.getTime() + 12_345));
  const steps = contacts.filter(({ nextActionAt }) => nextActionAt !== null);
  expect(steps.length).toBeGreaterThan(1);
  for (const { id, stage, nextAction, nextActionAt } of steps) {
    const told = activities.filter(({ contactId, kind }) => contactId === id && kind === "reminder");
    expect(told.map(({ body }) => body.startsWith(`${nextAction} · `))).toEqual([true]);
    expect(openStages as readonly string[]).toContain(stage);
    expect(nextAction).toMatch(/\w/);
    expect(Number(nextActionAt?.getTime()) % hourMs).toBe(0);
    expect(Number(nextActionAt?.getTime())).toBeGreaterThan(now.getTime());
  }
});

test("whenever it is seeded, one enquiry waits too long and one is in time", () => {
  const waiting = seedContacts.filter(({ stage = "new" }) => stage === "new");
  for (const at of hoursOfAWeek) {
    const overdue = waiting.filter(({ hoursAgo }) => {
      const submittedAt = new Date(at.getTime() - hoursAgo * hourMs);
      return promisedBy(submittedAt, new Set()) <= at;
    });
    expect(overdue).toHaveLength(1);
    expect(waiting).toHaveLength(2);
  }
});
