import { type SQL, sql } from "drizzle-orm";
import { maySeeEnquiries } from "../../auth/accounts/enquiry-staff.repository";
import type { ActivityKind } from "../../contract/inbox/contact-activity";
import { type Stage, stageNames, stages } from "../../contract/inbox/contact-submission";
import { nobody } from "./timeline-text";

/** One thing about enquiries that staff change. */
export interface ContactPart {
  kind: ActivityKind;
  /** Holds of the enquiries that it changes. */
  differs: SQL;
  /** What must hold besides, whatever is changed. */
  needs?: SQL;
  sets: SQL[];
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
    sets: [
      sql`stage = ${stage}`,
      sql`lost_reason = ${stage === "lost" ? keptReason : sql`NULL`}`,
      sql`first_response_at = ${firstResponse}`,
    ],
    body: sql`CASE WHEN stage = ${stage} THEN ${reasonAlone}
      ELSE ${nameOfStage} || ${` → ${stageNames[stage]}${reason}`} END`,
    isResponse: answering.includes(stage) ? sql`(stage = 'new' OR first_response_at IS NULL)` : sql`0`,
    reopens: stage === "new",
  };
}

/** Who sees to it: somebody who may, at that moment. */
export function assigneePart(assigneeId: number | null): ContactPart {
  const sets = [sql`assignee_id = ${assigneeId}`];
  if (assigneeId === null) {
    return { kind: "assign", differs: sql`assignee_id IS NOT NULL`, sets, body: sql`${nobody}` };
  }
  return {
    kind: "assign",
    differs: sql`assignee_id IS NOT ${assigneeId}`,
    needs: maySeeEnquiries(assigneeId),
    sets,
    body: sql`(SELECT users.name FROM users WHERE users.id = ${assigneeId})`,
  };
}

export function valuePart(valueIdr: number | null, body: string): ContactPart {
  return {
    kind: "value",
    differs: sql`value_idr IS NOT ${valueIdr}`,
    sets: [sql`value_idr = ${valueIdr}`],
    body: sql`${body}`,
  };
}

export function stepPart(action: string | null, at: Date | null, body: string): ContactPart {
  const time = at?.getTime() ?? null;
  return {
    kind: "reminder",
    differs: sql`(next_action IS NOT ${action} OR next_action_at IS NOT ${time})`,
    sets: [sql`next_action = ${action}`, sql`next_action_at = ${time}`],
    body: sql`${body}`,
  };
}
