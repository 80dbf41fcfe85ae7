import { Download } from "lucide-react";
import { useState } from "react";
import { type AuditFilter, fetchAllEvents } from "../../api/audit";
import { showToast } from "../../lib/toast";
import { Button } from "../../ui/button";

/** Exports every event of the filter; `total` says how many those are. */
export function AuditExportButton({ filter, total }: { filter: AuditFilter; total: number }) {
  const [exporting, setExporting] = useState(false);

  async function exportCsv() {
    setExporting(true);
    try {
      const [events, { eventsToCsv }, { downloadCsv }] = await Promise.all([
        fetchAllEvents(filter),
        import("./audit-export"),
        import("../../lib/csv"),
      ]);
      downloadCsv("aktivitas", eventsToCsv(events));
      const count = events.length.toLocaleString("id-ID");
      const description =
        events.length < total ? `${count} catatan terbaru diekspor` : `${count} catatan diekspor`;
      showToast({ title: "Export berhasil", description });
    } catch (error) {
      console.error(error);
      const description = "Data belum bisa diambil. Silakan coba lagi.";
      showToast({ variant: "destructive", title: "Export gagal", description });
    } finally {
      setExporting(false);
    }
  }

  return (
    <Button variant="dark" disabled={exporting} onClick={exportCsv}>
      <Download aria-hidden="true" className="size-4" />
      Export Excel
    </Button>
  );
}
