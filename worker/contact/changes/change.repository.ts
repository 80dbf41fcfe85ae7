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
  assigneeName: string | null;
  /** True if the enquiry already has the requested values, whatever its version. */
  holds: boolean;
}

export interface WrittenContact {
  id: number;
  version: number;
  firstResponseAt: number | null;
  assigneeName: string | null;
  notification: ContactRow["notification"];
}

export interface Acted {
  /** Each enquiry before the change, in the order of the items; null for an unknown id. */
  found: (FoundContact | null)[];
  written: Map<number, WrittenContact>;
  /** Whether `needs` was true. */
  isAllowed: boolean;
}

interface Action {
  items: readonly ChosenContact[];
  /** True for enquiries that do not have the requested values yet. */
  differs: SQL;
  /** A precondition of the whole action that does not depend on the enquiry; if it is false, nothing changes. */
  needs?: SQL;
  /** Run before `write`; `chosen` selects the ids of the enquiries. */
  prepare?: (chosen: SQL) => SQL[];
  /** The beginning of an UPDATE that increments versions, or of a DELETE. */
  write: SQL;
}

const assigneeName = sql`(SELECT users.name FROM users WHERE users.id = assignee_id AND ${seesEnquiries}) AS assigneeName`;

/** Changes or deletes enquiries in one batch. An item whose version is stale is skipped; the others still change. */
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
  needs?: SQL;
  sets: SQL;
  /** The timeline entry, and whether it counts as an answer; both read the enquiry before the change. */
  body: SQL;
  isResponse?: SQL;
  /** True if the enquiry waits for an answer again: the earlier stage move no longer counts as one. */
  reopens?: boolean;
}

const nameOfStage = sql`CASE stage ${sql.join(
  stages.map((stage) => sql`WHEN ${stage} THEN ${stageNames[stage]}`),
  sql` `,
)} END`;
const firstResponse = sql`(SELECT min(created_at) FROM contact_activities
  WHERE contact_id = contact_submissions.id AND is_response = 1)`;
const answering: readonly Stage[] = ["contacted", "proposal", "won"];

/**
 * Sets the stage and the reason of a loss. `lostReason` undefined keeps the stored reason while the stage stays lost.
 */
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

/** Assigns an enquiry; the assignee must have access to enquiries when the statement runs. */
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
        // Only stage moves stop counting as answers; sent messages still do.
        sql`UPDATE contact_activities SET is_response = 0
          WHERE ${reopens ? 1 : 0} AND kind = 'stage' AND is_response = 1 AND contact_id IN ${chosen}`,
      ]),
    write: sql`UPDATE contact_submissions SET ${joined(({ sets }) => sets, sql`, `)}, version = version + 1`,
  });
}

/** Enquiries older than this are not announced when they are unmarked as spam. */
const newsDays = 7;

const staffMark = "staff" satisfies Suspicion;

/** Marks enquiries as spam, keeps the other suspicions, and cancels pending notifications. */
export function markContacts(db: Database, items: readonly ChosenContact[]): Promise<Acted> {
  return actOnContacts(db, {
    items,
    differs: sql`instr(',' || suspicions || ',', ${`,${staffMark},`}) = 0`,
    write: sql`UPDATE contact_submissions SET suspicions = ltrim(suspicions || ${`,${staffMark}`}, ','),
      version = version + 1, notification = CASE notification WHEN 'pending' THEN 'none' ELSE notification END`,
  });
}

/** Removes all spam suspicions. With `hasChannels`, recent enquiries that were never announced become pending. */
export function clearContacts(
  db: Database,
  items: readonly ChosenContact[],
  { now, hasChannels }: { now: Date; hasChannels: boolean },
): Promise<Acted> {
  const since = now.getTime() - newsDays * dayMs;
  const isNews = sql`(${hasChannels ? 1 : 0} AND notification = 'none' AND submitted_at > ${since})`;
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
