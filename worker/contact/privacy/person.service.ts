import { and, asc, eq, getTableColumns, gt, isNotNull, like, or, sql } from "drizzle-orm";
import type { PersonErasure, PersonExport, PersonInput } from "../../contract/contact-admin";
import { readPhoneNumber } from "../../contract/phone-number";
import type { Database } from "../../db/client";
import { idempotencyKeys, users } from "../../db/schema/auth";
import { postNotes } from "../../db/schema/blog";
import { contactActivities, contactSubmissions, whatsappClicks } from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { contactColumns } from "../inbox/inbox.repository";
import { toSubmission } from "../inbox/inbox.service";
import { findCodes } from "../whatsapp/whatsapp.service";

function toPerson({ email, phoneNumber }: PersonInput): Person {
  return email ? { email } : { phoneE164: readPhoneNumber(phoneNumber ?? null) ?? "" };
}

/** Everything stored about the person with this address or number, in any case (UU 27/2022, articles 7 and 13). */
export async function exportPerson(deps: Deps, input: PersonInput): Promise<PersonExport> {
  const person = toPerson(input);
  if ((await deps.db.$count(contactSubmissions, isFrom(person))) > maxExported) throw tooMany();
  const { contacts, activities, notes, clicks } = await readPerson(deps.db, person);
  if (contacts.length === 0 && notes.length === 0) throw nobody();
  const done = Map.groupBy(activities, ({ contactId }) => contactId);
  const label = formatCounts({ contacts: contacts.length, notes: notes.length });
  await deps.audit.record({ action: "contact.person-exported", label });
  return {
    email: input.email ?? "",
    exportedAt: deps.clock().toISOString(),
    contacts: contacts.map((row) => ({
      ...toSubmission(row),
      consentVersion: row.consentVersion,
      phoneE164: row.phoneE164,
      activities: (done.get(row.id) ?? []).map(({ kind, body, createdAt, actor, isResponse, delivery }) => ({
        ...{ kind, body, actor, isResponse },
        createdAt: createdAt.toISOString(),
        ...(delivery && { delivery }),
      })),
    })),
    whatsappClicks: clicks.map(({ id: _, clickedAt, ...click }) => ({
      ...click,
      clickedAt: clickedAt.toISOString(),
    })),
    notes: notes.map(({ createdAt, ...note }) => ({ ...note, createdAt: createdAt.toISOString() })),
  };
}

/** Deletes everything stored about the person with this address or number (UU 27/2022, article 8). */
export async function erasePerson(deps: Deps, input: PersonInput): Promise<PersonErasure> {
  const { ids, notes } = await deletePerson(deps.db, toPerson(input));
  const deleted = ids.length;
  if (deleted === 0 && notes === 0) throw nobody();
  await deps.audit.record({
    action: "contact.person-erased",
    label: formatCounts({ contacts: deleted, notes }),
  });
  return { deleted, ids, notes };
}

/** The most enquiries in an export, because the whole file is built in memory. */
const maxExported = 500;

function tooMany(): AppError {
  const message = `Ada lebih dari ${maxExported} pesan dari pengirim ini, terlalu banyak untuk satu berkas. Hapus dulu pesan yang tidak perlu.`;
  return new AppError("conflict", message);
}

function formatCounts({ contacts, notes }: { contacts: number; notes: number }): string {
  return notes === 0 ? `${contacts} pesan` : `${contacts} pesan, ${notes} catatan artikel`;
}

function nobody(): AppError {
  return new AppError("not_found", "Tidak ada pesan dari alamat email tersebut");
}

/** Identified by address; by the E.164 number only for enquiries without an address. */
export type Person = { email: string } | { phoneE164: string };

const isFrom = (person: Person) =>
  "email" in person
    ? sql`lower(contact_submissions.email) = lower(${person.email})`
    : sql`(contact_submissions.email = '' AND contact_submissions.phone_e164 = ${person.phoneE164})`;

/**
 * Matches a reader's note under the full name of somebody with an enquiry from this address, and any note that contains the
 * address. Too many people share a first name.
 */
function mayBeAbout(person: Person) {
  const holds = (words: string) => sql`instr(lower(post_notes.body), lower(${words})) > 0`;
  return "email" in person ? sql`${isNamed(person)} OR ${holds(person.email)}` : isNamed(person);
}

/** Whether the text contains the address as a whole, not as part of a longer address. */
function holdsAddress(text: string, email: string): boolean {
  const lower = text.toLowerCase();
  const address = email.toLowerCase();
  for (let at = lower.indexOf(address); at >= 0; at = lower.indexOf(address, at + 1)) {
    const continuesBefore = /[\w.%+-]$/.test(lower.slice(Math.max(0, at - 1), at));
    const continuesAfter = /^(?:[\w-]|\.\w)/.test(lower.slice(at + address.length, at + address.length + 2));
    if (!continuesBefore && !continuesAfter) return true;
  }
  return false;
}

interface Note {
  body: string;
  /** Whether the note's author has the name of the address's owner. */
  isNamed: number;
}

const isAbout = (person: Person) => (note: Note) =>
  note.isNamed === 1 || ("email" in person && holdsAddress(note.body, person.email));
const isNamed = (
  person: Person,
) => sql<number>`(post_notes.author_id IS NULL AND lower(trim(post_notes.name)) IN (
  SELECT lower(trim(contact_submissions.name)) FROM contact_submissions
  WHERE ${isFrom(person)} AND instr(trim(contact_submissions.name), ' ') > 0))`;

/** Messages that are read at once. */
const messagesAtOnce = 200;

async function selectClicks(db: Database, person: Person) {
  const { id, message } = contactSubmissions;
  const codes = new Set<string>();
  for (let last = 0; ; ) {
    const sent = await db
      .select({ id, message })
      .from(contactSubmissions)
      .where(and(isFrom(person), gt(id, last), like(message, "%kode%")))
      .orderBy(asc(id))
      .limit(messagesAtOnce);
    for (const { message } of sent) for (const code of findCodes(message)) codes.add(code);
    const end = sent[messagesAtOnce - 1];
    if (!end) return sql`code IN (SELECT value FROM json_each(${JSON.stringify([...codes])}))`;
    last = end.id;
  }
}

/** All enquiries of the person with their activities, notes and clicks, oldest first, read in one batch. */
async function readPerson(db: Database, person: Person) {
  const areTheirs = await selectClicks(db, person);
  const [contacts, activities, notes, clicks] = await db.batch([
    db
      .select(contactColumns)
      .from(contactSubmissions)
      .where(isFrom(person))
      .orderBy(asc(contactSubmissions.id)),
    db
      .select({ ...getTableColumns(contactActivities), actor: users.name })
      .from(contactActivities)
      .innerJoin(contactSubmissions, eq(contactSubmissions.id, contactActivities.contactId))
      .leftJoin(users, eq(users.id, contactActivities.actorId))
      .where(isFrom(person))
      .orderBy(asc(contactActivities.id)),
    db
      .select({
        name: postNotes.name,
        body: postNotes.body,
        createdAt: postNotes.createdAt,
        postId: postNotes.postId,
        isNamed: isNamed(person),
      })
      .from(postNotes)
      .where(mayBeAbout(person))
      .orderBy(asc(postNotes.id)),
    db.select().from(whatsappClicks).where(areTheirs).orderBy(asc(whatsappClicks.id)),
  ]);
  return {
    contacts,
    activities,
    clicks,
    notes: notes.filter(isAbout(person)).map(({ isNamed: _, ...note }) => note),
  };
}

/** Stored responses of `Idempotency-Key` requests that may contain what `readPerson` reads. */
const mayHoldPerson = and(
  isNotNull(idempotencyKeys.answer),
  or(like(idempotencyKeys.path, "/api/contact%"), like(idempotencyKeys.path, "/api/blog/%/notes")),
);

/**
 * Deletes what `readPerson` reads and the stored responses that may repeat it; returns the ids of the enquiries and the
 * number of notes.
 */
async function deletePerson(db: Database, person: Person) {
  const found = await db
    .select({ id: postNotes.id, body: postNotes.body, isNamed: isNamed(person) })
    .from(postNotes)
    .where(mayBeAbout(person));
  const areTheirs = await selectClicks(db, person);
  const ids = JSON.stringify(found.filter(isAbout(person)).map(({ id }) => id));
  const [notes, , contacts] = await db.batch([
    db
      .delete(postNotes)
      .where(sql`id IN (SELECT value FROM json_each(${ids}))`)
      .returning({ id: postNotes.id }),
    db.delete(whatsappClicks).where(areTheirs),
    db.delete(contactSubmissions).where(isFrom(person)).returning({ id: contactSubmissions.id }),
    db.delete(idempotencyKeys).where(mayHoldPerson),
  ]);
  return { ids: contacts.map(({ id }) => id), notes: notes.length };
}
