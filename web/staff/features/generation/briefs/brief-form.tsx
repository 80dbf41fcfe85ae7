import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, PenLine, Sparkles, Trash2 } from "lucide";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import type { Brief } from "../../../../../worker/contract/studio/brief";
import { editedBriefQuery } from "../../../../api/briefs";
import { useStaff } from "../../../../api/staff-rights";
import { isGone } from "../../../../lib/http";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { KeptOffer } from "../../../lib/drafts/kept-offer";
import { KeptStatus } from "../../../lib/drafts/kept-status";
import { LeaveQuestion } from "../../../lib/drafts/leave-question";
import { useFirstFault } from "../../../lib/use-first-fault";
import { InlineNotice } from "../../../ui/inline-notice";
import { LoadFailure } from "../../../ui/load-failure";
import { BriefFields } from "./brief-fields";
import { BriefNotices } from "./brief-notices";
import { BriefMark, DeleteBrief } from "./brief-table";
import { useBriefForm } from "./use-brief-form";

/** Writes a brief, and has the writer make an outline or an article of it. */
export function BriefForm({ brief }: { brief: Brief | null }) {
  const navigate = useNavigate();
  const state = useBriefForm(brief);
  const { current, draft, work, isSaved } = state;
  const { user, may } = useStaff();
  const [deleting, setDeleting] = useState<Brief | null>(null);
  const isDeleted = useRef(false);
  const isOthers = current !== null && !may("posts.write") && current.owner?.id !== user?.id;
  const form = useFirstFault(state.marked);
  const isBusy = work !== null;
  const hasOutline = state.values.outline.some((heading) => heading.trim() !== "");

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-4xl">{current ? "Ubah Bahan" : "Bahan Baru"}</h1>
          {current && (
            <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <BriefMark state={current.state} />
              {current.owner && (
                <span className="[overflow-wrap:anywhere]">Pemilik: {current.owner.name}</span>
              )}
            </p>
          )}
        </div>
        <Link to={staffPaths.briefs} className={buttonStyles("outline")}>
          <Icon node={ArrowLeft} className="size-4" />
          Kembali
        </Link>
      </div>
      {!current && (
        <p className="mt-3 max-w-[75ch] text-ink-soft">
          Catat apa yang akan ditulis dan apa yang hanya kita tahu. Semakin jelas bahannya, semakin sedikit
          yang perlu diperbaiki di artikelnya.
        </p>
      )}
      {draft.offered && (
        <KeptOffer
          draft={draft.offered}
          name={draft.offered.values.title.trim() || "Tanpa judul"}
          isOutdated={state.isOutdated(draft.offered)}
          onResume={state.resume}
          onDiscard={draft.discard}
        />
      )}
      {isOthers && (
        <InlineNotice title="Bahan ini dibuat orang lain" className="mt-7">
          Anda bisa membacanya dan menulis artikel darinya. Perubahan dilakukan pembuatnya atau editor.
        </InlineNotice>
      )}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOthers) void state.save();
        }}
        className="mt-8 [&_input]:scroll-mb-40 [&_textarea]:scroll-mb-40"
      >
        <BriefFields
          values={state.values}
          faults={state.faults}
          readOnly={isOthers}
          onChange={state.change}
          outlineActions={
            <div className="mt-3 flex flex-wrap items-center gap-2">
              {!isOthers && (
                <Button variant="outline" busy={isBusy} onClick={state.outline}>
                  <Icon node={Sparkles} className="size-4" />
                  {work === "outline"
                    ? "Menyusun..."
                    : hasOutline
                      ? "Susun ulang kerangka"
                      : "Susun kerangka"}
                </Button>
              )}
              {state.undoOutline && (
                <Button variant="quiet" onClick={state.undoOutline}>
                  Kembalikan kerangka sebelumnya
                </Button>
              )}
              <p role="status" className="text-sm text-ink-soft empty:hidden">
                {work === "outline" && "Bisa memakan waktu sampai satu menit."}
              </p>
            </div>
          }
        />
        <BriefNotices state={state} />
        <div className="sticky bottom-0 z-10 border-t border-line bg-paper py-3 sm:py-4">
          <div className="flex flex-wrap items-center gap-2">
            {!isOthers && (
              <Button
                type="submit"
                size="lg"
                busy={isBusy}
                className="px-5 whitespace-nowrap max-sm:flex-1 max-sm:px-3"
              >
                {work === "save" ? "Menyimpan..." : "Simpan Bahan"}
              </Button>
            )}
            <Button
              variant="dark"
              size="lg"
              busy={isBusy}
              onClick={state.write}
              className="px-5 whitespace-nowrap max-sm:flex-1 max-sm:px-3"
            >
              <Icon node={PenLine} className="size-4 max-sm:hidden" />
              {work === "write" ? "Menulis..." : "Tulis artikel ini"}
            </Button>
            {current && !isOthers && (
              <Button
                variant="quiet"
                size="lg"
                busy={isBusy}
                aria-label="Hapus bahan"
                onClick={() => setDeleting(current)}
                className="px-4 max-sm:px-3"
              >
                <Icon node={Trash2} className="size-4" />
                <span className="max-sm:hidden">Hapus</span>
              </Button>
            )}
          </div>
          <div className="mt-2 empty:hidden">
            {work === "write" ? (
              <p role="status" className="text-sm text-ink-soft">
                Artikel sedang ditulis, bisa sampai dua menit. Hasilnya menunggu tinjauan, belum terbit.
              </p>
            ) : (
              <KeptStatus state={draft.state} saved={state.savedAt} />
            )}
          </div>
        </div>
      </form>
      <DeleteBrief
        brief={deleting}
        onDone={() => setDeleting(null)}
        onDeleted={() => {
          isDeleted.current = true;
          navigate(staffPaths.briefs);
        }}
      />
      <LeaveQuestion hasUnsaved={() => !isDeleted.current && !isSaved} />
    </>
  );
}

/** Fetches a brief and opens its form; `id` as it stands in the address. */
export function EditedBrief({ id: text = "" }: { id: string | undefined }) {
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  const query = useQuery({ ...editedBriefQuery(id ?? 0), enabled: id !== null });
  const back = (
    <Link to={staffPaths.briefs} className={buttonStyles("outline")}>
      Kembali ke Bahan Artikel
    </Link>
  );
  if (id === null || isGone(query.error)) {
    return (
      <Notice
        headingLevel="h1"
        title="Bahan tidak ditemukan"
        description="Bahan ini mungkin sudah dihapus, atau alamatnya salah."
      >
        {back}
      </Notice>
    );
  }
  if (query.isError) {
    return (
      <LoadFailure
        place="page"
        title="Bahan belum bisa dimuat"
        description="Periksa koneksi internet Anda, lalu coba lagi."
        query={query}
      >
        {back}
      </LoadFailure>
    );
  }
  if (!query.data) return <Spinner label="Memuat bahan..." className="py-20" />;
  return <BriefForm key={id} brief={query.data} />;
}
