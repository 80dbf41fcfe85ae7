import { useState } from "react";
import { useImportRedirects } from "../../../../api/redirects";
import { toMessage } from "../../../../lib/http";
import { loadCode } from "../../../../lib/load-code";
import { FilePicker } from "../../../ui/file-picker";
import { FormDialog } from "../../../ui/form-dialog";
import { InlineNotice } from "../../../ui/inline-notice";
import type { FileRow } from "./redirect-file";

const mostBytes = 5_000_000;
/** The most listed refusals. */
const mostNamed = 20;

/** Imports rules from a CSV file and lists the refused ones. */
export function RedirectImport({ onDone }: { onDone: () => void }) {
  const importing = useImportRedirects();
  const [rows, setRows] = useState<FileRow[] | null>(null);
  const [problem, setProblem] = useState("");

  async function read(file: File | null) {
    importing.reset();
    setRows(null);
    setProblem("");
    if (!file) return;
    if (file.size > mostBytes) return setProblem("File terlalu besar (maksimal 5 MB).");
    try {
      const { readRedirectFile } = await loadCode(() => import("./redirect-file"));
      const found = readRedirectFile(await file.text());
      if (found.length === 0) return setProblem("File ini tidak berisi alamat.");
      setRows(found);
    } catch (error) {
      console.error(error);
      setProblem(toMessage(error, "File ini belum bisa dibaca."));
    }
  }

  async function send() {
    if (importing.data || !rows) return onDone();
    try {
      await importing.mutateAsync(rows.map(({ rule }) => rule));
    } catch (error) {
      console.error(error);
      const lost =
        "Sebagian mungkin sudah tersimpan. Kirim file yang sama sekali lagi: yang sudah ada tidak digandakan.";
      setProblem(toMessage(error, lost));
    }
  }

  return (
    <FormDialog
      title="Impor CSV"
      lead="Kolom berurutan: alamat lama, tujuan, jenis (exact atau prefix), status (301, 302, atau 410). Dua yang terakhir boleh kosong."
      submitLabel={
        importing.data ? "Selesai" : rows ? `Impor ${rows.length.toLocaleString("id-ID")} Baris` : "Impor"
      }
      pending={importing.isPending}
      disabled={rows === null}
      {...(problem && { problem })}
      onCancel={onDone}
      onSubmit={send}
    >
      <label htmlFor="redirect-file" className="mb-1.5 block font-semibold">
        File CSV
      </label>
      <FilePicker id="redirect-file" accept=".csv,text/csv,text/plain" onPick={(file) => void read(file)} />
      {importing.data && <Outcome rows={rows ?? []} {...importing.data} />}
    </FormDialog>
  );
}

interface OutcomeProps {
  rows: readonly FileRow[];
  added: number;
  refused: readonly { index: number; message: string }[];
}

function Outcome({ rows, added, refused }: OutcomeProps) {
  const stored = `${added.toLocaleString("id-ID")} pengalihan tersimpan`;
  if (refused.length === 0)
    return <InlineNotice role="status" tone="success" title={stored} className="mt-5" />;
  return (
    <InlineNotice
      role="status"
      tone="danger"
      title={`${stored}, ${refused.length.toLocaleString("id-ID")} ditolak`}
      className="mt-5"
    >
      <ul className="grid gap-1">
        {refused.slice(0, mostNamed).map(({ index, message }) => (
          <li key={index} className="[overflow-wrap:anywhere]">
            Baris {rows[index]?.line} ({rows[index]?.rule.from}): {message}
          </li>
        ))}
        {refused.length > mostNamed && <li>Dan {refused.length - mostNamed} baris lagi.</li>}
      </ul>
    </InlineNotice>
  );
}
