import { sql } from "drizzle-orm";
import type { Suspicion } from "../../contract/inbox/contact-submission";
import type { Database } from "../../db/client";
import { type Acted, actOnContacts, type ChosenContact, writtenColumns } from "./chosen-contacts.repository";

const byStaff = "staff" satisfies Suspicion;

/** Says that enquiries are spam, beside what else speaks for it; or that they are not, whatever did. */
export function markContacts(
  db: Database,
  items: readonly ChosenContact[],
  { isSpam }: { isSpam: boolean },
): Promise<Acted> {
  const differs = isSpam
    ? sql`instr(',' || suspicions || ',', ${`,${byStaff},`}) = 0`
    : sql`suspicions <> ''`;
  const marks = isSpam ? sql`ltrim(suspicions || ${`,${byStaff}`}, ',')` : sql`''`;
  return actOnContacts(db, items, { differs }, (beginning) => [
    sql`${beginning} UPDATE contact_submissions SET suspicions = ${marks}, version = version + 1
      WHERE id IN (SELECT id FROM chosen) RETURNING ${writtenColumns}`,
  ]);
}

export function deleteContacts(db: Database, items: readonly ChosenContact[]): Promise<Acted> {
  return actOnContacts(db, items, { differs: sql`TRUE` }, (beginning) => [
    sql`${beginning} DELETE FROM contact_submissions
      WHERE id IN (SELECT id FROM chosen) RETURNING ${writtenColumns}`,
  ]);
}
