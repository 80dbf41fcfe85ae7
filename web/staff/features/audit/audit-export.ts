import { type AuditAction, type AuditEvent, auditActions } from "../../../../worker/contract/audit";
import { formatLongDateTime } from "../../../lib/format";
import { toCsv } from "../../lib/csv";

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

const columns = [
  ...["ID", "Waktu (UTC)", "Waktu Jakarta", "Staf", "Kegiatan", "Kode Kegiatan"],
  ...["Objek", "ID Objek", "ID Permintaan"],
];

/** The events as a spreadsheet's CSV. */
export function eventsToCsv(events: readonly AuditEvent[]): string {
  return toCsv(
    columns,
    events.map((event) => [
      event.id,
      event.occurredAt,
      formatLongDateTime(event.occurredAt),
      actorText(event),
      actionText(event),
      event.action,
      event.label,
      event.subjectId ?? "",
      event.requestId,
    ]),
  );
}
