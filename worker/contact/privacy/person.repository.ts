import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { contactSubmissions } from "../../db/schema/contact";
import { contactActivities } from "../../db/schema/contact-desk";
import { contactColumns } from "../inbox/inbox.repository";

/** Every enquiry sent with an address in any case, and what was done about them; oldest first, as of one moment. */
export async function readPerson(db: Database, email: string) {
  const isFrom = sql`lower(${contactSubmissions.email}) = lower(${email})`;
  const [contacts, activities] = await db.batch([
    db.select(contactColumns).from(contactSubmissions).where(isFrom).orderBy(asc(contactSubmissions.id)),
    db
      .select({ ...getTableColumns(contactActivities), actor: users.name })
      .from(contactActivities)
      .innerJoin(contactSubmissions, eq(contactSubmissions.id, contactActivities.contactId))
      .leftJoin(users, eq(users.id, contactActivities.actorId))
      .where(isFrom)
      .orderBy(asc(contactActivities.id)),
  ]);
  return { contacts, activities };
}
