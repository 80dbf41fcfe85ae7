import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { contactSubmissions } from "../../db/schema/contact";
import { contactActivities } from "../../db/schema/contact-desk";
import { postNotes } from "../../db/schema/desk";
import { contactColumns } from "../inbox/inbox.repository";

const isFrom = (email: string) => sql`lower(contact_submissions.email) = lower(${email})`;

/**
 * Holds for a note on an article that a reader has left under the name of somebody who has sent an enquiry with an
 * address, and for any note whose text holds that address, alone and not as a part of another one.
 */
function isAbout(email: string) {
  const body = sql`lower(' ' || post_notes.body || ' ')`;
  const start = sql`instr(${body}, lower(${email}))`;
  return sql`(post_notes.author_id IS NULL AND lower(trim(post_notes.name)) IN (
      SELECT lower(trim(contact_submissions.name)) FROM contact_submissions WHERE ${isFrom(email)}))
    OR (${start} > 0 AND substr(${body}, ${start} - 1, 1) NOT GLOB '[a-z0-9._%+-]'
      AND substr(${body}, ${start} + length(${email}), 1) NOT GLOB '[a-z0-9-]')`;
}

/**
 * Every enquiry sent with an address in any case, what was done about them, and the notes on articles about their
 * sender; oldest first, as of one moment.
 */
export async function readPerson(db: Database, email: string) {
  const [contacts, activities, notes] = await db.batch([
    db
      .select(contactColumns)
      .from(contactSubmissions)
      .where(isFrom(email))
      .orderBy(asc(contactSubmissions.id)),
    db
      .select({ ...getTableColumns(contactActivities), actor: users.name })
      .from(contactActivities)
      .innerJoin(contactSubmissions, eq(contactSubmissions.id, contactActivities.contactId))
      .leftJoin(users, eq(users.id, contactActivities.actorId))
      .where(isFrom(email))
      .orderBy(asc(contactActivities.id)),
    db
      .select({
        name: postNotes.name,
        body: postNotes.body,
        createdAt: postNotes.createdAt,
        postId: postNotes.postId,
      })
      .from(postNotes)
      .where(isAbout(email))
      .orderBy(asc(postNotes.id)),
  ]);
  return { contacts, activities, notes };
}

/** Deletes what `readPerson` reads; answers how many enquiries and how many notes there were. */
export async function deletePerson(db: Database, email: string) {
  // The notes first: it is the enquiries that tell the person's name.
  const [notes, contacts] = await db.batch([
    db.delete(postNotes).where(isAbout(email)).returning({ id: postNotes.id }),
    db.delete(contactSubmissions).where(isFrom(email)).returning({ id: contactSubmissions.id }),
  ]);
  return { contacts: contacts.length, notes: notes.length };
}
