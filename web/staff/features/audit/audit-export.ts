import type { AuditEvent } from "../../../../worker/contract/audit";
import { formatLongDateTime } from "../../../lib/format";
import { toCsv } from "../../lib/csv";
import { actionText, actorText } from "./audit-events";

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
