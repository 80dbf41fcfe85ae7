import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { FormatChange, FormatRun } from "../../../../worker/contract/format";
import { checkFormats, formatRunQuery, useUndoFormats, useUpdateFormats } from "../../../api/format";
import { formatLongDateTime } from "../../../lib/format";
import { toMessage } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { Spinner } from "../../../ui/spinner";
import { ConfirmedAction } from "../../lib/confirmed-action";
import { LogoutButton } from "../../lib/logout-button";
import { useExclusive } from "../../lib/record-form/use-autosave";
import { showFailure } from "../../lib/show-failure";
import { InlineNotice } from "../../ui/inline-notice";
import { LoadFailure } from "../../ui/load-failure";
import { PageHead } from "../../ui/page-head";
import { useListAddress } from "./post-list-address";

const failure = "Terjadi kesalahan saat memperbarui format artikel";
const changes = [
  "Judul bagian yang ditulis dengan tanda markdown, seperti “## Judul”, menjadi judul HTML.",
  "Daftar, tautan, serta huruf tebal dan miring bertanda markdown menjadi HTML.",
  "Teks tanpa tag dibungkus sebagai paragraf.",
];

/** The bulk formatting of all articles. */
export default function FormatPosts() {
  const update = useUpdateFormats();
  const { runExclusive } = useExclusive();
  const lastRun = useQuery(formatRunQuery());
  const run = lastRun.data ?? null;
  const isRunning = update.isPending || run?.state === "running";

  function handleClick() {
    void runExclusive("update", () =>
      update.mutateAsync(undefined).then(
        () => showToast({ title: "Sukses!", description: "Semua artikel blog telah diperbarui formatnya" }),
        (error) => showFailure(error, "Gagal memperbarui format artikel blog", failure),
      ),
    );
  }

  return (
    <>
      <PageHead title="Format Artikel" backTo={useListAddress()}>
        <LogoutButton isSmall />
      </PageHead>
      <div className="max-w-[42rem]">
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
          {isRunning && <Spinner label={formatProgress(run)} />}
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
            title={`Gagal memperbarui format: ${toMessage(update.error, failure)}`}
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

/** The progress of a run. */
function formatProgress(run: FormatRun | null): string {
  const label = "Memperbarui format artikel...";
  return run?.state === "running" ? `${label} ${run.checked} dari ${run.total}` : label;
}

interface FormatUndoProps {
  run: FormatRun;
  /** Called when the shown result is outdated. */
  onUndo: () => void;
}

/** The last run with its undo. */
function FormatUndo({ run, onUndo }: FormatUndoProps) {
  const undo = useUndoFormats();
  const [asking, setAsking] = useState(false);
  const when = formatLongDateTime(run.createdAt);

  // An interrupted undo can be continued.
  if (run.state === "undoing" && !undo.isPending) {
    return <p className="mt-7 text-ink-soft">Pembaruan {when} sedang dibatalkan.</p>;
  }
  if (run.state === "undone") {
    return <p className="mt-7 text-ink-soft">Pembaruan {when} sudah dibatalkan.</p>;
  }
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
      <p className="text-ink-soft">
        Pembaruan terakhir: {when}, {run.updated} artikel.
      </p>
      <Button variant="outline" size="sm" disabled={undo.isPending} onClick={() => setAsking(true)}>
        Batalkan pembaruan terakhir
      </Button>
      <ConfirmedAction
        input={asking ? undefined : null}
        mutation={undo}
        title="Batalkan Pembaruan Format"
        confirmLabel="Ya, Kembalikan"
        success={({ message }) => {
          onUndo();
          return { title: "Pembaruan dibatalkan", description: message };
        }}
        onFailure={(error) =>
          showFailure(
            error,
            "Gagal membatalkan pembaruan",
            "Server tidak dapat dihubungi. Silakan coba lagi.",
          )
        }
        onDone={() => setAsking(false)}
      >
        Isi {run.updated} artikel dikembalikan seperti sebelum pembaruan {when}. Artikel yang disunting
        setelah itu dibiarkan apa adanya.
      </ConfirmedAction>
    </div>
  );
}

/** The number of changes that are shown first. */
const firstShown = 10;

/** The preview of a run. */
function FormatCheck({ disabled }: { disabled: boolean }) {
  const [checked, setChecked] = useState(0);
  const check = useMutation({ mutationFn: () => checkFormats(setChecked) });

  function handleClick() {
    setChecked(0);
    check.mutate();
  }

  return (
    <section aria-labelledby="format-check-title" className="mt-12 border-t border-line pt-8">
      <h2 id="format-check-title" className="text-lg">
        Periksa dulu
      </h2>
      <p className="mt-2 max-w-[75ch] text-ink-soft">
        Melihat artikel mana yang akan berubah dan bagaimana, tanpa mengubah apa pun.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button variant="outline" disabled={disabled} busy={check.isPending} onClick={handleClick}>
          Periksa Semua Artikel
        </Button>
        {check.isPending && <Spinner label={`Memeriksa artikel... ${checked}`} />}
      </div>
      {check.isError && (
        <InlineNotice
          role="alert"
          tone="danger"
          title="Artikel tidak dapat diperiksa"
          className="mt-6 max-w-[42rem]"
        >
          {toMessage(check.error, "Server tidak dapat dihubungi. Silakan coba lagi.")}
        </InlineNotice>
      )}
      {check.isSuccess && (
        <>
          <p role="status" className="mt-6 font-bold">
            {check.data.length === 0
              ? `Semua ${checked} artikel sudah rapi`
              : `${check.data.length} dari ${checked} artikel akan berubah`}
          </p>
          <ChangeList changes={check.data} />
        </>
      )}
    </section>
  );
}

function ChangeList({ changes }: { changes: FormatChange[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, firstShown);
  return (
    <>
      <ul className="mt-4 grid gap-4">
        {shown.map(({ id, title, before, after }) => (
          <li key={id} className="rounded-lg border border-line bg-white p-5">
            <h3 className="text-base [overflow-wrap:anywhere]">{title}</h3>
            <dl className="mt-3 grid gap-4 lg:grid-cols-2">
              <Excerpt label="Sekarang" text={before} />
              <Excerpt label="Setelah dirapikan" text={after} />
            </dl>
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <Button variant="outline" className="mt-5" onClick={() => setAll(true)}>
          Tampilkan {changes.length - shown.length} lainnya
        </Button>
      )}
    </>
  );
}

function Excerpt({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className="mt-1.5 rounded-md bg-sand p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </dd>
    </div>
  );
}
