import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { dayOf } from "../../../worker/contract/jakarta";
import { loadCode } from "../../lib/load-code";
import { showToast } from "../../toasts/toast";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { downloadFile } from "../lib/download";
import { showFailure } from "../lib/show-failure";

interface ExportButtonProps<Row> {
  label?: string;
  /** What the file's name begins with. */
  prefix: string;
  fetchRows: () => Promise<Row[]>;
  /** Loads what makes a spreadsheet of the rows, only when it is needed. */
  loadToCsv?: () => Promise<(rows: readonly Row[]) => string>;
  /** The same for a workbook. */
  loadToXlsx?: () => Promise<(rows: readonly Row[]) => Promise<Blob>>;
  /** Whether a phone has no room for its words beside other actions. */
  isIconOnPhones?: boolean;
  /** What is in the file, in words. */
  describe: (rows: readonly Row[]) => string;
}

/** Exports a list as a file for a spreadsheet and says how it went. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { label = "Export Excel", prefix, fetchRows, loadToCsv, loadToXlsx, describe } = props;
  const { isIconOnPhones = false } = props;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const [rows, toCsv, toXlsx, { downloadCsv }] = await Promise.all([
        fetchRows(),
        loadToCsv?.(),
        loadToXlsx?.(),
        loadCode(() => import("../lib/csv")),
      ]);
      if (toCsv) downloadCsv(prefix, toCsv(rows));
      if (toXlsx) downloadFile(`${prefix}-${dayOf(new Date())}.xlsx`, await toXlsx(rows));
      return describe(rows);
    },
    onSuccess: (content) => showToast({ title: "Export berhasil", description: `${content} diekspor` }),
    onError: (error) => showFailure(error, "Export gagal", "Data belum bisa diambil. Silakan coba lagi."),
  });
  return (
    <Button variant="quiet" size="sm" busy={isPending} onClick={() => mutate()}>
      <Icon node={Download} className="size-4" />
      <span className={isIconOnPhones ? "max-md:sr-only" : undefined}>{label}</span>
    </Button>
  );
}
