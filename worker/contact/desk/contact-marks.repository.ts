import { sql } from "drizzle-orm";
import type { Suspicion } from "../../contract/inbox/contact-submission";
import type { Database } from "../../db/client";
import { type Acted, actOnContacts, type ChosenContact, writtenColumns } from "./chosen-contacts.repository";
import { type Telling, tellingAgain, tellingNobody } from "./telling-marks.repository";

const byStaff = "staff" satisfies Suspicion;

/** Says that enquiries are spam, beside what else speaks for it: staff are not told of them any more. */
export function markContacts(db: Database, items: readonly ChosenContact[]): Promise<Acted> {
  const differs = sql`instr(',' || suspicions || ',', ${`,${byStaff},`}) = 0`;
  return actOnContacts(db, items, { differs }, (beginning) => [
    sql`${beginning} UPDATE contact_submissions
      SET suspicions = ltrim(suspicions || ${`,${byStaff}`}, ','), version = version + 1, ${tellingNobody}
      WHERE id IN (SELECT id FROM chosen) RETURNING ${writtenColumns}`,
  ]);
}

/** Says that enquiries are no spam, whatever spoke for it; staff are told of those that they were not told of. */
export function clearContacts(
  db: Database,
  items: readonly ChosenContact[],
  telling: Telling,
): Promise<Acted> {
  return actOnContacts(db, items, { differs: sql`suspicions <> ''` }, (beginning) => [
    sql`${beginning} UPDATE contact_submissions
      SET suspicions = '', version = version + 1, ${tellingAgain(telling)}
      WHERE id IN (SELECT id FROM chosen) RETURNING ${writtenColumns}, notification`,
  ]);
}

/** The same of one, whichever version it is: null where there is none, else whether staff wait to be told of it. */
export async function clearContact(
  db: Database,
  id: number,
  telling: Telling,
): Promise<{ isToBeTold: boolean } | null> {
  const [cleared] = await db.all<{ notification: string }>(sql`UPDATE contact_submissions
    SET suspicions = '', version = version + (suspicions <> ''), ${tellingAgain(telling)}
    WHERE id = ${id} RETURNING notification`);
  return cleared ? { isToBeTold: cleared.notification === "pending" } : null;
}

export function deleteContacts(db: Database, items: readonly ChosenContact[]): Promise<Acted> {
  return actOnContacts(db, items, { differs: sql`TRUE` }, (beginning) => [
    sql`${beginning} DELETE FROM contact_submissions
      WHERE id IN (SELECT id FROM chosen) RETURNING ${writtenColumns}`,
  ]);
}
