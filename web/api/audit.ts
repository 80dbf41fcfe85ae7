import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type AuditEvent, type AuditKind, auditActor, auditEvent } from "../../worker/contract/audit";
import { staffPageSize, totalCountHeader } from "../../worker/contract/limits";
import { request } from "../lib/http";
import { readAs } from "../lib/read-as";

/** Milliseconds that an export may take. */
const exportMs = 60_000;

export interface AuditFilter {
  /** "" is all. */
  kind: AuditKind | "";
  /** The id of a member of staff; null is all. */
  actor: number | null;
}

async function fetchEvents(
  { kind, actor }: AuditFilter,
  paging: Record<string, string>,
  options: Parameters<typeof request>[1],
) {
  const query = new URLSearchParams(paging);
  if (kind) query.set("kind", kind);
  if (actor !== null) query.set("actor", String(actor));
  const response = await request(`/api/audit?${query}`, options);
  const events = await readAs(z.array(auditEvent), response);
  return { events, total: Number(response.headers.get(totalCountHeader) ?? events.length) };
}

/** A page of events, always the newest state. The page before stays until the new one is there. */
export function auditListQuery({ page, ...filter }: AuditFilter & { page: number }) {
  return queryOptions({
    queryKey: ["audit", "list", page, filter],
    queryFn: ({ signal }) =>
      fetchEvents(filter, { page: String(page), pageSize: String(staffPageSize) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: 1,
  });
}

export function auditActorsQuery() {
  return queryOptions({
    queryKey: ["audit", "actors"],
    queryFn: async () => {
      const response = await request("/api/audit/actors");
      return readAs(z.array(auditActor), response);
    },
    staleTime: 0,
  });
}

/** Every event that matches, up to the server's limit, for the export. */
export async function fetchAllEvents(filter: AuditFilter): Promise<AuditEvent[]> {
  return (await fetchEvents(filter, {}, { limitMs: exportMs })).events;
}
