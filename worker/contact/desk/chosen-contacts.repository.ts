import { type SQL, sql } from "drizzle-orm";
import { seesEnquiries } from "../../auth/accounts/enquiry-staff.repository";
import type { Stage } from "../../contract/inbox/contact-submission";
import type { Database } from "../../db/client";
import { batchSql } from "../../db/sql-batch";
import type { ContactRow } from "../inbox/inbox.repository";

/** An enquiry in the version that somebody has read. */
export interface ChosenContact {
  id: number;
  version: number;
}

/** What a chosen enquiry was when the batch began. */
export interface FoundContact {
  version: number;
  stage: Stage;
  /** Null for nobody, also where whoever it was may no longer see enquiries. */
  assigneeName: string | null;
  /** Whether it was what it is to be already, in whichever version. */
  holds: boolean;
}

/** An enquiry that was written, as it is then, or deleted, as it was. */
export interface WrittenContact {
  id: number;
  version: number;
  firstResponseAt: number | null;
  assigneeName: string | null;
  /** Where the act may have staff told of it: how far that has come. */
  notification?: ContactRow["notification"];
}

export interface Acted {
  /** What each enquiry was before, in the order of the items; null where there was none. */
  found: (FoundContact | null)[];
  written: Map<number, WrittenContact>;
  /** Whether `needs` held. */
  isAllowed: boolean;
}

export interface Conditions {
  /** Holds of the enquiries that are not yet what they are to be. */
  differs: SQL;
  /** Without this nothing is done at all; it is about none of them. */
  needs?: SQL;
}

type FoundState = { version: null } | (Omit<FoundContact, "holds"> & { holds: number });

const assigneeName = sql`(SELECT users.name FROM users WHERE users.id = assignee_id AND ${seesEnquiries}) AS assigneeName`;
/** What the last statement of an act answers. */
export const writtenColumns = sql`id, version, first_response_at AS firstResponseAt, ${assigneeName}`;

/**
 * Runs statements on chosen enquiries in one batch, each for itself: on those that are still the version that was read.
 * The statements find their ids in `chosen`, with which `beginning` begins; the last one answers `writtenColumns`, and
 * only it makes new versions.
 */
export async function actOnContacts(
  db: Database,
  items: readonly ChosenContact[],
  { differs, needs = sql`TRUE` }: Conditions,
  statementsOf: (beginning: SQL) => SQL[],
): Promise<Acted> {
  const item = sql`item AS (SELECT key AS position, value ->> 'id' AS id, value ->> 'version' AS version
    FROM json_each(${JSON.stringify(items)}))`;
  const beginning = sql`WITH ${item}, chosen AS (SELECT contact_submissions.id AS id
    FROM item JOIN contact_submissions ON contact_submissions.id = item.id AND contact_submissions.version = item.version
    WHERE ${differs} AND ${needs})`;
  const [states = [], allowed = [], ...results] = await batchSql(db, [
    sql`WITH ${item} SELECT contact_submissions.version AS version, stage, ${assigneeName}, NOT (${differs}) AS holds
      FROM item LEFT JOIN contact_submissions ON contact_submissions.id = item.id ORDER BY position`,
    sql`SELECT ${needs} AS holds`,
    ...statementsOf(beginning),
  ]);
  const written = (results.at(-1) ?? []) as WrittenContact[];
  return {
    found: (states as FoundState[]).map((state) =>
      state.version === null ? null : { ...state, holds: state.holds === 1 },
    ),
    written: new Map(written.map((row) => [row.id, row])),
    isAllowed: (allowed as { holds: number }[])[0]?.holds === 1,
  };
}
