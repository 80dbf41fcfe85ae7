import { type AuditKind, auditKinds } from "../../../../worker/contract/audit";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import type { AuditFilter } from "../../../api/audit";
import { readNumber, readPage, writeAddress } from "../../lists/list-address";

export interface AuditAddress extends AuditFilter {
  page: number;
}

/** What an address asks for; whatever is not valid counts as not given. */
export function readFilter(search: URLSearchParams): AuditAddress {
  const kind = search.get("kind") ?? "";
  return {
    page: readPage(search),
    kind: Object.hasOwn(auditKinds, kind) ? (kind as AuditKind) : "",
    actor: readNumber(search, "actor"),
  };
}

export function addressOf({ page, kind, actor }: AuditAddress): string {
  return writeAddress(staffPaths.audit, page, { kind, actor: String(actor ?? "") });
}
