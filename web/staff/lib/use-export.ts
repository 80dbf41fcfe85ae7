import { useState } from "react";
import { showToast } from "../../toasts/toast";

/** Exports a list on request and says how it went. `exportRows` hands over the file and answers what is in it, in words. */
export function useExport(exportRows: () => Promise<string>) {
  const [exporting, setExporting] = useState(false);

  async function exportCsv() {
    setExporting(true);
    try {
      showToast({ title: "Export berhasil", description: `${await exportRows()} diekspor` });
    } catch (error) {
      console.error(error);
      const description = "Data belum bisa diambil. Silakan coba lagi.";
      showToast({ variant: "destructive", title: "Export gagal", description });
    } finally {
      setExporting(false);
    }
  }

  return { exporting, exportCsv };
}
