import * as z from "zod/mini";
import { type AuditKind, auditActor, auditEvent } from "../../worker/contract/audit";
import { askAt, fetchEveryPage, pageQuery, readQuery } from "./calls";

export interface AuditFilter {
  /** "" is all. */
  kind: AuditKind | "";
  /** The id of a member of staff; null is all. */
  actor: number | null;
  /** The first and the last day of Jakarta; "" is no limit. */
  from: string;
  to: string;
}

const askForEvents = ({ kind, actor, from, to }: AuditFilter) =>
  askAt("/api/audit", {
    ...(kind && { kind }),
    ...(actor !== null && { actor: String(actor) }),
    // While somebody types a year, its first digits are years of long ago.
    ...(from >= "2000" && { from }),
    ...(to >= "2000" && { to }),
  });

/** A page of events, always the newest state. */
export const auditListQuery = ({ page, ...filter }: AuditFilter & { page: number }) =>
  pageQuery(["audit", "list", filter], askForEvents(filter), auditEvent, page);

export const auditActorsQuery = () =>
  readQuery(["audit", "actors"], z.array(auditActor), "/api/audit/actors");

/** Every event that matches, for the export. */
export const fetchAllEvents = (filter: AuditFilter) => fetchEveryPage(askForEvents(filter), auditEvent);
