import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide";
import type { ExportAnswer, ExportKind } from "../../../../worker/contract/moving";
import { exportsQuery, useStartExport } from "../../../api/moving";
import { formatLongDateTime } from "../../../lib/format";
import { Button, buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { usePasswordQuestion } from "../../lib/password-prompt";
import { showFailure } from "../../lib/show-failure";
import { Loaded } from "../../ui/loaded";
import { Section } from "../../ui/section";

const failure = "Ekspor belum dimulai";
const names: Record<ExportKind, string> = {
  wxr: "Untuk WordPress (WXR)",
  everything: "Semua data (ZIP)",
};

/** The exports of all data. */
export function ExportSection() {
  const query = useQuery(exportsQuery());
  const start = useStartExport();
  const { ask, question } = usePasswordQuestion("export-password");
  const isRunning = query.data?.some(({ state }) => state === "running") ?? false;
  const begin = (kind: ExportKind) =>
    start.mutate({ kind }, { onError: (error) => showFailure(error, failure, "Silakan coba lagi.") });
  const askForAll = () =>
    ask({
      title: "Ekspor semua data?",
      lead: "Berkas ini memuat semua kontak dan catatannya, tanpa password, passkey, dan kode. Setelah dipulihkan, password dibuat baru.",
      confirmLabel: "Ekspor",
      failure,
      run: ({ currentPassword }) => start.mutateAsync({ kind: "everything", currentPassword }),
    });
  return (
    <Section
      id="moving-export"
      title="Bawa pulang"
      description="Berkas WXR dibaca pengimpor bawaan WordPress. ZIP berisi semua baris dan gambar, juga data pribadi: simpan baik-baik."
    >
      <div className="flex flex-wrap gap-3">
        {(["wxr", "everything"] as const).map((kind) => (
          <Button
            key={kind}
            variant="outline"
            busy={start.isPending || isRunning}
            onClick={() => (kind === "everything" ? askForAll() : begin(kind))}
          >
            {names[kind]}
          </Button>
        ))}
      </div>
      {question}
      <Loaded query={query} name="daftar ekspor" isPart>
        {(files) => (
          <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-white empty:hidden">
            {files.map((one) => (
              <Row key={one.id} file={one} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

const megabytes = (bytes: number) =>
  `${Math.max(0.1, bytes / 1_000_000).toLocaleString("id-ID", { maximumFractionDigits: 1 })} MB`;

function Row({ file: { kind, state, url, bytes, expiresAt, error, createdAt } }: { file: ExportAnswer }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{names[kind]}</p>
        <p className="text-sm text-ink-soft">
          {state === "running" && "Sedang dibuat; halaman ini boleh ditutup."}
          {state === "failed" && (error ?? "Gagal dibuat.")}
          {state === "done" &&
            url &&
            `${megabytes(bytes ?? 0)}, tersedia sampai ${formatLongDateTime(expiresAt)}`}
          {state === "done" && !url && `Dibuat ${formatLongDateTime(createdAt)}, sudah dihapus`}
        </p>
      </div>
      {url && (
        <a href={url} download className={buttonStyles("outline", "sm")}>
          <Icon node={Download} className="size-4" />
          Unduh
        </a>
      )}
    </li>
  );
}
