import { generatePath } from "react-router-dom";
import {
  type AuditAction,
  type AuditEvent,
  type AuditKind,
  auditActions,
  auditKinds,
} from "../../../../worker/contract/audit";
import { isDay } from "../../../../worker/contract/jakarta";
import { staffPaths } from "../../../../worker/contract/paths";
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
    from: readDay(search, "dari"),
    to: readDay(search, "sampai"),
  };
}

function readDay(search: URLSearchParams, name: string): string {
  const day = search.get(name) ?? "";
  return isDay(day) ? day : "";
}

export function addressOf({ page, kind, actor, from, to }: AuditAddress): string {
  return writeAddress(staffPaths.audit, page, { kind, actor: String(actor ?? ""), dari: from, sampai: to });
}

/** What happened, in words; the bare name of an event that this version does not know. */
export function actionText({ action }: AuditEvent): string {
  return Object.hasOwn(auditActions, action) ? auditActions[action as AuditAction] : action;
}

/** Who did it, in words. */
export function actorText({ actorName }: AuditEvent): string {
  return actorName || "-";
}

/** What it was done to: its label and its number, as far as there are any. */
export function subjectText({ label, subjectId }: AuditEvent): string {
  const number = subjectId === null ? "" : `#${subjectId}`;
  return [label, number].filter(Boolean).join(" ") || "-";
}

const pages: Partial<Record<string, string>> = {
  post: staffPaths.editedPost,
  contact: staffPaths.contactDetail,
  brief: staffPaths.editedBrief,
  template: staffPaths.editedReplyTemplate,
  media: staffPaths.mediaDetail,
};

/** Where what was changed can be seen; null where it has no page, or none any more. */
export function pageOf({ action, subjectId }: AuditEvent): string | null {
  const [kind = "", what] = action.split(".");
  const path = pages[kind];
  const isGone = what === "deleted" || what === "person-erased";
  return path && subjectId !== null && !isGone ? generatePath(path, { id: String(subjectId) }) : null;
}

/** How many things were changed at once, such as "10 artikel". */
export function countText(events: readonly AuditEvent[]): string {
  const kind = events[0]?.action.split(".")[0] ?? "";
  const noun = Object.hasOwn(auditKinds, kind) ? auditKinds[kind as AuditKind].toLowerCase() : "catatan";
  return `${events.length} ${noun}`;
}

/** What one call did to several things stands together; the order stays. */
export function groupEvents(events: readonly AuditEvent[]): AuditEvent[][] {
  const groups: AuditEvent[][] = [];
  for (const event of events) {
    const before = groups.at(-1);
    const last = before?.[0];
    if (last?.requestId === event.requestId && last.action === event.action) before?.push(event);
    else groups.push([event]);
  }
  return groups;
}
