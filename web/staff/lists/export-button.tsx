import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { toDay } from "../../../worker/contract/jakarta";
import { loadCode } from "../../lib/load-code";
import { showToast } from "../../toasts/toast";
import { Button } from "../../ui/button";
import { downloadFile } from "../lib/download";
import { showFailure } from "../lib/show-failure";

interface ExportButtonProps<Row> {
  label?: string;
  /** The prefix of the file's name. */
  prefix: string;
  fetchRows: () => Promise<Row[]>;
  /** The columns of a CSV file, and the cells of a row. */
  csv?: { columns: readonly string[]; cellsOf: (row: Row) => (string | number)[] };
  /** Loads the code that creates a workbook, on demand. */
  loadToXlsx?: () => Promise<(rows: readonly Row[]) => Promise<Blob>>;
  /** Whether only the icon is shown on phones. */
  isIconOnPhones?: boolean;
  /** Describes the file's content for the toast. */
  describe: (rows: readonly Row[]) => string;
}

/** Exports a list as a spreadsheet and shows the result. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { label = "Export Excel", prefix, fetchRows, csv, loadToXlsx, describe } = props;
  const { isIconOnPhones = false } = props;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const [rows, toXlsx, { downloadCsv, toCsv }] = await Promise.all([
        fetchRows(),
        loadToXlsx?.(),
        loadCode(() => import("../lib/csv")),
      ]);
      if (csv) downloadCsv(prefix, toCsv(csv.columns, rows.map(csv.cellsOf)));
      if (toXlsx) downloadFile(`${prefix}-${toDay(new Date())}.xlsx`, await toXlsx(rows));
      return describe(rows);
    },
    onSuccess: (content) => showToast({ title: "Export berhasil", description: `${content} diekspor` }),
    onError: (error) => showFailure(error, "Export gagal", "Data belum bisa diambil. Silakan coba lagi."),
  });
  return (
    <Button icon={Download} variant="quiet" size="sm" busy={isPending} onClick={() => mutate()}>
      <span className={isIconOnPhones ? "max-md:sr-only" : undefined}>{label}</span>
    </Button>
  );
}
