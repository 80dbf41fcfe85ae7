import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { loadCode } from "../../lib/load-code";
import { showToast } from "../../toasts/toast";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { showFailure } from "../lib/show-failure";

interface ExportButtonProps<Row> {
  label?: string;
  /** What the file's name begins with. */
  prefix: string;
  fetchRows: () => Promise<Row[]>;
  /** Loads what makes a spreadsheet of the rows, only when it is needed. */
  loadToCsv: () => Promise<(rows: readonly Row[]) => string>;
  /** What is in the file, in words. */
  describe: (rows: readonly Row[]) => string;
}

/** Exports a list as a file for a spreadsheet and says how it went. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { label = "Export Excel", prefix, fetchRows, loadToCsv, describe } = props;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const [rows, toCsv, { downloadCsv }] = await Promise.all([
        fetchRows(),
        loadToCsv(),
        loadCode(() => import("../lib/csv")),
      ]);
      downloadCsv(prefix, toCsv(rows));
      return describe(rows);
    },
    onSuccess: (content) => showToast({ title: "Export berhasil", description: `${content} diekspor` }),
    onError: (error) => showFailure(error, "Export gagal", "Data belum bisa diambil. Silakan coba lagi."),
  });
  return (
    <Button variant="quiet" size="sm" busy={isPending} onClick={() => mutate()}>
      <Icon node={Download} className="size-4" />
      {label}
    </Button>
  );
}
