import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Plus, Upload } from "lucide";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/paths";
import type { Redirect } from "../../../../../worker/contract/redirects";
import {
  fetchAllRedirects,
  redirectsQuery,
  useDeleteRedirect,
  useImportRedirects,
} from "../../../../api/redirects";
import { toMessage } from "../../../../lib/http";
import { loadCode } from "../../../../lib/load-code";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Notice } from "../../../../ui/notice";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";
import { ExportButton } from "../../../lists/export-button";
import { maxSearchLength, readPage, readWords, writeAddress } from "../../../lists/list-address";
import { EditActs, ListCell, type ListColumn, ListRow, ListTable } from "../../../lists/list-table";
import { StaffList } from "../../../lists/staff-list";
import { FilePicker } from "../../../ui/file-picker";
import { FormDialog } from "../../../ui/form-dialog";
import { InlineNotice } from "../../../ui/inline-notice";
import { SearchBox } from "../../../ui/search-box";
import { SiteTabs } from "../site-tabs";
import type { FileRow } from "./redirect-file";
import { type EditedRedirect, RedirectForm } from "./redirect-form";
import { fromText, readable, redirectCsv, statusNames } from "./redirect-words";

const toPath = (page: number, q: string) => writeAddress(staffPaths.addresses, page, { q });

/** The redirects. */
export default function RedirectList() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [page, q] = [readPage(search), readWords(search)];
  const list = useQuery(redirectsQuery({ page, q }));
  const { rows: redirects = [], total = 0 } = list.data ?? {};
  const [edited, setEdited] = useState<EditedRedirect | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [deleting, setDeleting] = useState<Redirect | null>(null);
  return (
    <>
      <StaffList
        title="Pengalihan"
        noun="pengalihan"
        lead="Alamat lama yang mengantar ke halaman sekarang, agar tautan dan hasil pencarian yang ada tetap sampai."
        tabs={<SiteTabs />}
        actions={
          <>
            {total > 0 && (
              <ExportButton
                label="Ekspor CSV"
                isIconOnPhones
                prefix="pengalihan"
                fetchRows={fetchAllRedirects}
                csv={redirectCsv}
                describe={({ length }) => `${length.toLocaleString("id-ID")} pengalihan`}
              />
            )}
            <Button icon={Upload} variant="quiet" size="sm" onClick={() => setImporting(true)}>
              <span className="max-md:sr-only">Impor CSV</span>
            </Button>
            <Button icon={Plus} size="sm" onClick={() => setEdited({ id: null, from: "" })}>
              <span>
                <span className="max-sm:sr-only">Pengalihan </span>Baru
              </span>
            </Button>
          </>
        }
        filter={
          (total > 0 || q !== "") && (
            <SearchBox
              id="redirect-search"
              label="Cari pengalihan"
              placeholder="Alamat atau tujuan"
              value={q}
              maxLength={maxSearchLength}
              onSearch={(words) => navigate(toPath(1, words), { replace: true, preventScrollReset: true })}
              className="min-w-40 max-md:flex-1 md:w-72"
            />
          )
        }
        matches={`${total.toLocaleString("id-ID")} pengalihan`}
        query={list}
        page={page}
        total={total}
        isFiltered={q !== ""}
        addressOf={(number) => toPath(number, q)}
        wholeList={staffPaths.addresses}
        empty={
          <Notice
            title="Belum ada pengalihan"
            description="Pindah dari situs lain? Buat satu per satu, atau impor daftar alamat lama sebagai CSV."
          />
        }
        nothingFound={{ role: "status", title: "Tidak ada pengalihan yang cocok" }}
      >
        {redirects.length > 0 && (
          <RedirectTable redirects={redirects} onEdit={setEdited} onDelete={setDeleting} />
        )}
      </StaffList>
      {edited && <RedirectForm edited={edited} onDone={() => setEdited(null)} />}
      {isImporting && <RedirectImport onDone={() => setImporting(false)} />}
      <ConfirmedAction
        input={deleting}
        mutation={useDeleteRedirect()}
        title="Hapus Pengalihan"
        confirmLabel="Ya, Hapus"
        success={() => ({ title: "Pengalihan dihapus", description: deleting?.from ?? "" })}
        onFailure={(error) => showFailure(error, "Pengalihan belum dihapus")}
        onDone={() => setDeleting(null)}
      >
        Pengunjung di alamat ini akan melihat halaman 404.
        {deleting && (
          <strong className="mt-3 block text-ink [overflow-wrap:anywhere]">{fromText(deleting)}</strong>
        )}
      </ConfirmedAction>
    </>
  );
}

const columns: ListColumn[] = [
  { name: "Alamat lama" },
  { name: "Tujuan", width: "lg:w-[38%]" },
  { name: "Jawaban", width: "lg:w-56" },
  { name: "Aksi", width: "lg:w-36" },
];

interface RedirectTableProps {
  redirects: readonly Redirect[];
  onEdit: (redirect: Redirect) => void;
  onDelete: (redirect: Redirect) => void;
}

function RedirectTable({ redirects, onEdit, onDelete }: RedirectTableProps) {
  return (
    <ListTable caption="Pengalihan" columns={columns}>
      {redirects.map((redirect) => (
        <ListRow
          key={redirect.id}
          className="max-lg:grid-cols-[minmax(0,1fr)_auto] md:max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <ListCell>
            <strong className="[overflow-wrap:anywhere]">{fromText(redirect)}</strong>
          </ListCell>
          <ListCell>
            {redirect.to === null ? (
              <span className="text-ink-soft">Tanpa pengganti</span>
            ) : (
              <span className="flex gap-1.5">
                <Icon node={ArrowRight} className="mt-1 size-3.5 shrink-0 text-ink-soft lg:hidden" />
                <a
                  href={redirect.to.replace(/\/\*$/, "") || "/"}
                  target="_blank"
                  rel="noopener"
                  className="card-target underline decoration-edge underline-offset-2 [overflow-wrap:anywhere] hover:decoration-ink"
                >
                  {readable(redirect.to)}
                </a>
              </span>
            )}
          </ListCell>
          <ListCell className="text-ink-soft">{statusNames[redirect.status]}</ListCell>
          <ListCell className="max-lg:-col-end-1 max-lg:row-span-3 max-lg:row-start-1">
            <EditActs
              name={fromText(redirect)}
              to={() => onEdit(redirect)}
              onDelete={() => onDelete(redirect)}
            />
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

const mostBytes = 5_000_000;
/** The most listed refusals. */
const mostNamed = 20;

/** Imports rules from a CSV file and lists the refused ones. */
function RedirectImport({ onDone }: { onDone: () => void }) {
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
