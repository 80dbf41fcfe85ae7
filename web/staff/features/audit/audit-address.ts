import { type AuditKind, auditKinds } from "../../../../worker/contract/audit";
import type { AuditFilter } from "../../../api/audit";

export interface AuditAddress extends AuditFilter {
  page: number;
}

/** What an address asks for; whatever is not valid counts as not given. */
export function readAddress(search: URLSearchParams): AuditAddress {
  const positive = (name: string) => {
    const text = search.get(name) ?? "";
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  };
  const kind = search.get("kind") ?? "";
  return {
    page: positive("page") ?? 1,
    kind: Object.hasOwn(auditKinds, kind) ? (kind as AuditKind) : "",
    actor: positive("actor"),
  };
}

export function addressOf({ page, kind, actor }: AuditAddress): string {
  const search = new URLSearchParams();
  if (kind) search.set("kind", kind);
  if (actor !== null) search.set("actor", String(actor));
  if (page > 1) search.set("page", String(page));
  const query = search.toString();
  return `/admin/audit${query && `?${query}`}`;
}
