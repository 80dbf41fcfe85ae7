import type { AuditEvent } from "../../../../worker/contract/audit";
import { formatLongDateTime } from "../../../lib/format";
import { ResponsiveTable, TableCell, TableRow } from "../../ui/responsive-table";
import { actionText, actorText, subjectText } from "./event-text";

const columns = ["Waktu", "Staf", "Kegiatan", "Objek"];

export function AuditTable({ events }: { events: readonly AuditEvent[] }) {
  return (
    <ResponsiveTable caption="Catatan aktivitas" columns={columns}>
      {events.map((event) => (
        <TableRow key={event.id}>
          <TableCell label="Waktu">
            <time dateTime={event.occurredAt}>{formatLongDateTime(event.occurredAt)}</time>
          </TableCell>
          <TableCell label="Staf">
            <span className="[overflow-wrap:anywhere]">{actorText(event)}</span>
          </TableCell>
          <TableCell label="Kegiatan">
            <strong>{actionText(event)}</strong>
          </TableCell>
          <TableCell label="Objek">
            <span className="[overflow-wrap:anywhere]">{subjectText(event)}</span>
          </TableCell>
        </TableRow>
      ))}
    </ResponsiveTable>
  );
}
