import { sql } from "drizzle-orm";
import type { Stage } from "../../contract/inbox/contact-submission";
import type { Database } from "../../db/client";
import { batchSql } from "../../db/sql-batch";

export interface SamePersonRow {
  id: number;
  submitted_at: number;
  website_type: string | null;
  stage: Stage;
  message: string;
  is_same_address: 0 | 1;
}

/** Others that came from the address or the number of an enquiry, and those before it, the newest first. */
export async function listSamePerson(
  db: Database,
  id: number,
  { most, mostEarlier }: { most: number; mostEarlier: number },
): Promise<{ others: SamePersonRow[]; earlier: number[] }> {
  const beginning = sql`WITH own AS (SELECT lower(email) AS email, phone_e164, submitted_at
      FROM contact_submissions WHERE id = ${id}),
    same AS (SELECT id FROM contact_submissions WHERE lower(email) = (SELECT email FROM own)
      UNION SELECT id FROM contact_submissions WHERE phone_e164 = (SELECT phone_e164 FROM own))`;
  const newestFirst = sql`ORDER BY submitted_at DESC, id DESC`;
  const [others = [], earlier = []] = await batchSql(db, [
    sql`${beginning} SELECT id, submitted_at, website_type, stage, message,
        lower(email) = (SELECT email FROM own) AS is_same_address FROM contact_submissions
      WHERE id IN (SELECT id FROM same) AND id <> ${id} ${newestFirst} LIMIT ${most}`,
    sql`${beginning} SELECT id FROM contact_submissions
      WHERE id IN (SELECT id FROM same) AND (submitted_at, id) < (SELECT submitted_at, ${id} FROM own) ${newestFirst}
      LIMIT ${mostEarlier}`,
  ]);
  return { others: others as SamePersonRow[], earlier: (earlier as { id: number }[]).map((row) => row.id) };
}
