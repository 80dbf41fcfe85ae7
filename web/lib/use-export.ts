import { useState } from "react";
import { showToast } from "./toast";

/**
 * Exports a list on request and says how it went. `exportRows` hands over the file and answers how many rows it
 * has; `noun` is what they are called.
 */
export function useExport(exportRows: () => Promise<number>, noun: string) {
  const [exporting, setExporting] = useState(false);

  async function exportCsv() {
    setExporting(true);
    try {
      const rows = await exportRows();
      showToast({ title: "Export berhasil", description: `${rows} ${noun} diekspor` });
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
