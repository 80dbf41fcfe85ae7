import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type ExportAnswer, type ExportKind, maxImportBytes } from "../../../../worker/contract/moving";
import { exportsQuery, importsQuery, useStartExport, useUploadImport } from "../../../api/moving";
import { formatLongDateTime } from "../../../lib/format";
import { ApiError, toMessage } from "../../../lib/http";
import { Button, buttonStyles } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { Icon } from "../../../ui/icon";
import { usePasswordQuestion } from "../../lib/password-prompt";
import { showFailure } from "../../lib/show-failure";
import { FilePicker } from "../../ui/file-picker";
import { InlineNotice } from "../../ui/inline-notice";
import { Loaded } from "../../ui/loaded";
import { PageHead } from "../../ui/page-head";
import { Section } from "../../ui/section";
import { SelectBox } from "../../ui/select-box";
import { TextField } from "../../ui/text-field";
import { ImportPanel } from "./import-panel";

/** Imports from other systems, with preview and undo, and exports. */
export default function MovingScreen() {
  const query = useQuery(importsQuery());
  const [address, setAddress] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  const imports = query.data ?? [];
  const shown = imports.find(({ id }) => id === address.get("impor")) ?? imports[0];
  const show = (id: string) => {
    setAddress({ impor: id });
    setChoosing(false);
  };
  return (
    <>
      <PageHead
        title="Pindah"
        lead="Bawa artikel dari WordPress atau Ghost ke sini, atau bawa pulang semua yang ada di sini."
      >
        {shown && !isChoosing && (
          <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
            Impor berkas lain
          </Button>
        )}
      </PageHead>
      <Loaded query={query} name="daftar impor">
        {() =>
          shown && !isChoosing ? (
            <>
              {imports.length > 1 && (
                <SelectBox
                  id="impor"
                  label="Impor"
                  value={shown.id}
                  options={imports.map(({ id, fileName, createdAt }) => ({
                    value: id,
                    label: `${fileName}, ${formatLongDateTime(createdAt)}`,
                  }))}
                  onSelect={show}
                  className="mt-4 mb-6 max-w-lg"
                />
              )}
              <ImportPanel key={shown.id} id={shown.id} />
            </>
          ) : (
            <UploadForm onUploaded={show} onCancel={shown && (() => setChoosing(false))} />
          )
        }
      </Loaded>
      <ExportSection />
    </>
  );
}

interface UploadFormProps {
  onUploaded: (id: string) => void;
  onCancel: (() => void) | undefined;
}

function UploadForm({ onUploaded, onCancel }: UploadFormProps) {
  const uploading = useUploadImport();
  const [file, setFile] = useState<File | null>(null);
  const [site, setSite] = useState("");
  const [share, setShare] = useState(0);
  const isGhost = /\.json$/i.test(file?.name ?? "");
  const tooLarge =
    file && file.size > maxImportBytes
      ? "Berkas ini lebih dari 50 MB. Bagi ekspornya, misalnya per tahun, lalu unggah satu per satu."
      : undefined;
  const { error } = uploading;
  const fields = error instanceof ApiError ? error.fields : {};
  const fileError = tooLarge ?? fields.file;

  function handleSubmit() {
    if (!file || tooLarge) return;
    setShare(0);
    uploading.mutate(
      { file, site: isGhost ? site.trim() : "", onProgress: setShare },
      { onSuccess: ({ id }) => onUploaded(id) },
    );
  }

  return (
    <Section
      id="moving-file"
      title="Pilih berkas"
      description="Di WordPress: Alat › Ekspor › Semua konten. Di Ghost: Settings › Export. Belum ada yang ditulis ke situs: isinya diperlihatkan dulu."
    >
      <form
        className="grid max-w-xl gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <Field id="file" label="Berkas ekspor" hint=".xml atau .json, paling besar 50 MB" error={fileError}>
          <FilePicker
            {...fieldAria("file", fileError, "hint")}
            accept=".xml,.json,text/xml,application/json"
            onPick={(picked) => {
              uploading.reset();
              setFile(picked);
            }}
          />
        </Field>
        {isGhost && (
          <TextField
            id="site"
            label="Alamat situs lama"
            hint="ekspor Ghost tidak menyebutnya"
            error={fields.site}
            inputMode="url"
            placeholder="https://situs-lama.com"
            maxLength={300}
            value={site}
            onType={setSite}
          />
        )}
        {error && !fields.file && !fields.site && (
          <InlineNotice role="alert" tone="danger" title="Berkas belum terunggah">
            {toMessage(error, "Periksa koneksi internet Anda, lalu coba lagi.")}
          </InlineNotice>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={uploading.isPending} disabled={!file || tooLarge !== undefined}>
            {uploading.isPending ? `Mengunggah… ${Math.round(share * 100)}%` : "Unggah dan periksa"}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              Batal
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}

const failure = "Ekspor belum dimulai";
const names: Record<ExportKind, string> = {
  wxr: "Untuk WordPress (WXR)",
  everything: "Semua data (ZIP)",
};

/** The exports of all data. */
function ExportSection() {
  const query = useQuery(exportsQuery());
  const start = useStartExport();
  const { ask, question } = usePasswordQuestion("export-password");
  const isRunning = query.data?.some(({ state }) => state === "running") ?? false;
  const begin = (kind: ExportKind) =>
    start.mutate({ kind }, { onError: (error) => showFailure(error, failure) });
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
