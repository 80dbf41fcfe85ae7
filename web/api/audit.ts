import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type AuditEvent, type AuditKind, auditActor, auditEvent } from "../../worker/contract/audit";
import { staffPageSize } from "../../worker/contract/limits";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";
import { fetchEveryPage, readPage } from "./every-page";

export interface AuditFilter {
  /** "" is all. */
  kind: AuditKind | "";
  /** The id of a member of staff; null is all. */
  actor: number | null;
  /** The first and the last day of Jakarta; "" is no limit. */
  from: string;
  to: string;
}

function queryOf({ kind, actor, from, to }: AuditFilter): Record<string, string> {
  return {
    ...(kind && { kind }),
    ...(actor !== null && { actor: String(actor) }),
    // While somebody types a year, its first digits are years of long ago.
    ...(from >= "2000" && { from }),
    ...(to >= "2000" && { to }),
  };
}

/** A page of events, always the newest state. The page before stays until the new one is there. */
export function auditListQuery({ page, ...filter }: AuditFilter & { page: number }) {
  return queryOptions({
    queryKey: ["audit", "list", page, filter],
    queryFn: async ({ signal }) => {
      const query = { ...queryOf(filter), page: String(page), pageSize: String(staffPageSize) };
      return readPage(auditEvent, await request(`/api/audit?${new URLSearchParams(query)}`, { signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: 1,
  });
}

export function auditActorsQuery() {
  return queryOptions({
    queryKey: ["audit", "actors"],
    queryFn: () => fetchAs(z.array(auditActor), "/api/audit/actors"),
    staleTime: 0,
  });
}

/** Every event that matches, for the export. */
export function fetchAllEvents(filter: AuditFilter): Promise<AuditEvent[]> {
  return fetchEveryPage(({ page, pageSize }) => {
    const query = { ...queryOf(filter), page: String(page), pageSize: String(pageSize) };
    return request(`/api/audit?${new URLSearchParams(query)}`);
  }, auditEvent);
}
