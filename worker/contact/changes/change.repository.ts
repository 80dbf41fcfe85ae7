import { type SQL, sql } from "drizzle-orm";
import { maySeeEnquiries, seesEnquiries } from "../../auth/accounts/user.repository";
import type { ActivityKind } from "../../contract/inbox/contact-activity";
import { type Stage, type Suspicion, stageNames, stages } from "../../contract/inbox/contact-submission";
import { batchNamed, type Database } from "../../db/client";
import { dayMs } from "../../utc-day";
import type { ContactRow } from "../inbox/inbox.repository";
import { nobody } from "./timeline-text";

export interface ChosenContact {
  id: number;
  version: number;
}

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
  notification: ContactRow["notification"];
}

export interface Acted {
  /** What each enquiry was before, in the order of the items; null where there was none. */
  found: (FoundContact | null)[];
  written: Map<number, WrittenContact>;
  /** Whether `needs` held. */
  isAllowed: boolean;
}

interface Action {
  items: readonly ChosenContact[];
  /** Holds of the enquiries that are not yet what they are to be. */
  differs: SQL;
  /** Without this nothing is done at all; it is about none of them. */
  needs?: SQL;
  /** Run before `write`; `chosen` selects the ids of the enquiries. */
  prepare?: (chosen: SQL) => SQL[];
  /** Begins an UPDATE that makes new versions, or a DELETE. */
  write: SQL;
}

const assigneeName = sql`(SELECT users.name FROM users WHERE users.id = assignee_id AND ${seesEnquiries}) AS assigneeName`;

/** Acts on chosen enquiries in one batch, each for itself: on those that are still the version that was read. */
async function actOnContacts(
  db: Database,
  { items, differs, needs = sql`TRUE`, prepare = () => [], write }: Action,
): Promise<Acted> {
  const item = sql`(SELECT key AS position, value ->> 'id' AS id, value ->> 'version' AS version
    FROM json_each(${JSON.stringify(items)})) AS item`;
  const chosen = sql`(SELECT contact_submissions.id FROM ${item}
    JOIN contact_submissions ON contact_submissions.id = item.id AND contact_submissions.version = item.version
    WHERE ${differs} AND ${needs})`;
  const { found, allowed, written } = await batchNamed(db, {
    found: sql<FoundContact>`SELECT contact_submissions.version AS version, stage, ${assigneeName},
        NOT (${differs}) AS holds
      FROM ${item} LEFT JOIN contact_submissions ON contact_submissions.id = item.id ORDER BY position`,
    allowed: sql<{ holds: number }>`SELECT ${needs} AS holds`,
    ...Object.fromEntries(prepare(chosen).map((statement, index) => [`prepared${index}`, statement])),
    written: sql<WrittenContact>`${write} WHERE id IN ${chosen}
      RETURNING id, version, first_response_at AS firstResponseAt, notification, ${assigneeName}`,
  });
  return {
    found: found.map((state) => (state.version === null ? null : { ...state, holds: Boolean(state.holds) })),
    written: new Map(written.map((row) => [row.id, row])),
    isAllowed: allowed[0]?.holds === 1,
  };
}

export interface ContactPart {
  kind: ActivityKind;
  differs: SQL;
  /** What must hold besides, whatever is changed. */
  needs?: SQL;
  sets: SQL;
  /** What timelines say of it, and whether the sender was answered by it; both of the enquiry before. */
  body: SQL;
  isResponse?: SQL;
  /** Whether enquiries wait again: moving their stage was no answer after all. */
  reopens?: boolean;
}

const nameOfStage = sql`CASE stage ${sql.join(
  stages.map((stage) => sql`WHEN ${stage} THEN ${stageNames[stage]}`),
  sql` `,
)} END`;
const firstResponse = sql`(SELECT min(created_at) FROM contact_activities
  WHERE contact_id = contact_submissions.id AND is_response = 1)`;
const answering: readonly Stage[] = ["contacted", "proposal", "won"];

/** The stage, and why an enquiry was lost: `undefined` leaves that as it is, where it stays lost. */
export function stagePart(stage: Stage, lostReason: string | null | undefined): ContactPart {
  const reason = lostReason ? `: ${lostReason}` : "";
  const reasonAlone = lostReason ? `Alasan kalah${reason}` : "Alasan kalah dikosongkan";
  const isOtherReason =
    stage === "lost" && lostReason !== undefined ? sql`lost_reason IS NOT ${lostReason}` : sql`FALSE`;
  const keptReason = lostReason === undefined ? sql`lost_reason` : sql`${lostReason}`;
  return {
    kind: "stage",
    differs: sql`(stage <> ${stage} OR ${isOtherReason})`,
    sets: sql`stage = ${stage}, lost_reason = ${stage === "lost" ? keptReason : sql`NULL`},
      first_response_at = ${firstResponse}`,
    body: sql`CASE WHEN stage = ${stage} THEN ${reasonAlone}
      ELSE ${nameOfStage} || ${` → ${stageNames[stage]}${reason}`} END`,
    isResponse: answering.includes(stage) ? sql`(stage = 'new' OR first_response_at IS NULL)` : sql`0`,
    reopens: stage === "new",
  };
}

/** Who sees to it: somebody who may, at that moment. */
export function assigneePart(assigneeId: number | null): ContactPart {
  return {
    kind: "assign",
    differs: sql`assignee_id IS NOT ${assigneeId}`,
    needs: assigneeId === null ? sql`TRUE` : maySeeEnquiries(assigneeId),
    sets: sql`assignee_id = ${assigneeId}`,
    body: sql`coalesce((SELECT users.name FROM users WHERE users.id = ${assigneeId}), ${nobody})`,
  };
}

export function valuePart(valueIdr: number | null, body: string): ContactPart {
  return {
    kind: "value",
    differs: sql`value_idr IS NOT ${valueIdr}`,
    sets: sql`value_idr = ${valueIdr}`,
    body: sql`${body}`,
  };
}

export function stepPart(action: string | null, at: Date | null, body: string): ContactPart {
  const time = at?.getTime() ?? null;
  return {
    kind: "reminder",
    differs: sql`(next_action IS NOT ${action} OR next_action_at IS NOT ${time})`,
    sets: sql`next_action = ${action}, next_action_at = ${time}`,
    body: sql`${body}`,
  };
}

export interface Act {
  userId: number;
  now: Date;
}

export function changeContacts(
  db: Database,
  items: readonly ChosenContact[],
  parts: readonly ContactPart[],
  { userId, now }: Act,
): Promise<Acted> {
  const joined = (pick: (part: ContactPart) => SQL, separator: SQL) => sql.join(parts.map(pick), separator);
  return actOnContacts(db, {
    items,
    differs: sql`(${joined(({ differs }) => differs, sql` OR `)})`,
    needs: joined(({ needs = sql`TRUE` }) => needs, sql` AND `),
    prepare: (chosen) =>
      parts.flatMap(({ kind, differs, body, isResponse = sql`0`, reopens }) => [
        sql`INSERT INTO contact_activities (contact_id, kind, body, actor_id, is_response, created_at)
          SELECT id, ${kind}, ${body}, ${userId}, ${isResponse}, ${now.getTime()}
          FROM contact_submissions WHERE id IN ${chosen} AND ${differs} ORDER BY id`,
        // Messages that were sent stay answers.
        sql`UPDATE contact_activities SET is_response = 0
          WHERE ${reopens ? 1 : 0} AND kind = 'stage' AND is_response = 1 AND contact_id IN ${chosen}`,
      ]),
    write: sql`UPDATE contact_submissions SET ${joined(({ sets }) => sets, sql`, `)}, version = version + 1`,
  });
}

/** News for staff; what is older they know. */
const newsDays = 7;

const byStaff = "staff" satisfies Suspicion;

/** Says that enquiries are spam, beside what else speaks for it: staff are not told of them any more. */
export function markContacts(db: Database, items: readonly ChosenContact[]): Promise<Acted> {
  return actOnContacts(db, {
    items,
    differs: sql`instr(',' || suspicions || ',', ${`,${byStaff},`}) = 0`,
    write: sql`UPDATE contact_submissions SET suspicions = ltrim(suspicions || ${`,${byStaff}`}, ','),
      version = version + 1, notification = CASE notification WHEN 'pending' THEN 'none' ELSE notification END`,
  });
}

/** Says that enquiries are no spam, whatever spoke for it: staff wait to be told of what they were not told of. */
export function clearContacts(
  db: Database,
  items: readonly ChosenContact[],
  { now, isTold }: { now: Date; isTold: boolean },
): Promise<Acted> {
  const since = now.getTime() - newsDays * dayMs;
  const isNews = sql`(${isTold ? 1 : 0} AND notification = 'none' AND submitted_at > ${since})`;
  return actOnContacts(db, {
    items,
    differs: sql`suspicions <> ''`,
    write: sql`UPDATE contact_submissions SET suspicions = '', version = version + 1,
      notification = CASE WHEN ${isNews} THEN 'pending' ELSE notification END,
      notification_at = CASE WHEN ${isNews} THEN ${now.getTime()} ELSE notification_at END`,
  });
}

export function deleteContacts(db: Database, items: readonly ChosenContact[]): Promise<Acted> {
  return actOnContacts(db, { items, differs: sql`TRUE`, write: sql`DELETE FROM contact_submissions` });
}
