import type { AuditAction } from "../contract/audit";
import type { Database } from "../db/client";
import { describeError, log } from "../http/log";
import { insertEvents, type NewAuditRow } from "./audit.repository";

/** Who does something: a user, or "" with no id where nobody is signed in. */
export interface Actor {
  id: number | null;
  username: string;
}

export interface NewEvent {
  action: AuditAction;
  subjectId?: number;
  /** A short word on the subject, such as a title; never anything of who sent an enquiry. */
  label?: string;
  /** Whoever else than the signed-in user did it. */
  actor?: Actor;
}

export interface AuditLog {
  /**
   * Writes down what has been done. Call it right after the change and await it. It never throws: a change
   * that is made is not taken back because it could not be written down; that goes to the log.
   */
  record(event: NewEvent): Promise<void>;
  /** The same of several things that one call did; in one round trip, and all of them or none. */
  recordAll(events: readonly NewEvent[]): Promise<void>;
  /** The same log, with events in the name of `actor`. */
  as(actor: Actor): AuditLog;
}

const maxLabelLength = 200;
const nobody: Actor = { id: null, username: "" };

export function createAuditLog(
  db: Database,
  clock: () => Date,
  requestId: string,
  actor: Actor = nobody,
): AuditLog {
  function toRow(event: NewEvent): NewAuditRow {
    const who = event.actor ?? actor;
    return {
      occurredAt: clock(),
      actorId: who.id,
      actorName: who.username,
      action: event.action,
      subjectKind: event.action.split(".", 1)[0] ?? "",
      subjectId: event.subjectId ?? null,
      label: (event.label ?? "").slice(0, maxLabelLength).toWellFormed(),
      requestId,
    };
  }

  async function recordAll(events: readonly NewEvent[]): Promise<void> {
    const rows = events.map(toRow);
    try {
      await insertEvents(db, rows);
    } catch (error) {
      for (const { action, subjectId, actorId } of rows) {
        log("error", "audit_lost", { requestId, action, subjectId, actorId, error: describeError(error) });
      }
    }
  }

  return {
    record: (event) => recordAll([event]),
    recordAll,
    as: (other) => createAuditLog(db, clock, requestId, other),
  };
}
