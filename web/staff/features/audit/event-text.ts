import { type AuditAction, type AuditEvent, auditActions } from "../../../../worker/contract/audit";

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
