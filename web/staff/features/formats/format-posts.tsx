import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import type { FormatRun } from "../../../../worker/contract/format";
import { formatRunQuery, useUpdateFormats } from "../../../api/format";
import { messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { Spinner } from "../../../ui/spinner";
import { showFailure } from "../../lib/show-failure";
import { InlineNotice } from "../../ui/inline-notice";
import { LoadFailure } from "../../ui/load-failure";
import { FormatCheck } from "./format-check";
import { FormatUndo } from "./format-undo";

const failure = "Terjadi kesalahan saat memperbarui format artikel";
const changes = [
  "Judul bagian yang ditulis dengan tanda markdown, seperti “## Judul”, menjadi judul HTML.",
  "Daftar, tautan, serta huruf tebal dan miring bertanda markdown menjadi HTML.",
  "Teks tanpa tag dibungkus sebagai paragraf.",
];

/** Brings the HTML of all articles into today's form; `actions` stand beside the title. */
export function FormatPosts({ actions }: { actions: ReactNode }) {
  const update = useUpdateFormats();
  const lastRun = useQuery(formatRunQuery());
  const run = lastRun.data ?? null;
  const isRunning = update.isPending || run?.state === "running";
  const isBusy = useRef(false);

  function handleClick() {
    // A double click comes before the button is disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    update.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: "Sukses!", description: "Semua artikel blog telah diperbarui formatnya" });
      },
      onError: (error) => showFailure(error, "Gagal memperbarui format artikel blog", failure),
      onSettled: () => {
        isBusy.current = false;
      },
    });
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h1 className="text-4xl">Format Artikel</h1>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      <div className="mt-8 max-w-[42rem]">
        <p>Merapikan artikel lama supaya tampil seperti artikel baru. Yang dikerjakan:</p>
        <ul className="mt-3 grid list-disc gap-1.5 pl-5">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <p className="mt-4 text-ink-soft">
          Bagian yang sudah berupa HTML, termasuk kode, tidak diubah, dan tidak ada kata yang hilang. Tombol
          ini aman ditekan berkali-kali, dan pembaruan terakhir dapat dibatalkan.
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-4">
          <Button size="lg" busy={isRunning} onClick={handleClick}>
            Perbarui Format Semua Artikel
          </Button>
          {isRunning && <Spinner label={progressOf(run)} />}
        </div>
        {update.isSuccess && (
          <InlineNotice
            role="status"
            tone="success"
            title="Semua artikel blog telah diperbarui formatnya"
            className="mt-7"
          >
            {update.data.message}.
          </InlineNotice>
        )}
        {update.isError && (
          <InlineNotice
            role="alert"
            tone="danger"
            title={`Gagal memperbarui format: ${messageOf(update.error, failure)}`}
            className="mt-7"
          >
            Artikel yang belum sempat dirapikan tetap seperti semula. Silakan coba lagi.
          </InlineNotice>
        )}
        {run?.state === "failed" && !isRunning && update.isIdle && (
          <InlineNotice
            role="alert"
            tone="danger"
            title="Pembaruan terakhir terhenti di tengah"
            className="mt-7"
          >
            {run.error && `${run.error}. `}
            {run.checked} dari {run.total} artikel sudah diperiksa. Jalankan sekali lagi untuk melanjutkan.
          </InlineNotice>
        )}
        {lastRun.isError && (
          <LoadFailure
            place="inline"
            title="Status pembaruan terakhir belum bisa dimuat"
            query={lastRun}
            className="mt-7"
          />
        )}
        {!isRunning && run && <FormatUndo run={run} onUndo={update.reset} />}
      </div>
      {/* What was checked before a run or an undo says nothing of what is there after it. */}
      <FormatCheck key={`${run?.id} ${run?.state}`} disabled={isRunning || lastRun.isPending} />
    </>
  );
}

/** What is done at the moment; in the background it can be told how far. */
function progressOf(run: FormatRun | null): string {
  const label = "Memperbarui format artikel...";
  return run?.state === "running" ? `${label} ${run.checked} dari ${run.total}` : label;
}
