import { Download } from "lucide";
import { type AuditFilter, fetchAllEvents } from "../../../api/audit";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useExport } from "../../lib/use-export";

async function exportEvents(filter: AuditFilter, total: number): Promise<string> {
  const [events, { eventsToCsv }, { downloadCsv }] = await Promise.all([
    fetchAllEvents(filter),
    import("./audit-export"),
    import("../../lib/csv"),
  ]);
  downloadCsv("aktivitas", eventsToCsv(events));
  return `${events.length.toLocaleString("id-ID")} catatan${events.length < total ? " terbaru" : ""}`;
}

/** Exports every event of the filter; `total` says how many those are. */
export function AuditExportButton({ filter, total }: { filter: AuditFilter; total: number }) {
  const { exporting, exportCsv } = useExport(() => exportEvents(filter, total));
  return (
    <Button variant="dark" disabled={exporting} onClick={exportCsv}>
      <Icon node={Download} className="size-4" />
      Export Excel
    </Button>
  );
}
