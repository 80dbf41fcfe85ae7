import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportAnswer, ImportFound, ImportStart } from "../../../../worker/contract/moving";
import { importQuery, useStartImport, useUndoImport, useUploadPictures } from "../../../api/moving";
import { toMessage } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { ConfirmedAction } from "../../lib/confirmed-action";
import { showFailure } from "../../lib/show-failure";
import { ChoicePills } from "../../ui/choice-pills";
import { type Fact, Facts } from "../../ui/facts";
import { FilePicker } from "../../ui/file-picker";
import { InlineNotice } from "../../ui/inline-notice";
import { Loaded } from "../../ui/loaded";
import { Section } from "../../ui/section";
import { Fold, Receipt } from "./receipt";

/** One import: preview, options, progress and result. */
export function ImportPanel({ id }: { id: string }) {
  const query = useQuery(importQuery(id));
  return (
    <Loaded query={query} name="impor ini">
      {(found) => (
        <>
          <State found={found} />
          {found.found && <Found found={found.found} />}
          {(found.state === "ready" || (found.state === "failed" && found.found)) && (
            <Choices found={found} />
          )}
          {found.receipt && found.found && (
            <Section
              id="moving-receipt"
              title={
                found.state === "done" || found.state === "undone" ? "Tanda terima" : "Yang akan terjadi"
              }
              description="Tiap artikel: kata sebelum dan sesudah, apa yang berubah, dan apa yang tidak ikut."
            >
              <Receipt found={found} />
            </Section>
          )}
        </>
      )}
    </Loaded>
  );
}

function State({ found }: { found: ImportAnswer }) {
  const { state, progress, error, isUndoing, fileName } = found;
  const undo = useUndoImport();
  const [asked, setAsked] = useState<string | null>(null);
  const { done, total } = progress;
  const isUndoFailed = state === "done" && error !== null;
  const canUndo = state === "done" || (state === "failed" && found.status !== null);
  const undoButton = canUndo && (
    <Button variant="outline" size="sm" onClick={() => setAsked(found.id)}>
      Batalkan seluruh impor
    </Button>
  );
  return (
    <>
      {state === "reading" && (
        <InlineNotice role="status" title={`Membaca ${fileName}…`}>
          {done > 0 ? `${number(done)} isi sudah terbaca.` : "Berkas besar perlu beberapa menit."} Halaman ini
          boleh ditutup.
        </InlineNotice>
      )}
      {state === "running" && (
        <InlineNotice role="status" title={isUndoing ? "Membatalkan impor…" : "Mengimpor…"}>
          <progress max={total} value={done} aria-label="Kemajuan" className="my-2 h-2 w-full accent-fajar" />
          {number(done)} dari {number(total)} selesai. Halaman ini boleh ditutup.
        </InlineNotice>
      )}
      {(state === "failed" || isUndoFailed) && (
        <InlineNotice
          role="alert"
          tone="danger"
          title={isUndoFailed ? "Impor belum dibatalkan seluruhnya" : "Impor belum selesai"}
          actions={undoButton}
        >
          {error ?? "Coba lagi, atau unggah berkasnya sekali lagi."}
        </InlineNotice>
      )}
      {state === "done" && !isUndoFailed && (
        <InlineNotice tone="success" title="Impor selesai" actions={undoButton}>
          Artikel yang belum Anda ubah masih bisa ditarik kembali, beserta gambar dan alamat lamanya.
        </InlineNotice>
      )}
      {state === "undone" && (
        <InlineNotice title="Impor ini sudah dibatalkan">
          Artikel yang sudah diubah sejak diimpor tetap ada; lihat tanda terima.
        </InlineNotice>
      )}
      <ConfirmedAction
        input={asked}
        mutation={undo}
        title="Batalkan seluruh impor?"
        confirmLabel="Batalkan impor"
        success={() => ({ title: "Impor dibatalkan", description: "Artikelnya ditarik di latar belakang." })}
        onFailure={(failure) => showFailure(failure, "Belum dibatalkan")}
        onDone={() => setAsked(null)}
      >
        Semua artikel, gambar, dan pengalihan dari impor ini dihapus. Artikel yang sudah diubah, dicatati,
        atau sedang dibuka staf tetap ada.
      </ConfirmedAction>
    </>
  );
}

const number = (value: number) => value.toLocaleString("id-ID");

function Found({ found }: { found: ImportFound }) {
  const facts: Fact[] = [
    ["Situs lama", [found.title, found.site].filter(Boolean).join(", ") || "Tidak disebut"],
    ["Artikel", number(found.posts)],
    ["Halaman", `${number(found.pages)}${found.pages > 0 ? " (menjadi artikel)" : ""}`],
    ["Kata", number(found.words)],
    ["Gambar", number(found.pictures)],
    ["Alamat lama", `${number(found.addresses)} akan dialihkan ke artikelnya`],
    ["Kategori", formatList(found.categories)],
    [
      "Penulis",
      found.authors
        .map(
          ({ name, count, account }) => `${name} (${number(count)}${account ? "" : ", tanpa akun di sini"})`,
        )
        .join(", ") || "Tidak disebut",
    ],
    ...(found.present > 0 ? [["Sudah pernah diimpor", number(found.present)] as Fact] : []),
  ];
  return (
    <Section
      id="moving-found"
      title="Isi berkas"
      description="Yang ditemukan, dan yang tidak punya tempat di sini."
    >
      {found.warnings.map((warning) => (
        <InlineNotice key={warning} tone="danger" title={warning} className="mb-4" />
      ))}
      <Facts facts={facts} />
      <Counts title="Tidak ikut" rows={[...found.other, ...countNotes(found, "removed")]} />
      <Counts title="Berubah bentuk" rows={countNotes(found, "changed")} />
    </Section>
  );
}

const formatList = (rows: ImportFound["categories"]) =>
  rows.map(({ name, count }) => `${name} (${number(count)})`).join(", ") || "Tidak ada";
const countNotes = ({ notes }: ImportFound, wanted: "changed" | "removed") =>
  notes.filter(({ kind }) => kind === wanted).map(({ what, count }) => ({ name: what, count }));

function Counts({ title, rows }: { title: string; rows: ImportFound["other"] }) {
  if (rows.length === 0) return null;
  return (
    <Fold title={title} remark={`${number(rows.length)} macam`}>
      <ul className="mt-3 grid gap-1.5">
        {rows.map(({ name, count }) => (
          <li key={name} className="flex justify-between gap-4">
            <span className="wrap-anywhere">{name}</span>
            <span className="text-ink-soft tabular-nums">{number(count)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Choices({ found }: { found: ImportAnswer }) {
  const start = useStartImport(found.id);
  const zip = useUploadPictures(found.id);
  const [status, setStatus] = useState<ImportStart["status"]>(found.status ?? "draft");
  const [pictures, setPictures] = useState<ImportStart["pictures"]>(
    found.pictures ?? (found.found?.hosts.length ? "fetch" : "none"),
  );
  const [share, setShare] = useState(0);
  const isWaiting = pictures === "zip" && !found.hasZip;

  function handleStart() {
    start.mutate(
      { status, pictures },
      {
        onSuccess: () =>
          showToast({ title: "Impor dimulai", description: "Anda boleh menutup halaman ini." }),
        onError: (error) => showFailure(error, "Impor belum dimulai"),
      },
    );
  }

  return (
    <Section
      id="moving-choices"
      title="Cara masuk"
      description="Setelah dimulai, seluruh impor masih bisa dibatalkan dengan satu tombol."
    >
      <div className="grid gap-6">
        <div>
          <ChoicePills
            name="status"
            legend="Artikel"
            options={[
              { value: "draft", label: "Semua menjadi draf" },
              { value: "keep", label: "Keadaan dan tanggal semula" },
            ]}
            value={status}
            onChoose={setStatus}
          />
          <p className="mt-2 text-sm text-ink-soft">
            {status === "draft"
              ? "Tidak ada yang tampil ke publik sampai Anda menerbitkannya."
              : "Yang terbit di sana langsung terbit di sini. Yang belum lengkap menurut aturan situs ini menjadi draf."}
          </p>
        </div>
        <div>
          <ChoicePills
            name="pictures"
            legend="Gambar"
            options={[
              { value: "fetch", label: "Ambil dari situs lama" },
              { value: "zip", label: "Dari berkas ZIP" },
              { value: "none", label: "Biarkan di sana" },
            ]}
            value={pictures}
            onChoose={setPictures}
          />
          <p className="mt-2 text-sm text-ink-soft wrap-anywhere">{pictureHint(pictures, found.found)}</p>
          {pictures === "zip" && (
            <div className="mt-3 grid max-w-xl gap-2">
              <label htmlFor="zip" className="font-semibold">
                ZIP folder uploads{found.hasZip && " (sudah terunggah)"}
              </label>
              <FilePicker
                id="zip"
                accept=".zip,application/zip"
                disabled={zip.isPending}
                onPick={(file) => file && zip.mutate({ file, onProgress: setShare })}
              />
              <p role="status" className="text-sm empty:hidden">
                {zip.isPending && `Mengunggah… ${Math.round(share * 100)}%`}
                {zip.isError && toMessage(zip.error, "ZIP belum terunggah. Silakan coba lagi.")}
              </p>
            </div>
          )}
        </div>
        <div>
          <Button busy={start.isPending} disabled={isWaiting || zip.isPending} onClick={handleStart}>
            {found.state === "failed" ? "Lanjutkan impor" : "Mulai impor"}
          </Button>
        </div>
      </div>
    </Section>
  );
}

function pictureHint(pictures: ImportStart["pictures"], found: ImportFound | null): string {
  if (pictures === "fetch")
    return `Hanya lewat https dari ${found?.hosts.join(", ") || "situs lama"}, paling besar 10 MB.`;
  return pictures === "zip"
    ? "Padatkan folder wp-content/uploads (atau content/images) menjadi ZIP, paling besar 95 MB."
    : "Gambar tetap tampil dari situs lama, dan hilang bila situs itu ditutup.";
}
