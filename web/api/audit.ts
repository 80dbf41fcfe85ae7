import * as z from "zod/mini";
import { type AuditKind, auditActor, auditEvent } from "../../worker/contract/audit";
import { askAt, fetchEveryPage, pageQuery, readQuery } from "./calls";

export interface AuditFilter {
  /** "" for all kinds. */
  kind: AuditKind | "";
  /** An account id; null for all. */
  actor: number | null;
  /** First and last day in Jakarta; "" for no limit. */
  from: string;
  to: string;
}

const askForEvents = ({ kind, actor, from, to }: AuditFilter) =>
  askAt("/api/audit", {
    ...(kind && { kind }),
    ...(actor !== null && { actor: String(actor) }),
    // While somebody types a year, its first digits form years before 2000.
    ...(from >= "2000" && { from }),
    ...(to >= "2000" && { to }),
  });

/** A page of events, always refetched. */
export const auditListQuery = ({ page, ...filter }: AuditFilter & { page: number }) =>
  pageQuery(["audit", "list", filter], askForEvents(filter), auditEvent, page);

export const auditActorsQuery = () =>
  readQuery(["audit", "actors"], z.array(auditActor), "/api/audit/actors");

/** All matching events, for the export. */
export const fetchAllEvents = (filter: AuditFilter) => fetchEveryPage(askForEvents(filter), auditEvent);
