import { sql } from "drizzle-orm";
import { seesEnquiries } from "../../auth/accounts/enquiry-staff.repository";
import type { ContactPerson } from "../../contract/inbox/contact-submission";
import type { Database } from "../../db/client";

/** Everybody who may see to enquiries, by name. */
export function listAssignees(db: Database): Promise<ContactPerson[]> {
  return db.all<ContactPerson>(
    sql`SELECT id, name FROM users WHERE ${seesEnquiries} ORDER BY lower(name), id`,
  );
}
